import { wallEnd } from './block.js';
import type { SenetState } from './state.js';
import { obstacleOf } from './step.js';
import { EMPTY, opponentOf, type Track } from './track.js';

/** What keeps a piece from being landed on. */
export type Protection =
  | { readonly kind: 'wall'; readonly first: number; readonly last: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'pair' };

/** What an enemy would meet who landed on the piece on `house`; undefined where it is bare or nobody there. */
export function protectionOf({ track }: Pick<SenetState, 'track'>, house: number): Protection | undefined {
  if (track[house] === EMPTY) return undefined;
  const first = firstOf(track, house);
  if (landingOn(track, first) === 'wall-landing') return { kind: 'wall', first, last: wallEnd(track, first) };
  const hindrance = landingOn(track, house);
  if (hindrance === undefined) return undefined;
  return { kind: hindrance === 'protected-house' ? 'house' : 'pair' };
}

function landingOn(track: Track, house: number): ReturnType<typeof obstacleOf> {
  return obstacleOf({ track, player: opponentOf(track[house]) }, house, house);
}

/** S-ADJ: where the sequence of one player's pieces begins that `house` is in. */
function firstOf(track: Track, house: number): number {
  let first = house;
  while (track[first - 1] === track[house]) first--;
  return first;
}
