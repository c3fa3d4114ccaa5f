import { mixSeed } from '@tabuleiro/engine';

/** Numbers by name. */
export type Values = Readonly<Record<string, number>>;

/** A number that is tuned: where it starts, where it may go, and how far from it the last trials are. */
export type Knob = {
  readonly name: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
};

export type SpsaPlan = {
  readonly knobs: readonly Knob[];
  readonly iterations: number;
  readonly seed: number;
  /** What the last trials move a number by, in steps, for each point won. */
  readonly rate: number;
};

/** How far a run has come; the numbers are not rounded yet. */
export type SpsaState = { readonly iteration: number; readonly values: Values };

/** Points of one set of numbers minus those of the other in the games between them. */
export type Trial = (plus: Values, minus: Values, iteration: number) => Promise<number>;

/* Spall's exponents: trials draw nearer and moves grow smaller from iteration to iteration. */
const STEP_DECAY = 0.101;
const RATE_DECAY = 0.602;
/** The share of iterations by which the first moves are held back. */
const STABILITY = 0.1;

export function startSpsa({ knobs }: SpsaPlan): SpsaState {
  return { iteration: 0, values: Object.fromEntries(knobs.map(({ name, start }) => [name, start])) };
}

/**
 * Simultaneous perturbation stochastic approximation: each iteration moves all numbers at once, each to one side or the other by
 * chance, lets the two opposite sets play each other, and goes towards the better one. What chance says follows from seed and
 * iteration alone, so that a run goes on from any state as if it had never stopped.
 */
export async function runSpsa(
  plan: SpsaPlan,
  from: SpsaState,
  trial: Trial,
  report: (state: SpsaState, points: number) => void,
): Promise<SpsaState> {
  let state = from;
  while (state.iteration < plan.iterations) {
    const iteration = state.iteration + 1;
    const { reach, rate } = paceAt(plan, iteration);
    const sides = plan.knobs.map((_, i) => ((mixSeed(plan.seed, iteration, i) & 1) === 0 ? 1 : -1));
    const shifted = (factor: number): Values =>
      moved(plan.knobs, state.values, (i) => factor * sides[i] * reach);
    const points = await trial(rounded(shifted(1)), rounded(shifted(-1)), iteration);
    state = { iteration, values: moved(plan.knobs, state.values, (i) => points * sides[i] * rate) };
    report(state, points);
  }
  return state;
}

export function rounded(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value)]));
}

/** How far the trials of an iteration are from the numbers, and how far one point moves these; in steps. */
function paceAt(
  { iterations, rate }: SpsaPlan,
  iteration: number,
): { readonly reach: number; readonly rate: number } {
  const held = STABILITY * iterations;
  const reach = (iterations / iteration) ** STEP_DECAY;
  return { reach, rate: (rate * ((held + iterations) / (held + iteration)) ** RATE_DECAY) / reach };
}

function moved(knobs: readonly Knob[], values: Values, steps: (i: number) => number): Values {
  return Object.fromEntries(
    knobs.map(({ name, least, most, step }, i) => [
      name,
      Math.min(most, Math.max(least, values[name] + steps(i) * step)),
    ]),
  );
}
