import * as brasez from '@tabuleiro/brasez';
import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, CELLS, OFF } = grid;
const { DUKE } = brasez;

const RING = Int32Array.from(ALL_DIRECTIONS);

/** The squares around the dukes of both sides (B-ZONE), stamped, so that nothing is ever cleared. */
export class Zones {
  /** By colour / 16 × cells; the first row is unused. */
  private readonly stamps: Int32Array = new Int32Array(3 * CELLS);
  private stamp = 0;

  survey({ counts, lists }: grid.Board): void {
    this.stamp++;
    for (let colour = 16; colour <= BLACK; colour += 16) {
      const duke = colour | DUKE;
      for (let i = duke << 6, end = i + counts[duke]; i < end; i++) {
        for (let k = 0; k < 8; k++) this.stamps[(colour >> 4) * CELLS + lists[i] + RING[k]] = this.stamp;
      }
    }
  }

  /** Does a duke of `colour` shut the cell to the other side? */
  holds(colour: number, cell: number): boolean {
    return this.stamps[(colour >> 4) * CELLS + cell] === this.stamp;
  }

  /** How many squares around `middle` the dukes of `colour` shut. */
  around(cells: Uint8Array, colour: number, middle: number): number {
    let count = 0;
    for (let k = 0; k < 8; k++) {
      const cell = middle + RING[k];
      if (cells[cell] !== OFF && this.holds(colour, cell)) count++;
    }
    return count;
  }
}
