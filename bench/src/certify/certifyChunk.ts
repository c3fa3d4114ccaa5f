import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { PIECES, THROWS } from '@tabuleiro/senet';
import { countOf, type ExactValues, Expectimax, type SenetKnowledge } from '@tabuleiro/senet-engine';
import { Decisions } from '../learn/senet/decisions.js';
import { SelfPlay, scatter } from '../learn/senet/positions.js';

/** Where positions come from: pieces scattered at random, all on the track; or games of the player against itself. */
export const SOURCES = ['random', 'games'] as const;
export type Source = (typeof SOURCES)[number];

/** Positions by the pieces of the player who has more. */
export const GROUPS = ['five', 'fewer'] as const;
export type Group = (typeof GROUPS)[number];

/** What was lost in many decisions. The largest loss has its position: both sets and the throw. */
export type LossSum = {
  decisions: number;
  /** Decisions in which the best move was found, or one as good. */
  best: number;
  sum: number;
  squares: number;
  largest: number;
  worst: readonly [own: number, other: number, die: number] | undefined;
};

/** By what is known of the loss: throws looked ahead, then the group. */
export type ChunkResult = {
  readonly positions: number;
  readonly positionsAhead: number;
  readonly plain: Record<Group, LossSum>;
  readonly ahead: Record<Group, LossSum>;
};

export type ChunkSettings = {
  readonly seed: number;
  /** Positions of a chunk; every throw of each is a decision, if there is a choice. */
  readonly positions: number;
  /** In so many of them the player looks ahead as well. */
  readonly positionsAhead: number;
};

/** Throws looked ahead after a move. */
export const AHEAD = 2;

export function noLoss(): LossSum {
  return { decisions: 0, best: 0, sum: 0, squares: 0, largest: 0, worst: undefined };
}

/** What the player loses in the decisions of one chunk, by the table. It depends on the settings and the number alone. */
export function certifyChunk(
  player: SenetKnowledge,
  truth: ExactValues,
  source: Source,
  { seed, positions, positionsAhead }: ChunkSettings,
  index: number,
): ChunkResult {
  const drawn = drawPositions(player, source, seed, index, positions, truth.pieces);
  const decisions = new Decisions(positions * THROWS.length);
  const thrown: (readonly [number, number, number])[] = [];
  let endAhead = 0;
  for (const [i, [own, other]] of drawn.entries()) {
    for (const die of THROWS) if (decisions.add(own, other, die)) thrown.push([own, other, die]);
    if (i < positionsAhead) endAhead = decisions.count;
  }
  decisions.label(truth);
  const lookahead = new Expectimax(player);
  lookahead.begin(Number.POSITIVE_INFINITY, () => false);
  const sums = (): Record<Group, LossSum> => ({ five: noLoss(), fewer: noLoss() });
  const [plain, ahead] = [sums(), sums()];
  for (const [i, position] of thrown.entries()) {
    const [own, other] = position;
    const group = Math.max(countOf(own), countOf(other)) === PIECES ? 'five' : 'fewer';
    add(plain[group], decisions.lossOf(i, chooseMove(decisions, i, lookahead, 0)), position);
    if (i < endAhead)
      add(ahead[group], decisions.lossOf(i, chooseMove(decisions, i, lookahead, AHEAD)), position);
  }
  return { positions, positionsAhead, plain, ahead };
}

function drawPositions(
  player: SenetKnowledge,
  source: Source,
  seed: number,
  index: number,
  count: number,
  pieces: number,
): readonly (readonly [number, number])[] {
  const chance = new SeededRandom(mixSeed(seed, index, 2));
  const found: (readonly [number, number])[] = [];
  if (source === 'random') {
    while (found.length < count) found.push(scatter(chance, pieces, pieces));
    return found;
  }
  const selfPlay = new SelfPlay(player);
  for (let game = 0; found.length < count; game++) {
    for (const { own, other } of selfPlay.play(mixSeed(seed, index, 3), game, 0, pieces))
      found.push([own, other]);
  }
  return found.slice(0, count);
}

/** The move that the player prefers. */
function chooseMove(decisions: Decisions, decision: number, lookahead: Expectimax, depth: number): number {
  const again = decisions.isAgain(decision);
  let chosen = 0;
  let most = -1;
  for (let move = 0; move < decisions.movesOf(decision); move++) {
    const [own, other] = [decisions.ownOf(decision, move), decisions.otherOf(decision, move)];
    const bound = Math.max(0, most);
    const win = again
      ? lookahead.value(own, other, depth, bound, 1)
      : 1 - lookahead.value(own, other, depth, 0, 1 - bound);
    if (win <= most) continue;
    most = win;
    chosen = move;
  }
  return chosen;
}

function add(sum: LossSum, loss: number, position: NonNullable<LossSum['worst']>): void {
  sum.decisions++;
  if (loss === 0) sum.best++;
  sum.sum += loss;
  sum.squares += loss * loss;
  if (loss <= sum.largest) return;
  sum.largest = loss;
  sum.worst = position;
}

/** Adds what another chunk lost. */
export function addLosses(sum: LossSum, more: LossSum): void {
  sum.decisions += more.decisions;
  sum.best += more.best;
  sum.sum += more.sum;
  sum.squares += more.squares;
  if (more.largest <= sum.largest) return;
  sum.largest = more.largest;
  sum.worst = more.worst;
}
