import type { Player } from '@tabuleiro/game';
import { type Clock, type Clocks, isTimeOver, runClock } from './clock.js';
import { finish } from './ending.js';
import { actorOf, type Match, opponentIn, seatOf } from './match.js';

export function clockOf(match: Match, player: Player): Clock {
  return match.clocks[seatOf(match, player)];
}

export function setClock<S, M>(match: Match<S, M>, player: Player, clock: Clock): Match<S, M> {
  const clocks: Clocks = seatOf(match, player) === 0 ? [clock, match.clocks[1]] : [match.clocks[0], clock];
  return { ...match, clocks };
}

/** Does any clock of this match run while it is on? */
export function hasClock({ clocks }: Match): boolean {
  return clocks.some(({ left }) => left !== undefined);
}

/** The player to act has thought for `ms`. */
export function passTime<S, M>(match: Match<S, M>, ms: number): Match<S, M> {
  const player = actorOf(match);
  if (player === undefined) return match;
  return judgeTime(setClock(match, player, runClock(clockOf(match, player), ms)), player);
}

/** C-TIME, N-TIME: at zero or below the game is over, lost or drawn as the game's rules say. */
export function judgeTime<S, M>(match: Match<S, M>, player: Player): Match<S, M> {
  if (!isTimeOver(clockOf(match, player))) return match;
  const winner = match.matchRules.flagFall === 'loss' ? opponentIn(match, player) : undefined;
  return finish(match, { winner, reason: 'time' });
}
