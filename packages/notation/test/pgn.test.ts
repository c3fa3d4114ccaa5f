import { type PgnEntry, type PgnGame, parsePgn, playPgn } from '@tabuleiro/notation';
import { expect, test } from 'vitest';

function onlyGame(entries: readonly PgnEntry[]): PgnGame {
  expect(entries.map((entry) => (entry.ok ? 'ok' : entry.error))).toEqual(['ok']);
  const [first] = entries;
  if (!first.ok) throw new Error('no game');
  return first.value;
}

function movesOf(game: PgnGame): string {
  return game.moves.map(({ text }) => text).join(' ');
}

/** Each entry as its moves and result, or as its error. */
function outline(text: string): string[] {
  return parsePgn(text).map((entry) =>
    entry.ok
      ? `${entry.value.number}@${entry.value.line} ${movesOf(entry.value)} ${entry.value.result}`
      : `${entry.error.number}@${entry.error.line} ${entry.error.code} ${entry.error.text}`.trim(),
  );
}

test('tags: escapes, brackets, empty ones, several on a line, quotation marks that nobody escaped', () => {
  const game = onlyGame(
    parsePgn(
      [
        '[Event "a \\"b\\" \\\\ c"]',
        '[Site "C:\\games"] [Round ""]',
        '[White "Silva [jr.], J."]',
        '[Black "The "Great" One"]',
        '[__proto__ "x"]',
        '[Event_2 "y"]',
        '',
        '1. e4 *',
      ].join('\n'),
    ),
  );
  expect([...game.tags]).toEqual([
    ['Event', 'a "b" \\ c'],
    ['Site', 'C:\\games'],
    ['Round', ''],
    ['White', 'Silva [jr.], J.'],
    ['Black', 'The "Great" One'],
    ['__proto__', 'x'],
    ['Event_2', 'y'],
  ]);
});

test('of two tags of one name the first counts', () => {
  expect(onlyGame(parsePgn('[White "a"]\n[White "b"]\n\n*')).tags.get('White')).toBe('a');
});

test('comments, variations, glyphs and clocks have their place', () => {
  const text = `{ before all } 1. e4! $14 { good [%clk 0:09:58.5] } (1. d4 {Queen} d5 (1... Nf6 $1)
    (1... f5?!)) 1... e5 ; to the end
    2. Nf3 {[%emt 0:00:03][%clk 1:00:00]} {[%eval 0.3] two} ({or} 2. f4 exf4) Nc6 = 1/2-1/2`;
  const game = onlyGame(parsePgn(text));
  expect(game.result).toBe('1/2-1/2');
  const line = expect.any(Number);
  expect(game.moves).toEqual([
    {
      text: 'e4',
      line,
      before: ['before all'],
      nags: [1, 14],
      comments: ['good'],
      clock: 598_500,
      variations: [
        [
          { text: 'd4', line, comments: ['Queen'] },
          {
            text: 'd5',
            line,
            variations: [[{ text: 'Nf6', line, nags: [1] }], [{ text: 'f5', line, nags: [6] }]],
          },
        ],
      ],
    },
    { text: 'e5', line, comments: ['to the end'] },
    {
      text: 'Nf3',
      line,
      spent: 3000,
      clock: 3_600_000,
      comments: ['[%eval 0.3] two'],
      variations: [
        [
          { text: 'f4', line, before: ['or'] },
          { text: 'exf4', line },
        ],
      ],
    },
    { text: 'Nc6', line, nags: [10] },
  ]);
});

test('remarks ahead of a move or behind a variation belong to what comes next', () => {
  const { moves } = onlyGame(
    parsePgn(
      '{[%clk 0:01:00]} $5 1. e4 ($142 1. d4) {a} ({b} 1. c4) {c [%clk 0:02:00]} $6 e5 (1... c5) {d} $7 *',
    ),
  );
  expect(moves).toMatchObject([
    {
      before: ['[%clk 0:01:00]'],
      nagsBefore: [5],
      clock: 120_000,
      variations: [[{ nagsBefore: [142] }], [{ before: ['a', 'b'] }]],
    },
    { text: 'e5', before: ['c'], nagsBefore: [6], comments: ['d'], nags: [7] },
  ]);
  expect(moves[0].comments).toBeUndefined();
});

test('without variations there is nothing to come behind', () => {
  const [entry] = parsePgn('1. e4 {a} (1. d4) {b} e5 *', { variations: 'skip' });
  expect(entry).toMatchObject({ ok: true, value: { moves: [{ comments: ['a', 'b'] }, { text: 'e5' }] } });
  expect(JSON.stringify(entry)).not.toContain('before');
});

test.each([
  ['before any move', '(1. d4) 1. e4 (1. c4) *', [[{ text: 'd4' }], [{ text: 'c4' }]]],
  ['in needless parentheses', '1. e4 (((1. d4)) (1. c4)) *', [[{ text: 'd4' }], [{ text: 'c4' }]]],
  ['with a result', '1. e4 (1. d4 0-1) (1. c4 *) *', [[{ comments: ['0-1'] }], [{ text: 'c4' }]]],
])('variations %s are kept', (_, text, variations) => {
  const [move] = onlyGame(parsePgn(text)).moves;
  expect(move).toMatchObject({ text: 'e4', variations });
  expect(move.variations).toHaveLength(variations.length);
});

