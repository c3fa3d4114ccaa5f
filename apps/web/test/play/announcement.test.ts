import type { Seat } from '@tabuleiro/match';
import { expect, test, vi } from 'vitest';
import { classicoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';
import { SessionTester } from './sessionTester.js';

const BETO: Seat = { name: 'Beto', kind: 'person' };
const TWO = { players: [PERSON, BETO] } as const;
/** White checks on the first move and mates on the second. */
const CHECKS = { ...TWO, start: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 12' } as const;
const ROOK_CHECKS = '4k3/8/8/8/8/8/8/R3K3 w - - 0 12';

test('[P-NF1] check is part of the last move, asked for or walked to', async () => {
  const tester = await SessionTester.of('classico', { setup: { ...TWO, start: ROOK_CHECKS } });
  const told = 'Ana: torre de a1 para a8. Xeque!';
  expect(await tester.answer('Ta8')).toBe(told);
  expect(await tester.ask('last-move', 'e4')).toBe(told);
  expect(await tester.answer('último')).toBe(told);
  tester.session.walkTo(0);
  tester.session.walkTo(1);
  expect(tester.last).toBe('12, brancas: torre de a1 para a8, xeque.');
});

test('[P-NF1] the last move tells the end that it brought', async () => {
  const tester = await SessionTester.of('classico', { setup: CHECKS });
  const told = 'Ana: torre de a1 para a8. Xeque-mate: as brancas vencem.';
  expect(await tester.answer('Ta8')).toBe(told);
  expect(await tester.ask('last-move', 'e4')).toBe(told);
  expect(await tester.ask('since', 'e4')).toContain('Xeque-mate: as brancas vencem.');
  tester.session.walkTo(1);
  expect(tester.last).toBe('12, brancas: torre de a1 para a8. Xeque-mate: as brancas vencem.');
});

test('[P-NF1] whoever walks through a game hears number and side, in each language and game', async () => {
  const tester = await SessionTester.of('classico');
  for (const move of ['e4', 'Cf6']) await tester.answer(move);
  tester.session.walkTo(0);
  expect(tester.last).toMatch(/^Revendo a partida, que continua; .+ início da partida$/);
  tester.session.walkTo(2);
  expect(tester.last).toBe('1, pretas: cavalo de g8 para f6.');
  const english = await SessionTester.of('classico', { settings: { lang: 'en' } });
  await english.answer('Nf3');
  english.session.walkTo(1);
  expect(english.last).toBe('1, White: knight from g1 to f3.');
  const senet = await SessionTester.of('senet');
  await senet.answer('dado 4');
  senet.session.walkTo(1);
  expect(senet.last).toBe('jogador A: o dado dá 4.');
});

test('[P-NF1] a takeback tells what came back and whose turn it is', async () => {
  const tester = new ComputerTester(classicoView);
  const { session } = tester;
  await session.playText('e2e4');
  await vi.waitFor(() => expect(tester.isThinking).toBe(true));
  tester.answer('e7e5');
  await vi.waitFor(() => expect(session.walk.line.value).toHaveLength(2));
  await session.takeBack();
  expect(tester.said.at(-1)).toBe('Lances desfeitos: peão de e7 para e5; peão de e2 para e4. Sua vez.');
});

test('[P-NF1] [S-TURN] who plays the computer hears when the die is theirs again', async () => {
  const start = 'A.B......./........../.....A.... B 2';
  const tester = new ComputerTester(senetView, { players: [PERSON, COMPUTER], start }, 'real');
  void tester.session.computer.drive();
  await vi.waitFor(() => expect(tester.isThinking).toBe(true));
  tester.answer('3-5');
  await vi.waitFor(() => expect(tester.said.at(-1)).toMatch(/Sua vez: jogue o dado\.$/));
});

test('[P-NF1] one key tells everything since my last move', async () => {
  const clock = { kind: 'total', stages: [{ ms: 300_000 }], increment: 0, delay: 0 } as const;
  const tester = await SessionTester.of('classico', { setup: { ...TWO, clock: [clock, clock] } });
  expect(await tester.ask('since', 'e4')).toBe(
    'Nada de novo desde o seu último lance. As brancas jogam. Ana: 5 minutos; Beto: 5 minutos.',
  );
  for (const move of ['f3', 'e5', 'g3', 'd5']) await tester.answer(move);
  await tester.session.offerDraw();
  expect(await tester.ask('since', 'e4')).toBe(
    'Beto: peão de d7 para d5. Ana: proposta de empate. As brancas jogam. Ana: 5 minutos; Beto: 5 minutos.',
  );
  tester.session.walkTo(2);
  expect(await tester.ask('since', 'e4')).toBe('Beto: peão de e7 para e5.');
});

test('[P-NF1] [S-EXTRA] in a long turn of the other player everything is told', async () => {
  const start = 'A.B......./........../.....A.... A 2';
  const tester = await SessionTester.of('senet', { setup: { players: [PERSON, BETO], start } });
  for (const line of ['1', 'dado 1', '1', 'dado 3', '2']) await tester.answer(line);
  expect(await tester.ask('since', '1')).toBe(
    [
      'Beto: o dado dá 1, move e joga de novo; só o carretel da casa 1 pode andar.',
      'Beto: carretel da casa 1 para a casa 2; joga de novo.',
      'Beto: o dado dá 3; só o carretel da casa 2 pode andar.',
      'Beto: carretel da casa 2 para a casa 5.',
      'É a vez do jogador A.',
    ].join(' '),
  );
});

test('[C-PERP] the proof of a claim is told in the letters of the language', async () => {
  const start = '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1';
  const tester = await SessionTester.of('classico', { setup: { ...TWO, start } });
  expect(await tester.answer('xeque perpétuo')).toMatch(/está provado, por exemplo: De8\+ Rh7 /);
});

test('[P-NF1] the only person here is told the end as theirs, whenever it is told', async () => {
  const tester = await SessionTester.of('classico', {
    setup: { ...CHECKS, players: [PERSON, COMPUTER] },
  });
  const told = await tester.answer('torre a8');
  expect(told).toMatch(/^Ana: torre de a1 para a8\. Xeque-mate: você/);
  expect(await tester.answer('último')).toBe(told);
  expect(await tester.answer('desde')).toContain('Xeque-mate: você');
  expect(await tester.answer('quem joga')).toMatch(/^Xeque-mate: você/);
});
