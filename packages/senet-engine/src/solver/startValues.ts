import { EXIT, LAST } from '@tabuleiro/senet';
import { ownerRank } from '../table/blockLayout.js';
import type { Layer } from '../table/layer.js';
import { countOf } from '../table/layout.js';
import { CERTAIN } from '../table/winTable.js';
import { type Chunk, LOWER_SETS } from './chunks.js';

/** So many steps behind or ahead of the other make about as much as half of all; found by trying. */
const SCALE = 30;
/** What the throw is worth, in steps. */
const THROW = 3;
const MOST_STEPS = 5 * EXIT;

/** By lead in steps + MOST_STEPS: a first guess of how likely the player about to throw wins. */
const GUESSES = Uint16Array.from({ length: 2 * MOST_STEPS + 1 }, (_, i) => {
  const lead = (i - MOST_STEPS + THROW) / SCALE;
  // Not Math.exp, which may differ from one machine to the next.
  return Math.round(CERTAIN * (0.5 + lead / (2 * Math.sqrt(1 + lead * lead))));
});

/** First guesses of all positions of a layer, from the steps that both players have before them. */
export class StartValues {
  private readonly layer: Layer;
  /** By piece, then by position of a block: does the mover own it? */
  private readonly owners: Uint8Array[];
  private readonly squares: number[] = [];

  constructor(layer: Layer) {
    this.layer = layer;
    this.owners = Array.from({ length: layer.pieces }, () => new Uint8Array(layer.width));
    for (let owned = 0; owned < 1 << layer.pieces; owned++) {
      const half = [0, 1].slice(0, layer.halves).find((one) => layer.moverPieces(one) === countOf(owned));
      if (half === undefined) continue;
      for (let piece = 0; piece < layer.pieces; piece++) {
        this.owners[piece][half * layer.halfWidth + ownerRank(owned)] = (owned >> piece) & 1;
      }
    }
  }

  /** Writes the values of all blocks of a chunk. */
  fill(chunk: Chunk, into: Uint16Array): void {
    const lows = LOWER_SETS[chunk.lowers];
    for (let rank = 0; rank < chunk.blocks; rank++) {
      this.fillBlock(lows[rank] | chunk.upper, into, rank * this.layer.width);
    }
  }

  private fillBlock(set: number, into: Uint16Array, at: number): void {
    const { layer, squares, owners } = this;
    squares.length = 0;
    let all = 0;
    for (let square = 1; square <= LAST; square++) {
      if (((set >> square) & 1) === 0) continue;
      squares.push(square);
      all += square;
    }
    for (let i = 0; i < layer.width; i++) {
      let own = 0;
      for (let piece = 0; piece < squares.length; piece++) own += squares[piece] * owners[piece][i];
      const pieces = layer.moverPieces(i < layer.halfWidth ? 0 : 1);
      const lead = EXIT * (layer.pieces - 2 * pieces) + 2 * own - all;
      into[at + i] = GUESSES[lead + MOST_STEPS];
    }
  }
}
