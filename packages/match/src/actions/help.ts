import { type Game, ok, type Player, type Result } from '@tabuleiro/game';
import { type Clocks, chargeClock } from '../clock/clock.js';
import { clockOf, endIfTimeIsOver, setClock } from '../clock/matchClock.js';
import {
  type LinkedList,
  link,
  listOf,
  type Match,
  opponentIn,
  type Ply,
  seatOf,
  type TakebackPoint,
} from '../match.js';
import { VERSION_RULES } from '../record/version.js';
import type { SeatKind } from '../setup.js';
import { type MatchError, refuse } from './matchError.js';

/** What the hint says is for the program to find; the match charges for it, once for the same position. */
export function hint<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  by: Player,
): Result<Match<S, M>, MatchError> {
  const { hint: cost } = match.setup.help;
  if (cost === 0) return refuse('hints-off');
  const bought = `${by} ${game.notation.formatPosition(match.state)}`;
  if (isHelpKept(match) && listOf(match.boughtHints).includes(bought)) return ok(match);
  const boughtHints = link(bought, match.boughtHints);
  return ok(endIfTimeIsOver(pay({ ...match, boughtHints }, by, cost), by));
}

function isHelpKept({ recordVersion }: Match): boolean {
  return VERSION_RULES[recordVersion].helpStaysPaid;
}

/** Whom nobody has to ask for a takeback: a computer agrees at once, a person decides. */
const AGREES_AT_ONCE: Readonly<Record<SeatKind, boolean>> = {
  person: false,
  computer: true,
  remote: false,
};

export function askTakeback<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  if (match.setup.help.takeback === 0) return refuse('takebacks-off');
  if (match.takebackAsker !== undefined) return refuse('already-asked', { by: match.takebackAsker });
  const earlier = rewind(match, by);
  if (earlier === undefined) return refuse('nothing-to-take-back');
  const other = match.setup.players[seatOf(match, opponentIn(match, by))];
  return ok(AGREES_AT_ONCE[other.kind] ? payTakeback(earlier, by) : { ...match, takebackAsker: by });
}

export function agree<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  const asker = opponentIn(match, by);
  const earlier = match.takebackAsker === asker ? rewind(match, asker) : undefined;
  return earlier === undefined ? refuse('not-asked') : ok(payTakeback(earlier, asker));
}

export function refuseTakeback<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  return match.takebackAsker === opponentIn(match, by)
    ? ok({ ...match, takebackAsker: undefined })
    : refuse('not-asked');
}

/** The match at the start of the last turn in which the asker chose a move; undefined where there was none. */
function rewind<S, M>(match: Match<S, M>, asker: Player): Match<S, M> | undefined {
  let { takenBackThrows } = match;
  for (let ply: LinkedList<Ply<S, M>> | undefined = match.plies; ply !== undefined; ply = ply.before) {
    const { text, at } = ply.item;
    if (at.turn.kind === 'chance') takenBackThrows = link(text, takenBackThrows); // S-DIE: seen, so it comes again
    if (at.turn.kind === 'player' && at.turn.player === asker) {
      const point = isHelpKept(match) ? keepPaid(at, match) : at;
      const before = { plies: ply.before, takenBackThrows, takebackAsker: undefined };
      return { ...match, ...point, turnStart: point, ...before };
    }
  }
  return undefined;
}

/** Takeback: the clocks come back less the price of every help since then. */
function keepPaid<S>(at: TakebackPoint<S>, { paid }: Match): TakebackPoint<S> {
  const [first, second] = at.clocks;
  const clocks: Clocks = [
    chargeClock(first, paid[0] - at.paid[0]),
    chargeClock(second, paid[1] - at.paid[1]),
  ];
  return { ...at, clocks, paid };
}

/** The turn that is played again begins with the cost paid, so taking it back once more costs once more. */
function payTakeback<S, M>(match: Match<S, M>, asker: Player): Match<S, M> {
  const paid = pay(match, asker, match.setup.help.takeback);
  const { clocks, paid: prices } = paid;
  const judged = endIfTimeIsOver({ ...paid, turnStart: { ...paid.turnStart, clocks, paid: prices } }, asker);
  // An increment may have covered what the other's help cost: without it that clock, too, may be run down.
  return judged.outcome === undefined ? endIfTimeIsOver(judged, opponentIn(judged, asker)) : judged;
}

/** N-TIME */
function pay<S, M>(match: Match<S, M>, player: Player, cost: number): Match<S, M> {
  if (!match.matchRules.paidHelp) return match;
  const [first, second] = match.paid;
  const paid: Match['paid'] = seatOf(match, player) === 0 ? [first + cost, second] : [first, second + cost];
  return { ...setClock(match, player, chargeClock(clockOf(match, player), cost)), paid };
}
