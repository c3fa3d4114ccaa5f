/** Points that one player made against another. */
export type Encounter = {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  /** Points of the first, draws counting half. */
  readonly points: number;
  /** How much the points of one game vary: wins and losses vary more than draws. */
  readonly variance: number;
};

export type Estimate = { readonly elo: number; readonly margin: number };

const SCALE = Math.LN10 / 400;
const NINETY_FIVE = 1.959964;
const ROUNDS = 200;

/**
 * The Elo of every player that best explains all encounters together, those of the anchors given: Newton's method on the
 * likelihood of the logistic model. The margin is half of the 95 % interval, with the variance that was seen in the
 * games, for whoever is no anchor.
 */
export function solveRatings(
  encounters: readonly Encounter[],
  anchors: ReadonlyMap<string, number>,
): ReadonlyMap<string, Estimate> {
  const names = [...new Set(encounters.flatMap(({ first, second }) => [first, second]))];
  const free = names.filter((name) => !anchors.has(name));
  const elo = new Map(names.map((name) => [name, anchors.get(name) ?? meanOf(anchors)]));
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, curvature } = derive(encounters, free, elo);
    const step = solveLinear(curvature, gradient);
    free.forEach((name, i) => {
      elo.set(name, (elo.get(name) ?? 0) + Math.max(-200, Math.min(200, step[i])));
    });
    if (step.every((size) => Math.abs(size) < 1e-6)) break;
  }
  const covariance = sandwich(encounters, free, elo);
  const estimates = names.map((name): [string, Estimate] => {
    const at = free.indexOf(name);
    const margin = at < 0 ? 0 : NINETY_FIVE * Math.sqrt(covariance[at][at]);
    return [name, { elo: elo.get(name) ?? 0, margin }];
  });
  return new Map(estimates);
}

function meanOf(anchors: ReadonlyMap<string, number>): number {
  const values = [...anchors.values()];
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function expected(first: number, second: number): number {
  return 1 / (1 + 10 ** ((second - first) / 400));
}

function derive(
  encounters: readonly Encounter[],
  free: readonly string[],
  elo: ReadonlyMap<string, number>,
): { gradient: number[]; curvature: number[][] } {
  const gradient = free.map(() => 0);
  const curvature = free.map(() => free.map(() => 0));
  for (const { first, second, games, points } of encounters) {
    const share = expected(elo.get(first) ?? 0, elo.get(second) ?? 0);
    const slope = SCALE * (points - games * share);
    add(gradient, curvature, free, first, second, slope, SCALE ** 2 * games * share * (1 - share));
  }
  return { gradient, curvature };
}

function add(
  gradient: number[],
  curvature: number[][],
  free: readonly string[],
  first: string,
  second: string,
  slope: number,
  weight: number,
): void {
  const [a, b] = [free.indexOf(first), free.indexOf(second)];
  if (a >= 0) {
    gradient[a] += slope;
    curvature[a][a] += weight;
  }
  if (b >= 0) {
    gradient[b] -= slope;
    curvature[b][b] += weight;
  }
  if (a >= 0 && b >= 0) {
    curvature[a][b] -= weight;
    curvature[b][a] -= weight;
  }
}

/** Inverse curvature × seen variance of the gradient × inverse curvature. */
function sandwich(
  encounters: readonly Encounter[],
  free: readonly string[],
  elo: ReadonlyMap<string, number>,
): number[][] {
  const { curvature } = derive(encounters, free, elo);
  const seen = free.map(() => free.map(() => 0));
  const nothing = free.map(() => 0);
  for (const { first, second, games, variance } of encounters) {
    add(nothing, seen, free, first, second, 0, SCALE ** 2 * games * variance);
  }
  const inverse = free.map((_, i) =>
    solveLinear(
      curvature,
      free.map((_, j) => (i === j ? 1 : 0)),
    ),
  );
  const product = multiply(inverse, seen);
  return multiply(product, inverse);
}

function multiply(a: readonly number[][], b: readonly number[][]): number[][] {
  return a.map((row) => row.map((_, j) => row.reduce((sum, value, k) => sum + value * b[k][j], 0)));
}

/** Gauss with pivots. Requires a matrix that has an inverse. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i][column] / rows[column][column];
      for (let j = column; j <= size; j++) rows[i][j] -= factor * rows[column][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
