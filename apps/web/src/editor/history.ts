import type { GameOptions } from '@tabuleiro/game';

/** A position as it stood, and the house rules under which. */
export type Step = { readonly text: string; readonly options: GameOptions };

/** All that was set up, so that every change can be taken back and made again. Never empty. */
export type History = { readonly steps: readonly Step[]; readonly at: number };

/** More than anybody takes back. */
const MOST_STEPS = 500;

export function beginHistory(step: Step): History {
  return { steps: [step], at: 0 };
}

export function present({ steps, at }: History): Step {
  const step = steps[at];
  if (step === undefined) throw new Error(`no step ${at} of ${steps.length}`);
  return step;
}

/** What was taken back before is forgotten; a step that changes nothing is none. */
export function withStep(history: History, step: Step): History {
  if (JSON.stringify(present(history)) === JSON.stringify(step)) return history;
  const steps = [...history.steps.slice(0, history.at + 1), step].slice(-MOST_STEPS);
  return { steps, at: steps.length - 1 };
}

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ steps, at }: History): boolean => at < steps.length - 1;

export function undone(history: History): History {
  return canUndo(history) ? { ...history, at: history.at - 1 } : history;
}

export function redone(history: History): History {
  return canRedo(history) ? { ...history, at: history.at + 1 } : history;
}
