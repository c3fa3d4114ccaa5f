import { CHANCE_BITS, type RangeCoder } from './rangeCoder.js';
import { PRIMER } from './textPrimer.js';

/*
 * How likely each bit of a text is after the bytes before it, learned while texts go by (context mixing): the last one,
 * two, three and four bytes each have an opinion, which counts the more the longer they are and the more often they were
 * seen. Whole numbers only, so every machine agrees. Part of the format of share links: no number here may change.
 */

/** What a text is; texts of one kind are alike. */
export const TEXT_KINDS = ['name', 'value', 'comment', 'position', 'move'] as const;
/** One of `TEXT_KINDS`. */
export type TextKind = (typeof TEXT_KINDS)[number];

/** So many bytes before a bit, at most, say something about it. */
const ORDERS = 5;
const SLOT_BITS = 17;
const WEIGHTS = [1, 4, 24, 100, 300];
/** A chance learns more slowly the more often it was seen, up to this. */
const MOST_SEEN = 60;
/** Of a chance as it is learned. */
const LEARNED_BITS = 16;
const LEAST_CHANCE = 6;

export class TextModel {
  private readonly chances: Uint16Array;
  private readonly seen: Uint8Array;
  private readonly slots = new Int32Array(ORDERS);
  private readonly contexts = new Int32Array(ORDERS);

  /** A model that knows what another one does. */
  constructor(other?: TextModel) {
    this.chances = other?.chances.slice() ?? new Uint16Array(1 << SLOT_BITS).fill(1 << (LEARNED_BITS - 1));
    this.seen = other?.seen.slice() ?? new Uint8Array(1 << SLOT_BITS);
  }

  /** Codes the bytes of a text. A reader gives an array of the length that it wants, which is filled. */
  code(coder: RangeCoder, kind: TextKind, bytes: Uint8Array): void {
    let history = TEXT_KINDS.indexOf(kind) + 1;
    for (const [i, byte] of bytes.entries()) {
      if (coder.isPastEnd) break;
      this.enter(history);
      bytes[i] = this.byte(coder, byte);
      history = ((history << 8) | bytes[i]) >>> 0;
    }
  }

  private enter(history: number): void {
    for (let order = 0; order < ORDERS; order++) {
      const known = order === 4 ? history : history & (2 ** (8 * order) - 1);
      this.contexts[order] = Math.imul(known + order * 0x2545f491, 0x9e3779b1);
    }
  }

  private byte(coder: RangeCoder, byte: number): number {
    let node = 1;
    for (let at = 7; at >= 0; at--) {
      const chance = this.predict(node);
      const bit = coder.bit(chance, (byte >> at) & 1);
      this.learn(bit);
      node = (node << 1) | bit;
    }
    return node & 255;
  }

  /** The chance of a 0. */
  private predict(node: number): number {
    let sum = 0;
    let weights = 0;
    for (let order = 0; order < ORDERS; order++) {
      const mixed = Math.imul(this.contexts[order] ^ Math.imul(node, 0x85ebca6b), 0xc2b2ae35);
      const slot = (mixed ^ (mixed >>> 15)) & ((1 << SLOT_BITS) - 1);
      this.slots[order] = slot;
      const weight = WEIGHTS[order] * Math.min(this.seen[slot], 12) + (order === 0 ? 1 : 0);
      sum += weight * this.chances[slot];
      weights += weight;
    }
    const chance = Math.floor(sum / weights) >> (LEARNED_BITS - CHANCE_BITS);
    return Math.min(2 ** CHANCE_BITS - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  }

  private learn(bit: number): void {
    for (const slot of this.slots) {
      const seen = this.seen[slot];
      const step = Math.floor((bit === 0 ? 65535 - this.chances[slot] : this.chances[slot]) / (seen + 1.5));
      this.chances[slot] += bit === 0 ? step : -step;
      if (seen < MOST_SEEN) this.seen[slot] = seen + 1;
    }
  }
}

let primed: TextModel | undefined;

/** A model that has seen the usual texts of games. */
export function primedModel(): TextModel {
  primed ??= primeModel();
  return new TextModel(primed);
}

function primeModel(): TextModel {
  const model = new TextModel();
  const learner: RangeCoder = { bit: (_, bit) => bit, uniform: (_, value) => value, isPastEnd: false };
  const encoder = new TextEncoder();
  for (const [kind, texts] of PRIMER) {
    for (const text of texts) model.code(learner, kind, encoder.encode(text));
  }
  return model;
}
