import type { GameId } from '@tabuleiro/game';
import { TABLE_PROBLEMS } from '@tabuleiro/senet-engine';
import { NETWORK_PROBLEMS } from './network/networkFile.js';

/** Why a data file is of no use: it could not be loaded, or its bytes are not what they should be. */
export const RESOURCE_PROBLEMS = [
  'unavailable',
  ...new Set([...NETWORK_PROBLEMS, ...TABLE_PROBLEMS]),
] as const;
/** One of `RESOURCE_PROBLEMS`. */
export type ResourceProblemCode = (typeof RESOURCE_PROBLEMS)[number];

/** A game is played without a data file of its own: not as strong as its levels were measured to be. */
export type ResourceProblem = { readonly game: GameId; readonly code: ResourceProblemCode };
