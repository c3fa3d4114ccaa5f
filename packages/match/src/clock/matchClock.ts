import type { Player } from '@tabuleiro/game';
import { actorOf, finish, type Match, opponentIn, seatOf } from '../match.js';
import { type Clock, type Clocks, isTimeOver, runClock } from './clock.js';

export function clockOf(match: Match, player: Player): Clock {
  return match.clocks[seatOf(match, player)];
}

export function setClock<S, M>(match: Match<S, M>, player: Player, clock: Clock): Match<S, M> {
  const clocks: Clocks = seatOf(match, player) === 0 ? [clock, match.clocks[1]] : [match.clocks[0], clock];
  return { ...match, clocks };
}

/** Does either player of this match have a clock? */
export function hasClock({ clocks }: Match): boolean {
  return clocks.some(({ left }) => left !== undefined);
}

/** Is the match on, and does either player have a clock? */
export function isTimed(match: Match): boolean {
  return hasClock(match) && match.outcome === undefined;
}

/** Whose clock runs now: nobody's in a pause, after the end, and where the player to act has none. */
export function runningPlayer(match: Match): Player | undefined {
  const by = actorOf(match);
  if (by === undefined || match.paused || match.outcome !== undefined) return undefined;
  return clockOf(match, by).left === undefined ? undefined : by;
}

/** The match after the player to act has thought for `ms`. */
export function passTime<S, M>(match: Match<S, M>, ms: number): Match<S, M> {
  const player = actorOf(match);
  if (player === undefined) return match;
  return endIfTimeIsOver(setClock(match, player, runClock(clockOf(match, player), ms)), player);
}

/** C-TIME, N-TIME: when a player's flag has fallen the game is over, lost or drawn as the game's rules say. */
export function endIfTimeIsOver<S, M>(match: Match<S, M>, player: Player): Match<S, M> {
  if (!isTimeOver(clockOf(match, player))) return match;
  const winner = match.matchRules.flagFall === 'loss' ? opponentIn(match, player) : undefined;
  return finish(match, { winner, reason: 'time' });
}
