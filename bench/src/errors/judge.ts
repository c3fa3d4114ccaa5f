import {
  type OutcomeModel,
  type Score,
  Searcher,
  type SearchGame,
  TranspositionTable,
  winDrawLoss,
} from '@tabuleiro/engine';
import { ERROR_LOSS, type ErrorKind } from './decision.js';

/** What a move is worth for who plays it. */
export type Judgement = {
  /** The expected result, from 0 to 1. */
  readonly expected: number;
  readonly centipawns: number;
  /** Moves to mate, negative to being mated. */
  readonly mate: number | undefined;
  /** The best answer takes something for nothing. */
  readonly isAnsweredByCapture: boolean;
  /** The move itself takes something for nothing. */
  readonly isCapture: boolean;
};

/** Centipawns by static exchange from which something was had for nothing: more than a pawn. */
const FOR_NOTHING = 150;
/** More than this, in centipawns, is decided. */
const MOST = 1000;
const MEGABYTES = 4;
/** A mate in so many moves is one that could have been seen. */
const NEAR_MATE = 3;

/** Judges moves by a search of the positions after them, each with as many nodes. */
export class Judge<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly searcher: Searcher<S, M>;
  private readonly model: OutcomeModel;
  private readonly nodes: number;

  constructor(searchGame: SearchGame<S, M>, nodes: number) {
    if (searchGame.outcomes === undefined) throw new Error('what scores come to has to be fitted first');
    this.searchGame = searchGame;
    this.searcher = new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(MEGABYTES)));
    this.model = searchGame.outcomes;
    this.nodes = nodes;
  }

  /** The best move as far as it sees with several times the nodes. */
  best(state: S): M | undefined {
    this.searcher.forget();
    return this.searcher.search(state, { nodes: this.nodes * 5 }).move;
  }

  judge(state: S, move: M): Judgement {
    const { game } = this.searchGame;
    const next = game.apply(state, move);
    const turn = game.turn(next);
    const isCapture = this.takesForNothing(state, move);
    const pieces = game.pieces(state).size;
    if (turn.kind === 'over') {
      const { winner } = turn.outcome;
      const won = winner === undefined ? 0 : winner === this.playerAt(state) ? 1 : -1;
      return {
        expected: (won + 1) / 2,
        centipawns: won * MOST,
        mate: won === 0 ? undefined : won,
        isAnsweredByCapture: false,
        isCapture,
      };
    }
    this.searcher.forget();
    const { score, move: answer } = this.searcher.search(next, { nodes: this.nodes });
    return {
      expected: 1 - this.expect(score, pieces),
      centipawns: -limit(score),
      mate: 'mate' in score ? afterOwnMove(score.mate) : undefined,
      isAnsweredByCapture: answer !== undefined && this.takesForNothing(next, answer),
      isCapture,
    };
  }

  private playerAt(state: S): string | undefined {
    const turn = this.searchGame.game.turn(state);
    return turn.kind === 'player' ? turn.player : undefined;
  }

  private takesForNothing(state: S, move: M): boolean {
    const { cursor, knowledge } = this.searchGame.open(state);
    const packed = cursor.pack(move);
    return knowledge.tacticalScore(packed) !== 0 && knowledge.seeAtLeast(packed, FOR_NOTHING);
  }

  private expect(score: Score, pieces: number): number {
    const { win = 0, draw = 0 } = winDrawLoss(this.model, score, pieces) ?? {};
    return (win + draw / 2) / 1000;
  }
}

/** The score of the answering side, as moves to mate of who moved before. */
function afterOwnMove(mate: number): number {
  return mate < 0 ? 1 - mate : -mate;
}

function limit(score: Score): number {
  const centipawns = 'cp' in score ? score.cp : 'mate' in score && score.mate > 0 ? MOST : -MOST;
  return Math.max(-MOST, Math.min(MOST, centipawns));
}

/** What kind of error a move was beside the best one; undefined if it was none. */
export function kindOf(played: Judgement, best: Judgement): ErrorKind | undefined {
  if (best.expected - played.expected < ERROR_LOSS) return undefined;
  if (isNear(best.mate) && !(played.mate !== undefined && played.mate > 0)) return 'missed-mate';
  if (played.mate !== undefined && played.mate < 0 && played.mate >= -NEAR_MATE) return 'into-mate';
  if (played.isAnsweredByCapture) return 'hung-piece';
  return best.isCapture && !played.isCapture ? 'missed-capture' : 'slow-plan';
}

function isNear(mate: number | undefined): boolean {
  return mate !== undefined && mate > 0 && mate <= NEAR_MATE;
}
