import { startsWall, wallBetween } from './block.js';
import { EXIT_THROW, isSafeHouse } from './houses.js';
import { partnerOf } from './protection.js';
import type { SenetState } from './state.js';
import { EMPTY, EXIT, opponentOf } from './track.js';

/** Why a piece cannot make the one step that the die allows it. */
export const OBSTACLES = [
  'blocked-by-wall',
  'own-piece',
  'protected-house',
  'wall-landing',
  'protected-pair',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Where `die` takes the piece on `from`: 31 is off the board, 0 is nowhere (S-EXIT). */
export function targetOf(from: number, die: number): number {
  const needs = EXIT_THROW[from];
  if (needs === 0) return from + die;
  return needs === die ? EXIT : 0;
}

/** What keeps the player to act from moving from `from` to `to`, the target of the die. */
export function obstacleOf(
  state: Pick<SenetState, 'track' | 'player'>,
  from: number,
  to: number,
): Obstacle | undefined {
  const { track, player } = state;
  const enemy = opponentOf(player);
  if (wallBetween(track, from, to, enemy) !== 0) return 'blocked-by-wall';
  const holder = track[to];
  if (holder === EMPTY) return undefined;
  if (holder === player) return 'own-piece';
  if (isSafeHouse(to)) return 'protected-house';
  if (startsWall(track, to)) return 'wall-landing';
  return partnerOf(track, to) === 0 ? undefined : 'protected-pair';
}
