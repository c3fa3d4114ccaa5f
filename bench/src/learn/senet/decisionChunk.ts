import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { THROWS } from '@tabuleiro/senet';
import type { ExactValues, SenetKnowledge } from '@tabuleiro/senet-engine';
import { Decisions } from './decisions.js';
import { SelfPlay, scatter } from './positions.js';

/** What a chunk of decisions depends on, beside its number. */
export type ChunkSettings = {
  readonly seed: number;
  /** Decisions of a chunk. */
  readonly size: number;
};

/** Of a hundred decisions so many are of scattered pieces, the others of games. */
const SCATTERED = 50;
/** Of a hundred scattered positions so many have all pieces of both players, and of one. */
const BOTH_FULL = 50;
const ONE_FULL = 30;
/** Moves drawn by chance, in percent, by the number of the game. */
const WHIMS = [0, 0, 10, 30, 100];
/** Numbers of games do not meet those of other chunks. */
const GAMES_A_CHUNK = 1 << 20;

/** The decisions of a chunk with what they are worth: they depend on its settings, its number and the table alone. */
export function makeChunk(
  player: SenetKnowledge,
  truth: ExactValues,
  { seed, size }: ChunkSettings,
  index: number,
): Decisions {
  const decisions = new Decisions(size);
  const { pieces } = truth;
  const chance = new SeededRandom(mixSeed(seed, index, 1));
  const selfPlay = new SelfPlay(player);
  const scattered = Math.round((size * SCATTERED) / 100);
  while (decisions.count < scattered) {
    const [ownPieces, otherPieces] = drawCounts(chance, pieces);
    const [own, other] = scatter(chance, ownPieces, otherPieces);
    if (!selfPlay.isKnown(own, other)) decisions.add(own, other, 1 + chance.below(THROWS.length));
  }
  for (let game = index * GAMES_A_CHUNK; !decisions.isFull; game++) {
    for (const { own, other, die } of selfPlay.play(seed, game, WHIMS[game % WHIMS.length], pieces)) {
      if (decisions.add(own, other, die) && decisions.isFull) break;
    }
  }
  decisions.label(truth);
  return decisions;
}

/** How many pieces each has: mostly as many as the table knows. */
function drawCounts(chance: SeededRandom, pieces: number): readonly [number, number] {
  const kind = chance.below(100);
  if (kind < BOTH_FULL) return [pieces, pieces];
  const less = 1 + chance.below(pieces);
  if (kind < BOTH_FULL + ONE_FULL) return chance.below(2) === 0 ? [pieces, less] : [less, pieces];
  return [less, 1 + chance.below(pieces)];
}
