import { expect, test } from 'vitest';
import { COMPUTER, PERSON } from './computerTester.js';
import { SessionTester } from './sessionTester.js';

const AGAINST_COMPUTER = { setup: { players: [PERSON, COMPUTER] } } as const;
const NO_OFFER = 'Não há proposta de empate do adversário a responder.';

for (const word of ['empate', 'dica', 'reclamar']) {
  test(`[P-NF1] [P-F9] ${word}: asked for while the computer thinks, one is told to wait`, async () => {
    const tester = await SessionTester.of('classico', AGAINST_COMPUTER);
    expect(await tester.answer('e4')).toBe('Ana: peão de e2 para e4.');
    expect(await tester.answer(word)).toBe('Espere a sua vez.');
  });
}

test('[P-NF1] [C-AGREE] nobody accepts an offer to the computer but the computer', async () => {
  const tester = await SessionTester.of('classico', AGAINST_COMPUTER);
  expect(await tester.answer('empate')).toBe('Ana: proposta de empate.');
  expect(await tester.answer('aceitar')).toBe(NO_OFFER);
  expect(tester.session.match.value.outcome).toBeUndefined();
});

test('[P-NF1] every word is answered, also where there is nothing to do', async () => {
  const tester = await SessionTester.of('classico');
  expect(await tester.answer('aceitar')).toBe(NO_OFFER);
  expect(await tester.answer('decline')).toBe(NO_OFFER);
  expect(await tester.answer('voltar')).toBe('Você ainda não fez nenhum lance que possa voltar.');
  expect(await tester.answer('dado')).toBe('Agora não é hora de jogar o dado: escolha um lance.');
  expect(await tester.answer('casa')).toBe('Que casa? Escreva, por exemplo, "casa e4".');
  expect(await tester.answer('ajuda perguntas')).toContain(' casa e4,');
});

test('[P-NF1] (point 14) who is asked to give a move back is told how to answer', async () => {
  const tester = await SessionTester.of('classico');
  await tester.answer('e4');
  expect(await tester.answer('voltar')).toBe(
    'As brancas: pedido para voltar o lance. Responda com os botões Concordar ou Não concordar, ou escreva "aceitar" ou "recusar".',
  );
  expect(await tester.answer('aceitar')).toBe('Lance desfeito: peão de e2 para e4. As brancas jogam.');
});

test('who answers before the request is kept answers the request', async () => {
  const tester = await SessionTester.of('classico');
  await tester.answer('e4');
  void tester.answer('voltar');
  await tester.answer('aceitar');
  await expect.poll(() => tester.last).toBe('Lance desfeito: peão de e2 para e4. As brancas jogam.');
  expect(tester.session.match.value.plies).toBeUndefined();
});

test('[P-NF1] [N-TIME] (point 14) what help costs is told to both, where it costs something', async () => {
  const clock = { kind: 'total', stages: [{ ms: 300_000 }], increment: 0, delay: 0 } as const;
  const tester = await SessionTester.of('nucleo', { setup: { clock: [clock, clock] } });
  await tester.answer('e4');
  expect(await tester.answer('dica')).toBe('As pretas: 15 segundos a menos no relógio.');
  await tester.answer('voltar');
  expect(await tester.answer('aceitar')).toBe(
    'Lance desfeito: peão de e2 para e4. As brancas jogam. As brancas: 30 segundos a menos no relógio.',
  );
});

test('[P-NF1] (point 15) a resignation is told once, with what it means', async () => {
  const tester = await SessionTester.of('classico');
  await tester.session.resign('w');
  expect(tester.last).toBe('As brancas desistiram: as pretas vencem.');
});

test('[P-NF1] every word is answered when the game is over', async () => {
  const over = 'A partida já terminou.';
  const tester = await SessionTester.of('classico', { setup: { start: '7k/5K2/8/6Q1/8/8/8/8 w - - 0 1' } });
  expect(await tester.answer('Dg7')).toContain('Xeque-mate');
  for (const word of ['desistir', 'empate', 'aceitar', 'voltar', 'dica', 'pausa', 'dado', 'reclamar'])
    expect(await tester.answer(word), word).toBe(over);
});

test('[P-NF1] senet: a board that does not turn says so; the die and houses are told by their own names', async () => {
  const tester = await SessionTester.of('senet');
  expect(await tester.answer('virar')).toBe('Este tabuleiro não vira: os dois lados o veem igual.');
  expect(await tester.answer('dado')).toBe('Jogue o seu dado e diga que número saiu.');
  expect(await tester.answer('dado 7')).toMatch(/7/);
  expect(await tester.answer('dado 4')).toBe('O jogador A: o dado dá 4.');
  expect(await tester.answer('dado 4')).toBe('Agora não é hora de jogar o dado: escolha um lance.');
  expect(await tester.answer('casa')).toBe('Que casa? Escreva, por exemplo, "casa 1".');
  expect(await tester.answer('ajuda perguntas')).toContain(' casa 1,');
});
