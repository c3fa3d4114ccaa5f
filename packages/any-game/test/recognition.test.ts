import { expect, test } from 'vitest';
import { type RecognisedText, readPgnGame, readRecord, recogniseText, writePgn } from '../src/index.js';
import { find, GAMES, gameMatchOf, journalText, LINES, recordText, startOf } from './texts.js';

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BFEN = 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';
const SENET = 'ABABABABAB/........../.......... A -';

const position = (game: string, text: string): RecognisedText => ({ kind: 'position', game, text });
const CODE = '1kPz4-wYMjq_b0G7QwE2x';
const SHARED: RecognisedText = { kind: 'share', code: CODE };
const PGN: RecognisedText = { kind: 'pgn' };
const MOVES: RecognisedText = { kind: 'moves' };
const UNKNOWN: RecognisedText = { kind: 'unknown' };

test.each<[string, string, RecognisedText]>([
  ['a shared link', `https://example.org/jogo/#/analise/ver/${CODE}`, SHARED],
  ['a shared link in a message', `Olha só: http://192.168.0.7:8080/#/analise/ver/${CODE}. Que tal?`, SHARED],
  ['a shared position', `#/editor/ver/${CODE}`, SHARED],
  ['a shared link of two lines', `x/#/analise/ver/${CODE.slice(0, 9)}\r\n${CODE.slice(9)}\r\n`, SHARED],
  ['the code of a link alone', ` ${CODE}\n`, SHARED],
  ['a game with a link in a comment', `1. e4 {https://example.org/#/analise/ver/${CODE}} e5 *`, PGN],
  ['a game with a link as its site', `[Site "https://example.org/#/analise/ver/${CODE}"]\n\n1. e4 *`, PGN],
  ['a FEN', FEN, position('classico', FEN)],
  ['a FEN with blanks and line ends', `\n ${FEN.replace(' w ', '  w\t')}\r\n`, position('classico', FEN)],
  ['a FEN behind a byte order mark', `\ufeff${FEN}`, position('classico', FEN)],
  ['a FEN of nucleo', `[Variant "Núcleo"]\n\n${FEN}`, position('nucleo', FEN)],
  [
    'a FEN of nucleo with house rules',
    `[Variant "Nucleo"]\n[HouseRules "castling=on"]\n\n${FEN}`,
    { kind: 'position', game: 'nucleo', text: FEN, options: { castling: true } },
  ],
  ['a FEN of a variant we know as classico', `[Variant "From Position"]\n${FEN}`, position('classico', FEN)],
  ['a FEN of another variant', `[Variant "Atomic"]\n${FEN}`, PGN],
  [
    'a FEN that the reader will refuse',
    '8/8/8/8/8/8/8/8 w - - 0 1',
    position('classico', '8/8/8/8/8/8/8/8 w - - 0 1'),
  ],
  ['a FEN without its clocks', FEN.slice(0, -4), position('classico', FEN.slice(0, -4))],
  ['a board alone', FEN.split(' ')[0], position('classico', FEN.split(' ')[0])],
  ['a BFEN', BFEN, position('brasez', BFEN)],
  [
    'a BFEN without pieces of its own',
    '4k3/8/8/8/8/8/8/4K3 w - - - w 0/0 -/- 0,- 1',
    position('brasez', '4k3/8/8/8/8/8/8/4K3 w - - - w 0/0 -/- 0,- 1'),
  ],
  ['a BFEN cut off', BFEN.slice(0, 50), position('brasez', BFEN.slice(0, 50))],
  ['a position of Senet', `${SENET}\n`, position('senet', SENET)],
  ['a position of Senet cut off', SENET.slice(0, 28), position('senet', SENET.slice(0, 28))],
  ['tags and moves', '[Event "?"]\n\n1. e4 *', PGN],
  ['tags alone', `[FEN "${FEN}"]`, PGN],
  ['a damaged tag among tags', '[Event "?"]\n[White "Ana\n\n1. e4 *', PGN],
  ['numbered moves', '1. e4 e5 2. Nf3', PGN],
  ['numbered moves in Portuguese', '1.e4 e5 2.Cf3 Cc6 3.Bb5', PGN],
  ['numbers without dots', '1 e4 e5 2 Nf3 Nc6', PGN],
  ['a comment first', '{A game.} 1. e4 e5', PGN],
  ['two games', '1. e4 1-0\n\n1. d4 0-1', PGN],
  ['an open comment', '1. e4 {', PGN],
  ['numbered moves with a wrong one', '1. e4 e5 2. zz9', PGN],
  ['moves in English', 'e4 e5 Nf3 Nc6 Bb5 a6 O-O', MOVES],
  ['moves in Portuguese', 'e4 e5 Cf3 Cc6 exd5 Dxd5+ e8=D 0-0-0 1/2-1/2', MOVES],
  ['coordinates', 'e2e4 e7e5 e7e8q', MOVES],
  ['moves with a wrong one', 'e2e4 e7e5 g1', MOVES],
  ['actions of Brasez', 'K@e1 R@d8 d2&e2 P*d6 e4>e5 SSe3 b1c3~d5 a8=G&b8=SS pass', MOVES],
  ['numbered actions of Brasez', '0. R@e1 R@d8 1. e4 passa 1/2-1/2', MOVES],
  ['actions of Senet', '3 9-12 5 8-13 2 skip', MOVES],
  ['one throw', '4', MOVES],
  ['the text of a game of Senet', '[Game "Senet"]\n\n1. A 3: 9-12', UNKNOWN],
  ['nothing', '', UNKNOWN],
  ['blanks', ' \n\t', UNKNOWN],
  ['prose', 'Good morning, e4 is a good move.', UNKNOWN],
  ['a numbered list', '1. Milk\n2. Bread', UNKNOWN],
  ['a result', '1-0', UNKNOWN],
  ['a path', 'a/b/c', UNKNOWN],
  ['a list in JSON', '[1,2]', UNKNOWN],
  ['an object in JSON', '{"version":1}', UNKNOWN],
  ['an object with a strange game', '{"game":3,"actions":[]}', UNKNOWN],
  ['an unknown game', '{"game":"go","actions":[]}', { kind: 'record', game: 'go' }],
])('%s is recognised', (_, text, recognised) => {
  expect(recogniseText(text)).toEqual(recognised);
});