test('a move has one clock; another stays in its comment, and so does what only looks like one', () => {
  const [move] = onlyGame(
    parsePgn('1. e4 {[%clk 0:01:00] a} {[%clk 0:02:00] [%emt [%clk 1:00] 2:00]} *'),
  ).moves;
  expect(move).toMatchObject({
    clock: 60_000,
    comments: ['a', '[%clk 0:02:00] [%emt [%clk 1:00] 2:00]'],
  });
  expect(move.spent).toBeUndefined();
});

test('variations can be skipped', () => {
  const [entry] = parsePgn('1. e4 (1. d4 {x} (1. c4) $1) e5 ((( 1-0 ))) *', { variations: 'skip' });
  expect(entry).toMatchObject({ ok: true, value: { result: '*', moves: [{ text: 'e4' }, { text: 'e5' }] } });
  expect(JSON.stringify(entry)).not.toContain('variations');
});

test.each([
  ['empty', '1. e4 () e5 *'],
  ['before any move', '( 1. d4 ) 1. e4 e5 *'],
  ['that end with a result', '1. e4 (1. d4 1-0) e5 *'],
  ['very deep', `1. e4 ${'(1. d4 '.repeat(5000)}${')'.repeat(5000)} e5 *`],
])('variations %s are no error', (_, text) => {
  expect(movesOf(onlyGame(parsePgn(text)))).toBe('e4 e5');
});

test.each([
  ['1. e4 e5 1-0', '1@1 e4 e5 1-0'],
  ['1.e4 e5 2.Nf3 0-1', '1@1 e4 e5 Nf3 0-1'],
  ['1 e4 e5 2 Nf3', '1@1 e4 e5 Nf3 *'],
  ['1.e4 1...e5 2. ... Nf6', '1@1 e4 e5 Nf6 *'],
  ['1. e4 1… e5 1/2', '1@1 e4 e5 1/2-1/2'],
  ['1. e4 e5 ½-½', '1@1 e4 e5 1/2-1/2'],
  ['1. e4 e5 1–0', '1@1 e4 e5 1-0'],
  ['[Result "0-1"]\n\n1. e4 e5', '1@1 e4 e5 0-1'],
  ['[Result "0-1"]\n\n1. e4 e5 *', '1@1 e4 e5 0-1'],
  ['[Result "½-½"]\n\n1. e4 e5 *', '1@1 e4 e5 1/2-1/2'],
  ['[Result "0-1"]\n\n1. e4 e5 1-0', '1@1 e4 e5 1-0'],
  ['[Result "0-1 (forfeit)"]\n\n1. e4 e5 *', '1@1 e4 e5 *'],
  ['1. e4 $999 e5 $007 *', '1@1 e4 e5 *'],
  ['4. 0-0 O-O-O 5. exd6e.p. exd6 e.p. *', '1@1 0-0 O-O-O exd6e.p. exd6 *'],
  ['1. ♘f3 Ng8-f6 2. e2e4 e7-e5 *', '1@1 ♘f3 Ng8-f6 e2e4 e7-e5 *'],
  ['8. e8=Q+! e1N 9. dxc8=D d8/Q *', '1@1 e8=Q+ e1N dxc8=D d8/Q *'],
  ['1. Qxf7+- Nf3± 2. e4N d5+ *', '1@1 Qxf7 Nf3 e4 d5+ *'],
  ['1. Nf3 Kf72. Rh7+ Qa321. Rc3 *', '1@1 Nf3 Kf7 Rh7+ Qa3 Rc3 *'],
  ['1. e4 <future> e5 -- Z0 *', '1@1 e4 e5 -- Z0 *'],
  ['*', '1@1  *'],
])('movetext "%s" is read as %s', (text, read) => {
  expect(outline(text)).toEqual([read]);
});

test('escape lines and byte order marks are passed over', () => {
  expect(outline('\ufeff% escape\n[Event "x"]\n\n1. e4\n% { ( [\ne5 *')).toEqual(['1@2 e4 e5 *']);
});

test.each(['\n', '\r\n', '\r'])('lines may end with %j', (end) => {
  const text = ['[Event "a"]', '', '1. e4 e5', '2. Nf3 1-0', '', '[Event "b"]', '', '1. d4 0-1', ''].join(
    end,
  );
  expect(outline(text)).toEqual(['1@1 e4 e5 Nf3 1-0', '2@6 d4 0-1']);
});

test('games follow each other with or without blank lines, results, tags and moves', () => {
  expect(
    outline('[Event "1"]\n1. e4 *\n[Event "2"]\n1. d4\n[Event "3"]\n[Event "4"]\n\n1. c4 1-0 {so} 1. b3 0-1'),
  ).toEqual(['1@1 e4 *', '2@3 d4 *', '3@5  *', '4@6 c4 1-0', '5@8 b3 0-1']);
});

