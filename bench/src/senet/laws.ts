import { SeededRandom } from '@tabuleiro/arena';
import { A, B, type SenetState, senet, THROWS } from '@tabuleiro/senet';
import { type ExactValues, sidesOf } from '@tabuleiro/senet-engine';
import { type Pair, scatter, stateOf, winMany } from './positions.js';

/** What a table has to obey, as seen in many positions. */
export type Laws = {
  readonly positions: number;
  /** Bellman: the largest difference between a value and what the rules' own moves lead to, and where. */
  readonly residual: number;
  readonly worst: string;
  /** Symmetry: positions in which the moves are others when A and B change places. */
  readonly unlike: number;
  /** Mirror: pairs of positions in which one player can only skip; how far both chances are from adding up to one. */
  readonly stuck: number;
  readonly stuckResidual: number;
};

export type LawSettings = {
  readonly samples: number;
  readonly seed: number;
  /** Positions that are looked up together: all their pages are read once. */
  readonly batch: number;
  readonly say?: (line: string) => void;
};

/** Of so many positions one has a player who can only skip; chance hardly ever finds one. */
const STUCK_EVERY = 100;
/** No position has more futures: five throws with five moves each. */
const MOST_FUTURES = THROWS.length * THROWS.length;

/** How the value of a future counts for the player who moves: he throws again, the other one throws, he has won. */
const AGAIN = 0;
const TURNED = 1;
const WON = 2;

/** Checks the laws in positions with all pieces of at least one side; each position comes with its mirror, where the other throws. */
export function checkLaws(table: ExactValues, { samples, seed, batch, say }: LawSettings): Laws {
  const random = new SeededRandom(seed);
  let laws: Laws = { positions: 0, residual: 0, worst: '', unlike: 0, stuck: 0, stuckResidual: 0 };
  while (laws.positions < samples) {
    const pairs = drawPairs(random, table.pieces, Math.min(batch, samples - laws.positions));
    laws = join(laws, checkBatch(table, pairs));
    say?.(`${laws.positions} of ${samples}, largest residual ${laws.residual.toExponential(2)}`);
  }
  return laws;
}

/** A position and its mirror, and so on. */
function drawPairs(random: SeededRandom, pieces: number, count: number): readonly Pair[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) => {
    const pair = i % STUCK_EVERY === 0 ? drawStuck(random, pieces) : drawFree(random, pieces);
    return [pair, { own: pair.other, other: pair.own }];
  })
    .flat()
    .slice(0, count);
}

function drawFree(random: SeededRandom, pieces: number): Pair {
  const own = scatter(random, pieces, 0);
  // As often as not both have all their pieces: most positions are such.
  const count = random.below(2) === 0 ? pieces : 1 + random.below(pieces);
  return { own, other: scatter(random, count, own) };
}

/** S-BLOCK: pieces in a row right before a wall; what is left of the other's stands anywhere above it or below. */
function drawStuck(random: SeededRandom, pieces: number): Pair {
  if (pieces < 3) return drawFree(random, pieces);
  const count = 1 + random.below(pieces);
  const wall = 3 + random.below(pieces - 2);
  const first = count + 1 + random.below(26 - count - wall + 1);
  const own = row(first - count, count);
  const other = row(first, wall);
  return { own, other: other | scatter(random, pieces - wall, own | other) };
}

function row(first: number, length: number): number {
  return ((1 << length) - 1) << first;
}

function join(one: Laws, other: Laws): Laws {
  return {
    positions: one.positions + other.positions,
    residual: Math.max(one.residual, other.residual),
    worst: other.residual > one.residual ? other.worst : one.worst,
    unlike: one.unlike + other.unlike,
    stuck: one.stuck + other.stuck,
    stuckResidual: Math.max(one.stuckResidual, other.stuckResidual),
  };
}

