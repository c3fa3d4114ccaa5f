import { POCKET, type Pocket } from './pocketFile.js';

const { windows, neurons, seconds } = POCKET;

/** Where everything lies in the memory of a kernel, in bytes; each part begins at a multiple of 16. */
export const POCKET_MEMORY = layOut({
  /** By the four squares of a window as bits: one player's share of the number of the pattern. */
  codes: 16,
  /** The addresses of the rows of a position. */
  list: windows * 4,
  first: neurons * 2,
  rows: windows * POCKET.patterns * neurons,
  biases: neurons * 2,
  weights: seconds * neurons * 2,
  secondBiases: seconds * 4,
  outputs: seconds * 2,
});

function layOut<Part extends string>(
  sizes: Readonly<Record<Part, number>>,
): Readonly<Record<Part | 'end', number>> {
  let end = 16;
  const places: Record<string, number> = {};
  for (const [part, bytes] of Object.entries<number>(sizes)) {
    places[part] = end;
    end += (bytes + 15) & ~15;
  }
  return { ...places, end } as Record<Part | 'end', number>;
}

/**
 * The number of a pattern in base 3: 0 for an empty square, 1 for one with a piece of the player about to throw, 2 for one with the
 * other's. This is what the first player's pieces add; the other's add twice as much.
 */
export const PATTERN_CODES: Uint8Array = Uint8Array.from({ length: 16 }, (_, squares) =>
  [1, 3, 9, 27].reduce((sum, power, i) => sum + ((squares >> i) & 1) * power, 0),
);

/** Puts a network into the memory of a kernel. */
export function fillMemory(memory: ArrayBufferLike, pocket: Pocket): void {
  const at = POCKET_MEMORY;
  new Uint8Array(memory, at.codes, PATTERN_CODES.length).set(PATTERN_CODES);
  new Int8Array(memory, at.rows, pocket.rows.length).set(pocket.rows);
  new Int16Array(memory, at.biases, neurons).set(pocket.biases);
  new Int16Array(memory, at.weights, pocket.weights.length).set(pocket.weights);
  new Int32Array(memory, at.secondBiases, seconds).set(pocket.secondBiases);
  new Int16Array(memory, at.outputs, seconds).set(pocket.outputs);
}
