import { EXIT, type SenetMove, targetOf } from '@tabuleiro/senet';
import type { Place, TargetMark } from '../../board/model.js';
import type { Path, Step } from '../view.js';
import { markOf } from './prospect.js';
import { EXIT_TRAY, houseAt, type SenetPosition, SKIP_TRAY } from './scene.js';

export function pathsOf({ state, moves }: SenetPosition): readonly Path<SenetMove>[] {
  return moves.map((move) => ({ move, steps: stepsOf(state, move) }));
}

function stepsOf(state: SenetPosition['state'], move: SenetMove): readonly Step[] {
  if (move.kind !== 'step') return [choose(SKIP_TRAY, 'move')];
  return [choose(String(move.from), 'move'), choose(placeOf(move.to), markOf(state, move))];
}

function choose(place: Place, as: TargetMark): Step {
  return { kind: 'place', place, as };
}

function placeOf(house: number): Place {
  return house === EXIT ? EXIT_TRAY : String(house);
}

/** A piece tried on its own house asks why it cannot go where the die would take it. */
export function attemptOf({ state }: SenetPosition, from: Place, to: Place): string | undefined {
  if (from === SKIP_TRAY || to === SKIP_TRAY) return 'skip';
  const start = houseAt(from);
  const target = to === EXIT_TRAY ? EXIT : houseAt(to);
  if (start === undefined || target === undefined) return undefined;
  if (start !== target) return `${start}-${target}`;
  return `${start}-${targetOf(start, state.die) || EXIT}`;
}
