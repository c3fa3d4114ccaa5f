import { EMPTY, hindranceOf, type SenetState } from '@tabuleiro/senet';
import { otherOf } from './reading.js';

/** What keeps a piece from being landed on. */
export type Guard =
  | { readonly kind: 'wall'; readonly first: number; readonly last: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'pair' };

/** Asks the rules what an enemy next to the piece on `house` would meet; undefined where it is bare or nobody there. */
export function guardOf(state: Pick<SenetState, 'track'>, house: number): Guard | undefined {
  if (state.track[house] === EMPTY) return undefined;
  const run = runAround(state.track, house);
  if (landingOn(state, run.first) === 'wall-landing') return { kind: 'wall', ...run };
  const hindrance = landingOn(state, house);
  if (hindrance === undefined) return undefined;
  return { kind: hindrance === 'protected-house' ? 'house' : 'pair' };
}

function landingOn({ track }: Pick<SenetState, 'track'>, house: number): ReturnType<typeof hindranceOf> {
  return hindranceOf({ track, player: otherOf(track[house]) }, house, house);
}

/** S-ADJ: the pieces of one player in sequence that `house` is one of. */
function runAround(track: SenetState['track'], house: number): { first: number; last: number } {
  const owner = track[house];
  let [first, last] = [house, house];
  while (track[first - 1] === owner) first--;
  while (track[last + 1] === owner) last++;
  return { first, last };
}
