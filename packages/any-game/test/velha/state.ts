import { type HashKeys, makeHashKeys, type Player } from '@tabuleiro/game';

export const CELLS = 9;
export const EMPTY = 0;
export const A = 1;
export const B = 2;

/** A mark's key is at `owner * CELLS + cell`; the first one is in while B is to act. */
const KEYS: HashKeys = makeHashKeys(0x7e1a, CELLS * 3);
const B_ACTS = 0;

/** The mutable position that the rules are written on. */
export class VelhaPosition {
  /** By rows from the top left: EMPTY, A or B. */
  readonly cells: Uint8Array = new Uint8Array(CELLS);
  player: number = A;
  keyLow = 0;
  keyHigh = 0;

  copy(): VelhaPosition {
    const position = new VelhaPosition();
    position.cells.set(this.cells);
    position.player = this.player;
    position.keyLow = this.keyLow;
    position.keyHigh = this.keyHigh;
    return position;
  }

  set(cell: number, owner: number): void {
    if (this.cells[cell] !== EMPTY) this.toggle(this.cells[cell] * CELLS + cell);
    if (owner !== EMPTY) this.toggle(owner * CELLS + cell);
    this.cells[cell] = owner;
  }

  passTurn(): void {
    this.player = opponentOf(this.player);
    this.toggle(B_ACTS);
  }

  private toggle(index: number): void {
    this.keyLow ^= KEYS.low[index];
    this.keyHigh ^= KEYS.high[index];
  }
}

export type VelhaState = Readonly<VelhaPosition>;

export function opponentOf(owner: number): number {
  return A + B - owner;
}

export function nameOf(owner: number): Player {
  return owner === A ? 'A' : 'B';
}
