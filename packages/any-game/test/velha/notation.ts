import { fail, type Notation, ok, type PositionError, type Result } from '@tabuleiro/game';
import { hasLine } from './ending.js';
import type { VelhaMove } from './move.js';
import { legalMoves } from './moves.js';
import { A, B, CELLS, nameOf, VelhaPosition, type VelhaState } from './state.js';

export const VELHA_POSITION_PROBLEMS = ['bad-board', 'bad-player', 'bad-count', 'after-the-end'] as const;
export type VelhaPositionProblem = (typeof VELHA_POSITION_PROBLEMS)[number];

const MARKS = '.XO';
const SIDE = 3;
/** The text of an action that some position has. */
const CELL = /^[a-c][1-3]$/;

export function formatCell(cell: number): string {
  return `${'abc'[cell % SIDE]}${SIDE - Math.floor(cell / SIDE)}`;
}

/** Undefined for what is no cell. */
export function parseCell(text: string): number | undefined {
  if (!CELL.test(text)) return undefined;
  return (SIDE - Number(text[1])) * SIDE + 'abc'.indexOf(text[0]);
}

function refuse(field: string, problem: VelhaPositionProblem, text: string): Result<never, PositionError> {
  return fail({ code: 'bad-position', field, problem, facts: { text } });
}

function parsePosition(text: string): Result<VelhaState, PositionError> {
  const [board, player = '', ...rest] = text.split(' ');
  if (!/^[.XO]{3}(?:\/[.XO]{3}){2}$/.test(board)) return refuse('board', 'bad-board', board);
  if (!/^[AB]$/.test(player) || rest.length > 0) return refuse('player', 'bad-player', player);
  const position = new VelhaPosition();
  [...board.replaceAll('/', '')].forEach((mark, cell) => void position.set(cell, MARKS.indexOf(mark)));
  if (player === 'B') position.passTurn();
  return judge(position, player);
}

/** A begins and they take turns (V-TURN), until there is a line (V-LINE). */
function judge(position: VelhaPosition, player: string): Result<VelhaState, PositionError> {
  const count = (owner: number): number => position.cells.filter((cell) => cell === owner).length;
  if (count(A) - count(B) !== (player === 'A' ? 0 : 1)) return refuse('player', 'bad-count', player);
  if (hasLine(position, position.player)) return refuse('board', 'after-the-end', player);
  return ok(position);
}

function formatPosition({ cells, player }: VelhaState): string {
  const marks = Array.from(cells, (owner) => MARKS[owner]).join('');
  const rows = Array.from({ length: CELLS / SIDE }, (_, row) => marks.slice(row * SIDE, (row + 1) * SIDE));
  return `${rows.join('/')} ${nameOf(player)}`;
}

export const notation: Notation<VelhaState, VelhaMove> = {
  parsePosition,
  formatPosition,
  parseMove(state, text) {
    const move = legalMoves(state).find(({ cell }) => formatCell(cell) === text);
    return move === undefined
      ? fail({ code: CELL.test(text) ? 'illegal-move' : 'bad-move', move: text })
      : ok(move);
  },
  formatMove: ({ cell }) => formatCell(cell),
};
