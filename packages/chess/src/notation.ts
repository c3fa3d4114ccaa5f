import { fail, type MoveError, type Notation, ok, type PositionError, type Result } from '@tabuleiro/game';
import { formatSquare, parseSquare } from '@tabuleiro/grid';
import { loadState } from './currentPosition.js';
import { findOutcome } from './ending.js';
import { formatFen, parseFen } from './fen.js';
import { type ChessMove, fromOf, PROMOTIONS, promotionOf, toOf, unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves.js';
import { LETTERS, pieceName } from './piece.js';
import type { ChessRules } from './rules.js';
import type { ChessState } from './state.js';

const scratch = new Int32Array(MAX_MOVES);

/** The squares and the promotion type (0 for none) that a move text names. */
export type MoveText = { readonly from: number; readonly to: number; readonly promotion: number };

/** UCI long algebraic: `e2e4`, `e7e8q`; also `e7e8k`, which only `explain` looks at. Undefined for anything else. */
export function parseMoveText(text: string): MoveText | undefined {
  const from = parseSquare(text.slice(0, 2));
  const to = parseSquare(text.slice(2, 4));
  if (from === undefined || to === undefined || text.length > 5) return undefined;
  if (text.length === 4) return { from, to, promotion: 0 };
  const promotion = LETTERS.toLowerCase().indexOf(text[4]);
  return promotion > 0 ? { from, to, promotion } : undefined;
}

/** The legal move with these squares and promotion, packed; undefined when there is none. Looks at no ending. */
export function findMove(state: ChessState, text: MoveText): number | undefined {
  loadState(state);
  const end = generateMoves(scratch, 0);
  return scratch
    .subarray(0, end)
    .find(
      (move) => fromOf(move) === text.from && toOf(move) === text.to && promotionOf(move) === text.promotion,
    );
}

/** None, or one of the four pieces a pawn can become. */
function isPromotion(type: number): boolean {
  return type === 0 || PROMOTIONS.includes(type);
}

function parseMove(state: ChessState, text: string): Result<ChessMove, MoveError> {
  const parsed = parseMoveText(text);
  if (parsed === undefined || !isPromotion(parsed.promotion)) return fail({ code: 'bad-move', move: text });
  loadState(state);
  const move = findOutcome() === undefined ? findMove(state, parsed) : undefined;
  return move === undefined ? fail({ code: 'illegal-move', move: text }) : ok(unpackMove(move));
}

/** A null move as PGN files write it. */
const NULL_TEXT = '--';

export function formatMove(move: ChessMove): string {
  if (move.kind === 'null') return NULL_TEXT;
  const path = formatSquare(move.from) + formatSquare(move.to);
  return move.kind === 'promotion' ? path + promotionLetter(move.piece) : path;
}

function promotionLetter(name: string): string {
  for (let type = 1; type < LETTERS.length; type++) {
    if (pieceName(type) === name) return LETTERS[type].toLowerCase();
  }
  return '';
}

export function makeNotation(
  rulesFor: (options?: Readonly<Record<string, boolean>>) => ChessRules,
): Notation<ChessState, ChessMove> {
  return {
    parsePosition: (text, options): Result<ChessState, PositionError> => parseFen(text, rulesFor(options)),
    formatPosition: formatFen,
    parseMove,
    formatMove,
  };
}
