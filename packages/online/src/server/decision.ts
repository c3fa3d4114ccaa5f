import { fail, type Game, ok, type Player, type Result, type Verdict } from '@tabuleiro/game';
import {
  type Action,
  type ActionKind,
  actorOf,
  applyAction,
  type Match,
  makeFairDice,
  nextThrow,
} from '@tabuleiro/match';
import { canAsk, type OnlineMatch, otherSeat, positionSum } from '../onlineMatch.js';
import type { Wish } from '../protocol/clientMessages.js';
import type { ActLine, Line, SeatNumber } from '../protocol/lines.js';
import { type OnlineError, onlineError, refusedByMatch } from '../protocol/onlineError.js';
import { type Hidden, playerSeedOf } from './hidden.js';
import type { SeatWish } from './seatWishes.js';
import type { HiddenPart } from './store.js';

/** What a wish is decided by: the match, who wishes, and what only the server can measure. */
export type Situation = {
  readonly game: Game;
  readonly online: OnlineMatch;
  readonly hidden: Hidden;
  /** Undefined before the guest has come. */
  readonly seat: SeatNumber | undefined;
  /** What the player to act pays. */
  readonly spent: number;
  /** For how long the other player's device has been gone; undefined while it is there. */
  readonly otherGone: number | undefined;
  /** The verdict on the claim, judged elsewhere. */
  readonly verdict: Verdict | undefined;
  /** Who wishes for a seat under this number. */
  readonly wishOf: (number: number) => SeatWish | undefined;
};

/** What is to be kept: a line and, for an action, the match after it. */
export type Decision = {
  readonly line: Line;
  readonly hidden: HiddenPart;
  readonly match?: Match;
  /** C-TIME: no time was left, so that the wish was not done. */
  readonly isTooLate?: boolean;
  /** O-TIME: what was given back with it. */
  readonly refund?: number;
  /** Both want another match. */
  readonly isRematch?: boolean;
};

type Decided = Result<Decision, OnlineError>;

/** What becomes of a wish. Pure: nothing is done yet. */
export function decide(situation: Situation, wish: Wish): Decided {
  const { online, seat } = situation;
  if (wish.kind === 'cancel') return cancel(online);
  if (seat === undefined) return refuse('not-begun');
  if (wish.kind === 'hand') return hand(situation, seat, wish.wish);
  if (online.phase === 'void') return refuse('is-void');
  if (wish.kind === 'deny') return deny(online, seat, wish.what);
  if (wish.kind === 'ask') return ask(situation, seat, wish.what, wish.seal);
  if (online.match === undefined) return refuse('not-begun');
  return act(situation, seat, online.match, wish);
}

function refuse(code: OnlineError['code']): Result<never, OnlineError> {
  return fail(onlineError(code));
}

function plain(line: Line): Decided {
  return ok({ line, hidden: {} });
}

function cancel({ phase }: OnlineMatch): Decided {
  if (phase === 'void') return refuse('is-void');
  return phase === 'open' || phase === 'seated'
    ? plain({ kind: 'void', why: 'cancelled' })
    : refuse('has-begun');
}

/** A seat goes back to somebody whose device has been gone long enough to be claimed, so nothing can be won by it. */
function hand({ online, wishOf, otherGone }: Situation, seat: SeatNumber, number: number): Decided {
  const wish = wishOf(number);
  if (wish?.seat !== otherSeat(seat)) return refuse('no-such-wish');
  const { grace = 0 } = online.terms.online;
  if (otherGone === undefined || otherGone < grace) return refuse('still-there');
  const line: Line = { kind: 'hand', seat: otherSeat(seat), name: wish.name };
  return ok({ line, hidden: { token: wish.token } });
}

type AskedFor = Extract<Wish, { readonly kind: 'ask' }>['what'];

function deny({ asked }: OnlineMatch, seat: SeatNumber, what: AskedFor): Decided {
  if (asked?.what !== what || asked.seat === seat) return refuse('nothing-asked');
  return plain({ kind: 'deny', what, seat });
}

function ask(situation: Situation, seat: SeatNumber, what: AskedFor, seal: string | undefined): Decided {
  const { online } = situation;
  if (what === 'rematch' && online.phase !== 'over') return refuse('not-over');
  if (what === 'rematch' && online.terms.dice === 'fair' && seal === undefined) return refuse('no-seal');
  if (what === 'pause' && online.match === undefined) return refuse('not-begun');
  if (online.asked?.what === what && online.asked.seat !== seat) return agreed(situation, seat, what, seal);
  if (!canAsk(online, what, seat)) return refuse('asked-already');
  return ok({ line: { kind: 'ask', what, seat }, hidden: seal === undefined ? {} : { seal } });
}

