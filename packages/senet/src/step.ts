import { partnerOf, startsWall, wallBetween, wallEnd } from './formation.js';
import { EXIT_THROW, isSafeHouse } from './houses.js';
import type { SenetState } from './state.js';
import { EMPTY, EXIT, opponentOf, type Track } from './track.js';

/** Everything that can keep a piece from the one step that the die allows. */
export const OBSTACLES = [
  'blocked-by-wall',
  'own-piece',
  'protected-house',
  'wall-landing',
  'protected-pair',
] as const;
/** What keeps a piece from a step. */
export type Obstacle = (typeof OBSTACLES)[number];

/** Where the throw takes the piece on `from`: 31 is off the board, 0 means that it cannot move (S-EXIT). */
export function targetOf(from: number, die: number): number {
  const needs = EXIT_THROW[from];
  if (needs === 0) return from + die;
  return needs === die ? EXIT : 0;
}

/** What keeps the player to act from moving from `from` to `to`, the target of the throw; undefined if nothing does. */
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

/** Why a piece cannot be landed on: it is part of a wall, on a safe house, or part of a pair. */
export type Protection =
  | { readonly kind: 'wall'; readonly first: number; readonly last: number }
  | { readonly kind: 'house' }
  | { readonly kind: 'pair' };

/** What protects the piece on `house`; undefined if nothing does, or if the house is empty. */
export function protectionOf({ track }: Pick<SenetState, 'track'>, house: number): Protection | undefined {
  if (track[house] === EMPTY) return undefined;
  const first = firstOf(track, house);
  if (landingOn(track, first) === 'wall-landing') return { kind: 'wall', first, last: wallEnd(track, first) };
  const obstacle = landingOn(track, house);
  if (obstacle === undefined) return undefined;
  return { kind: obstacle === 'protected-house' ? 'house' : 'pair' };
}

function landingOn(track: Track, house: number): ReturnType<typeof obstacleOf> {
  return obstacleOf({ track, player: opponentOf(track[house]) }, house, house);
}

/** S-ADJ: the first square of the row of one player's pieces that `house` belongs to. */
function firstOf(track: Track, house: number): number {
  let first = house;
  while (track[first - 1] === track[house]) first--;
  return first;
}
