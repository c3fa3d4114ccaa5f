import { ownerRank } from '../table/blockLayout.js';
import type { Layer } from '../table/layer.js';
import { countOf } from '../table/layout.js';
import { isLegalStep } from './stepConditions.js';

/** How a step changes who owns which of the pieces, counted along the track. */
export const SHIFT = 0; // the piece becomes the `to`-th
export const SWITCH = 1; // it changes places with the `to`-th
export const EXIT_STEP = 2; // it leaves the board
const KINDS = 3;

const MOST = 10;
const LANES = 8;
const LANE_BYTES = 2;
const ENTRY_BYTES = 20;
/** A byte of a shuffle that stands for "nothing". */
const NOTHING = 0x80;

/** A step as far as the owners of the pieces are concerned. */
export type StepShape = {
  readonly kind: number;
  readonly piece: number;
  readonly to: number;
  readonly condition: number;
  /** The half of the mover, and whether he throws again afterwards. */
  readonly half: number;
  readonly throwsAgain: boolean;
};

/**
 * Move programs: a step takes all positions of a block at once to those of another block (or of the same), as a list of
 * entries for the kernel: eight source values, how to shuffle them, to which eight targets. They are built when first
 * asked for and kept in the kernel's memory.
 */
export class MovePrograms {
  private readonly layer: Layer;
  private readonly afterExit: readonly (Layer | undefined)[];
  private readonly bytes: DataView;
  private end: number;
  /** By the key of a step: where its program begins, and its entries; 0 if it is not built yet, -1 if it has none. */
  private readonly starts: Int32Array;
  private readonly counts: Int32Array;
  private readonly conditions: number;

  constructor(
    layer: Layer,
    afterExit: readonly (Layer | undefined)[],
    conditions: number,
    memory: ArrayBuffer,
    start: number,
  ) {
    this.layer = layer;
    this.afterExit = afterExit;
    this.conditions = conditions;
    this.bytes = new DataView(memory);
    this.end = start;
    this.starts = new Int32Array(4 * KINDS * MOST * MOST * conditions);
    this.counts = new Int32Array(this.starts.length);
  }

  /** The number of a step's program. `next` is 0 if the mover throws again, else 1. */
  keyOf(half: number, next: number, kind: number, piece: number, to: number, condition: number): number {
    return ((((half * 2 + next) * KINDS + kind) * MOST + piece) * MOST + to) * this.conditions + condition;
  }

  /** How many entries a program has; it is built if it is new. */
  entriesOf(key: number): number {
    if (this.starts[key] === 0) this.build(key);
    return this.counts[key];
  }

  startOf(key: number): number {
    return this.starts[key];
  }

  private build(key: number): void {
    const entries = entriesOf(this.sourcesOf(shapeOf(key, this.conditions)));
    this.starts[key] = this.end;
    this.counts[key] = entries.length;
    for (const { target, source, shuffle } of entries) {
      this.bytes.setUint16(this.end, target, true);
      this.bytes.setUint16(this.end + 2, source, true);
      shuffle.forEach((byte, i) => {
        this.bytes.setUint8(this.end + 4 + i, byte);
      });
      this.end += ENTRY_BYTES;
    }
  }

  /** By position of the half: where in the other block its value is after the step; -1 if that is not legal. */
  private sourcesOf(shape: StepShape): Int32Array {
    const { layer } = this;
    const { half, piece, condition, kind, throwsAgain } = shape;
    const sources = new Int32Array(layer.halfWidth).fill(-1);
    const after = kind === EXIT_STEP ? this.afterExit[half] : layer;
    const pieces = kind === EXIT_STEP ? layer.pieces - 1 : layer.pieces;
    for (let owned = 0; owned < 1 << layer.pieces; owned++) {
      if (countOf(owned) !== layer.moverPieces(half) || ((owned >> piece) & 1) === 0) continue;
      if (!isLegalStep(condition, owned, piece)) continue;
      const moved = ownedAfter(owned, shape);
      const next = throwsAgain ? moved : ~moved & ((1 << pieces) - 1);
      // Without a layer after it the step wins; the kernel then reads from a block of equal values.
      const at = after === undefined ? 0 : after.halfOf(countOf(next)) * after.halfWidth;
      sources[ownerRank(owned)] = at + (after === undefined ? 0 : ownerRank(next));
    }
    return sources;
  }
}

function shapeOf(key: number, conditions: number): StepShape {
  const condition = key % conditions;
  let rest = (key - condition) / conditions;
  const to = rest % MOST;
  rest = (rest - to) / MOST;
  const piece = rest % MOST;
  rest = (rest - piece) / MOST;
  const kind = rest % KINDS;
  const turn = (rest - kind) / KINDS;
  return { kind, piece, to, condition, half: turn >> 1, throwsAgain: (turn & 1) === 0 };
}

function ownedAfter(owned: number, { kind, piece, to }: StepShape): number {
  if (kind === SWITCH) return owned ^ (1 << piece) ^ (1 << to);
  const left = (owned & ((1 << piece) - 1)) | ((owned >> (piece + 1)) << piece);
  if (kind === EXIT_STEP) return left;
  const below = left & ((1 << to) - 1);
  return below | (1 << to) | ((left ^ below) << 1);
}

type Entry = { readonly target: number; readonly source: number; readonly shuffle: readonly number[] };

/** Eight targets at a time; their sources are in one or a few windows of eight, as steps keep the order of positions. */
function entriesOf(sources: Int32Array): Entry[] {
  const entries: Entry[] = [];
  for (let first = 0; first < sources.length; first += LANES) {
    const lanes = [...sources.subarray(first, first + LANES)];
    const wanted = [...new Set(lanes.filter((source) => source >= 0))].sort((a, b) => a - b);
    while (wanted.length > 0) {
      const start = wanted[0];
      while (wanted.length > 0 && wanted[0] < start + LANES) wanted.shift();
      const shuffle = Array.from({ length: LANES * LANE_BYTES }, (_, byte) => {
        const offset = (lanes[byte >> 1] ?? -1) - start;
        return offset < 0 || offset >= LANES ? NOTHING : offset * LANE_BYTES + (byte & 1);
      });
      entries.push({ target: first * LANE_BYTES, source: start * LANE_BYTES, shuffle });
    }
  }
  return entries;
}