function agreed(situation: Situation, seat: SeatNumber, what: AskedFor, seal: string | undefined): Decided {
  const { online } = situation;
  if (what === 'pause' && online.match !== undefined)
    return act(situation, seat, online.match, { kind: 'pause' });
  const hidden = seal === undefined ? {} : { seal };
  // The id of the new match is put in when it has been created.
  return ok({ line: { kind: 'next', match: '' }, hidden, isRematch: true });
}

type MatchWish =
  | Exclude<Wish, { readonly kind: 'ask' | 'deny' | 'hand' | 'cancel' }>
  | { readonly kind: 'pause' };

function act(situation: Situation, seat: SeatNumber, match: Match, wish: MatchWish): Decided {
  const { game, verdict } = situation;
  const by = game.players[seat];
  const early = refuseEarly(situation, match, by, wish);
  if (early !== undefined) return fail(early);
  const judged = wish.kind === 'claim' && verdict !== undefined ? { ...match, verdict } : match;
  const next = applyAction(game, judged, actionOf(situation, match, by, wish));
  if (!next.ok) return fail(refusedByMatch(next.error));
  const done = next.value.actions?.item;
  if (done === undefined) return refuse('internal');
  const isTooLate = done.kind !== wish.kind;
  const line = actLine(game, next.value, done, isTooLate ? undefined : verdict);
  return ok({ line, hidden: {}, match: next.value, isTooLate });
}

/** The line of an action that was done. */
export function actLine(game: Game, after: Match, action: Action, verdict?: Verdict): ActLine {
  const sum = positionSum(game, after);
  if (verdict === undefined) return { kind: 'act', action, sum };
  return { kind: 'act', action, sum, verdict: { kind: verdict.kind, nodes: verdict.nodes } };
}

/** What the match itself would allow, and matches between devices do not. */
function refuseEarly(
  { online, otherGone }: Situation,
  match: Match,
  by: Player,
  wish: MatchWish,
): OnlineError | undefined {
  if (match.outcome !== undefined) return undefined;
  switch (wish.kind) {
    case 'abandoned': {
      const { grace } = online.terms.online;
      if (grace === undefined) return onlineError('no-grace');
      return otherGone === undefined || otherGone < grace ? onlineError('not-gone') : undefined;
    }
    case 'claim':
      return match.verdict === undefined ? undefined : onlineError('judged-already');
    case 'offer':
    case 'takeback':
      return hasAsked(match, by, wish.kind) ? onlineError('asked-already') : undefined;
    default:
      return undefined;
  }
}

/** Has the player done this since the last move? Once is enough: the other has answered. */
function hasAsked({ actions }: Match, by: Player, kind: ActionKind): boolean {
  for (let at = actions; at !== undefined; at = at.before) {
    if (at.item.kind === 'move' || at.item.kind === 'throw' || at.item.kind === 'agree') return false;
    if (at.item.kind === kind && at.item.by === by) return true;
  }
  return false;
}

function actionOf(situation: Situation, match: Match, by: Player, wish: MatchWish): Action {
  const spent = match.paused ? 0 : situation.spent;
  switch (wish.kind) {
    case 'move':
      return { kind: 'move', by, spent, move: wish.move };
    case 'throw':
      return throwOf(situation, match, by, wish.move);
    case 'claim':
      return { kind: 'claim', by, spent, claim: wish.claim };
    case 'abandoned':
      return { kind: 'abandoned', by, spent, as: wish.as };
    default:
      return { kind: wish.kind, by, spent };
  }
}

/** O-DICE: a fair throw is the server's to tell; what comes with the wish counts only with a real die. */
function throwOf({ hidden, spent }: Situation, match: Match, by: Player, real = ''): Action {
  const { secret } = hidden;
  if (match.setup.dice === undefined || secret === undefined)
    return { kind: 'throw', by, spent, move: real, from: 'real' };
  const move = String(nextThrow(makeFairDice(secret, playerSeedOf(hidden)), match.throwCount));
  return { kind: 'throw', by, spent, move, from: 'fair' };
}

/** The flag of the player to act: the tick that lets it fall, where `spent` is all the time that was left. */
export function flagOf(game: Game, match: Match, spent: number): Decision | undefined {
  const by = actorOf(match);
  if (by === undefined) return undefined;
  const next = applyAction(game, match, { kind: 'tick', by, spent });
  if (!next.ok || next.value.outcome === undefined || next.value.actions === undefined) return undefined;
  return { line: actLine(game, next.value, next.value.actions.item), hidden: {}, match: next.value };
}

/** Does a claim of this position still have to be judged? */
export function needsVerdict(game: Game, match: Match, by: Player, wish: Wish): boolean {
  if (wish.kind !== 'claim' || match.outcome !== undefined || match.paused || actorOf(match) !== by)
    return false;
  return (
    match.verdict === undefined && (game.claims?.(match.state) ?? []).some(({ kind }) => kind === wish.claim)
  );
}
