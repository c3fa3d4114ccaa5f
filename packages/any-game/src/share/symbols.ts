import { CHANCE_BITS, type RangeCoder } from './rangeCoder.js';
import { primedModel, type TextKind } from './textModel.js';

/** What flags are about; each kind has its own chances. */
export type FlagKind =
  | 'null'
  | 'ownStart'
  | 'before'
  | 'after'
  | 'clock'
  | 'spent'
  | 'variations'
  | 'whole'
  | 'seconds'
  | 'arrow';

/** What numbers are about; each kind has its own chances, too. */
export type NumberKind = 'count' | 'length' | 'ply' | 'nag' | 'clock' | 'spent';

/** What a link may hold, counted in bytes of text: nobody waits for a code that claims more than any game has. */
const MOST_WORK = 2 ** 18;
/** A move costs as much as so many bytes of text. */
const MOVE_WORK = 16;
/** Numbers are shorter than 2^53, so six bits tell their length. */
const LENGTH_BITS = 6;
const LONGEST_NUMBER = 53;
/** So many bits of a number are coded at once. */
const PART = 16;
const EVEN = 2 ** (CHANCE_BITS - 1);
/** A line without a null move hardly pays for it. */
const FIRST_CHANCES: Readonly<Record<string, number>> = { null: 2 ** CHANCE_BITS - 15 };
/** The chance of a flag follows what is seen by a 16th at a time. */
const FLAG_RATE = 4;
const FNV_START = 0x811c9dc5;
const FNV_FACTOR = 0x01000193;

/** Why a code ends before all was said. */
export type SymbolProblem = 'cut-off' | 'damaged' | 'too-long';

/**
 * What share links are made of: choices, flags, numbers, texts and checks. Each function codes one in both directions: a
 * writer hands a value over and gets it back, a reader hands any value over and gets the one that was written. After a
 * problem everything is 0, false or empty, and nothing is written any more. Part of the format: no number may change.
 */
export class Symbols {
  private readonly coder: RangeCoder;
  private readonly model = primedModel();
  private readonly chances = new Map<string, number>();
  private hash = FNV_START;
  private work = MOST_WORK;
  private failure: SymbolProblem | undefined;

  constructor(coder: RangeCoder) {
    this.coder = coder;
  }

  get problem(): SymbolProblem | undefined {
    return this.failure ?? (this.coder.isPastEnd ? 'cut-off' : undefined);
  }

  /** Ends the code here: what was read cannot have been written. The first problem counts. */
  fail(problem: SymbolProblem): void {
    this.failure ??= this.problem ?? problem;
  }

  /** One of so many choices that are equally likely: at least one, 2^16 at most. */
  choice(count: number, value: number): number {
    if (this.problem !== undefined) return 0;
    return this.mixed(this.coder.uniform(count, value));
  }

  flag(kind: FlagKind, value: boolean): boolean {
    if (this.problem !== undefined) return false;
    return this.mixed(this.learnedBit(kind, value ? 1 : 0)) === 1;
  }

  /** A whole number from 0 to 2^53 - 1. */
  number(kind: NumberKind, value: number): number {
    if (!this.spend(1)) return 0;
    const length = this.lengthOfNumber(kind, value === 0 ? 0 : value.toString(2).length);
    let coded = length === 0 ? 0 : 1;
    for (let rest = length - 1; rest > 0; ) {
      const bits = Math.min(PART, rest);
      rest -= bits;
      const part = Math.floor(value / 2 ** rest) % 2 ** bits;
      coded = coded * 2 ** bits + this.coder.uniform(2 ** bits, part);
    }
    return this.mixed(coded);
  }

  private lengthOfNumber(kind: NumberKind, length: number): number {
    let node = 1;
    for (let at = LENGTH_BITS - 1; at >= 0; at--)
      node = (node << 1) | this.learnedBit(`${kind} ${node}`, (length >> at) & 1);
    return Math.min(LONGEST_NUMBER, node - 2 ** LENGTH_BITS);
  }

  /** A text; half a surrogate pair is not one and becomes U+FFFD. */
  text(kind: TextKind, value: string): string {
    const written = new TextEncoder().encode(value);
    const length = this.number('length', written.length);
    if (!this.spend(length)) return '';
    const bytes = written.length === length ? written : new Uint8Array(length);
    this.model.code(this.coder, kind, bytes);
    for (const byte of bytes) this.mix(byte);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  }

  /** As many items as there are, each coded by `code`; a reader's items are all `blank` before. */
  list<T>(values: readonly T[], blank: T, code: (value: T) => T): readonly T[] {
    const count = this.number('count', values.length);
    const coded: T[] = [];
    for (let i = 0; i < count; i++) {
      if (!this.spend(1)) break;
      coded.push(code(values[i] ?? blank));
    }
    return coded;
  }

  /** Counts a move: is there room for it? */
  startMove(): boolean {
    return this.spend(MOVE_WORK);
  }

  /** Adds what a reader made of its choices to what is checked. */
  vouch(text: string): void {
    for (let i = 0; i < text.length; i++) this.mix(text.charCodeAt(i));
  }

  /** Was everything up to here read as it was written? Of 256 damaged codes one is taken for a good one. */
  check(): boolean {
    if (this.problem !== undefined) return false;
    const computed = this.hash >>> 24;
    if (this.coder.uniform(256, computed) !== computed) this.fail('damaged');
    return this.problem === undefined;
  }

  private spend(work: number): boolean {
    if (this.problem !== undefined) return false;
    this.work -= work;
    if (this.work < 0) this.fail('too-long');
    return this.work >= 0;
  }

  private learnedBit(kind: string, value: number): number {
    const chance = this.chances.get(kind) ?? FIRST_CHANCES[kind] ?? EVEN;
    const bit = this.coder.bit(chance, value);
    const step = bit === 0 ? (2 ** CHANCE_BITS - chance) >> FLAG_RATE : -(chance >> FLAG_RATE);
    this.chances.set(kind, chance + step);
    return bit;
  }

  private mixed(value: number): number {
    this.mix(value);
    return value;
  }

  private mix(value: number): void {
    this.hash = Math.imul(this.hash ^ value, FNV_FACTOR) >>> 0;
  }
}
