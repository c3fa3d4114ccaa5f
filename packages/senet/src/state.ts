import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import { A, B, CELLS, PIECES } from './track.js';

/** A piece's key is at `owner * 32 + square`, the die's at its number; this one is set while B is to act. */
const B_ACTS = 8;
const KEYS: HashKeys = makeHashKeys(0x5e7e7, CELLS * 3);

/** A position that the rules change in place; a `SenetState` is one that nobody changes any more. */
export class SenetPosition {
  /** `track[1]` to `track[30]`: EMPTY, A or B. */
  readonly track: Uint8Array = new Uint8Array(CELLS);
  /** `off[A]`, `off[B]`: pieces off the board. */
  readonly off: Uint8Array = Uint8Array.of(0, PIECES, PIECES);
  player: number = A;
  /** The last throw; 0 while the die is still to be thrown. */
  die = 0;
  keyLow = 0;
  keyHigh = 0;

  copy(): SenetPosition {
    const position = new SenetPosition();
    position.track.set(this.track);
    position.off.set(this.off);
    position.player = this.player;
    position.die = this.die;
    position.keyLow = this.keyLow;
    position.keyHigh = this.keyHigh;
    return position;
  }

  /** Puts a piece from off the board on an empty square. */
  put(square: number, owner: number): void {
    this.track[square] = owner;
    this.off[owner]--;
    this.toggle(owner * CELLS + square);
  }

  /** Takes the piece on an occupied square off the board. */
  take(square: number): void {
    const owner = this.track[square];
    this.track[square] = 0;
    this.off[owner]++;
    this.toggle(owner * CELLS + square);
  }

  /** Sets who acts, and with which throw. */
  setTurn(player: number, die: number): void {
    if (player !== this.player) this.toggle(B_ACTS);
    if (this.die > 0) this.toggle(this.die);
    if (die > 0) this.toggle(die);
    this.player = player;
    this.die = die;
  }

  private toggle(index: number): void {
    this.keyLow ^= KEYS.low[index];
    this.keyHigh ^= KEYS.high[index];
  }
}

/** A position as a value: nothing changes it. */
export type SenetState = Readonly<SenetPosition>;

/** S-SETUP: alternating on 1 to 10, A first and to act. */
export function startPosition(): SenetPosition {
  const position = new SenetPosition();
  for (let square = 1; square <= 2 * PIECES; square++) position.put(square, square % 2 === 1 ? A : B);
  return position;
}
