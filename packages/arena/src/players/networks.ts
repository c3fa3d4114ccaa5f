import { readFileSync } from 'node:fs';
import type { ResourceProblemCode, SearchGame } from '@tabuleiro/engine';
import { networkFile, playWithNetwork } from '@tabuleiro/engine/node';
import { crc32, fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { SearchGameByWeights } from '../searchGameByWeights.js';
import type { Evaluated, PlayerSpec } from './spec.js';

/** A player is to evaluate by a network that cannot be used. */
export type NetworkFileError = {
  readonly code: 'bad-network';
  readonly file: string;
  readonly problem: ResourceProblemCode;
};

/** The game as a player evaluates it. */
export function evaluatedBy<S, M>(
  { weights, handmade }: SearchGameByWeights<S, M>,
  evaluated: Evaluated,
): Result<SearchGame<S, M>, NetworkFileError> {
  if (evaluated.evaluation === 'handmade') return ok(handmade);
  const file = networkOf(weights.game.id, evaluated);
  if (file === undefined) return ok(weights);
  const played = playWithNetwork(weights, file);
  return played.ok ? played : fail({ code: 'bad-network', file, problem: played.error.code });
}

/** The file of the network that a player evaluates by, if it does. One that is asked for and not there is missed later. */
function networkOf(game: GameId, { evaluation, network }: Evaluated): string | undefined {
  if (network !== undefined || evaluation === 'weights') return network;
  return networkFile(game) ?? (evaluation === 'network' ? `networks/${game}.bin` : undefined);
}

/**
 * The checksum of the network that the players have from their game, if any of them has: results of another one are those of
 * another match.
 */
export function shippedChecksum(game: GameId, players: readonly PlayerSpec[]): number | undefined {
  const file = networkFile(game);
  const isUsed = players.some((spec) => isOurs(spec) && networkOf(game, spec) === file);
  return file === undefined || !isUsed ? undefined : crc32(readFileSync(file));
}

export function isOurs(spec: PlayerSpec): spec is PlayerSpec & { kind: 'level' | 'temper' | 'search' } {
  return spec.kind === 'level' || spec.kind === 'temper' || spec.kind === 'search';
}
