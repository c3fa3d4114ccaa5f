import { lineOf } from '@tabuleiro/match';
import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import {
  type GameMatch,
  type Language,
  READ_ERRORS,
  type ReadError,
  readMoves,
  readPgnGame,
  readPgnGames,
  readRecord,
  recogniseText,
  type WrittenGame,
  writePgn,
  writtenBrasez,
  writtenClassico,
  writtenNucleo,
  writtenSenet,
} from '../src/index.js';
import { find, GAMES, gameMatchOf, journalText, LINES, recordText, startOf } from './texts.js';

type Outcome = { readonly ok: true; readonly value: GameMatch } | { readonly ok: false; error: ReadError };

function movesOf(read: Outcome): string {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return lineOf(read.value.match)
    .map(({ text }) => text)
    .join(' ');
}

function codeOf(read: { readonly ok: true } | { readonly ok: false; error: ReadError }): string {
  return read.ok ? 'ok' : read.error.code;
}

function list(written: WrittenGame, text: string, ...languages: Language[]): Outcome {
  return readMoves({ written, options: {} }, text, languages);
}

test.each(GAMES)(
  '[P-F10] a record and a journal of $game.id are read, the game found at once or later',
  async (written) => {
    const sources = [
      await readRecord(recordText(written), find),
      await readRecord(journalText(written), (id) => Promise.resolve(find(id))),
    ];
    for (const opened of sources) {
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      expect(movesOf({ ok: true, value: opened.value.gameMatch })).toBe(LINES.get(written));
      expect(opened.value.isTorn).toBe(false);
    }
  },
);

test('[P-F10] a journal that ends within a line is read up to there', async () => {
  const torn = await readRecord(journalText(writtenSenet).slice(0, -1), find);
  expect(torn.ok && torn.value.isTorn).toBe(true);
  expect(torn.ok && lineOf(torn.value.gameMatch.match)).toHaveLength(3);
});

test.each([
  ['', { code: 'bad-record', problem: 'not-json', game: '' }],
  ['[]', { code: 'bad-record', problem: 'missing', path: 'game', game: '' }],
  ['{"game":"go","actions":[]}', { code: 'unknown-game', game: 'go' }],
  [
    '{"game":"senet","actions":[]}',
    { code: 'bad-record', problem: 'missing', path: 'version', game: 'senet' },
  ],
  ['{"game":"senet"}\n', { code: 'bad-record', problem: 'missing', line: 1, game: 'senet' }],
  [recordText(writtenClassico).slice(0, -40), { code: 'bad-record', problem: 'not-json', game: '' }],
  [
    recordText(writtenClassico).replace('e7e5', 'e7e4'),
    { code: 'bad-record', problem: 'refused-action', path: 'actions[1]', action: 1, game: 'classico' },
  ],
  [
    journalText(writtenBrasez).replace('e2e4', 'e2e5'),
    { code: 'bad-record', problem: 'refused-action', line: 4, game: 'brasez' },
  ],
])('a record is refused (case %#)', async (text, error) => {
  expect(await readRecord(text, find)).toMatchObject({ ok: false, error });
});

test('a PGN is read from text and from bytes, in Latin-1 too, with its names', async () => {
  const text = '[White "João"]\n[Black "?"]\n\n1. e4 e5 2. Cf3 {bom} (2. f4) Cc6 1-0\n';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const source of [text, new TextEncoder().encode(text), latin]) {
    const read = await readPgnGame(source, find);
    expect(movesOf(read)).toBe('e2e4 e7e5 g1f3 b8c6');
    const { setup, outcome } = read.ok ? read.value.match : {};
    expect(setup?.players.map(({ name }) => name)).toEqual(['João', '']);
    expect(outcome).toEqual({ winner: 'w', reason: 'declared' });
  }
});

test('variant, house rules and start of a PGN reach the match', async () => {
  const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
  const text = `[Variant "Nucleo"]\n[HouseRules "castling=on"]\n[FEN "${fen}"]\n\n1. O-O *\n`;
  const read = await readPgnGame(text, async (id) => find(id));
  expect(movesOf(read)).toBe('e1g1');
  expect(read.ok && read.value.match).toMatchObject({
    game: 'nucleo',
    setup: { options: { castling: true }, start: fen },
  });
});

test('a PGN calls the players as it is told to, else as the match does', () => {
  const gameMatch = gameMatchOf(writtenClassico);
  const named = writePgn(gameMatch, ['Ana', 'Computador (nível 3)']) ?? '';
  expect(named).toContain('[White "Ana"]\n[Black "Computador (nível 3)"]');
  const { players } = gameMatch.match.setup;
  expect(writePgn(gameMatch)).toBe(writePgn(gameMatch, [players[0].name, players[1].name]));
});

