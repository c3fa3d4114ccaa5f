import type { Seat } from '@tabuleiro/match';
import { expect, test, vi } from 'vitest';
import { classicoView } from '../../src/games/chess/chess.js';
import { tellEvaluation } from '../../src/play/queryAnswers.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { ComputerTester } from './computerTester.js';
import { SessionTester } from './sessionTester.js';

const ANA: Seat = { name: 'Ana', kind: 'person' };
const COMPUTER: Seat = { name: '', kind: 'computer', level: 1, seed: 1 };
const KINGS = { start: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1' } as const;

test('[P-NF1] (point 8) whoever plays a computer asks for their own pieces, also while it thinks', async () => {
  const white = await SessionTester.of('classico', { setup: { ...KINGS, players: [ANA, COMPUTER] } });
  await white.answer('Ta2');
  expect(await white.ask('own', 'e4')).toBe('Suas peças, 2: rei e1; torre a2.');
  expect(await white.ask('theirs', 'e4')).toBe('Peças do adversário, 2: rei e8; torre h8.');
  const black = await SessionTester.of('classico', { setup: { ...KINGS, players: [COMPUTER, ANA] } });
  expect(await black.ask('own', 'e4')).toBe('Suas peças, 2: rei e8; torre h8.');
});

test('[P-NF1] (point 8) of two people, the one whose turn it is asks', async () => {
  const tester = await SessionTester.of('classico', { setup: KINGS });
  await tester.answer('Ta2');
  expect(await tester.ask('own', 'e4')).toBe('Suas peças, 2: rei e8; torre h8.');
});

test('[P-NF1] (point 4) moves, refusals and answers are spoken with the names of files that the listener chose', async () => {
  const speech = { ...DEFAULT_SETTINGS.speech, files: 'names' } as const;
  const tester = await SessionTester.of('classico', { settings: { speech } });
  expect(await tester.answer('e4')).toBe('As brancas: peão de Eva 2 para Eva 4.');
  expect(await tester.answer('e2e4')).toContain('Eva 2');
  expect(await tester.ask('last-move', 'a1')).toBe('As brancas: peão de Eva 2 para Eva 4.');
  expect(tester.session.notices.notice.value?.text() ?? '').not.toContain('Eva');
});

test('[P-NF1] (point 8) the moves of a piece are told as the squares that choosing it would show', async () => {
  const speech = { ...DEFAULT_SETTINGS.speech, files: 'names' } as const;
  const start = '3r2k1/P7/8/8/8/8/8/R3K2R w KQ - 0 1';
  const tester = await SessionTester.of('classico', { setup: { start }, settings: { speech } });
  expect(await tester.ask('moves', 'a7')).toBe('peão branco. Pode ir: Anna 8.');
  expect(await tester.ask('captures', 'a7')).toBe('peão branco: nenhuma captura.');
  expect(await tester.ask('moves', 'e4')).toBe('Casa vazia.');
  const senet = await SessionTester.of('senet', { setup: { start: 'A.B......./........../.....A.... A 2' } });
  expect(await senet.ask('moves', '1')).toBe('cone do jogador A. Pode trocar de lugar: casa 3.');
  expect(await senet.ask('moves', '3')).toBe('carretel do jogador B: não é a vez desta peça.');
});

test('[P-NF1] (point 1) the board names whose turn it is as long as there is one', async () => {
  const tester = await SessionTester.of('classico', { setup: KINGS });
  expect(tester.session.board.value.name).toBe('Xadrez clássico. As brancas jogam. As brancas embaixo.');
  await tester.answer('Ta2');
  await tester.session.resign('b');
  expect(tester.session.board.value.name).toBe('Xadrez clássico. As pretas embaixo.');
  tester.session.walkTo(0);
  expect(tester.session.board.value.name).toContain('As brancas jogam.');
});

test('[P-NF1] [B-LEGION] (point 8) brasez: a pair is one move of either pawn; dukes and token belong to the position', async () => {
  const start = '7k/8/8/8/K7/3pp3/4P2P/8 b - - EH b 0/1 -/- 0,- 1';
  const tester = await SessionTester.of('brasez', { setup: { start } });
  expect(await tester.ask('moves', 'd3')).toBe(
    'peão preto. Pode ir: d2. Pode capturar: e2. Pode ir junto: e3.',
  );
  expect(await tester.ask('captures', 'd3')).toBe('peão preto. Pode capturar: e2.');
  expect(await tester.ask('position', 'd3')).toMatch(
    /; Ducado das brancas: nenhum Grão-Duque; Ducado das pretas: 1 Grão-Duque; Peça de Passagem: com as pretas\.$/,
  );
});

test('[P-NF1] (point 8) in English the moves of a piece are told as squares too', async () => {
  const start = '4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1';
  const tester = await SessionTester.of('classico', { setup: { start }, settings: { lang: 'en' } });
  expect(await tester.ask('moves', 'e2')).toBe('white pawn. Can go to: e3, e4. Can capture on: d3.');
  expect(await tester.ask('moves', 'd3')).toBe('black pawn: it is not this piece’s turn.');
});

test('[P-NF1] [S-TURN] (point 8) before the throw no piece can be asked for its moves', async () => {
  const tester = await SessionTester.of('senet');
  expect(await tester.ask('moves', '9')).toBe('Jogue o dado.');
});

test('[P-NF1] (point 8) whoever looks back asks about the position on the board', async () => {
  const tester = await SessionTester.of('classico');
  for (const move of ['e4', 'd5', 'exd5', 'Cf6']) await tester.answer(move);
  tester.session.walkTo(2);
  expect(await tester.ask('moves', 'e4')).toBe('peão branco. Pode ir: e5. Pode capturar: d5.');
  expect(await tester.ask('last-move', 'e4')).toBe('As pretas: peão de d7 para d5.');
  expect(await tester.ask('last-capture', 'e4')).toBe('Ainda não houve captura.');
  expect(await tester.answer('último')).toBe('As pretas: peão de d7 para d5.');
  tester.session.walkTo(0);
  expect(await tester.ask('last-move', 'e4')).toBe('Ainda não houve nenhum lance.');
});

test('[P-NF1] (point 10) help comes in parts, and names the words that this game obeys', async () => {
  const help = async (game: string, part: string): Promise<string> =>
    (await SessionTester.of(game)).answer(`ajuda ${part}`);
  expect(await help('classico', '')).toMatch(/"ajuda lances", "ajuda perguntas" ou "ajuda partida"/);
  expect(await help('classico', 'partida')).toMatch(/desistir, empate, reivindicar, aceitar, .*virar, pausa/);
  expect(await help('nucleo', 'partida')).toMatch(/desistir, aceitar, .*virar, pausa/);
  expect(await help('senet', 'partida')).toMatch(/desistir, aceitar, .*dica, pausa/);
  expect(await help('brasez', 'lances')).toMatch(/Cc3.*cavalo f3/);
  expect(await help('senet', 'lances')).toBe('Lances: 9-12, 26 sai, dado.');
  expect(await help('senet', 'perguntas')).not.toContain('xeque');
});

test('[P-NF5] a position has one evaluation, however often it is asked for', async () => {
  const tester = new ComputerTester(classicoView, { players: [ANA, ANA] });
  const { session } = tester;
  await session.playText('e2e4');
  await session.resign('b');
  session.walkTo(0);
  const asked = [tellEvaluation(session), tellEvaluation(session)];
  await vi.waitFor(() => expect(tester.questions).toBe(1));
  tester.said.length = 0;
  tester.answer('d2d4');
  await Promise.all(asked);
  const [first, ...more] = tester.said;
  expect(first).toMatch(/^Avaliação: /);
  expect(more).toEqual([]);
  await tellEvaluation(session);
  expect(tester.said).toEqual([first, first]);
  expect(tester.questions).toBe(0);
});
