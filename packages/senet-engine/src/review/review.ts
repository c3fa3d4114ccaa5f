import { fail, ok, type Player, play, type ReplayError, type Result } from '@tabuleiro/game';
import { A, type SenetState, senet } from '@tabuleiro/senet';
import { rootMoves, sidesOf } from '../player/root.js';
import type { ExactValues } from '../player/truth.js';
import { senetNet } from '../value/senetNet.js';
import type { ActionReview, MoveReview, ThrowReview } from './actionReview.js';
import { Judge } from './judge.js';
import { type PlayerTotals, totalsOf } from './totals.js';

export type GameReview = {
  readonly actions: readonly ActionReview[];
  /** How likely A wins: before the first action, then after each. */
  readonly curve: readonly number[];
  readonly totals: Readonly<Record<'A' | 'B', PlayerTotals>>;
  /** The move that cost most; undefined where none cost anything. */
  readonly worst: MoveReview | undefined;
  readonly winner: Player | undefined;
  /**
   * What A would have scored with neither side luckier: the result (1 for a win, 0 for a loss) less A's luck, plus B's.
   * Undefined where nobody has won.
   */
  readonly adjusted: number | undefined;
};

export type ReviewOptions = {
  /** Where the actions begin; the game's own start unless said. */
  readonly start?: SenetState;
  /** Who has won where the actions do not show it, as by resignation. */
  readonly winner?: Player | undefined;
  /** Told after each action how many are done: a review takes a moment. */
  readonly onAction?: (done: number) => void;
};

/** Luck and skill of a game, action by action, with all that `truth` knows. */
export function reviewGame(
  truth: ExactValues,
  texts: readonly string[],
  options: ReviewOptions = {},
): Result<GameReview, ReplayError> {
  const judge = new Judge(senetNet(), truth);
  let state = options.start ?? senet.start();
  const curve = [worthFor(state, startWorth(judge, state))];
  const actions: ActionReview[] = [];
  for (const [at, text] of texts.entries()) {
    const next = play(senet, state, text);
    if (!next.ok) return fail({ ...next.error, at });
    const reviewed =
      state.die === 0 ? reviewThrow(judge, state, at, text) : reviewMove(judge, state, at, text);
    actions.push(reviewed);
    curve.push(worthFor(state, reviewed.win));
    state = next.value;
    options.onAction?.(at + 1);
  }
  const turn = senet.turn(state);
  return ok(sumUp(actions, curve, turn.kind === 'over' ? turn.outcome.winner : options.winner));
}

function sumUp(
  actions: readonly ActionReview[],
  curve: readonly number[],
  winner: Player | undefined,
): GameReview {
  const totals = { A: totalsOf(actions, 'A'), B: totalsOf(actions, 'B') };
  const result = winner === 'A' ? 1 : 0;
  return {
    actions,
    curve,
    totals,
    worst: worstOf(actions),
    winner,
    adjusted: winner === undefined ? undefined : result - totals.A.luck + totals.B.luck,
  };
}

function worstOf(actions: readonly ActionReview[]): MoveReview | undefined {
  const moves = actions.filter((action) => action.kind === 'move');
  return moves.reduce<MoveReview | undefined>(
    (worst, move) => (move.loss > (worst?.loss ?? 0) ? move : worst),
    undefined,
  );
}

function reviewThrow(judge: Judge, state: SenetState, at: number, action: string): ThrowReview {
  const { own, other } = sidesOf(state);
  const wins = judge.throws(own, other);
  const win = wins[Number(action) - 1];
  return { kind: 'throw', at, player: playerOf(state), action, win, luck: win - meanOf(wins) };
}

function reviewMove(judge: Judge, state: SenetState, at: number, action: string): MoveReview {
  const weighed = rootMoves(state).map((root) => ({
    text: senet.notation.formatMove(root.move),
    win: judge.after(root.own, root.other, root.again),
  }));
  const best = weighed.reduce((one, other) => (other.win > one.win ? other : one));
  const win = weighed.find(({ text }) => text === action)?.win ?? best.win;
  // Of several best ones the one that was played.
  const advice = win === best.win ? action : best.text;
  const isChoice = weighed.length > 1;
  return {
    kind: 'move',
    at,
    player: playerOf(state),
    action,
    win,
    best: advice,
    loss: best.win - win,
    isChoice,
  };
}

/** How likely the player to act wins at the beginning. */
function startWorth(judge: Judge, state: SenetState): number {
  const { own, other } = sidesOf(state);
  if (own === 0 || other === 0) return own === 0 ? 1 : 0;
  const wins = judge.throws(own, other);
  return state.die === 0 ? meanOf(wins) : wins[state.die - 1];
}

function meanOf(wins: readonly number[]): number {
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

function playerOf({ player }: Pick<SenetState, 'player'>): Player {
  return player === A ? 'A' : 'B';
}

/** For A, of what is worth so much to the player to act. */
function worthFor({ player }: SenetState, win: number): number {
  return player === A ? win : 1 - win;
}
