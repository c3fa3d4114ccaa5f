import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed, Searcher, type SearchGame, TranspositionTable } from '@tabuleiro/engine';
import { centipawns } from '../tune/selfPlay.js';
import type { LearnedGame } from './gameText.js';
import { NO_RESULT } from './samples.js';

/** A quiet position, what a search of our own says of it for the side to act, and the result for it. */
export type Candidate<S> = { readonly state: S; readonly score: number; readonly result: number };

/** How positions beside the games are found. */
export type Siblings = {
  /** Of each position of a game. */
  readonly each: number;
  /** Positions looked at for a judgement of one. */
  readonly nodes: number;
};

/** What the search finds and what is seen at once may differ so much in a quiet position. */
const QUIET = 40;
const MEGABYTES = 1;

/** Finds the positions of games that are worth learning. */
export class CandidateFinder<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly siblings: Siblings | undefined;
  private readonly searcher: Searcher<S, M>;

  constructor(searchGame: SearchGame<S, M>, siblings: Siblings | undefined) {
    this.searchGame = searchGame;
    this.siblings = siblings;
    this.searcher = new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(MEGABYTES)));
  }

  /**
   * The quiet positions of a game: not in check, and the move found takes nothing. And of those beside it, one or two random
   * plies away, as many as are wanted: `seed` decides which.
   */
  find({ start, moves, scores, winner }: LearnedGame, seed: number): readonly Candidate<S>[] {
    const { game } = this.searchGame;
    const chance = new SeededRandom(mixSeed(seed));
    const parsed = game.notation.parsePosition(start);
    if (!parsed.ok) throw new Error(`no position: ${start}`);
    const found: Candidate<S>[] = [];
    let state = parsed.value;
    for (const [ply, text] of moves.entries()) {
      const move = game.notation.parseMove(state, text);
      if (!move.ok) throw new Error(`no move: ${text} after ${start}`);
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      if (this.isQuiet(state, move.value)) {
        found.push({
          state,
          score: scores[ply],
          result: winner === undefined ? 1 : winner === turn.player ? 2 : 0,
        });
      }
      for (let i = 0; i < (this.siblings?.each ?? 0); i++) {
        const sibling = this.findSibling(state, chance);
        if (sibling !== undefined) found.push(sibling);
      }
      state = game.apply(state, move.value);
    }
    return found;
  }

  /** What more thought than a candidate's own says of it, to know how good its score is. */
  lookDeeper(state: S, nodes: number): number {
    this.searcher.forget();
    return centipawns(this.searcher.search(state, { nodes }).score);
  }

  private findSibling(from: S, chance: SeededRandom): Candidate<S> | undefined {
    const { game } = this.searchGame;
    let state = from;
    for (let plies = 1 + chance.below(2); plies > 0; plies--) {
      const moves = game.moves(state);
      if (moves.length === 0) return undefined;
      state = game.apply(state, chance.pick(moves));
    }
    if (game.turn(state).kind === 'over' || game.inCheck(state)) return undefined;
    const score = centipawns(this.searcher.search(state, { nodes: this.siblings?.nodes ?? 1 }).score);
    const { knowledge } = this.searchGame.open(state);
    return Math.abs(knowledge.evaluate() - score) <= QUIET ? { state, score, result: NO_RESULT } : undefined;
  }

  private isQuiet(state: S, move: M): boolean {
    if (this.searchGame.game.inCheck(state)) return false;
    const { cursor, knowledge } = this.searchGame.open(state);
    return knowledge.tacticalScore(cursor.pack(move)) === 0;
  }
}
