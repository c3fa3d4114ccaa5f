import { measureSpeed, usualMoveTime } from '@tabuleiro/any-game';
import { type Engine, maximumElo } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import type { TimeControl } from '@tabuleiro/match';
import type { GameView } from '../games/view.js';
import { startPageEngine } from './pageEngine.js';

/** Opens the computer of a game; told if it has to play without a data file. */
type OpenEngine = (view: GameView, onProblem: () => void) => Engine;

/** By game, once a visit: positions a second. */
const speeds = new Map<GameId, Promise<number | undefined>>();

/**
 * The Elo that the computer at full strength has on this device under a time control; undefined where it is not known. The first
 * time it takes half a second, in the computer's own thread.
 */
export async function estimateMaximum(
  view: GameView,
  control: TimeControl,
  open: OpenEngine = startPageEngine,
): Promise<number | undefined> {
  const { id } = view.written.game;
  if (maximumElo(id, 1) === undefined) return undefined;
  const measured = speeds.get(id) ?? measure(view, open);
  speeds.set(id, measured);
  const speed = await measured;
  if (speed === undefined) speeds.delete(id);
  return speed === undefined ? undefined : maximumElo(id, (speed * usualMoveTime(control)) / 1000);
}

/** Without its data files the computer is faster or slower, and weaker: nothing is said then. */
async function measure(view: GameView, open: OpenEngine): Promise<number | undefined> {
  let isWhole = true;
  const engine = open(view, () => {
    isWhole = false;
  });
  try {
    const speed = await measureSpeed(engine, view.written.game.id);
    return isWhole ? speed : undefined;
  } catch {
    // What cannot be started here is told where somebody plays against it.
    return undefined;
  } finally {
    await engine.close();
  }
}