test('a comment behind the result does not belong to the next game', () => {
  const [, second] = parsePgn('1. e4 1-0 {White wins}\n\n[Event "x"]\n\n1. d4 *');
  expect(second).toMatchObject({ ok: true, value: { number: 2, moves: [{ text: 'd4', line: 5 }] } });
  expect(JSON.stringify(second)).not.toContain('White wins');
});

test('text without games has none', () => {
  for (const text of ['', '\n \n', '% only\n', '{ a comment }', '; a comment\n'])
    expect(outline(text)).toEqual([]);
});

const AROUND = ['[Event "1"]\n\n1. e4 1-0\n\n', '\n\n[Event "3"]\n\n1. d4 0-1\n'];

test.each([
  ['[Event "2"]\n\n1. e4\ne5 zz9 Nf3 1-0', '2@8 bad-token zz9'],
  ['[Event "2"]\n\n1. e4 ) e5 1-0', '2@7 bad-token )'],
  ['[Event "2"]\n\n1. e4 } e5 1-0', '2@7 bad-token }'],
  ['[Event "2"]\n\n1. e4 < e5 1-0', '2@7 bad-token <'],
  ['[Event "2"]\n\n1. e4 $1000 e5 1-0', '2@7 bad-token $1000'],
  ['[Event "2"]\n\n1. e4 { never closed\n\n e5 1-0', '2@7 open-comment'],
  ['[Event "2"]\n\n1. e4 ( 1. d4\n e5 1-0', '2@10 open-variation'],
  ['[Event "2"]\n[Site "no end]\n[Round "1"]\n\n1. e4 1-0', '2@6 bad-tag [Site "no end]'],
  ['[Event "2"]\n[Site "no end]\n[Round "1"]\n\n*', '2@6 bad-tag [Site "no end]'],
  ['[Event "2]\n\n1. e4 e5 1-0', '2@5 bad-tag [Event "2]'],
  ['Dear Sir,\nhere is my game', '2@5 bad-token Dear'],
])('a broken game is reported with its line, and the others are read: %j', (broken, error) => {
  const [first, second, third] = outline(AROUND[0] + broken + AROUND[1]);
  expect(first).toBe('1@1 e4 1-0');
  expect(second).toBe(error);
  expect(third).toMatch(/^3@\d+ d4 0-1$/);
});

test('a game that is too long is an error; the next one is read', () => {
  const long = `[Event "1"]\n\n1. e4 {${'word '.repeat(500)}} e5 *\n\n[Event "2"]\n\n1. d4 *`;
  expect(parsePgn(long, { maxLength: 1000 })).toMatchObject([
    { ok: false, error: { code: 'game-too-long', number: 1, line: 1 } },
    { ok: true, value: { number: 2, moves: [{ text: 'd4' }] } },
  ]);
});

function play(text: string): string {
  const played = playPgn(onlyGame(parsePgn(text)));
  if (!played.ok) return `${played.error.code} ${played.error.line} ${played.error.text}`;
  const { game, language, end } = played.value;
  return `${game.id} ${language} ${game.notation.formatPosition(end)}`;
}

test.each([
  ['1. e4 e5 *', 'classico en rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
  ['1. Cf3 Cf6 *', 'classico pt-BR rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2'],
  ['[Variant "Núcleo"]\n\n1. e4 *', 'nucleo en rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1'],
  [
    '[Variant "From Position"]\n[FEN "4k3/8/8/8/8/8/P7/4K3 b - - 3 9"]\n\n9... Kd7 *',
    'classico en 8/3k4/8/8/8/8/P7/4K3 w - - 4 10',
  ],
  [
    '[Variant "Nucleo"]\n[HouseRules "castling=on"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *',
    'nucleo en 4k3/8/8/8/8/8/8/5RK1 b - - 1 1',
  ],
  ['[Variant "Crazyhouse"]\n\n1. e4 *', 'unknown-variant 1 Crazyhouse'],
  ['[Variant "Nucleo"]\n[HouseRules "fly=on"]\n\n1. e4 *', 'bad-house-rule 1 fly=on'],
  ['[FEN "x"]\n\n1. e4 *', 'bad-fen 1 x'],
  ['1. e4\ne4 *', 'no-such-move 2 e4'],
  ['1. e4 e5\n2. Cf3 Cc6\n3. Bb6 *', 'no-such-move 3 Bb6'],
  ['1. e4 e5\n2. -- *', 'null-move 2 --'],
  ['[FEN "4k3/8/8/8/8/4N3/3N3P/4K3 w - - 0 1"]\n\n1. Nc4 *', 'ambiguous 3 Nc4'],
])('played by the rules: %j', (text, end) => {
  expect(play(text)).toBe(end);
});

test('players who go on after a third repetition are read, and told where our rules ended the game', () => {
  const cycle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(3);
  const played = playPgn(onlyGame(parsePgn(`${cycle} e4 *`)));
  expect(played).toMatchObject({
    ok: true,
    value: { overAfter: 8, outcome: { winner: undefined, reason: 'repetition' } },
  });
  expect(played.ok && played.value.moves.length).toBe(13);
});
