import type { Engine, ResourceProblem } from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import type { GameId } from '@tabuleiro/game';
import { wordResourceProblem } from '@tabuleiro/words';
import type { GameView } from '../games/view.js';
import type { Notices } from './notices.js';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/engine.worker.ts', import.meta.url), { type: 'module' });

/** The computer for one game, with what the game brings along; told if that cannot be had. */
export function startPageEngine(view: GameView, onProblem: (problem: ResourceProblem) => void): Engine {
  return openBrowserEngine(makeWorker, {
    games: [view.written.game],
    resources: async () => (await view.resources?.()) ?? [],
    onProblem,
  });
}

const told = new Set<GameId>();

/** Once a visit will do: the next game of the same kind is played no worse. */
export function tellOnce(notices: Notices, problem: ResourceProblem): void {
  if (told.has(problem.game)) return;
  told.add(problem.game);
  notices.warn(() => wordResourceProblem(notices.lang, problem, 'reload'));
}
