import { choose, RESTS } from './squareSets.js';

/** A layer by its pieces: those of the player with more of them (major), those of the other one. */
export type LayerKey = readonly [major: number, minor: number];

/** The layers of tables with at most so many pieces a side, each after all it depends on. */
export function layersUpTo(pieces: number): readonly LayerKey[] {
  const layers: [number, number][] = [];
  for (let major = 1; major <= pieces; major++) {
    for (let minor = 1; minor <= major; minor++) layers.push([major, minor]);
  }
  return layers.sort(([a, b], [c, d]) => a + b - c - d);
}

/**
 * All positions with `major` pieces of one player and `minor` of the other. They are kept in blocks: one for each set of
 * occupied squares, by its rank. A block has a half for the major player about to throw and one for the minor one, a
 * single one if they have as many; in a half positions are in the order of the mover's pieces among all (by rank).
 */
export class Layer {
  readonly key: LayerKey;
  readonly major: number;
  readonly minor: number;
  /** Pieces of both players. */
  readonly pieces: number;
  readonly halves: number;
  /** Positions in a half. */
  readonly halfWidth: number;
  /** Positions in a block; always even. */
  readonly width: number;
  readonly blocks: number;

  constructor(key: LayerKey) {
    const [major, minor] = key;
    this.key = key;
    this.major = major;
    this.minor = minor;
    this.pieces = major + minor;
    this.halves = major === minor ? 1 : 2;
    this.halfWidth = choose(this.pieces, major);
    this.width = this.halfWidth * this.halves;
    this.blocks = choose(RESTS, this.pieces);
  }

  get positions(): number {
    return this.blocks * this.width;
  }

  get bytes(): number {
    return this.positions * Uint16Array.BYTES_PER_ELEMENT;
  }

  /** In which half the positions are in which a player with so many pieces is about to throw. */
  halfOf(own: number): number {
    return own === this.major ? 0 : 1;
  }

  /** The pieces of the player about to throw. */
  moverPieces(half: number): number {
    return half === 0 ? this.major : this.minor;
  }
}

/** The layer in which one player has `own` pieces and the other `other`. */
export function layerKey(own: number, other: number): LayerKey {
  return own >= other ? [own, other] : [other, own];
}

/** What a layer needs: the layers after a piece of the player of each half has left the board; undefined if he has won. */
export function layersAfterExit({ major, minor, halves }: Layer): readonly (LayerKey | undefined)[] {
  const after = [
    major === 1 ? undefined : layerKey(major - 1, minor),
    minor === 1 ? undefined : layerKey(major, minor - 1),
  ];
  return after.slice(0, halves);
}
