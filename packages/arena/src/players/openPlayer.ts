import { readFileSync } from 'node:fs';
import {
  levelParametersOf,
  parseNetwork,
  type SearchGame,
  type SearchParameters,
  type SearchSignal,
} from '@tabuleiro/engine';
import type { SearchGameByWeights } from '../searchGameByWeights.js';
import type { ArenaPlayer } from './player.js';
import { LevelPlayer, SearchPlayer } from './searchPlayers.js';
import { GreedyPlayer, RandomPlayer } from './simplePlayers.js';
import type { PlayerSpec } from './spec.js';
import { UciPlayer } from './uciPlayer.js';

/** The player that a spec describes. Its searches stop when the signal is aborted. */
export function openPlayer<S, M>(
  searchGames: SearchGameByWeights<S, M>,
  spec: PlayerSpec,
  signal: SearchSignal,
): ArenaPlayer<S> {
  const { fitted } = searchGames;
  const { game } = fitted;
  switch (spec.kind) {
    case 'level':
      return new LevelPlayer(fitted, levelParametersOf(game.id, spec.level), signal);
    case 'temper':
      return new LevelPlayer(fitted, spec.temper, signal);
    case 'search':
      return new SearchPlayer(tuned(searched(searchGames, spec), spec.parameters), spec.effort, signal);
    case 'uci':
      return new UciPlayer(game.id, spec);
    case 'random':
      return new RandomPlayer(game);
    case 'greedy':
      return new GreedyPlayer(game);
  }
}

/** Requires a network file that can be read: it was chosen by whoever plays the match. */
function searched<S, M>(
  searchGames: SearchGameByWeights<S, M>,
  { weights = 'fitted', network: file }: PlayerSpec & { kind: 'search' },
): SearchGame<S, M> {
  const searchGame = searchGames[weights];
  if (file === undefined) return searchGame;
  const { network: seam } = searchGames.fitted;
  if (seam === undefined) throw new Error('no network evaluates this game');
  const network = parseNetwork(readFileSync(file), seam.inputs);
  if (!network.ok) throw new Error(`${file}: ${network.error.code}`);
  return seam.play(network.value);
}

/** The game searched with some other numbers. */
function tuned<S, M>(
  searchGame: SearchGame<S, M>,
  parameters: Partial<SearchParameters> | undefined,
): SearchGame<S, M> {
  return { ...searchGame, parameters: { ...searchGame.parameters, ...parameters } };
}
