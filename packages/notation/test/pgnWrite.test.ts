import { type ChessMove, classico, nucleo } from '@tabuleiro/chess';
import { composePgn, formatPgn, type PgnMove, parsePgn } from '@tabuleiro/notation';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { checkRoundTrip, randomClassico, randomNucleo } from './pgnRandom.js';
import { readState } from './positions.js';

test('seven tags in their order, then others; the result is both a tag and the end', () => {
  const [move] = classico
    .moves(classico.start())
    .filter((legal) => classico.notation.formatMove(legal) === 'e2e4');
  const tags = new Map([
    ['TimeControl', '600+5'],
    ['White', 'Ana "A" \\ B\n'],
    ['Result', '*'],
  ]);
  const game = composePgn({ game: classico, moves: [move], clocks: [598_400], tags, result: '1-0' });
  expect(formatPgn(game)).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Ana \\"A\\" \\\\ B "]
[Black "?"]
[Result "1-0"]
[TimeControl "600+5"]

1. e4 {[%clk 0:09:58.4]} 1-0
`);
});

test.each([
  ['0-1', '0-1', '[Result "0-1"]', '0-1'],
  ['0-1', '*', '[Result "0-1"]', '0-1'],
  ['*', '0-1', '[Result "0-1"]', '0-1'],
  ['?', '1/2-1/2', '[Result "1/2-1/2"]', '1/2-1/2'],
  ['½-½', '1/2-1/2', '[Result "1/2-1/2"]', '1/2-1/2'],
  // Two that contradict each other both stay; the marker is the result.
  ['1-0', '0-1', '[Result "1-0"]', '0-1'],
  ['1-0 (forfeit)', '*', '[Result "1-0 (forfeit)"]', '*'],
  ['1-0 (forfeit)', '1-0', '[Result "1-0 (forfeit)"]', '1-0'],
])('a tag Result "%s" with the marker %s comes back as %s and %s', (told, marker, tag, result) => {
  const once = parsePgn(`[Result "${told}"]\n\n1. e4 ${marker}\n`)[0];
  if (!once.ok) throw new Error(once.error.code);
  const text = formatPgn(once.value);
  expect(text.split('\n').filter((line) => line.startsWith('[Result'))).toEqual([tag]);
  expect(text.endsWith(` ${result}\n`)).toBe(true);
  expect(parsePgn(text)).toMatchObject([{ value: { result: once.value.result } }]);
});

test('what is not plain chess says so: Variant, HouseRules, SetUp, FEN', () => {
  const tagsOf = (game: ReturnType<typeof composePgn>): string =>
    [...game.tags].map((tag) => tag.join('=')).join('|');
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w';
  expect(tagsOf(composePgn({ game: classico, moves: [], result: '*' }))).toBe('');
  expect(tagsOf(composePgn({ game: nucleo, moves: [], result: '*' }))).toBe(
    `Variant=Nucleo|SetUp=1|FEN=${start} - - 0 1`,
  );
  const options = { castling: true, doubleStep: false };
  expect(tagsOf(composePgn({ game: nucleo, options, moves: [], result: '*' }))).toBe(
    'Variant=Nucleo|HouseRules=doubleStep=off castling=on',
  );
});

test('Black may begin, and a remark makes the number come again', () => {
  const line = 0;
  const tags = new Map([['FEN', '4k3/8/8/8/8/8/P7/4K3 b - - 0 9']]);
  const moves: PgnMove[] = [
    { text: 'Kd7', line },
    {
      text: 'a3',
      line,
      comments: ['one', 'two }'],
      variations: [
        [
          { text: 'a4', line },
          { text: 'Kc6', line },
        ],
      ],
    },
    { text: 'Kc6', line, before: ['so'], nags: [1] },
  ];
  const text = formatPgn({ tags, comments: [], moves, result: '*' });
  expect(text.split('\n\n')[1]).toBe('9... Kd7 10. a3 {one} {two )} (10. a4 Kc6) {so} 10... Kc6 $1 *\n');
});

test('no line begins like a tag or an escape, whatever the comments say', () => {
  const random = new Random(1);
  const words = [
    '[Event "x"]',
    '%',
    '%clk',
    '{',
    '(',
    ')',
    ';',
    'peão',
    '1-0',
    '*',
    '[',
    ']',
    '"',
    'e4',
    '$1',
  ];
  for (let round = 0; round < 200; round++) {
    const comment = Array.from({ length: 60 }, () => random.pick(words)).join(' ');
    const game = {
      tags: new Map(),
      comments: [],
      moves: [{ text: 'e4', line: 0, comments: [comment] }],
      result: '*',
    } as const;
    const [entry] = parsePgn(formatPgn(game));
    expect(entry.ok && entry.value.moves[0].comments, comment).toEqual([comment]);
  }
});

test('random games of both rule books come back from their texts', () => {
  for (let seed = 0; seed < 12; seed++) {
    checkRoundTrip(randomClassico(seed, 80), seed);
    checkRoundTrip(randomNucleo(seed, 80), seed);
  }
});

test('a position is written with its own clocks', () => {
  const start = readState(classico, '4k3/8/8/8/8/8/P7/4K3 b - - 3 9');
  const game = composePgn({ game: classico, start, moves: [], result: '*' });
  expect(game.tags.get('FEN')).toBe('4k3/8/8/8/8/8/P7/4K3 b - - 3 9');
  expect(game.tags.get('SetUp')).toBe('1');
});

test.each([
  ['w', 1_234_567, '1234567. Ra2 Kd8 1234568. Ra3 *'],
  ['b', 1_000_000, '1000000... Kd8 1000001. Ra2 Kc7 *'],
  ['w', 999_999_999, '999999999. Ra2 Kd8 999999999. Ra3 *'],
] as const)(
  'moves are numbered on from a FEN with %s to move at number %i, and read again',
  (side, number, movetext) => {
    const start = readState(classico, `4k3/8/8/8/8/8/8/R3K3 ${side} - - 0 ${number}`);
    const texts = side === 'w' ? ['a1a2', 'e8d8', 'a2a3'] : ['e8d8', 'a1a2', 'd8c7'];
    const moves: ChessMove[] = [];
    let state = start;
    for (const text of texts) {
      const move = classico.notation.parseMove(state, text);
      if (!move.ok) throw new Error(text);
      moves.push(move.value);
      state = classico.apply(state, move.value);
    }
    const pgn = formatPgn(composePgn({ game: classico, start, moves, result: '*' }));
    expect(pgn.trimEnd().split('\n').at(-1)).toBe(movetext);
    const [again] = parsePgn(pgn);
    expect(again.ok && formatPgn(again.value)).toBe(pgn);
  },
);
