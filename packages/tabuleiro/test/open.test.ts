import { expect, test } from 'vitest';
import {
  BadInput,
  GAMES,
  openPosition,
  readGame,
  startGame,
  tryOpenPosition,
  tryReadGame,
} from '../src/index.js';
import { brasez, classico, nucleo, perft, senet } from '../src/rules.js';

const MANY = '[Event "?"]\n\n1. e4 *\n\n[Event "?"]\n\n1. d4 *\n';

test.each(GAMES)('%s: a text that is no position is an error with a code and two sentences', (game) => {
  for (const text of ['', 'x', startGame(game).text.slice(1), `${startGame(game).text} 1`]) {
    const tried = tryOpenPosition(game, text);
    if (tried.ok) throw new Error(`${text} was read`);
    const { code, sentence } = tried.error;
    expect(code).toMatch(/^[a-z-]+$/);
    expect(sentence.en).toMatch(/[.)]$/);
    expect(sentence['pt-BR']).not.toBe(sentence.en);
    expect(() => openPosition(game, text)).toThrow(BadInput);
    expect(() => openPosition(game, text)).toThrow(sentence.en);
  }
});

test.each(GAMES)('%s: the text of a position may have blanks around it', (game) => {
  expect(openPosition(game, ` ${startGame(game).text}\n`).text).toBe(startGame(game).text);
});

test.each([
  ['classico', '1. e4 e5 2. Ke3 *', 'no-such-move'],
  ['classico', MANY, 'not-one-game'],
  ['classico', '', 'not-one-game'],
  ['classico', '[Variant "Nucleo"]\n\n1. e4 *', 'other-game'],
  ['classico', '[Variant "Atomic"]\n\n1. e4 *', 'unknown-variant'],
  ['classico', '[FEN "8/8/8 w - - 0 1"]\n\n*', 'bad-fen'],
  ['classico', '1. e4 {open', 'open-comment'],
  ['nucleo', '[Variant "Nucleo"]\n[HouseRules "flying=on"]\n\n*', 'bad-house-rule'],
  ['nucleo', '1. e4 *', 'other-game'],
  ['brasez', '0. K@e1 K@e8 1. Kx', 'bad-san'],
  ['brasez', '[Position "x"]\n', 'bad-start'],
  ['senet', '1. A 9: 1-2', 'bad-line'],
  ['senet', '1. B 3: 1-2', 'wrong-player'],
] as const)('%s: %j is refused with %s', (game, text, code) => {
  const tried = tryReadGame(game, text);
  expect(tried).toMatchObject({ ok: false, error: { code, sentence: { en: expect.any(String) } } });
  expect(() => readGame(game, text)).toThrow(BadInput);
});

test('a game or house rule that does not exist is an error with a code', () => {
  // @ts-expect-error: no such game
  expect(() => startGame('xadrez')).toThrow('There is no game "xadrez"');
  // @ts-expect-error: no such game
  expect(tryOpenPosition('xadrez', '')).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  // @ts-expect-error: no such game
  expect(tryReadGame('toString', '')).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  // @ts-expect-error: no such house rule
  expect(() => startGame('nucleo', { flying: true })).toThrow(BadInput);
  // @ts-expect-error: not a text
  expect(tryOpenPosition('classico')).toMatchObject({ ok: false, error: { code: 'field-count' } });
});

test('PGN keeps tags, house rules and a result that the players agreed on', () => {
  const position = startGame('nucleo', { castling: true }).play('e4').play('e5');
  const pgn = position.gameText({ tags: { White: 'Ana', Black: 'Bia' }, result: '1/2-1/2' });
  const read = readGame('nucleo', pgn);
  expect(read).toMatchObject({ tags: { White: 'Ana', Black: 'Bia' }, result: '1/2-1/2' });
  expect(read.position.options).toEqual(position.options);
  expect(read.position.text).toBe(position.text);
});

test('a game that went on after a draw by rule is read to its end', () => {
  const shuffle = 'Nf3 Nf6 Ng1 Ng8 ';
  const { position } = readGame('classico', `${shuffle.repeat(3)} e4 *`);
  expect(position.history()).toHaveLength(13);
  expect(position.pieceAt('e4')).toEqual({ name: 'pawn', player: 'w' });
});

test('Portuguese letters are read in PGN, both languages in Brasez and Senet', () => {
  expect(readGame('classico', '1. e4 e5 2. Cf3 Cc6 *').position.history()).toHaveLength(4);
  const brasez = startGame('brasez').play('K@e1').play('K@e8').play('Nc3');
  expect(brasez.gameText({ lang: 'pt-BR' })).toContain('Cc3');
  expect(brasez.gameText()).toContain('Nc3');
  const senet = openPosition('senet', 'A........./........../.....A...B A 5').play('26-31');
  expect(senet.gameText({ lang: 'pt-BR' })).toContain('26-sai');
  expect(readGame('senet', senet.gameText({ lang: 'pt-BR', result: '1-0' })).result).toBe('1-0');
});

test('the second entry has the rules themselves', () => {
  expect(perft(classico, classico.start(), 3)).toBe(8902);
  expect([classico, nucleo, brasez, senet].map(({ id }) => id)).toEqual(GAMES);
});
