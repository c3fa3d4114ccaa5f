import type { Square } from '@tabuleiro/grid';
import { CELL_NAMES, PROMOTIONS, type Promotion } from './piece.js';

type Retiring = { readonly retire?: Square };
type FromTo = { readonly from: Square; readonly to: Square };

/** A legal action of Brasez, or a null move, which is never legal: it gives the turn away in an analysis, without the token. */
export type BrasezMove = BrasezAction | { readonly kind: 'null' };

/** What a player may do. `retire` is a duke that goes to the Duchy after it (B-DUKE-A). */
export type BrasezAction =
  | { readonly kind: 'setup'; readonly king: Square }
  | ({ readonly kind: 'step'; readonly promotion?: Promotion } & FromTo & Retiring)
  | ({ readonly kind: 'double' | 'lance' | 'enPassant' | 'charge' | 'castle' | 'sneak' } & FromTo & Retiring)
  | ({
      readonly kind: 'legion';
      readonly left: Square;
      readonly right: Square;
      /** The left pawn's first. */
      readonly promotions?: readonly [Promotion, Promotion];
    } & Retiring)
  | { readonly kind: 'enter'; readonly to: Square }
  | { readonly kind: 'pass' };

/** The kind of a packed move: an ordinary move or capture. */
export const STEP = 0;
/** A double step of a pawn (B-DOUBLE). */
export const DOUBLE = 1;
/** A lance: a first pawn move that pushes (B-LANCE). */
export const LANCE = 2;
/** An en-passant capture (B-EP). */
export const EN_PASSANT = 3;
/** A charge (B-CHARGE). */
export const CHARGE = 4;
/** Castling (B-CASTLE). */
export const CASTLE = 5;
/** A sneak move (B-SNEAK). */
export const SNEAK = 6;
/** The march of two pawns (B-LEGION). */
export const LEGION = 7;
/** A duke enters from the Duchy (B-DUKE-B). */
export const ENTER = 8;
/** A pass (B-PASS). */
export const PASS = 9;
/** Placing king and warlord (B-SETUP). */
export const SETUP = 10;

const KIND_NAMES = ['step', 'double', 'lance', 'enPassant', 'charge', 'castle', 'sneak'] as const;

/*
 * A packed move, low bit first: to 7, from 7, kind 4, promotion 3, second promotion 3, retired duke 7.
 * Squares are stored as `cell - ORIGIN`; the retired duke one more than that, 0 for none. A legion is named
 * by its left pawn.
 */
const ORIGIN = 36;
const FROM_SHIFT = 7;
const KIND_SHIFT = 14;
const PROMOTION_SHIFT = 18;
const SECOND_SHIFT = 21;
const RETIRE_SHIFT = 24;

/** The bits of the kind in a packed move. */
export const KIND_MASK: number = 15 << KIND_SHIFT;

export function packMove(kind: number, from: number, to: number): number {
  return (to - ORIGIN) | ((from - ORIGIN) << FROM_SHIFT) | (kind << KIND_SHIFT);
}

/** Packs an action that has one square or none. */
export function packPlace(kind: number, to: number): number {
  return packMove(kind, ORIGIN, to);
}

export const PACKED_PASS: number = packPlace(PASS, ORIGIN);

export function packPromotion(type: number): number {
  return type << PROMOTION_SHIFT;
}

export function packSecondPromotion(type: number): number {
  return type << SECOND_SHIFT;
}

export function packRetire(cell: number): number {
  return (cell - ORIGIN + 1) << RETIRE_SHIFT;
}

/** The cell that a packed move goes to; of a legion, its right pawn. */
export function toOf(move: number): number {
  return (move & 127) + ORIGIN;
}

/** The cell that a packed move starts from; of a legion, its left pawn. */
export function fromOf(move: number): number {
  return ((move >> FROM_SHIFT) & 127) + ORIGIN;
}

/** The kind of a packed move: `STEP`, `CHARGE`, … */
export function kindOf(move: number): number {
  return (move >> KIND_SHIFT) & 15;
}

/** The piece type that a packed move promotes to, or 0. */
export function promotionOf(move: number): number {
  return (move >> PROMOTION_SHIFT) & 7;
}

/** The type that a legion's right pawn becomes, or 0. */
export function secondPromotionOf(move: number): number {
  return (move >> SECOND_SHIFT) & 7;
}

/** The cell of the duke that retires after a packed move, or 0. */
export function retireOf(move: number): number {
  const stored = move >> RETIRE_SHIFT;
  return stored === 0 ? 0 : stored + ORIGIN - 1;
}

/** The packed form of a null move; no other move has it. */
export const NULL_MOVE = -1;

export function pack(move: BrasezMove): number {
  switch (move.kind) {
    case 'null':
      return NULL_MOVE;
    case 'setup':
      return packPlace(SETUP, move.king);
    case 'enter':
      return packPlace(ENTER, move.to);
    case 'pass':
      return PACKED_PASS;
    case 'legion':
      return packMove(LEGION, move.left, move.right) | packPair(move.promotions) | packRetiring(move);
    case 'step':
      return packMove(STEP, move.from, move.to) | packChoice(move.promotion) | packRetiring(move);
    default:
      return packMove(KIND_NAMES.indexOf(move.kind), move.from, move.to) | packRetiring(move);
  }
}

function packChoice(promotion: Promotion | undefined): number {
  return promotion === undefined ? 0 : packPromotion(CELL_NAMES.indexOf(promotion));
}

function packPair(pair: readonly [Promotion, Promotion] | undefined): number {
  if (pair === undefined) return 0;
  return packChoice(pair[0]) | packSecondPromotion(CELL_NAMES.indexOf(pair[1]));
}

function packRetiring(move: Retiring): number {
  return move.retire === undefined ? 0 : packRetire(move.retire);
}

/** The action that a packed move stands for. Requires a move that `generate` has listed. */
export function unpack(move: number): BrasezAction {
  const kind = kindOf(move);
  const to = toOf(move) as Square;
  if (kind === SETUP) return { kind: 'setup', king: to };
  if (kind === ENTER) return { kind: 'enter', to };
  if (kind === PASS) return { kind: 'pass' };
  const from = fromOf(move) as Square;
  const retiring = retireOf(move) === 0 ? {} : { retire: retireOf(move) as Square };
  const promotion = promotionName(promotionOf(move));
  if (kind === LEGION) {
    const second = promotionName(secondPromotionOf(move));
    const pair = promotion && second ? { promotions: [promotion, second] as const } : {};
    return { kind: 'legion', left: from, right: to, ...pair, ...retiring };
  }
  if (kind === STEP) return { kind: 'step', from, to, ...(promotion && { promotion }), ...retiring };
  return { kind: otherKind(kind), from, to, ...retiring };
}

function otherKind(kind: number): Exclude<(typeof KIND_NAMES)[number], 'step'> {
  const name = KIND_NAMES[kind];
  return name === 'step' ? 'double' : name;
}

function promotionName(type: number): Promotion | undefined {
  const name = CELL_NAMES[type];
  return PROMOTIONS.find((promotion) => promotion === name);
}
