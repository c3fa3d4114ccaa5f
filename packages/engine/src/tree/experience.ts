/** Experience is kept between -LIMIT and LIMIT. */
const LIMIT = 16_384;

/**
 * What earlier parts of the tree teach about quiet moves: killers, the history of each place, the answer that refuted a
 * move (counter-move) and how well each place answers each place.
 */
export class Experience {
  readonly places: number;
  readonly history: Int16Array;
  /** By place of the previous move × place of the answer. */
  readonly answers: Int16Array;
  private readonly counters: Int32Array;
  private readonly killers: Int32Array;

  constructor(places: number, plies: number) {
    this.places = places;
    this.history = new Int16Array(places);
    this.answers = new Int16Array(places * places);
    this.counters = new Int32Array(places);
    this.killers = new Int32Array(plies * 2);
  }

  clear(): void {
    this.history.fill(0);
    this.answers.fill(0);
    this.counters.fill(0);
    this.killers.fill(0);
  }

  killer(ply: number, i: number): number {
    return this.killers[ply * 2 + i];
  }

  counter(before: number): number {
    return this.counters[before];
  }

  /** A quiet move cut the tree off at `ply`, after a move of place `before`. */
  reward(move: number, ply: number, before: number): void {
    const at = ply * 2;
    if (this.killers[at] !== move) {
      this.killers[at + 1] = this.killers[at];
      this.killers[at] = move;
    }
    this.counters[before] = move;
  }

  /** Draws every record of a place towards what just happened. */
  learn(place: number, before: number, before2: number, bonus: number): void {
    adjust(this.history, place, bonus);
    adjust(this.answers, before * this.places + place, bonus);
    adjust(this.answers, before2 * this.places + place, bonus);
  }

  worth(place: number, before: number, before2: number): number {
    const { answers, places } = this;
    return this.history[place] + answers[before * places + place] + answers[before2 * places + place];
  }
}

function adjust(table: Int16Array, at: number, bonus: number): void {
  const old = table[at];
  table[at] = old + bonus - ((old * (bonus < 0 ? -bonus : bonus)) >> 14);
}

/** How much a cutoff at this depth teaches. */
export function bonusAt(depth: number): number {
  return Math.min(LIMIT >> 3, 32 * depth * depth + 64 * depth);
}
