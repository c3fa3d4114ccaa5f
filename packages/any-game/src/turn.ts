import type { Player, Result } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  lineOf,
  type Match,
  type MatchError,
  makeFairDice,
  nextThrow,
  type Secret,
} from '@tabuleiro/match';
import { applyActionTo, type GameMatch } from './gameMatch.js';

/** A text that says what is played: a throw where the die is due, else a move. */
export function playText(gameMatch: GameMatch, text: string, spent: number): Result<GameMatch, MatchError> {
  return applyActionTo(gameMatch, playing(gameMatch.match, text, spent));
}

function playing(match: Match, move: string, spent: number): Action {
  const by = actorOf(match) ?? match.players[0];
  if (match.turn.kind !== 'chance') return { kind: 'move', by, spent, move };
  return { kind: 'throw', by, spent, move, from: 'real' };
}

/** The next throw of the fair dice; undefined where a real die is used. */
export function fairThrow({ setup, throwCount }: Match, secret: Secret | undefined): string | undefined {
  if (setup.dice === undefined || secret === undefined) return undefined;
  return String(nextThrow(makeFairDice(secret, setup.dice.playerSeed), throwCount));
}

/** Who made the last choice: the one to ask for it back. */
export function lastMover(match: Match): Player | undefined {
  return lineOf(match).findLast(({ isThrow }) => !isThrow)?.by;
}
