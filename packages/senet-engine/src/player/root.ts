import { EMPTY, LAST, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';

/** The pieces of the player who acts and of the other, as sets of squares. */
export type Sides = { readonly own: number; readonly other: number };

export function sidesOf({ track, player }: SenetState, acting: number = player): Sides {
  let own = 0;
  let other = 0;
  for (let square = 1; square <= LAST; square++) {
    if (track[square] === acting) own |= 1 << square;
    else if (track[square] !== EMPTY) other |= 1 << square;
  }
  return { own, other };
}

/** An action to choose from, and what it is found to be worth. */
export type RootMove = Sides & {
  readonly move: SenetMove;
  /** The throw after it is the same player's. */
  readonly again: boolean;
  win: number;
};

/** Every legal action with the die that was thrown, a skip among them. */
export function rootMoves(state: SenetState): RootMove[] {
  return senet.moves(state).map((move) => {
    const after = senet.apply(state, move);
    return { move, ...sidesOf(after, state.player), again: after.player === state.player, win: 0 };
  });
}