test('what is written as PGN is read again', async () => {
  for (const written of [writtenClassico, writtenNucleo]) {
    const gameMatch = gameMatchOf(written);
    expect(movesOf(await readPgnGame(writePgn(gameMatch) ?? '', find))).toBe(LINES.get(written));
  }
});

const REPEATED = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 *';

test.each([
  ['', { code: 'not-one-game', games: 0 }],
  ['1. e4 *\n\n[Event "?"]\n\n1. d4 *\n', { code: 'not-one-game', games: 2 }],
  ['1. e4\nzz9', { code: 'bad-token', line: 2, text: 'zz9' }],
  ['1. e4 {', { code: 'open-comment', line: 1 }],
  ['1. e4 (1. d4', { code: 'open-variation' }],
  ['[White "Ana\n\n1. e4 *', { code: 'bad-tag', line: 1 }],
  ['1. e4 e5 2. Ke3 *', { code: 'no-such-move', text: 'Ke3', line: 1 }],
  ['1. e4 -- *', { code: 'null-move', text: '--' }],
  ['[Variant "Go"]\n\n1. e4 *', { code: 'unknown-variant', text: 'Go' }],
  ['[HouseRules "x=y"]\n\n1. e4 *', { code: 'bad-house-rule', text: 'x=y' }],
  ['[FEN "8/8 w"]\n\n*', { code: 'bad-fen', problem: { field: 'fields', problem: 'field-count' } }],
  ['[FEN "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra3 *', { code: 'ambiguous', text: 'Ra3' }],
  ['1. f3 e5 2. g4 Qh4# 1-0', { code: 'wrong-result', result: '1-0' }],
  [REPEATED, { code: 'game-over', move: 'g1f3' }],
])('the PGN %j is refused', async (text, error) => {
  expect(await readPgnGame(text, find)).toMatchObject({ ok: false, error });
});

test('a PGN of a game that is not offered, or in UTF-16, is refused', async () => {
  expect(await readPgnGame('1. e4 *', () => undefined)).toEqual({
    ok: false,
    error: { code: 'unknown-game', game: 'classico' },
  });
  const wide = Uint8Array.of(0xff, 0xfe, 0x31, 0, 0x2e, 0);
  expect(await readPgnGame(wide, find)).toMatchObject({ ok: false, error: { code: 'bad-encoding' } });
});

test('lists of moves: numbers and e.p. are passed over, the result ends the game', () => {
  const text = '1. e4 d5 2.e5 f5 3. exf6 e.p. 1/2-1/2';
  const read = list(writtenClassico, text, 'en');
  expect(movesOf(read)).toBe('e2e4 d7d5 e4e5 f7f5 e5f6');
  expect(read.ok && read.value.match.outcome).toEqual({ winner: undefined, reason: 'declared' });
  expect(movesOf(list(writtenBrasez, '0. R@e1 R@d8 1. e4 passa', 'pt-BR'))).toBe('K@e1 K@d8 e2e4 pass');
  expect(movesOf(list(writtenSenet, '3 9-12 *', 'en'))).toBe('3 9-12');
  expect(movesOf(list(writtenClassico, ''))).toBe('');
});

test('a list begins where it is told to', () => {
  const { game } = writtenClassico;
  const state = game.notation.parsePosition('4k3/8/8/8/8/8/8/R3K3 b - - 0 1');
  if (!state.ok) throw new Error(state.error.problem);
  const origin = { written: writtenClassico, options: {}, state: state.value };
  const read = readMoves(origin, 'e8d8 a1a8', []);
  expect(movesOf(read)).toBe('e8d8 a1a8');
  expect(read.ok && read.value.match.setup.start).toBe('4k3/8/8/8/8/8/8/R3K3 b - - 0 1');
  const usual = { written: writtenClassico, options: {}, state: writtenClassico.game.start() };
  const begun = readMoves(usual, 'e2e4', []);
  expect(begun.ok && 'start' in begun.value.match.setup).toBe(false);
});

test('of several languages the first that leads through the list counts', () => {
  const ruy = 'e2e4 e7e5 g1f3 b8c6';
  expect(movesOf(list(writtenClassico, 'e4 e5 Cf3 Cc6', 'en', 'pt-BR'))).toBe(ruy);
  expect(movesOf(list(writtenClassico, 'e4 e5 Nf3 Nc6', 'pt-BR', 'en'))).toBe(ruy);
  const both = 'e4 e5 h4 h5 Re2'; // a king in Portuguese, no move in English
  expect(movesOf(list(writtenClassico, both, 'en', 'pt-BR'))).toMatch(/e1e2$/);
});

