import { type Signal, temperOf } from '@tabuleiro/engine';
import type { Minds } from '../minds.js';
import type { Player } from '../player.js';
import type { PlayerSpec } from '../spec.js';
import { GreedyPlayer } from './greedy.js';
import { SearchPlayer, TemperPlayer } from './own.js';
import { RandomPlayer } from './random.js';
import { UciPlayer } from './uci.js';

/** The player that a spec describes. Its searches end when the signal is given. */
export function openPlayer<S, M>(minds: Minds<S, M>, spec: PlayerSpec, signal: Signal): Player<S> {
  const { fitted } = minds;
  const { game } = fitted;
  switch (spec.kind) {
    case 'level':
      return new TemperPlayer(fitted, temperOf(game.id, spec.level), signal);
    case 'temper':
      return new TemperPlayer(fitted, spec.temper, signal);
    case 'search':
      return new SearchPlayer(minds[spec.weights ?? 'fitted'], spec.effort, signal);
    case 'uci':
      return new UciPlayer(game.id, spec);
    case 'random':
      return new RandomPlayer(game);
    case 'greedy':
      return new GreedyPlayer(game);
  }
}
