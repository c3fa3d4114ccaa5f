import { fail, type MoveError, type Notation, ok, type Result } from '@tabuleiro/game';
import { EAST, formatSquare, parseSquare } from '@tabuleiro/grid';
import { formatPosition, parsePosition } from './bfen.js';
import {
  type BrasezMove,
  CHARGE,
  ENTER,
  KIND_MASK,
  kindOf,
  LEGION,
  PACKED_PASS,
  packMove,
  packPlace,
  packPromotion,
  packRetire,
  packSecondPromotion,
  SETUP,
  STEP,
  unpack,
} from './move.js';
import { legalMoves } from './moves.js';
import { CELL_NAMES, LETTERS, type Promotion } from './piece.js';
import type { BrasezState } from './state.js';

/**
 * The parts of an action text, whether or not the action is legal. Promotions are piece types, 0 for none.
 */
export type Attempt =
  | { readonly kind: 'setup'; readonly to: number; readonly retire: number }
  | { readonly kind: 'enter'; readonly to: number; readonly retire: number }
  | { readonly kind: 'pass'; readonly retire: number }
  | {
      readonly kind: 'go' | 'charge' | 'legion';
      readonly from: number;
      readonly to: number;
      readonly promotions: readonly [number, number];
      readonly retire: number;
    };

export type GoAttempt = Extract<Attempt, { kind: 'go' | 'charge' | 'legion' }>;

const SHAPE =
  /^(?:(pass)|([KG])@([a-h][1-8])|([a-h][1-8])([*&]?)([a-h][1-8])([wrnhlg]{0,2}))(?:~([a-h][1-8]))?$/;

/** Reads the text of an action, legal or not; undefined for any other text. */
export function parseAttempt(text: string): Attempt | undefined {
  const parts = SHAPE.exec(text);
  if (parts === null) return undefined;
  const [, pass, dropped, placed, from, mark, to, letters, retired] = parts;
  const retire = readSquare(retired);
  if (pass !== undefined) return { kind: 'pass', retire };
  if (dropped === 'K') return { kind: 'setup', to: readSquare(placed), retire };
  if (dropped === 'G') return { kind: 'enter', to: readSquare(placed), retire };
  const kind = mark === '*' ? 'charge' : mark === '&' ? 'legion' : 'go';
  const promotions = [readType(letters[0]), readType(letters[1])] as const;
  return { kind, from: readSquare(from), to: readSquare(to), promotions, retire };
}

function readSquare(text: string | undefined): number {
  return text === undefined ? 0 : (parseSquare(text) ?? 0);
}

function readType(letter: string | undefined): number {
  return letter === undefined ? 0 : LETTERS.indexOf(letter.toUpperCase());
}

/** The legal action that `text` names. */
function parseMove(state: BrasezState, text: string): Result<BrasezMove, MoveError> {
  const attempt = parseAttempt(text);
  if (attempt === undefined) return fail({ code: 'bad-move', move: text });
  const packed = findMove(legalMoves(state), attempt);
  return packed < 0 ? fail({ code: 'illegal-move', move: text }) : ok(unpack(packed));
}

/** The move of a generated list that an attempt names, or -1. */
export function findMove(moves: Int32Array, attempt: Attempt): number {
  const named = packAttempt(attempt);
  const isPlain = attempt.kind === 'go';
  for (const move of moves) {
    if (isPlain ? (move & ~KIND_MASK) === named && isFromTo(kindOf(move)) : move === named) return move;
  }
  return -1;
}

/** Kinds whose text is from and to alone. */
function isFromTo(kind: number): boolean {
  return kind < LEGION && kind !== CHARGE;
}

function packAttempt(attempt: Attempt): number {
  const retire = attempt.retire === 0 ? 0 : packRetire(attempt.retire);
  if (attempt.kind === 'pass') return PACKED_PASS | retire;
  if (attempt.kind === 'setup') return packPlace(SETUP, attempt.to) | retire;
  if (attempt.kind === 'enter') return packPlace(ENTER, attempt.to) | retire;
  const kind = attempt.kind === 'go' ? STEP : attempt.kind === 'charge' ? CHARGE : LEGION;
  const [first, second] = attempt.promotions;
  const promotions = packPromotion(first) | packSecondPromotion(second);
  return packMove(kind, attempt.from, attempt.to) | promotions | retire;
}

/** A null move, written as in the PGN of chess. */
const NULL_TEXT = '--';

function formatMove(move: BrasezMove): string {
  switch (move.kind) {
    case 'null':
      return NULL_TEXT;
    case 'setup':
      return `K@${formatSquare(move.king)}`;
    case 'enter':
      return `G@${formatSquare(move.to)}`;
    case 'pass':
      return 'pass';
    case 'charge':
      return `${formatSquare(move.from)}*${formatSquare(move.to)}${formatRetire(move)}`;
    case 'legion': {
      const letters = (move.promotions ?? []).map(formatPromotion).join('');
      return `${formatSquare(move.left)}&${formatSquare(move.left + EAST)}${letters}${formatRetire(move)}`;
    }
    case 'step': {
      const letter = move.promotion === undefined ? '' : formatPromotion(move.promotion);
      return `${formatSquare(move.from)}${formatSquare(move.to)}${letter}${formatRetire(move)}`;
    }
    default:
      return `${formatSquare(move.from)}${formatSquare(move.to)}${formatRetire(move)}`;
  }
}

function formatPromotion(promotion: Promotion): string {
  return LETTERS[CELL_NAMES.indexOf(promotion)].toLowerCase();
}

function formatRetire(move: { readonly retire?: number }): string {
  return move.retire === undefined ? '' : `~${formatSquare(move.retire)}`;
}

export const notation: Notation<BrasezState, BrasezMove> = {
  parsePosition: (text) => parsePosition(text),
  formatPosition,
  parseMove,
  formatMove,
};