test('where none leads through, the error is that of the language that leads furthest', () => {
  for (const languages of [['pt-BR', 'en'] as const, ['en', 'pt-BR'] as const]) {
    const read = list(writtenClassico, 'e4 e5 Nf3 Nc6 Bb9', ...languages);
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-san', text: 'Bb9' } });
  }
});

test.each([
  [writtenClassico, 'e2e5', [], { code: 'illegal-move', move: 'e2e5' }],
  [writtenClassico, 'e4', [], { code: 'illegal-move', move: 'e4' }],
  [writtenClassico, 'f2f3 e7e5 g2g4 d8h4 a2a3', [], { code: 'game-over', move: 'a2a3' }],
  [writtenClassico, 'f2f3 e7e5 g2g4 d8h4 a3', ['en'], { code: 'game-over', move: 'a3' }],
  [writtenClassico, 'f2f3 e7e5 g2g4 d8h4 1-0', [], { code: 'wrong-result', result: '1-0' }],
  [writtenClassico, 'Cf3', ['en'], { code: 'no-such-move', text: 'Cf3' }],
  [writtenClassico, 'e4 {good}', ['en'], { code: 'bad-san', text: '{good}' }],
  [writtenSenet, '3 9-13', [], { code: 'illegal-move', move: '9-13' }],
  [writtenSenet, '3 9-12 1/2-1/2', ['pt-BR'], { code: 'wrong-result', result: '1/2-1/2' }],
] as const)('a list of moves is refused (case %#)', (written, text, languages, error) => {
  expect(list(written, text, ...languages)).toMatchObject({ ok: false, error });
});

test('a list under house rules that the game does not have is refused', () => {
  const read = readMoves({ written: writtenNucleo, options: { fly: true } }, 'e2e3', []);
  expect(read).toMatchObject({ ok: false, error: { code: 'bad-record', problem: 'bad-option' } });
});

const SEED = 11;

const SAMPLES = [
  ...GAMES.flatMap((written) => [recordText(written), journalText(written), LINES.get(written) ?? '']),
  ...GAMES.map((written) => startOf(written).format()),
  ...[writtenClassico, writtenNucleo].map((written) => writePgn(gameMatchOf(written)) ?? ''),
  ...['1. e4 e5 2. Cf3 {bom} Cc6 *', '0. R@e1 R@d8 1. e4 passa 1/2-1/2', REPEATED],
];

test(`mutated texts are read or refused with a known code, never thrown at (seed ${SEED})`, async () => {
  const seen = new Set<string>();
  for (const text of fuzzTexts(SEED, 400, SAMPLES)) {
    try {
      recogniseText(text);
      const reads = [
        await readRecord(text, find),
        await readPgnGame(text, find),
        await readPgnGame(new TextEncoder().encode(text), find),
        ...GAMES.map((written) => list(written, text, 'pt-BR', 'en')),
        ...GAMES.map((written) => list(written, text)),
      ];
      for (const read of reads) seen.add(codeOf(read));
    } catch (cause) {
      throw new Error(`seed ${SEED}, text ${JSON.stringify(text)}`, { cause });
    }
  }
  const known: readonly string[] = ['ok', ...READ_ERRORS];
  for (const code of seen) expect(known).toContain(code);
  expect(seen).toContain('ok');
  expect(seen.size).toBeGreaterThan(10);
});

test('[P-F10] every game of a PGN file is read, each for itself, up to so many', async () => {
  const file = '[White "Ana"]\n\n1. e4 *\n\n[White "Bento"]\n\n1. e5 *\n\n[White "Célia"]\n\n1. d4 *\n';
  const found = await readPgnGames(file, find, 9);
  expect(found.map(({ tags }) => tags.get('White'))).toEqual(['Ana', 'Bento', 'Célia']);
  expect(found.map(({ read }) => codeOf(read))).toEqual(['ok', 'no-such-move', 'ok']);
  expect(await readPgnGames(file, find, 2)).toHaveLength(2);
  expect(await readPgnGames('', find, 2)).toEqual([]);
});

test('a large PGN file is read piece by piece, and no game is lost or torn between two pieces', async () => {
  const game = (n: number) =>
    `[Event "${n}"]\n[White "João"]\n\n1. e4 {${'x'.repeat(n % 97)}} e5 2. Nf3 *\n\n`;
  const file = Array.from({ length: 2000 }, (_, n) => game(n)).join('');
  for (const source of [file, new TextEncoder().encode(file)]) {
    const found = await readPgnGames(source, find, 3000);
    expect(found.map(({ tags }) => tags.get('Event'))).toEqual(found.map((_, n) => String(n)));
    expect(found).toHaveLength(2000);
    expect(found.every(({ read, tags }) => read.ok && tags.get('White') === 'João')).toBe(true);
  }
});