function checkBatch(table: ExactValues, pairs: readonly Pair[]): Laws {
  const futures = new FutureList(pairs.length);
  let unlike = 0;
  for (const pair of pairs) if (!futures.add(pair)) unlike++;
  const own = Int32Array.from(pairs, (pair) => pair.own);
  const other = Int32Array.from(pairs, (pair) => pair.other);
  const wins = winMany(table, own, other);
  const expected = futures.evaluate(table);
  let [residual, at, stuck, stuckResidual] = [0, 0, 0, 0];
  for (let i = 0; i < pairs.length; i++) {
    const difference = Math.abs(wins[i] - expected[i]);
    if (difference > residual) [residual, at] = [difference, i];
    const mirrored = i % 2 === 0 ? i + 1 : i - 1;
    if (!futures.isStuck(i) || mirrored >= pairs.length) continue;
    stuck++;
    stuckResidual = Math.max(stuckResidual, Math.abs(wins[i] + wins[mirrored] - 1));
  }
  const worst = senet.notation.formatPosition(stateOf(pairs[at]));
  return { positions: pairs.length, residual, worst, unlike, stuck, stuckResidual };
}

/** What may follow positions, by the rules' own `moves` and `apply`; looked up all at once. */
class FutureList {
  private count = 0;
  private readonly own: Int32Array;
  private readonly other: Int32Array;
  private readonly kinds: Uint8Array;
  /** By position and die: where its futures end. */
  private readonly ends: Uint32Array;
  private readonly stuck: Uint8Array;
  private positions = 0;

  constructor(positions: number) {
    this.own = new Int32Array(positions * MOST_FUTURES);
    this.other = new Int32Array(positions * MOST_FUTURES);
    this.kinds = new Uint8Array(positions * MOST_FUTURES);
    this.ends = new Uint32Array(positions * THROWS.length);
    this.stuck = new Uint8Array(positions);
  }

  /** False if other moves are possible when B is the one who throws. */
  add(pair: Pair): boolean {
    const start = this.count;
    const at = this.positions++;
    let isStuck = true;
    let isAlike = true;
    const [forA, forB] = [futuresOf(stateOf(pair)), futuresOf(stateOf(pair, 'B'))];
    for (const [die, after] of forA.entries()) {
      const first = this.count;
      for (const state of after) this.push(state, A);
      isAlike &&= forB[die].length === after.length;
      for (const [i, state] of forB[die].entries()) isAlike &&= this.equals(first + i, state, B);
      isStuck &&= this.count === first + 1 && this.isSame(first, pair);
      this.ends[at * THROWS.length + die] = this.count;
    }
    this.stuck[at] = isStuck ? 1 : 0;
    return isAlike && this.count > start;
  }

  isStuck(position: number): boolean {
    return this.stuck[position] === 1;
  }

  /** What each position is worth to the player about to throw: the mean over the throws of the best future. */
  evaluate(table: ExactValues): Float64Array {
    const own = this.own.subarray(0, this.count);
    const wins = winMany(table, own, this.other.subarray(0, this.count));
    const values = new Float64Array(this.positions);
    let at = 0;
    for (let i = 0; i < this.ends.length; i++) {
      let best = 0;
      for (; at < this.ends[i]; at++) best = Math.max(best, this.worth(at, wins[at]));
      values[Math.floor(i / THROWS.length)] += best / THROWS.length;
    }
    return values;
  }

  private worth(at: number, win: number): number {
    if (this.kinds[at] === WON) return 1;
    return this.kinds[at] === AGAIN ? win : 1 - win;
  }

  private push(state: SenetState, mover: number): void {
    const at = this.count++;
    const { own, other, kind } = describe(state, mover);
    this.own[at] = own;
    this.other[at] = other;
    this.kinds[at] = kind;
  }

  private equals(at: number, state: SenetState, mover: number): boolean {
    const { own, other, kind } = describe(state, mover);
    return this.own[at] === own && this.other[at] === other && this.kinds[at] === kind;
  }

  /** Is it the same position with the other player about to throw? */
  private isSame(at: number, { own, other }: Pair): boolean {
    return this.kinds[at] === TURNED && this.own[at] === other && this.other[at] === own;
  }
}

/** What may follow a throw: the states after each move, once for each die. */
function futuresOf(state: SenetState): SenetState[][] {
  return senet.moves(state).map((die) => {
    const thrown = senet.apply(state, die);
    return senet.moves(thrown).map((move) => senet.apply(thrown, move));
  });
}

/** Both sides for the one about to throw; after a win any position that tables know. */
function describe(state: SenetState, mover: number): Pair & { readonly kind: number } {
  if (senet.turn(state).kind === 'over') return { own: 1 << 1, other: 1 << 2, kind: WON };
  return { ...sidesOf(state), kind: state.player === mover ? AGAIN : TURNED };
}
