import type { Mind, Signal } from '@tabuleiro/search';
import { temperOf } from '../levels.js';
import type { Player } from '../player.js';
import type { PlayerSpec } from '../spec.js';
import { GreedyPlayer } from './greedy.js';
import { SearchPlayer, TemperPlayer } from './own.js';
import { RandomPlayer } from './random.js';
import { UciPlayer } from './uci.js';

/** The player that a spec describes. Its searches end when the signal is given. */
export function openPlayer<S, M>(mind: Mind<S, M>, spec: PlayerSpec, signal: Signal): Player<S> {
  switch (spec.kind) {
    case 'level':
      return new TemperPlayer(mind, temperOf(mind.game.id, spec.level), signal);
    case 'temper':
      return new TemperPlayer(mind, spec.temper, signal);
    case 'search':
      return new SearchPlayer(mind, spec.effort, signal);
    case 'uci':
      return new UciPlayer(mind.game.id, spec);
    case 'random':
      return new RandomPlayer(mind.game);
    case 'greedy':
      return new GreedyPlayer(mind.game);
  }
}
