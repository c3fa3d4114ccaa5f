import { bucketOf, type NetworkInputs, viewOf } from '@tabuleiro/engine';

/** The result of a position that was never played. */
export const NO_RESULT = 3;
/** Bytes before the slots of a sample. */
const HEAD = 8;

/**
 * A sample is a record of fixed length: number of slots with a value; view of the side to act and of the other; bucket; score for
 * the side to act (i16); result for it (0, 1, 2, or `NO_RESULT`); 0. Then slot and value of each, and zeros.
 */
export type SampleShape = { readonly mostSlots: number; readonly bytes: number };

/** Squares and what is off the board that can have a value at a time. */
export function sampleShape({ slots }: Pick<NetworkInputs<unknown>, 'slots'>): SampleShape {
  const mostSlots = 32 + slots - 64;
  return { mostSlots, bytes: (HEAD + 2 * mostSlots + 3) & ~3 };
}

/** Writes samples one behind the other. */
export class SampleWriter<S> {
  private readonly inputs: NetworkInputs<S>;
  private readonly shape: SampleShape;
  private readonly slots: Uint8Array;
  private bytes: Uint8Array = new Uint8Array(1 << 16);
  private view: DataView = new DataView(this.bytes.buffer);
  private end = 0;

  constructor(inputs: NetworkInputs<S>) {
    this.inputs = inputs;
    this.shape = sampleShape(inputs);
    this.slots = new Uint8Array((inputs.slots + 15) & ~15);
  }

  /** What was written since the last call. */
  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.end);
    this.end = 0;
    return taken;
  }

  /** A position, its score for the side to act in centipawns, and the result for it. */
  write(state: S, score: number, result: number): void {
    const { inputs, slots, shape } = this;
    if (this.end + shape.bytes > this.bytes.length) this.enlarge();
    inputs.read(state, slots);
    const { bytes, end } = this;
    bytes.fill(0, end, end + shape.bytes);
    const colour = inputs.colourToAct(state);
    let count = 0;
    let pieces = 0;
    for (let slot = 0; slot < inputs.slots; slot++) {
      const value = slots[slot];
      if (value === 0) continue;
      if (slot < 64) pieces++;
      if (count === shape.mostSlots) throw new Error('more slots with a value than a sample has room for');
      bytes[end + HEAD + count * 2] = slot;
      bytes[end + HEAD + count * 2 + 1] = value;
      count++;
    }
    bytes[end] = count;
    bytes[end + 1] = viewOf(inputs, state, colour);
    bytes[end + 2] = viewOf(inputs, state, 1 - colour);
    bytes[end + 3] = bucketOf(pieces);
    this.view.setInt16(end + 4, score, true);
    bytes[end + 6] = result;
    this.end += shape.bytes;
  }

  private enlarge(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}
