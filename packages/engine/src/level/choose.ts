import { mixSeed, normalNoise, occurs } from '@tabuleiro/game';
import type { SearchGame } from '../expert.js';
import { interruptedBy, type SearchResult, type SearchSignal } from '../limits.js';
import { Searcher, toScore } from '../thinker.js';
import { TranspositionTable } from '../tree/table.js';

import type { LevelParameters } from './level.js';
import { type Weighed, weighMoves } from './weigh.js';

/** A level looks at few positions and needs little memory: one for all of a thread, as each choice begins by wiping it. */
const MEMORY: ArrayBuffer = new ArrayBuffer(TranspositionTable.bytes(4));
/** How many deviations of its noise a move may be worse and still be chosen. */
const REACH = 4;
const NOISE_DRAW = 1;
const BLIND_DRAW = 2;

/** A player of limited strength. The same position and seed give the same action on every machine. */
export class Chooser<S, M> {
  private readonly thinker: Searcher<S, M>;

  constructor(mind: SearchGame<S, M>) {
    this.thinker = new Searcher(mind, MEMORY);
  }

  choose(state: S, temper: LevelParameters, seed: number, signal?: SearchSignal): SearchResult<M> {
    this.thinker.forget();
    const { search, cursor } = this.thinker.setPosition(state, temper.nodes, interruptedBy(signal));
    const { keyLow, keyHigh } = cursor;
    const weighed = weighMoves(search, temper.depth, temper.noise * REACH);
    const felt = (move: number): number =>
      normalNoise(mixSeed(seed, NOISE_DRAW, keyLow, keyHigh, move), temper.noise);
    const isSeen = (move: number): boolean =>
      !occurs(mixSeed(seed, BLIND_DRAW, keyLow, keyHigh, move), temper.blindness);
    const chosen = pickFelt(weighed.moves, felt, isSeen);
    const line = chosen === undefined ? [] : chosen.line.map((move) => cursor.unpack(move));
    return {
      move: line.at(0),
      score: toScore(chosen?.score ?? 0),
      depth: weighed.depth,
      nodes: search.nodes,
      line,
    };
  }
}

/** The best move as it feels, among those seen; the best of all when none is. */
function pickFelt(
  moves: readonly Weighed[],
  felt: (move: number) => number,
  isSeen: (move: number) => boolean,
): Weighed | undefined {
  let chosen: Weighed | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const weighed of moves) {
    if (!isSeen(weighed.move)) continue;
    const feeling = weighed.score + felt(weighed.move);
    if (feeling > best) {
      best = feeling;
      chosen = weighed;
    }
  }
  return chosen ?? moves.at(0);
}