test.each(GAMES)('[P-F10] what is kept and written of $game.id is recognised', (written) => {
  const game = written.game.id;
  const [record, journal] = [recordText(written), journalText(written)];
  expect(recogniseText(record)).toEqual({ kind: 'record', game });
  expect(recogniseText(journal)).toEqual({ kind: 'journal', game });
  expect(recogniseText(recordText(written, ''))).toEqual({ kind: 'record', game });
  expect(recogniseText(record.slice(0, -20))).toEqual({ kind: 'record', game });
  expect(recogniseText(journal.slice(0, -20))).toEqual({ kind: 'journal', game });
  expect(recogniseText(LINES.get(written) ?? '')).toEqual(MOVES);
  const pgn = writePgn(gameMatchOf(written));
  if (pgn !== undefined) expect(recogniseText(pgn)).toEqual(PGN);
  const start = startOf(written).format();
  expect(recogniseText(start)).toEqual(position(game === 'nucleo' ? 'classico' : game, start));
});

test('[P-F10] a text that is kept is read as what it is recognised as', async () => {
  for (const written of GAMES) {
    expect((await readRecord(recordText(written), find)).ok).toBe(true);
    expect((await readRecord(journalText(written), find)).ok).toBe(true);
    const pgn = writePgn(gameMatchOf(written));
    if (pgn !== undefined) expect((await readPgnGame(pgn, find)).ok).toBe(true);
  }
});

test('a long text is recognised in time', () => {
  for (const text of [
    '\n'.repeat(200_000),
    ' [a '.repeat(50_000),
    `{"${'a'.repeat(200_000)}`,
    '1 '.repeat(50_000),
  ]) {
    expect(['unknown', 'moves', 'pgn']).toContain(recogniseText(text).kind);
  }
});
