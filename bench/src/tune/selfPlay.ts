import { SeededRandom } from '@tabuleiro/arena';
import {
  mixSeed,
  type Score,
  Searcher,
  TranspositionTable,
  type Tuning,
  type Weights,
} from '@tabuleiro/engine';
import type { Game, Outcome, Player } from '@tabuleiro/game';
import { netFeatures, type Sample, sumTrace } from './sample.js';

/** A game that is not over by then is a draw. */
const MOST_PLIES = 300;
/** Both sides agree on a win for so many plies: the game is given up. */
const WON_SCORE = 1200;
const WON_PLIES = 4;
/** Both sides see nothing in it for so many plies, late in the game: agreed drawn. */
const DRAWN_SCORE = 8;
const DRAWN_PLIES = 12;
const DRAWN_FROM = 80;
/** An opening that has decided the game teaches nothing. */
const FAIR_SCORE = 400;
/** Positions above this are won whatever the weights. */
const SAMPLED_SCORE = 800;
/** Where the evaluator adds more than this to the sum of its features, the features do not tell. */
const MOST_ODD = 20;
const FORCED = 20_000;
const MEGABYTES = 4;

/** The computer with some weights, about to play against itself. */
export type SelfPlayer<S, M> = {
  readonly tuning: Tuning<S, M>;
  readonly weights: Weights;
  readonly searcher: Searcher<S, M>;
};

export function seatSelf<S, M>(tuning: Tuning<S, M>, weights: Weights): SelfPlayer<S, M> {
  const memory = new ArrayBuffer(TranspositionTable.bytes(MEGABYTES));
  return { tuning, weights, searcher: new Searcher(tuning.searchGame(weights), memory) };
}

/** A sample before the game has a result. */
type Found = Omit<Sample, 'result'> & { readonly player: Player };

/** One game of the computer against itself. It depends on the seeds, the weights and `nodes` alone. */
export function playGame<S, M>(
  player: SelfPlayer<S, M>,
  seeds: readonly number[],
  nodes: number,
  index: number,
): Sample[] {
  const { searcher } = player;
  const { game } = player.tuning;
  const chance = new SeededRandom(mixSeed(...seeds));
  const adjudicator = new Adjudicator(game.players);
  const found: Found[] = [];
  let state = openFairly(game, searcher, chance, nodes);
  let next = chance.below(2);
  searcher.forget();
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return judgeAll(found, turn.outcome.winner);
    const { move, score: rated } = searcher.search(state, { nodes: (nodes * (96 + chance.below(65))) >> 7 });
    if (move === undefined) break;
    const score = centipawns(rated);
    const ruling = adjudicator.hear(turn.player, score, ply);
    if (ruling !== undefined) return judgeAll(found, ruling.winner);
    const features = ply < next ? undefined : findFeatures(player, state, move, score);
    if (features !== undefined) {
      found.push({ game: index, score, player: turn.player, ...features });
      next = ply + 1 + chance.below(2);
    }
    state = game.apply(state, move);
  }
  return judgeAll(found, undefined);
}

/** Six to ten random plies, drawn again until neither side is lost. */
export function openFairly<S, M>(
  game: Game<S, M>,
  searcher: Searcher<S, M>,
  chance: SeededRandom,
  nodes: number,
): S {
  for (;;) {
    const state = openAnyhow(game, chance);
    if (game.turn(state).kind === 'over') continue;
    searcher.forget();
    if (Math.abs(centipawns(searcher.search(state, { nodes }).score)) < FAIR_SCORE) return state;
  }
}

function openAnyhow<S, M>(game: Game<S, M>, chance: SeededRandom): S {
  let state = game.start();
  const plies = 6 + chance.below(5);
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.moves(state);
    if (moves.length === 0) return state;
    state = game.apply(state, moves[chance.below(moves.length)]);
  }
  return state;
}

/** Ends games whose result both sides have agreed on for long enough. */
export class Adjudicator {
  private readonly players: readonly [Player, Player];
  /** Plies in a row that call the first player winner (positive) or loser (negative). */
  private lead = 0;
  private calm = 0;

  constructor(players: readonly [Player, Player]) {
    this.players = players;
  }

  /** Told the score that each player finds in turn; answers when the game is to end. */
  hear(player: Player, score: number, ply: number): Pick<Outcome, 'winner'> | undefined {
    const [first, second] = this.players;
    const seen = Math.abs(score) < WON_SCORE ? 0 : Math.sign(player === first ? score : -score);
    this.lead = this.lead * seen > 0 ? this.lead + seen : seen;
    this.calm = Math.abs(score) <= DRAWN_SCORE && ply >= DRAWN_FROM ? this.calm + 1 : 0;
    if (this.calm >= DRAWN_PLIES) return { winner: undefined };
    if (Math.abs(this.lead) < WON_PLIES) return undefined;
    return { winner: this.lead > 0 ? first : second };
  }
}

/** The features of a position, if they and not its next capture say who stands better. */
function findFeatures<S, M>(
  { tuning, weights, searcher }: SelfPlayer<S, M>,
  state: S,
  move: M,
  score: number,
): Pick<Sample, 'features' | 'counts' | 'phase'> | undefined {
  if (Math.abs(score) >= SAMPLED_SCORE || tuning.game.inCheck(state)) return undefined;
  const { cursor, knowledge } = searcher.searchGame.open(state);
  if (knowledge.tacticalScore(cursor.pack(move)) !== 0) return undefined;
  const trace = tuning.describe(state);
  if (Math.abs(sumTrace(trace, weights) - knowledge.evaluate()) > MOST_ODD) return undefined;
  return { phase: trace.phase, ...netFeatures(trace) };
}

export function centipawns(score: Score): number {
  // The search may find -0, which no file keeps.
  if ('cp' in score) return score.cp + 0;
  if ('win' in score) return 0; // No game of chance is tuned here.
  return score.mate > 0 ? FORCED : -FORCED;
}

function judgeAll(found: readonly Found[], winner: Outcome['winner']): Sample[] {
  return found.map(({ player, ...sample }) => ({
    ...sample,
    result: winner === undefined ? 1 : winner === player ? 2 : 0,
  }));
}
