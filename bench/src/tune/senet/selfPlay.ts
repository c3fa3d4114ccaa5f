import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { LAST, PIECES, THROWS, WATER } from '@tabuleiro/senet';
import { countOf, type ExactValues, Expectimax, Successors, ValueNet } from '@tabuleiro/senet-engine';
import type { Sample } from './samples.js';

/** What a chunk of self-played games depends on, beside its number and the code. */
export type PlaySettings = {
  readonly seed: number;
  readonly weights: readonly number[];
  readonly truth: ExactValues;
  /** The share of the game's result in a target; the rest is a look two throws ahead. */
  readonly lambda: number;
};

export const CHUNK_GAMES = 50;
/** Positions with no more pieces a side are always looked up: the table comes with the package. */
const SHIPPED = 2;
/** Steps drawn at random, in percent, by the number of the game: strong and weak players reach other positions. */
const WHIMS = [0, 10, 30, 100];
const TARGET_DEPTH = 2;
/** Nobody plays that long; two players who are stuck for ever would. */
const MAX_THROWS = 2000;

const STARTS = [0b1010101010, 0b10101010100] as const;

type Visit = { readonly own: number; readonly other: number; readonly isFirst: boolean };

/** Plays games with one player on both sides and says what their positions should be worth. */
export class SelfPlay {
  private readonly settings: PlaySettings;
  private readonly lookahead: Expectimax;
  private readonly successors = new Successors(PIECES);

  constructor(settings: PlaySettings) {
    this.settings = settings;
    this.lookahead = new Expectimax({ exact: settings.truth, estimate: new ValueNet(settings.weights) });
  }

  /** The samples of one chunk: they depend on the settings and its number alone. */
  playChunk(index: number): Sample[] {
    this.lookahead.forget();
    const numbers = Array.from({ length: CHUNK_GAMES }, (_, game) => index * CHUNK_GAMES + game);
    return numbers.flatMap((game) => this.playGame(game));
  }

  private playGame(game: number): Sample[] {
    const chance = new SeededRandom(mixSeed(this.settings.seed, game));
    const whim = WHIMS[game % WHIMS.length];
    const [first, second] = (game >> 2) % 2 === 0 ? STARTS : scatter(chance);
    const visits: Visit[] = [];
    let here: Visit = { own: first, other: second, isFirst: true };
    let result: number | undefined;
    while (visits.length < MAX_THROWS && here.own !== 0 && !this.isShipped(here)) {
      visits.push(here);
      if (result === undefined && this.lookahead.isKnown(here.own, here.other)) result = this.worth(here);
      here = this.move(here, 1 + chance.below(THROWS.length), chance, whim);
    }
    result ??= this.worth(here);
    // Neighbours tell almost the same: every other one is kept.
    const kept = visits.filter((_, i) => (i + game) % 2 === 0);
    return kept.map((visit) => ({ own: visit.own, other: visit.other, target: this.target(visit, result) }));
  }

  private isShipped({ own, other }: Visit): boolean {
    return countOf(own) <= SHIPPED && countOf(other) <= SHIPPED;
  }

  /** For the player who began. */
  private worth({ own, other, isFirst }: Visit): number {
    const win = own === 0 ? 1 : this.lookahead.value(own, other, 0, 0, 1);
    return isFirst ? win : 1 - win;
  }

  private target({ own, other, isFirst }: Visit, result: number): number {
    const { lookahead } = this;
    if (lookahead.isKnown(own, other)) return lookahead.value(own, other, 0, 0, 1);
    const { lambda } = this.settings;
    const outcome = isFirst ? result : 1 - result;
    if (lambda === 1) return outcome;
    return lambda * outcome + (1 - lambda) * lookahead.value(own, other, TARGET_DEPTH, 0, 1);
  }

  private move({ own, other, isFirst }: Visit, die: number, chance: SeededRandom, whim: number): Visit {
    const { successors } = this;
    const steps = successors.list(own, other, die, 0);
    if (steps === 0) return { own: other, other: own, isFirst: !isFirst };
    const again = die === 1 || die === THROWS.length;
    const chosen = chance.below(100) < whim ? chance.below(steps) : this.best(steps, again);
    const after = { own: successors.own[chosen], other: successors.other[chosen] };
    if (again || after.own === 0) return { ...after, isFirst };
    return { own: after.other, other: after.own, isFirst: !isFirst };
  }

  private best(steps: number, again: boolean): number {
    const { own, other } = this.successors;
    let best = 0;
    let most = -1;
    for (let i = 0; i < steps; i++) {
      const win = this.lookahead.after(own[i], other[i], again, 0, 0, 1);
      if (win > most) {
        most = win;
        best = i;
      }
    }
    return best;
  }
}

/** Three to five pieces a side anywhere on the track. */
function scatter(chance: SeededRandom): readonly [number, number] {
  const squares = Array.from({ length: LAST }, (_, i) => i + 1).filter((square) => square !== WATER);
  const mixed = chance.shuffle(squares);
  const take = (): number => {
    const count = 3 + chance.below(PIECES - 2);
    return mixed.splice(0, count).reduce((set, square) => set | (1 << square), 0);
  };
  return [take(), take()];
}
