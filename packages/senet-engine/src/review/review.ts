import { fail, ok, type Player, play, type ReplayError, type Result } from '@tabuleiro/game';
import { A, type SenetState, senet } from '@tabuleiro/senet';
import { rootMoves, sidesOf } from '../search/rootMoves.js';
import type { SenetKnowledge } from '../search/searchTypes.js';
import { Judge } from './judge.js';

/** A throw: `luck` is by how much it changed the winning probability of the player who threw. */
export type ThrowReview = {
  readonly kind: 'throw';
  /** The index of the action. */
  readonly at: number;
  readonly player: Player;
  readonly action: string;
  /** The probability that the player wins afterwards, with best play. */
  readonly win: number;
  readonly luck: number;
  /** Are these numbers exact, or estimated? */
  readonly isExact: boolean;
};

/** A step or a skip: `loss` is how much winning probability it gave away against `best`. */
export type MoveReview = {
  readonly kind: 'move';
  readonly at: number;
  readonly player: Player;
  readonly action: string;
  readonly win: number;
  readonly best: string;
  readonly loss: number;
  /** Was there more than one legal action? */
  readonly isChoice: boolean;
  readonly isExact: boolean;
};

/** What the review says of one action. */
export type ActionReview = ThrowReview | MoveReview;

/** The luck and the losses of one player, in winning probability. */
export type PlayerTotals = {
  readonly throws: number;
  readonly luck: number;
  /** Moves with more than one legal action. */
  readonly choices: number;
  readonly loss: number;
  /** Choices that cost at least a fiftieth of a game. */
  readonly mistakes: number;
};

/** From this loss on a move counts as a mistake. */
export const MISTAKE = 0.02;

/** Luck and skill of a game, action by action. */
export type GameReview = {
  readonly actions: readonly ActionReview[];
  /** The probability that A wins: before the first action, then after each. */
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

/** How a game is reviewed. */
export type ReviewOptions = {
  /** Where the actions begin; the game's own starting position by default. */
  readonly start?: SenetState;
  /** Who has won if the actions do not show it, as after a resignation. */
  readonly winner?: Player | undefined;
  /** Called after each action with how many are done: a review takes a moment. */
  readonly onAction?: (done: number) => void;
};

/** Reviews a game from the texts of its actions with what is known. Fails at the first text that is not legal. */
export function reviewGame(
  knowledge: SenetKnowledge,
  texts: readonly string[],
  options: ReviewOptions = {},
): Result<GameReview, ReplayError> {
  const judge = new Judge(knowledge);
  let state = options.start ?? senet.start();
  const curve = [winOfA(state, winAtStart(judge, state))];
  const actions: ActionReview[] = [];
  for (const [at, text] of texts.entries()) {
    const next = play(senet, state, text);
    if (!next.ok) return fail({ ...next.error, at });
    const reviewed =
      state.die === 0 ? reviewThrow(judge, state, at, text) : reviewMove(judge, state, at, text);
    actions.push(reviewed);
    curve.push(winOfA(state, reviewed.win));
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
  const luck = win - meanOf(wins);
  return {
    kind: 'throw',
    at,
    player: playerOf(state),
    action,
    win,
    luck,
    isExact: judge.isExact(own, other),
  };
}

function reviewMove(judge: Judge, state: SenetState, at: number, action: string): MoveReview {
  const { own, other } = sidesOf(state);
  const scored = rootMoves(state).map((root) => ({
    text: senet.notation.formatMove(root.move),
    win: judge.after(root.own, root.other, root.again),
  }));
  const best = scored.reduce((one, other) => (other.win > one.win ? other : one));
  const win = scored.find(({ text }) => text === action)?.win ?? best.win;
  // If the move played is among the best, it is named as the best.
  const bestText = win === best.win ? action : best.text;
  const isChoice = scored.length > 1;
  return {
    kind: 'move',
    at,
    player: playerOf(state),
    action,
    win,
    best: bestText,
    loss: best.win - win,
    isChoice,
    isExact: judge.isExact(own, other),
  };
}

/** The probability that the player to act wins at the start. */
function winAtStart(judge: Judge, state: SenetState): number {
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

/** The probability that A wins, from that of the player to act. */
function winOfA({ player }: SenetState, win: number): number {
  return player === A ? win : 1 - win;
}

function totalsOf(actions: readonly ActionReview[], player: Player): PlayerTotals {
  let [throws, luck, choices, loss, mistakes] = [0, 0, 0, 0, 0];
  for (const action of actions) {
    if (action.player !== player) continue;
    if (action.kind === 'throw') {
      throws++;
      luck += action.luck;
    } else {
      if (action.isChoice) choices++;
      loss += action.loss;
      if (action.loss >= MISTAKE) mistakes++;
    }
  }
  return { throws, luck, choices, loss, mistakes };
}
