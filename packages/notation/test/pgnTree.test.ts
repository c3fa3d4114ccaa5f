import { readFileSync } from 'node:fs';
import { type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import {
  deleteFrom,
  extendTree,
  findEndings,
  lastPath,
  type MoveTree,
  promoteVariation,
  setAnnotations,
  TREE_START,
  treeFromMoves,
} from '@tabuleiro/game';
import { composePgn, formatPgn, parsePgn, parseSan, playPgn, playPgnTree } from '@tabuleiro/notation';
import { expect, test } from 'vitest';
import { checkText, outlineOf, randomTree, readTree, writeTree } from './pgnTreeRandom.js';
import { readState } from './positions.js';

/** The movetext that is written of a game, on one line. */
function rewrite(text: string): string {
  const written = writeTree(readTree(text));
  expect(writeTree(readTree(written)), 'written again').toBe(written);
  return written.slice(written.indexOf('\n\n')).trim().replaceAll('\n', ' ');
}

test.each([
  ['at the start', '{a} {b} 1. e4 *'],
  ['of a game without moves', '{a} {b} *'],
  ['after a move', '1. e4 {a} {b} 1... e5 {c} *'],
  ['ahead of a variation', '1. e4 ({a} {b} 1. d4) 1... e5 *'],
  ['in a variation', '1. e4 (1. d4 {a} 1... d5) *'],
  ['between a variation and the next move', '1. e4 {a} (1. d4) {b} {c} 1... e5 *'],
  ['with commands of others', '1. e4 {[%eval 0.3] [%draw arrow,f6,d5,red] a} *'],
  ['that are like anything else', '1. e4 {( 1-0 [Event "x"] { ; $1 %} *'],
])('comments %s are kept in their place', (_, text) => {
  expect(rewrite(text)).toBe(text);
});

test.each([
  ['of a variation that is the last word', '1. e4 (1. d4) {a} *', '1. e4 {a} (1. d4) *'],
  ['between variations', '1. e4 (1. d4) {a} (1. c4) *', '1. e4 (1. d4) ({a} 1. c4) *'],
  ['in parentheses without a move', '1. e4 ({a} $1) e5 *', '1. e4 $1 {a} 1... e5 *'],
  ['to the end of the line', '1. e4 ; a } b\ne5 *', '1. e4 {a ) b} 1... e5 *'],
  ['with white space', '1. e4 {  a \n\t b} *', '1. e4 {a b} *'],
])('comments %s find one', (_, text, written) => {
  expect(rewrite(text)).toBe(written);
});

test.each([
  ['nested', '1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3) 2... g6) (1... f5)) (1. c4) 1... e5 *', undefined],
  ['ahead of the first move', '(1. d4 d5) 1. e4 e5 *', '1. e4 (1. d4 d5) 1... e5 *'],
  ['in needless parentheses', '1. e4 ((1. d4) (1. c4)) e5 *', '1. e4 (1. d4) (1. c4) 1... e5 *'],
  ['empty', '1. e4 () e5 *', '1. e4 e5 *'],
  ['that end with a result', '1. e4 (1. d4 d5 1-0) (1. c4 *) *', '1. e4 (1. d4 d5 {1-0}) (1. c4) *'],
])('variations %s are kept', (_, text, written) => {
  expect(rewrite(text)).toBe(written ?? text);
});

test('judgements after a move, ahead of a line and ahead of a move that goes on', () => {
  const text = '$5 1. e4 $1 $14 ({or} $142 1. d4 $2) $140 1... e5 *';
  expect(rewrite(text)).toBe(text);
  const { tree } = readTree(text);
  expect(tree.annotations.nags).toEqual([5]);
  expect(tree.steps[0].annotations.nags).toEqual([1, 14]);
  expect(tree.steps[0].variations[0].annotations).toEqual({ comments: ['or'], nags: [142], marks: [] });
  expect(tree.steps[1].annotationsBefore.nags).toEqual([140]);
});

test('clocks belong to a move; a second one, or one without a move, stays in the words', () => {
  const text = '{[%clk 1:00:00]} 1. e4 {[%clk 0:09:58.4] [%emt 0:00:03] a [%clk 0:01:00]} *';
  expect(rewrite(text)).toBe(text);
  const { tree } = readTree(text);
  expect(tree.steps[0]).toMatchObject({ clock: 598_400, spent: 3000 });
  expect(tree.steps[0].annotations.comments).toEqual(['a [%clk 0:01:00]']);
  expect(tree.annotations.comments).toEqual(['[%clk 1:00:00]']);
  expect(readTree('1. e4 (1. d4) {[%clk 0:01:00]} e5 *').tree.steps[0].clock).toBe(60_000);
  expect(rewrite('1. e4 {[%emt [%clk 0:01:00] 0:02:00]} *')).toBe('1. e4 {[%emt [%clk 0:01:00] 0:02:00]} *');
});

test('coloured squares and arrows become marks, in their order', () => {
  const { tree } = readTree('{[%csl Ya1]} 1. e4 {look [%cal Gc2c3,Re2e4] here} {[%csl Bd4, Rd5]} *');
  expect(tree.annotations.marks).toEqual([{ kind: 'place', colour: 'yellow', place: 'a1' }]);
  expect(tree.steps[0].annotations).toEqual({
    comments: ['look here'],
    nags: [],
    marks: [
      { kind: 'arrow', colour: 'green', from: 'c2', to: 'c3' },
      { kind: 'arrow', colour: 'red', from: 'e2', to: 'e4' },
      { kind: 'place', colour: 'blue', place: 'd4' },
      { kind: 'place', colour: 'red', place: 'd5' },
    ],
  });
  expect(rewrite('1. e4 {[%clk 0:01:00] [%cal Gc2c3,Re2e4][%csl Bd4] a} {b} *')).toBe(
    '1. e4 {[%clk 0:01:00] [%cal Gc2c3,Re2e4][%csl Bd4] a} {b} *',
  );
});

test.each(['[%csl Xa1]', '[%csl Ga9]', '[%csl Ga1,]', '[%cal Ga1]', '[%csl Ga1b2]', '[%csl ]', '[%csl Ga1'])(
  '%s is no list of marks and stays in the words',
  (command) => {
    const text = `1. e4 {a ${command} b} *`;
    expect(rewrite(text)).toBe(text);
    expect(readTree(text).tree.steps[0].annotations).toEqual({
      comments: [`a ${command} b`],
      nags: [],
      marks: [],
    });
  },
);

test.each([
  ['a null move', '1. e4 (1. d4 -- {threat} 2. c4 (2. Nf3 $1)) 1... e5 *'],
  ['a null move at once', '1. e4 e5 ({or} 1... -- {[%csl Gd5] threat} 2. d4) 2. Nf3 *'],
  ['an illegal move', '1. e4 (1. d4 d5 {so} 2. Ke4 Nf6 (2... e5)) 1... e5 *'],
  ['an ambiguous move', '1. Nf3 d6 2. d3 e5 3. h3 (3. Nd2 $2 (3. g3) {so} 3... c5 4. Nc4) *'],
])('what the rules cannot play in a variation is kept as it is written: %s', (_, text) => {
  expect(rewrite(text)).toBe(text);
});

test('what cannot be played follows what can', () => {
  const { tree } = readTree('1. e4 (1. d4 d5 {so} ({or} 1... Qa1 2. e4) 2. Ke4 {?} (2. c4) 2... Nf6) *');
  const [variation] = tree.steps[0].variations;
  expect(variation.steps).toHaveLength(2);
  expect(variation.steps[1].variations[0]).toMatchObject({
    annotations: { comments: ['or'] },
    steps: [],
    unplayed: [{ move: 'Qa1', annotationsBefore: { comments: [] } }, { move: 'e4' }],
  });
  expect(variation.unplayed).toMatchObject([
    { move: 'Ke4', annotations: { comments: ['?'] }, variations: [{ steps: [{ move: 'c4' }] }] },
    { move: 'Nf6' },
  ]);
});

test.each([
  ['1. e4 {!} e5 2. Ke4 $2 {no} (2. Nf3 Nc6) Nf6 3. d4 *', 2, ['Ke4', 'Nf6', 'd4']],
  ['1. Cf3 Cf6 2. De4 Tg8 *', 2, ['Qe4', 'Rg8']],
  ['1. e4 f5 2. Qh5+ -- 3. a3 *', 3, ['--', 'a3']],
  ['1. Ke4 *', 0, ['Ke4']],
])('of the main line too what cannot be played is kept: %s', (text, played, unplayed) => {
  const { tree } = readTree(text);
  expect(tree.steps).toHaveLength(played);
  expect(tree.unplayed.map(({ move }) => move)).toEqual(unplayed);
  expect(checkText(text)).toBe(1);
});

test.each(['--', 'Z0', '0000', '@@@@'])('a null move is played, however it is written: %s', (text) => {
  const { tree } = readTree(`1. e4 ${text} {threat} 2. d4 (2. ${text} e5) *`);
  expect(tree.steps.map(({ move }) => classico.notation.formatMove(move))).toEqual(['e2e4', '--', 'd2d4']);
  expect(tree.steps[2].variations[0].steps).toHaveLength(2);
  expect(rewrite(`1. e4 ${text} 2. d4 *`)).toBe('1. e4 -- 2. d4 *');
});

test('moves of both languages may stand in one main line, once one of them leads to letters of the other', () => {
  expect(rewrite('1. Cf3 Nf6 *')).toBe('1. Nf3 Nf6 *');
});

test('letters of the other language are read in variations; what is not read is written in English', () => {
  expect(rewrite('1. Cf3 Cf6 (1... d5 2. Bg2 Dd6) 2. g3 (2. Nc3) *')).toBe(
    '1. Nf3 Nf6 (1... d5 2. Bg2 Qd6) 2. g3 (2. Nc3) *',
  );
  expect(rewrite('1. e4 (1. Cf3 Te8) e5 *')).toBe('1. e4 (1. Nf3 Te8) 1... e5 *');
  expect(rewrite('1. Cf3 (1. Rd4 De5 2. e8=D Cb1+) *')).toBe('1. Nf3 (1. Kd4 Qe5 2. e8=Q Nb1+) *');
});

test.each([
  ['[FEN "x"]\n\n1. e4 *', 'bad-fen'],
  ['[Variant "Crazyhouse"]\n\n1. e4 *', 'unknown-variant'],
])('tags that tell no game which can be begun are refused as they are for a main line: %j', (text, code) => {
  const [entry] = parsePgn(text);
  if (!entry.ok) throw new Error(text);
  expect(playPgnTree(entry.value)).toEqual(playPgn(entry.value));
  expect(playPgnTree(entry.value)).toMatchObject({ ok: false, error: { code } });
});

test('a variation without moves, which only a game made by hand can have, is nothing', () => {
  const moves = [{ text: 'e4', line: 1, variations: [[]] }];
  const pgn = { number: 1, line: 1, tags: new Map(), comments: [], moves, result: '*' } as const;
  expect(playPgnTree(pgn)).toMatchObject({ ok: true, value: { tree: { steps: [{ variations: [] }] } } });
});

test('the main line is that of playPgn, with where our rules end it', () => {
  const [entry] = parsePgn(`${'Nf3 Nf6 Ng1 Ng8 '.repeat(3)} e4 *`);
  const [played, tree] = entry.ok ? [playPgn(entry.value), playPgnTree(entry.value)] : [];
  if (!played?.ok || !tree?.ok) throw new Error('not played');
  const { game, language, tree: read } = tree.value;
  expect([language, findEndings(game, read)]).toEqual([
    'en',
    [{ path: { branches: [], ply: 8 }, outcome: { winner: undefined, reason: 'repetition' } }],
  ]);
  expect(played.value).toMatchObject({ overAfter: 8, outcome: { reason: 'repetition' } });
  expect(read.steps.map(({ move }) => move)).toEqual(played.value.moves);
});

test('tags stay as they are and where they are; what they do not tell is added', () => {
  const tagsOf = (text: string): string[] =>
    writeTree(readTree(text))
      .split('\n')
      .filter((line) => /^\[(?!Event|Site|Date|Round|White|Black|Result)/.test(line));
  const lichess = [
    '[Variant "From Position"]',
    '[FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"]',
    '[SetUp "1"]',
    '[Opening "?"]',
  ];
  expect(tagsOf(`${lichess.join('\n')}\n\n1... e5 *`)).toEqual(lichess);
  const mixed = ['[ECO "A00"]', '[HouseRules "castling=on  agreement=off"]', '[Variant "Núcleo"]'];
  expect(tagsOf(`${mixed.join('\n')}\n\n1. e4 *`)).toEqual(mixed);
  expect(tagsOf('[Variant "nucleo"]\n[Annotator "x"]\n\n1. e4 *')).toEqual([
    ...['[Variant "nucleo"]', '[Annotator "x"]', '[SetUp "1"]'],
    '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"]',
  ]);
});

test('tags that tell another game are changed where they stand', () => {
  const tags = new Map([
    ...[['Variant', 'Nucleo'] as const, ['HouseRules', 'fly=on'] as const, ['ECO', 'A00'] as const],
    ...[['FEN', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'] as const, ['SetUp', '1'] as const],
  ]);
  const written = (start: ChessState): string[][] => [
    ...composePgn({ game: classico, start, moves: [], tags, result: '*' }).tags,
  ];
  expect(written(classico.start())).toEqual([['ECO', 'A00']]);
  const start = readState(classico, '4k3/8/8/8/8/8/P7/4K3 b - - 3 9');
  expect(written(start)).toEqual([
    ['ECO', 'A00'],
    ['FEN', '4k3/8/8/8/8/8/P7/4K3 b - - 3 9'],
    ['SetUp', '1'],
  ]);
  const house = { game: nucleo, options: { castling: true }, moves: [], tags, result: '*' } as const;
  expect([...composePgn(house).tags].slice(0, 2)).toEqual([
    ['Variant', 'Nucleo'],
    ['HouseRules', 'castling=on'],
  ]);
});

function san(state: ChessState, text: string): ChessMove {
  const move = parseSan(classico, state, text, 'en');
  if (!move.ok) throw new Error(text);
  return move.value;
}

test('a tree made by hand is written like any other', () => {
  const start = classico.start();
  let tree: MoveTree<ChessState, ChessMove> = treeFromMoves(classico, start, [san(start, 'e4')]);
  const put = (path = TREE_START): string => {
    tree = setAnnotations(tree, path, { comments: ['  a }\n b '], nags: [1] });
    const text = formatPgn(composePgn({ game: classico, moves: [], result: '*' }));
    const written = writeTree({ game: classico, options: {}, tags: new Map(), tree, result: '*' });
    return written.slice(text.indexOf('\n\n')).trim();
  };
  expect(put(lastPath(tree))).toBe('1. e4 $1 {a ) b} *');
  const { tree: wider, path } = extendTree(classico, tree, TREE_START, san(start, 'd4'));
  tree = wider;
  expect(put(path)).toBe('1. e4 $1 {a ) b} (1. d4 $1 {a ) b}) *');
  tree = promoteVariation(tree, path).tree;
  tree = deleteFrom(tree, { branches: [{ ply: 0, variation: 0 }], ply: 1 }).tree;
  expect(put()).toBe('{a ) b} $1 1. d4 $1 {a ) b} *');
});

test('random trees of both rule books come back from their texts', () => {
  for (let seed = 0; seed < 16; seed++) {
    const tree = randomTree(seed, 10);
    const text = writeTree(tree);
    const read = readTree(text);
    expect(outlineOf(read), `seed ${seed}\n${text}`).toEqual(outlineOf(tree));
    expect(writeTree(read), `seed ${seed}`).toBe(text);
    for (const [name, value] of tree.tags) expect(read.tags.get(name), `seed ${seed}`).toBe(value);
  }
});

test.each(['lichess.pgn', 'scid.pgn', 'chessbase-latin1.pgn', 'chessbase-utf8.pgn'])(
  '%s comes back from its tree',
  (name) => {
    const text = readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');
    expect(checkText(text)).toBeGreaterThan(0);
  },
);

test.each([
  ['100,000 opening parentheses', `1. e4 ${'('.repeat(1e5)}1. d4${')'.repeat(1e5)} e5 *`],
  ['100,000 variations of variations', `1. e4 ${'(1. d4 '.repeat(1e5)}${')'.repeat(1e5)} e5 *`],
  ['20,000 variations ahead of moves', `1. e4 ${'((1. d4) '.repeat(2e4)}${')'.repeat(2e4)} e5 *`],
  ['20,000 judgements', `1. e4 (1. d4) ${'$1'.repeat(2e4)} e5 *`],
  ['20,000 comments', `1. e4 ${'{a}'.repeat(2e4)} e5 *`],
  ['100,000 commands that never end', `1. e4 {${'[%csl '.repeat(1e5)}} e5 *`],
  ['20,000 marks', `1. e4 {[%csl ${'Ga4,'.repeat(2e4)}Ga4]} e5 *`],
])('%s break nothing', (_, text) => {
  const written = writeTree(readTree(text));
  const again = readTree(written);
  expect(again.tree.steps).toHaveLength(2);
  expect(writeTree(again)).toBe(written);
});

test('a hundred levels of variations are kept, more are not', () => {
  const nested = (depth: number): string =>
    `1. e4 ${'(1. e4 '.repeat(depth)}${')'.repeat(depth)} 1... e5 *`.replaceAll(' )', ')');
  expect(rewrite(nested(100))).toBe(nested(100));
  expect(rewrite(nested(101))).toBe(nested(100));
});
