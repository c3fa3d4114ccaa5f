import type { Layer } from './layer.js';
import { Side } from './side.js';
import type { Solved } from './sweep.js';

/** Layers solved so far; sides are made when first asked for. */
export class Shelf implements Solved {
  private readonly sides = new Map<number, Side>();
  private readonly layers: Layer[] = [];

  add(layer: Layer): void {
    this.layers.push(layer);
  }

  side(pieces: number): Side {
    const side = this.sides.get(pieces) ?? new Side(pieces);
    this.sides.set(pieces, side);
    return side;
  }

  layer(major: number, minor: number): Layer {
    const layer = this.layers.find((found) => found.major === major && found.minor === minor);
    if (layer === undefined) throw new Error(`layer ${major}, ${minor} is asked for before it is solved`);
    return layer;
  }
}
