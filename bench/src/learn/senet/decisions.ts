import { PIECES, THROWS } from '@tabuleiro/senet';
import { BlockLayout, dropWater, type ExactValues, restoreWater, Successors } from '@tabuleiro/senet-engine';

/**
 * A decision is a record of fixed length, little endian: number of moves; 1 if the player throws again after them; zeros. Then for
 * each of at most five moves the position after it as the player about to throw sees it: his set and the other's (uint32, without
 * the water's bit); then what each is worth to him by the table (uint16, 65535 for a certain win); zeros.
 */
export const DECISION_BYTES = 56;
const SETS_AT = 4;
const VALUES_AT = SETS_AT + PIECES * 8;
const CERTAIN = 65535;
/** Values of a page of a table on the disk: whoever asks for them in this order reads each page once. */
const PAGE_VALUES = 8192;

/** Decisions one behind the other. */
export class Decisions {
  readonly bytes: Uint8Array;
  count = 0;
  private readonly view: DataView;
  private readonly successors = new Successors(PIECES);

  constructor(room: number) {
    this.bytes = new Uint8Array(room * DECISION_BYTES);
    this.view = new DataView(this.bytes.buffer);
  }

  get isFull(): boolean {
    return this.count * DECISION_BYTES === this.bytes.length;
  }

  /** Adds what a player with this throw has to decide; false without a choice, and where he can win at once. */
  add(own: number, other: number, die: number): boolean {
    const { successors, view } = this;
    const moves = successors.list(own, other, die, 0);
    if (moves < 2) return false;
    for (let i = 0; i < moves; i++) if (successors.own[i] === 0) return false;
    const again = die === 1 || die === THROWS.length; // S-EXTRA
    const start = this.count * DECISION_BYTES;
    view.setUint8(start, moves);
    view.setUint8(start + 1, again ? 1 : 0);
    for (let i = 0; i < moves; i++) {
      const [mine, his] = [dropWater(successors.own[i]), dropWater(successors.other[i])];
      const at = start + SETS_AT + i * 8;
      view.setUint32(at, again ? mine : his, true);
      view.setUint32(at + 4, again ? his : mine, true);
    }
    this.count++;
    return true;
  }

  movesOf(decision: number): number {
    return this.bytes[decision * DECISION_BYTES];
  }

  isAgain(decision: number): boolean {
    return this.bytes[decision * DECISION_BYTES + 1] !== 0;
  }

  /** The sets after a move, of the player about to throw and of the other. */
  ownOf(decision: number, move: number): number {
    return this.setAt(decision * DECISION_BYTES + SETS_AT + move * 8);
  }

  otherOf(decision: number, move: number): number {
    return this.setAt(decision * DECISION_BYTES + SETS_AT + move * 8 + 4);
  }

  /** What a move is worth to the player who decides, by the table. */
  worthOf(decision: number, move: number): number {
    const value = this.view.getUint16(decision * DECISION_BYTES + VALUES_AT + move * 2, true) / CERTAIN;
    return this.isAgain(decision) ? value : 1 - value;
  }

  /** What is lost by a move. */
  lossOf(decision: number, move: number): number {
    let best = 0;
    for (let i = 0; i < this.movesOf(decision); i++) best = Math.max(best, this.worthOf(decision, i));
    return best - this.worthOf(decision, move);
  }

  /** Writes what all positions are worth, in the order in which they lie in the table: it may be much larger than the memory. */
  label(truth: ExactValues): void {
    const layout = new BlockLayout(truth.pieces);
    let moves = 0;
    for (let decision = 0; decision < this.count; decision++) moves += this.movesOf(decision);
    const places = new Float64Array(moves);
    const slots = this.count * PIECES;
    let end = 0;
    for (let slot = 0; slot < slots; slot++) {
      const [decision, move] = [Math.floor(slot / PIECES), slot % PIECES];
      if (move >= this.movesOf(decision)) continue;
      const index = layout.indexOf(this.ownOf(decision, move), this.otherOf(decision, move));
      places[end++] = Math.floor(index / PAGE_VALUES) * slots + slot;
    }
    for (const place of places.sort()) {
      const slot = place % slots;
      const [decision, move] = [Math.floor(slot / PIECES), slot % PIECES];
      const win = truth.win(this.ownOf(decision, move), this.otherOf(decision, move));
      const at = decision * DECISION_BYTES + VALUES_AT + move * 2;
      this.view.setUint16(at, Math.round(win * CERTAIN), true);
    }
  }

  private setAt(at: number): number {
    return restoreWater(this.view.getUint32(at, true));
  }
}
