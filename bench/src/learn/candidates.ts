import { SeededRandom } from '@tabuleiro/arena';
import {
  type GameKnowledge,
  mixSeed,
  Searcher,
  type SearchGame,
  TACTICAL_UNIT,
  TranspositionTable,
} from '@tabuleiro/engine';
import type { SearchCursor } from '@tabuleiro/game';
import { centipawns } from '../tune/selfPlay.js';
import type { LearnedGame } from './gameText.js';
import { NO_RESULT } from './samples.js';

/** A quiet position, a score for the side to act, and the result for it. */
export type Candidate<S> = { readonly state: S; readonly score: number; readonly result: number };

/** A position at or beside a game, and some quiet positions one move further. */
export type Family<S> = {
  readonly parent: S;
  readonly children: readonly (Candidate<S> & { readonly move: string })[];
};

/** How positions beside the games are found and judged. */
export type Beside = {
  /** Of each position of a game. */
  readonly each: number;
  /** Positions looked at for a judgement of one; 0 to judge it at sight. */
  readonly nodes: number;
};

const MEGABYTES = 1;

/** Finds the positions of games, and beside them, that are worth learning. */
export class CandidateFinder<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly beside: Beside;
  private readonly searcher: Searcher<S, M>;
  /** Moves of a parent, and in the second half those of a child. */
  private moves: Int32Array = new Int32Array(0);

  constructor(searchGame: SearchGame<S, M>, beside: Beside) {
    this.searchGame = searchGame;
    this.beside = beside;
    this.searcher = new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(MEGABYTES)));
  }

  /** The quiet positions of a game: not in check, and the move found takes nothing. */
  findPlayed(played: LearnedGame): readonly Candidate<S>[] {
    const found: Candidate<S>[] = [];
    this.walk(played, (state, move, ply) => {
      const turn = this.searchGame.game.turn(state);
      if (turn.kind === 'over' || !this.isPlayedQuietly(state, move)) return;
      const result = played.winner === undefined ? 1 : played.winner === turn.player ? 2 : 0;
      found.push({ state, score: played.scores[ply], result });
    });
    return found;
  }

  /** Quiet positions one or two random plies beside a game; `seed` decides which. */
  findBeside(played: LearnedGame, seed: number): readonly Family<S>[] {
    const { beside } = this;
    if (beside.each === 0) return [];
    const chance = new SeededRandom(mixSeed(seed));
    const found: Family<S>[] = [];
    this.walk(played, (state) => {
      const parent = chance.below(2) === 0 ? state : this.playAtRandom(state, chance);
      if (parent !== undefined) found.push(this.familyOf(parent, beside, chance));
    });
    return found;
  }

  /** What more thought than a candidate's own says of it, to know how good its score is. */
  lookDeeper(state: S, nodes: number): number {
    this.searcher.forget();
    return centipawns(this.searcher.search(state, { nodes }).score);
  }

  private walk({ start, moves }: LearnedGame, visit: (state: S, move: M, ply: number) => void): void {
    const { game } = this.searchGame;
    const parsed = game.notation.parsePosition(start);
    if (!parsed.ok) throw new Error(`no position: ${start}`);
    let state = parsed.value;
    for (const [ply, text] of moves.entries()) {
      const move = game.notation.parseMove(state, text);
      if (!move.ok) throw new Error(`no move: ${text} after ${start}`);
      visit(state, move.value, ply);
      state = game.apply(state, move.value);
    }
  }

  private playAtRandom(from: S, chance: SeededRandom): S | undefined {
    const { game } = this.searchGame;
    const moves = game.moves(from);
    return moves.length === 0 ? undefined : game.apply(from, chance.pick(moves));
  }

  private familyOf(parent: S, { each, nodes }: Beside, chance: SeededRandom): Family<S> {
    const { game } = this.searchGame;
    const { cursor, knowledge } = this.searchGame.open(parent);
    if (cursor.outcome() !== undefined) return { parent, children: [] };
    if (this.moves.length < cursor.maxMoves * 2) this.moves = new Int32Array(cursor.maxMoves * 2);
    const packed = this.moves.subarray(0, cursor.generate(this.moves, 0)).slice();
    chance.mixUp(packed);
    const chosen: { readonly move: M; readonly score: number }[] = [];
    for (const move of packed) {
      if (chosen.length === each) break;
      cursor.make(move);
      const score = this.isQuiet(cursor, knowledge) ? knowledge.evaluate() : undefined;
      cursor.undo();
      if (score !== undefined) chosen.push({ move: cursor.unpack(move), score });
    }
    const children = chosen.map(({ move, score }) => {
      const text = game.notation.formatMove(move);
      const state = game.apply(parent, move);
      return { state, move: text, score: nodes === 0 ? score : this.search(state, nodes), result: NO_RESULT };
    });
    return { parent, children };
  }

  private search(state: S, nodes: number): number {
    return centipawns(this.searcher.search(state, { nodes }).score);
  }

  /** Nothing is threatened at once: no check, and no capture or promotion wins anything. */
  private isQuiet(cursor: SearchCursor<M>, knowledge: GameKnowledge): boolean {
    if (cursor.inCheck() || cursor.outcome() !== undefined) return false;
    const { moves } = this;
    const end = cursor.generate(moves, moves.length >> 1);
    for (let i = moves.length >> 1; i < end; i++) {
      if (knowledge.tacticalScore(moves[i]) >= TACTICAL_UNIT && knowledge.seeAtLeast(moves[i], 1))
        return false;
    }
    return true;
  }

  private isPlayedQuietly(state: S, move: M): boolean {
    if (this.searchGame.game.inCheck(state)) return false;
    const { cursor, knowledge } = this.searchGame.open(state);
    return knowledge.tacticalScore(cursor.pack(move)) === 0;
  }
}
