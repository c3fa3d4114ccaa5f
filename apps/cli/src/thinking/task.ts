import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import { ENGINE_GAMES, type GameLine, type LineError, type SearchResult } from '@tabuleiro/engine';
import { fail, type GameId, type Outcome, ok, type Result } from '@tabuleiro/game';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';
import { inspect } from '../inspection.js';
import type { JsonObject } from '../json.js';
import { parseRequest } from '../request.js';

/** Where to think, proved to be a position in which somebody acts. */
export type Task = { readonly line: Required<GameLine>; readonly position: TextPosition };

export function findTask(fields: JsonObject, lang: Lang): Result<Task, Complaint> {
  const request = parseRequest(fields);
  if (!request.ok) return fail(complain(lang, request.error));
  const found = inspect(request.value, lang);
  if (!found.ok) return found;
  const { written, options, state } = found.value;
  const { id } = written.game;
  const position = textPositionOf(written.game, state);
  const outcome = position.outcome();
  if (outcome !== undefined) return fail(complainOfEnd(lang, id, outcome));
  const { position: start, moves } = request.value;
  return ok({ line: { game: id, options, position: start, moves }, position });
}

/** The computer follows every line that `findTask` has found. */
export function expectThought(found: Result<SearchResult<string>, LineError>): SearchResult<string> {
  if (!found.ok) throw new Error(`refused after it was checked: ${found.error.code}`);
  return found.value;
}

function complainOfEnd(lang: Lang, game: GameId, { winner, reason }: Outcome): Complaint {
  const facts = { reason, ...(winner !== undefined && { winner }) };
  const refusal = { code: 'game-over', facts, rule: '' };
  return { code: refusal.code, reason, message: wordRefusal(lang, game, refusal) };
}

/** Chance is to act: there is nothing to choose before the die is thrown. */
export function complainOfDie(lang: Lang, game: GameId): Complaint {
  const refusal = { code: 'not-thrown', facts: {}, rule: 'S-TURN' };
  return { code: refusal.code, message: wordRefusal(lang, game, refusal) };
}

export function complainOfGame(lang: Lang, game: GameId): Complaint {
  return complain(lang, { code: 'no-computer', game, known: ENGINE_GAMES.join(', ') });
}
