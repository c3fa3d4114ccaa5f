import { ok, type Player, type Result } from '@tabuleiro/game';
import { chargeClock } from '../clock/clock.js';
import { clockOf, endIfTimeIsOver, setClock } from '../clock/matchClock.js';
import { type LinkedList, link, type Match, opponentIn, type Ply, seatOf } from '../match.js';
import type { SeatKind } from '../setup.js';
import { type MatchError, refuse } from './matchError.js';

/** What the hint says is for the program to find; the match charges for it. */
export function hint<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  const { hint: cost } = match.setup.help;
  return cost === 0 ? refuse('hints-off') : ok(endIfTimeIsOver(pay(match, by, cost), by));
}

/** Whom nobody has to ask for a takeback: a computer agrees at once, a person decides. */
const AGREES_AT_ONCE: Readonly<Record<SeatKind, boolean>> = { person: false, computer: true };

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
      return { ...match, ...at, turnStart: at, plies: ply.before, takenBackThrows, takebackAsker: undefined };
    }
  }
  return undefined;
}

/** The turn that is played again begins with the cost paid, so taking it back once more costs once more. */
function payTakeback<S, M>(match: Match<S, M>, asker: Player): Match<S, M> {
  const paid = pay(match, asker, match.setup.help.takeback);
  return endIfTimeIsOver({ ...paid, turnStart: { ...paid.turnStart, clocks: paid.clocks } }, asker);
}

/** N-TIME */
function pay<S, M>(match: Match<S, M>, player: Player, cost: number): Match<S, M> {
  if (!match.matchRules.paidHelp) return match;
  return setClock(match, player, chargeClock(clockOf(match, player), cost));
}
