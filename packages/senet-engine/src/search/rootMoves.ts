import { EMPTY, LAST, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';

/** The pieces of the player to act and of the other, as sets of squares: bit n is square n. */
export type Sides = { readonly own: number; readonly other: number };

/** The square sets of a state, for the player to act or another one. */
export function sidesOf({ track, player }: SenetState, acting: number = player): Sides {
  let own = 0;
  let other = 0;
  for (let square = 1; square <= LAST; square++) {
    if (track[square] === acting) own |= 1 << square;
    else if (track[square] !== EMPTY) other |= 1 << square;
  }
  return { own, other };
}

/** A legal move of the root position, the sets after it, and its value. */
export type RootMove = Sides & {
  readonly move: SenetMove;
  /** Does the same player throw again after it? */
  readonly again: boolean;
  win: number;
};

/** Every legal move with the die that was thrown, a skip included. */
export function rootMoves(state: SenetState): RootMove[] {
  return senet.moves(state).map((move) => {
    const after = senet.apply(state, move);
    return { move, ...sidesOf(after, state.player), again: after.player === state.player, win: 0 };
  });
}
