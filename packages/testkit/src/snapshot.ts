import type { Cursor, Game, Outcome, Placement } from '@tabuleiro/game';
import { moveTexts } from './randomGame.js';

/** All that a cursor shows: two equal snapshots are the same position to every caller. */
export type Snapshot = {
  readonly keyLow: number;
  readonly keyHigh: number;
  readonly inCheck: boolean;
  readonly isDecided: boolean;
  readonly outcome: Outcome | undefined;
  /** Packed, ascending. */
  readonly moves: readonly number[];
};

const GUARD = 0x5eed;

export function takeSnapshot<M>(cursor: Cursor<M>): Snapshot {
  const list = new Int32Array(cursor.maxMoves + 2);
  list[0] = GUARD;
  const end = cursor.generate(list, 1);
  if (list[0] !== GUARD) throw new Error('generate writes before its place');
  if (end - 1 > cursor.maxMoves)
    throw new Error(`generate gives ${end - 1} moves, maxMoves is ${cursor.maxMoves}`);
  return {
    keyLow: cursor.keyLow,
    keyHigh: cursor.keyHigh,
    inCheck: cursor.inCheck(),
    isDecided: cursor.isDecided(),
    outcome: cursor.outcome(),
    moves: Array.from(list.subarray(1, end).sort()),
  };
}

export function formatSnapshot(snapshot: Snapshot): string {
  return JSON.stringify(snapshot);
}

/** What stands where, for people; in the order of the placement. */
export function formatPlacement(placement: Placement): string {
  return Array.from(placement, ([place, { player, name }]) => `${place}=${player}-${name}`).join(' ');
}

/** All that a state shows; taken before and after to prove that a state is a value. */
export function formatState<S, M>(game: Game<S, M>, state: S): string {
  const position = game.notation.formatPosition(state);
  const pieces = formatPlacement(game.pieces(state));
  const moves = moveTexts(game, state);
  const turn = JSON.stringify(game.turn(state));
  return [position, pieces, ...moves, turn, formatSnapshot(takeSnapshot(game.cursor(state)))].join(' ');
}
