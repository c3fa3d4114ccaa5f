import { Random, randomMove } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import {
  GAMES,
  type GameName,
  type Move,
  openPosition,
  type Position,
  readGame,
  startGame,
} from '../src/index.js';
import { brasez, classico, type Game, nucleo, senet } from '../src/rules.js';

const RULES: Readonly<Record<GameName, Game>> = { classico, nucleo, brasez, senet };
const isQuick = process.env.TABULEIRO_TESTS === 'quick';
const NUMBER = isQuick ? 3 : 200;
const PLIES = isQuick ? 60 : 200;

/** The texts of a random game, found by the rules alone. */
function randomLine(name: GameName, random: Random): string[] {
  const game = RULES[name];
  const line: string[] = [];
  for (let state = game.start(); line.length < PLIES; ) {
    const move = randomMove(game, state, random);
    if (move === undefined) break;
    line.push(game.notation.formatMove(move));
    state = game.apply(state, move);
  }
  return line;
}

function playAll(start: Position, line: readonly string[]): Position {
  return line.reduce((position, text) => position.play(text), start);
}

const textsOf = (moves: readonly Move[]): string[] => moves.map(({ text }) => text);

const games = GAMES.flatMap((name) => Array.from({ length: NUMBER }, (_, seed) => ({ name, seed })));

test.each(games)('$name, seed $seed: the text of a game gives the same line', ({ name, seed }) => {
  const line = randomLine(name, new Random(seed));
  const position = playAll(startGame(name), line);
  for (const lang of ['en', 'pt-BR'] as const) {
    const { position: read, result } = readGame(name, position.gameText({ lang }));
    expect(read.text).toBe(position.text);
    expect(read.outcome).toEqual(position.outcome);
    expect(read.start.text).toBe(position.start.text);
    expect(result === '*').toBe(position.outcome === undefined);
    expect(read.gameText({ lang })).toBe(position.gameText({ lang }));
  }
  if (seed < 3) expect(textsOf(position.history())).toEqual(line);
});

test.each(games.filter(({ seed }) => seed < 3))(
  '$name, seed $seed: undo and play again, texts of positions, moves of a square',
  ({ name, seed }) => {
    const random = new Random(seed);
    let position: Position = startGame(name);
    for (const text of randomLine(name, random)) {
      const next = position.play(text);
      expect(next.undo()).toBe(position);
      expect(next.undo().play(text)).toEqual(next);
      expect(openPosition(name, next.text).text).toBe(next.text);
      expect(next.outcome === undefined).toBe(next.turn !== undefined);
      if (random.below(8) === 0) checkMoves(name, next, random);
      position = next;
    }
  },
);

/** The list of moves, its part for each square, and what else somebody might try. */
function checkMoves(name: GameName, position: Position, random: Random): void {
  const moves = position.moves();
  expect(moves.length === 0).toBe(position.outcome !== undefined);
  expect(position.throws.map(({ text }) => text)).toEqual(position.throws.length === 0 ? [] : textsOf(moves));
  for (const square of position.pieces().keys()) {
    const own = moves.filter(({ from, partner }) => from === square || partner === square);
    expect(position.moves(square)).toEqual(own);
  }
  for (const move of random.sample(moves, 5)) checkMove(position, move);
  for (const text of randomLine(name, random).slice(0, 20)) {
    const isLegal = textsOf(moves).includes(text);
    if (isLegal) expect(position.whyNot(text)).toBeUndefined();
    expect(position.tryPlay(text).ok).toBe(position.whyNot(text) === undefined);
  }
}

function checkMove(position: Position, move: Move): void {
  const { text, san, from, piece } = move;
  expect(position.whyNot(text)).toBeUndefined();
  expect(position.play(move).text).toBe(position.play(text).text);
  expect(position.play(san.en, 'en').text).toBe(position.play(text).text);
  expect(position.play(san['pt-BR'], 'pt-BR').text).toBe(position.play(text).text);
  if (from !== undefined) expect(position.pieceAt(from)?.name).toBe(piece);
  expect(position.play(move).history().at(-1)).toEqual(move);
}

test.each(GAMES)('%s: nothing that is given can be changed', (name) => {
  const position = playAll(startGame(name), randomLine(name, new Random(7)).slice(0, 12));
  const { text } = position;
  const pieces = position.pieces();
  const given = [position, position.options, position.throws, ...position.throws, ...pieces.values()];
  const lists = [position.moves(), ...position.moves(), ...position.moves().map(({ san }) => san)];
  const effects = position.moves().flatMap((move) => [move.effects, ...move.effects]);
  for (const value of [...given, ...lists, ...effects]) expect(Object.isFrozen(value)).toBe(true);
  expect(Object.isFrozen(position.whyNot('x'))).toBe(true);
  if (pieces instanceof Map) pieces.clear();
  expect(position.pieces().size).toBeGreaterThan(0);
  expect(position.text).toBe(text);
});
