import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  lineOf,
  type Match,
  type MatchError,
  makeFairDice,
  nextThrow,
  type Secret,
  type TimedActionRequest,
} from '@tabuleiro/match';
import { applyActionTo, type GameMatch } from './gameMatch.js';
import type { ReadError } from './readError.js';
import { type PgnResult, resultOf } from './writtenGame.js';

/** The match after a text in coordinates: a throw of a real die where the die is due, else a move. */
export function playText(gameMatch: GameMatch, text: string, spent: number): Result<GameMatch, MatchError> {
  return applyActionTo(gameMatch, actionOf(gameMatch.match, text, spent));
}

function actionOf(match: Match, move: string, spent: number): Action {
  const by = actorOf(match) ?? match.players[0];
  if (match.turn.kind !== 'chance') return { kind: 'move', by, spent, move };
  return { kind: 'throw', by, spent, move, from: 'real' };
}

/** The next throw of the fair dice; undefined where a real die is used, or the secret is not known. */
export function fairThrow({ setup, throwCount }: Match, secret: Secret | undefined): string | undefined {
  if (setup.dice === undefined || secret === undefined) return undefined;
  return String(nextThrow(makeFairDice(secret, setup.dice.playerSeed), throwCount));
}

/** Who made the last move, throws left out: the one who may ask for it back. */
export function lastMover(match: Match): Player | undefined {
  return lineOf(match).findLast(({ isThrow }) => !isThrow)?.by;
}

/** One move in coordinates, of a game that is read from a text. */
export function playMove(gameMatch: GameMatch, move: string): Result<GameMatch, ReadError> {
  return asReadError(playText(gameMatch, move, 0), move);
}

/** The same for a move or throw that was parsed already, and the time it took. */
export function playParsed(gameMatch: GameMatch, move: unknown, spent = 0): Result<GameMatch, ReadError> {
  const { written, match } = gameMatch;
  const text = written.game.notation.formatMove(move);
  if (match.turn.kind === 'chance') return asReadError(playText(gameMatch, text, spent), text);
  const by = actorOf(match) ?? match.players[0];
  const choice = { state: match.state, move };
  const request: TimedActionRequest = { kind: 'move', by, spent, move: text, choice };
  return asReadError(applyActionTo(gameMatch, request), text);
}

function asReadError(next: Result<GameMatch, MatchError>, move: string): Result<GameMatch, ReadError> {
  if (next.ok) return next;
  return fail({ code: next.error.code === 'game-over' ? 'game-over' : 'illegal-move', move });
}

/**
 * Ends a game with the result that its text gives. Where the rules have not ended the game, the text does not say how it
 * ended, so the result is only declared; a draw needs a game whose players may agree on one.
 */
export function endWith(gameMatch: GameMatch, result: PgnResult): Result<GameMatch, ReadError> {
  const { match } = gameMatch;
  if (result === '*' || resultOf(match) === result) return ok(gameMatch);
  const [first, second] = match.players;
  const winner = { '1-0': first, '0-1': second, '1/2-1/2': null }[result];
  const isPossible = winner !== null || match.matchRules.agreement;
  const declared = applyActionTo(gameMatch, { kind: 'declared', by: first, spent: 0, winner });
  return isPossible && declared.ok ? declared : fail({ code: 'wrong-result', result });
}
