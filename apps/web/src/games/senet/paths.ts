import { EXIT, type SenetState, targetOf, WATER } from '@tabuleiro/senet';
import type { Place, TargetMark } from '../../board/model.js';
import type { Path, Scene, Step, Trace } from '../face.js';
import { effectOf, markOf } from './effect.js';
import { EXIT_TRAY, houseAt, readScene, readStep, SKIP, SKIP_TRAY } from './reading.js';

export function pathsOf(scene: Scene): readonly Path[] {
  const state = readScene(scene);
  return scene.legal.map((action) => ({ action, steps: stepsOf(state, action) }));
}

function stepsOf(state: SenetState, action: string): readonly Step[] {
  const step = readStep(action);
  if (step === undefined) return [choose(SKIP_TRAY, 'move')];
  return [choose(String(step.from), 'move'), choose(placeOf(step.to), markOf(state, step.to))];
}

function choose(place: Place, as: TargetMark): Step {
  return { kind: 'place', place, as };
}

function placeOf(house: number): Place {
  return house === EXIT ? EXIT_TRAY : String(house);
}

/** A piece tried on its own house asks why it cannot go where the die would take it. */
export function attemptOf(scene: Scene, from: Place, to: Place): string | undefined {
  if (from === SKIP_TRAY || to === SKIP_TRAY) return SKIP;
  const start = houseAt(from);
  const target = to === EXIT_TRAY ? EXIT : houseAt(to);
  if (start === undefined || target === undefined) return undefined;
  if (start !== target) return `${start}-${target}`;
  return `${start}-${targetOf(start, readScene(scene).die) || EXIT}`;
}

const NOTHING: Trace = { from: [], to: [], travels: [], captures: false, pushes: false };

/** A fall is two travels, into the water and out of it. */
export function traceOf(before: Scene, action: string): Trace {
  const step = readStep(action);
  if (step === undefined) return NOTHING;
  const effect = effectOf(readScene(before), step.from);
  const [from, to] = [String(step.from), placeOf(step.to)];
  const there = { from, to };
  switch (effect.kind) {
    case 'swap':
      return { ...NOTHING, from: [from], to: [to], travels: [there, { from: to, to: from }], captures: true };
    case 'fall': {
      const rest = String(effect.to);
      const travels = [there, { from: String(WATER), to: rest }];
      return { ...NOTHING, from: [from], to: [rest], travels };
    }
    default:
      return { ...NOTHING, from: [from], to: [to], travels: [there] };
  }
}
