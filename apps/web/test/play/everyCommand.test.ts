import { expect, test } from 'vitest';
import { COMPUTER, PERSON } from './rig.js';
import { Table } from './table.js';

const AGAINST_COMPUTER = { setup: { players: [PERSON, COMPUTER] } } as const;
const NO_OFFER = 'Não há proposta de empate do adversário a responder.';

for (const word of ['empate', 'dica', 'reclamar']) {
  test(`[P-NF1] [P-F9] ${word}: asked for while the computer thinks, one is told to wait`, async () => {
    const table = await Table.of('classico', AGAINST_COMPUTER);
    expect(await table.answer('e4')).toBe('Ana: peão de e2 para e4.');
    expect(await table.answer(word)).toBe('Espere a sua vez.');
  });
}

test('[P-NF1] [C-AGREE] nobody accepts an offer to the computer but the computer', async () => {
  const table = await Table.of('classico', AGAINST_COMPUTER);
  expect(await table.answer('empate')).toBe('Ana: proposta de empate.');
  expect(await table.answer('aceitar')).toBe(NO_OFFER);
  expect(table.session.match.value.outcome).toBeUndefined();
});

test('[P-NF1] every word is answered, also where there is nothing to do', async () => {
  const table = await Table.of('classico');
  expect(await table.answer('aceitar')).toBe(NO_OFFER);
  expect(await table.answer('decline')).toBe(NO_OFFER);
  expect(await table.answer('voltar')).toBe('Você ainda não fez nenhum lance que possa voltar.');
  expect(await table.answer('dado')).toBe('Agora não é hora de jogar o dado: escolha um lance.');
  expect(await table.answer('casa')).toBe('Que casa? Escreva, por exemplo, "casa e4".');
  expect(await table.answer('ajuda')).toContain(' casa e4,');
});

test('[P-NF1] (point 14) who is asked to give a move back is told how to answer', async () => {
  const table = await Table.of('classico');
  await table.answer('e4');
  expect(await table.answer('voltar')).toBe(
    'As brancas: pedido para voltar o lance. Responda com os botões Concordar ou Não concordar, ou escreva "aceitar" ou "recusar".',
  );
  expect(await table.answer('aceitar')).toBe('Lance desfeito.');
});

test('who answers before the request is kept answers the request', async () => {
  const table = await Table.of('classico');
  await table.answer('e4');
  void table.answer('voltar');
  await table.answer('aceitar');
  await expect.poll(() => table.last).toBe('Lance desfeito.');
  expect(table.session.match.value.plies).toBeUndefined();
});

test('[P-NF1] [N-TIME] (point 14) what help costs is told to both, where it costs something', async () => {
  const clock = { kind: 'total', stages: [{ ms: 300_000 }], increment: 0, delay: 0 } as const;
  const table = await Table.of('nucleo', { setup: { clock: [clock, clock] } });
  await table.answer('e4');
  expect(await table.answer('dica')).toBe('As pretas: 15 segundos a menos no relógio.');
  await table.answer('voltar');
  expect(await table.answer('aceitar')).toBe('Lance desfeito. As brancas: 30 segundos a menos no relógio.');
});

test('[P-NF1] (point 15) a resignation is told once, with what it means', async () => {
  const table = await Table.of('classico');
  await table.session.resign('w');
  expect(table.last).toBe('As brancas desistiram: as pretas vencem.');
});

test('[P-NF1] every word is answered when the game is over', async () => {
  const over = 'A partida já terminou.';
  const table = await Table.of('classico', { setup: { start: '7k/5K2/8/6Q1/8/8/8/8 w - - 0 1' } });
  expect(await table.answer('Dg7')).toContain('Xeque-mate');
  for (const word of ['desistir', 'empate', 'aceitar', 'voltar', 'dica', 'pausa', 'dado', 'reclamar'])
    expect(await table.answer(word), word).toBe(over);
});

test('[P-NF1] senet: a board that does not turn says so; the die and houses are told by their own names', async () => {
  const table = await Table.of('senet');
  expect(await table.answer('virar')).toBe('Este tabuleiro não vira: os dois lados o veem igual.');
  expect(await table.answer('dado')).toBe('Jogue o seu dado e diga que número saiu.');
  expect(await table.answer('dado 7')).toMatch(/7/);
  expect(await table.answer('dado 4')).toBe('O jogador A: o dado dá 4.');
  expect(await table.answer('dado 4')).toBe('Agora não é hora de jogar o dado: escolha um lance.');
  expect(await table.answer('casa')).toBe('Que casa? Escreva, por exemplo, "casa 1".');
  expect(await table.answer('ajuda')).toContain(' casa 1,');
});
