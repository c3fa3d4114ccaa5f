import {
  type Facts,
  fail,
  type MoveError,
  type Notation,
  ok,
  type PositionError,
  type Result,
} from '@tabuleiro/game';
import { WATER } from './houses.js';
import type { SenetMove } from './move.js';
import { legalMoves } from './moves.js';
import { SenetPosition, type SenetState } from './state.js';
import { A, B, COLUMNS, EMPTY, PIECES, ROWS } from './track.js';

/** Every problem that reading a position text of Senet can report. */
export const SENET_POSITION_PROBLEMS = [
  'field-count',
  'group-count',
  'group-length',
  'unknown-letter',
  'piece-in-water',
  'too-many-pieces',
  'both-off',
  'bad-player',
  'bad-die',
] as const;
/** The code of a problem with a position text. */
export type SenetPositionProblem = (typeof SENET_POSITION_PROBLEMS)[number];

/** By what a square holds: its letter. */
const LETTERS = '.AB';
/** By the die: its letter; 0 is still to be thrown. */
const DICE = '-12345';

type Read<T> = Result<T, PositionError>;

function problem(field: string, code: SenetPositionProblem, facts: Facts = {}): Read<never> {
  return fail({ code: 'bad-position', field, problem: code, facts });
}

/** Reads `BOARD PLAYER DIE`. */
export function parsePosition(text: string): Read<SenetPosition> {
  const fields = text.split(' ');
  if (fields.length !== 3) return problem('fields', 'field-count', { count: fields.length });
  const [board, player, die] = fields;
  const read = parseBoard(board);
  if (!read.ok) return read;
  const position = read.value;
  if (player !== 'A' && player !== 'B') return problem('player', 'bad-player', { text: player });
  if (die.length !== 1 || !DICE.includes(die)) return problem('die', 'bad-die', { text: die });
  position.setTurn(LETTERS.indexOf(player), DICE.indexOf(die));
  return ok(position);
}

function parseBoard(text: string): Read<SenetPosition> {
  const groups = text.split('/').map((group) => Array.from(group));
  if (groups.length !== ROWS) return problem('board', 'group-count', { groups: groups.length });
  const short = groups.findIndex((group) => group.length !== COLUMNS);
  if (short >= 0) {
    return problem('board', 'group-length', { group: short + 1, squares: groups[short].length });
  }
  const owners = groups.flat().map((letter) => LETTERS.indexOf(letter));
  const unknown = owners.indexOf(-1);
  if (unknown >= 0) {
    return problem('board', 'unknown-letter', { letter: groups.flat()[unknown], square: unknown + 1 });
  }
  return placePieces(owners);
}

/** `owners[0]` is what square 1 holds. */
function placePieces(owners: readonly number[]): Read<SenetPosition> {
  if (owners[WATER - 1] !== EMPTY) return problem('board', 'piece-in-water', { house: WATER });
  for (const player of [A, B]) {
    const pieces = owners.filter((owner) => owner === player).length;
    if (pieces > PIECES) return problem('board', 'too-many-pieces', { player: LETTERS[player], pieces });
  }
  if (owners.every((owner) => owner === EMPTY)) return problem('board', 'both-off');
  const position = new SenetPosition();
  for (const [i, owner] of owners.entries()) if (owner !== EMPTY) position.put(i + 1, owner);
  return ok(position);
}

export function formatPosition({ track, player, die }: SenetState): string {
  const groups = Array.from({ length: ROWS }, (_, row) => {
    const squares = track.subarray(row * COLUMNS + 1, (row + 1) * COLUMNS + 1);
    return Array.from(squares, (owner) => LETTERS[owner]).join('');
  });
  return `${groups.join('/')} ${LETTERS[player]} ${DICE[die]}`;
}

/** The shape of an action text: a throw, `skip`, or a step on the track or off the board. */
const ACTION = /^(?:skip|[1-5]|(?:[1-9]|[12]\d|30)-(?:[1-9]|[12]\d|3[01]))$/;

export function formatMove(move: SenetMove): string {
  switch (move.kind) {
    case 'throw':
      return String(move.die);
    case 'step':
      return `${move.from}-${move.to}`;
    case 'skip':
      return 'skip';
  }
}

function parseMove(state: SenetState, text: string): Result<SenetMove, MoveError> {
  const move = legalMoves(state).find((legal) => formatMove(legal) === text);
  if (move !== undefined) return ok(move);
  return fail({ code: ACTION.test(text) ? 'illegal-move' : 'bad-move', move: text });
}

export const notation: Notation<SenetState, SenetMove> = {
  parsePosition: (text): Result<SenetState, PositionError> => parsePosition(text),
  formatPosition,
  parseMove,
  formatMove,
};
