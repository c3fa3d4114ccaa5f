import type { Effect, Piece, Placement } from '@tabuleiro/game';
import { isSwap, make, restOf } from './apply.js';
import { pack, type SenetMove } from './move.js';
import type { SenetState } from './state.js';
import { EMPTY, LAST, opponentOf, playerName } from './track.js';

/** The name of every piece of Senet: they differ only by player. */
export type SenetPiece = 'piece';
/** What an action of Senet does to a piece. */
export type SenetEffect = Effect<SenetPiece>;

function pieceOf(owner: number): Piece<SenetPiece> {
  return { name: 'piece', player: playerName(owner) };
}

/** The pieces on the track, from square 1 on. */
export function placementOf({ track }: SenetState): Placement<SenetPiece> {
  const placement = new Map<string, Piece<SenetPiece>>();
  for (let square = 1; square <= LAST; square++) {
    if (track[square] !== EMPTY) placement.set(String(square), pieceOf(track[square]));
  }
  return placement;
}

/** What a legal action does, read from the undo record of `make`. */
export function effectsOf(state: SenetState, move: SenetMove): readonly SenetEffect[] {
  if (move.kind !== 'step') return [];
  const record = make(state.copy(), pack(move));
  const rest = restOf(record);
  const piece = pieceOf(state.player);
  const from = String(move.from);
  if (rest === 0) return [{ kind: 'borneOff', piece, from }];
  const to = String(rest);
  if (isSwap(record)) return [{ kind: 'swapped', piece, from, to, with: pieceOf(opponentOf(state.player)) }];
  if (rest !== move.to) return [{ kind: 'fell', piece, from, through: String(move.to), to }];
  return [{ kind: 'moved', piece, from, to }];
}
