import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  lineOf,
  type Match,
  type MatchError,
  makeFairDice,
  nextThrow,
  opponentIn,
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
 * Ends a game with the result that its text gives. Where the rules have not ended the game, the players did: a list
 * of moves does not say how, so a win is taken for a resignation and a draw for an agreement.
 */
export function endWith(gameMatch: GameMatch, result: PgnResult): Result<GameMatch, ReadError> {
  if (result === '*' || resultOf(gameMatch.match) === result) return ok(gameMatch);
  const ended = gameMatch.match.outcome === undefined ? endByPlayers(gameMatch, result) : undefined;
  return ended === undefined ? fail({ code: 'wrong-result', result }) : ok(ended);
}

function endByPlayers(gameMatch: GameMatch, result: PgnResult): GameMatch | undefined {
  const { match } = gameMatch;
  const [first, second] = match.players;
  if (result !== '1/2-1/2') {
    return valueIfOk(
      applyActionTo(gameMatch, { kind: 'resign', by: result === '1-0' ? second : first, spent: 0 }),
    );
  }
  const by = actorOf(match) ?? first;
  const offered = valueIfOk(applyActionTo(gameMatch, { kind: 'offer', by, spent: 0 }));
  return (
    offered && valueIfOk(applyActionTo(offered, { kind: 'accept', by: opponentIn(match, by), spent: 0 }))
  );
}

function valueIfOk<E>(result: Result<GameMatch, E>): GameMatch | undefined {
  return result.ok ? result.value : undefined;
}
