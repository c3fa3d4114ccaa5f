import type { Effect, Refusal } from '@tabuleiro/game';
import { EXIT, type SenetMove, type SenetState, senet, targetOf } from '@tabuleiro/senet';
import type { TargetMark } from '../../board/model.js';

/** What the die on the table does to a piece: what the rules say the step would do, or why there is none. */
export type Prospect = Effect | Refusal;

/** Requires a piece of the player to act on `from`, and a die. */
export function prospectOf(state: SenetState, from: number): Prospect {
  const step = senet.moves(state).find((move) => move.kind === 'step' && move.from === from);
  if (step !== undefined) return senet.effects(state, step)[0];
  const attempt = `${from}-${targetOf(from, state.die) || EXIT}`;
  const refusal = senet.explain(state, attempt);
  if (refusal === undefined) throw new Error(`${attempt} is neither legal nor refused`);
  return refusal;
}

export function isStuck(prospect: Prospect): prospect is Refusal {
  return 'code' in prospect;
}

const MARKS: Readonly<Partial<Record<Effect['kind'], TargetMark>>> = {
  swapped: 'swap',
  fell: 'fall',
  borneOff: 'leave',
};

/** How the target of a legal step is marked. */
export function markOf(state: SenetState, move: SenetMove): TargetMark {
  const [effect] = senet.effects(state, move);
  return MARKS[effect.kind] ?? 'move';
}
