/** Tests of chance over a sequence of faces 1 … 5. Each gives one number and the range it has to be in. */
export type Finding = {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
};

const FACES = 5;

/**
 * The range that holds 99.98 % of fair sequences, both sides alike: a sequence too even is as suspicious as one too
 * uneven. Quantiles 0.0001 and 0.9999 of χ² by degrees of freedom; of the normal distribution for `runs`.
 */
const CHI_SQUARED: ReadonlyMap<number, readonly [number, number]> = new Map([
  [4, [0.0284, 23.5127]],
  [5, [0.0822, 25.7448]],
  [24, [6.223, 58.613]],
]);
const NORMAL = 3.719;

export function examine(throws: readonly number[]): Finding[] {
  return [uniformity(throws), serialPairs(throws), runs(throws), runLengths(throws)];
}

/** The findings out of their range. */
export function suspicious(throws: readonly number[]): string[] {
  return examine(throws)
    .filter(({ value, least, most }) => !(value >= least && value <= most))
    .map(({ name }) => name);
}

/** χ² of how often each face comes. */
function uniformity(throws: readonly number[]): Finding {
  const counts = new Array<number>(FACES).fill(0);
  for (const face of throws) counts[face - 1]++;
  return chiSquared('uniformity', counts, new Array<number>(FACES).fill(1 / FACES));
}

/** χ² of how often each face follows each, over pairs that do not overlap. */
function serialPairs(throws: readonly number[]): Finding {
  const counts = new Array<number>(FACES ** 2).fill(0);
  for (let i = 0; i + 1 < throws.length; i += 2) counts[(throws[i] - 1) * FACES + throws[i + 1] - 1]++;
  return chiSquared('serial pairs', counts, new Array<number>(FACES ** 2).fill(FACES ** -2));
}

/** The number of runs of one face: a new run begins at four of five throws, whatever came before. */
function runs(throws: readonly number[]): Finding {
  const chance = 1 - 1 / FACES;
  const steps = throws.length - 1;
  const begun = throws.filter((face, i) => i > 0 && face !== throws[i - 1]).length;
  const value = (begun - steps * chance) / Math.sqrt(steps * chance * (1 - chance));
  return { name: 'runs', value, least: -NORMAL, most: NORMAL };
}

/** χ² of the lengths of runs of one face: 1, 2, 3, 4, 5, longer. The last run, cut short, is left out. */
function runLengths(throws: readonly number[]): Finding {
  const longest = 6;
  const counts = new Array<number>(longest).fill(0);
  let length = 1;
  for (let i = 1; i < throws.length; i++, length++) {
    if (throws[i] === throws[i - 1]) continue;
    counts[Math.min(length, longest) - 1]++;
    length = 0;
  }
  const chances = counts.map((_, i) => (i + 1 < longest ? 1 - 1 / FACES : 1) * FACES ** -i);
  return chiSquared('run lengths', counts, chances);
}

function chiSquared(name: string, counts: readonly number[], chances: readonly number[]): Finding {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const value = counts.reduce(
    (sum, count, i) => sum + (count - total * chances[i]) ** 2 / (total * chances[i]),
    0,
  );
  const [least, most] = CHI_SQUARED.get(counts.length - 1) ?? [Number.NaN, Number.NaN];
  return { name, value, least, most };
}
