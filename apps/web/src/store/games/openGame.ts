import { type GameMatch, gameMatchFromJournal as openGameMatch, type WrittenGame } from '@tabuleiro/any-game';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import {
  type Action,
  formatJournal,
  isObject,
  listOf,
  parseGameId,
  type RecordError,
  type Secret,
} from '@tabuleiro/match';
import type { LoadedGame, WholeGame } from './gameStore.js';
import { linesOf, readJson } from './journalLines.js';
import { summaryOf } from './journalWriter.js';

/** Fetches the rules and the notation of a game when they are needed; undefined for an unknown game. */
export type FindWrittenGame = (game: GameId) => Promise<WrittenGame | undefined>;

export const DAMAGES = ['unknown-game', 'refused', 'torn', 'lost-line', 'no-secret', 'recounted'] as const;

/**
 * Why a saved game cannot be opened. `line` is the line of its journal, counted from 1; all before it are good.
 * - `refused`: the rules refuse the line, `error` says why. `torn`: the last line has no line end.
 * - `lost-line`: the line is missing or unreadable. `recounted`: there are more or fewer lines than actions.
 * - `no-secret`: the secret of its fair dice is missing, so no further throw can be made.
 */
export type Damage = {
  readonly code: 'damaged-game';
  readonly problem: (typeof DAMAGES)[number];
  readonly line: number;
  readonly game: GameId;
  readonly error?: RecordError;
};

/** A game whose whole journal has been replayed by the rules. */
export type OpenedGame = {
  readonly gameMatch: GameMatch;
  readonly secret: Secret | undefined;
};

/** Replays a saved game: the whole journal, or it is refused. A refused game stays in the store unchanged. */
export async function openGame(
  find: FindWrittenGame,
  { journal, flaw, lines }: Pick<LoadedGame, 'journal' | 'flaw' | 'lines'>,
): Promise<Result<OpenedGame, Damage>> {
  const opened = await openJournal(find, journal);
  if (!opened.ok && (flaw === undefined || opened.error.line < flaw)) return opened;
  const game = opened.ok ? opened.value.gameMatch.match.game : opened.error.game;
  if (flaw !== undefined) return damaged(game, 'lost-line', flaw);
  const count = opened.ok ? (opened.value.gameMatch.match.actions?.length ?? 0) : lines;
  if (count !== lines) return damaged(game, 'recounted', lines + 2);
  return opened;
}

/** The same for a journal that is not in the store. */
export async function openJournal(
  find: FindWrittenGame,
  journal: string,
): Promise<Result<OpenedGame, Damage>> {
  const id = parseGameId(firstLine(journal));
  if (!id.ok) return damaged('', 'refused', 1, id.error);
  const written = await find(id.value);
  return written === undefined ? damaged(id.value, 'unknown-game', 1) : openWith(written, journal);
}

function openWith(written: WrittenGame, journal: string): Result<OpenedGame, Damage> {
  const { id } = written.game;
  const opened = openGameMatch(written, journal);
  if (!opened.ok) return firstDamage(written, journal, opened.error);
  const { gameMatch, secret, isTorn } = opened.value;
  const lines = linesOf(journal);
  const misread = findMisread(isTorn ? lines.slice(0, -1) : lines, listOf(gameMatch.match.actions));
  if (misread !== undefined) return damaged(id, 'refused', misread.line ?? 1, misread);
  // The store writes whole lines, so half a line is damage and not an action that was still being written.
  if (isTorn) return damaged(id, 'torn', lines.length);
  const { setup, outcome } = gameMatch.match;
  // Between two devices the server throws.
  const isOurs = setup.dice !== undefined && setup.online === undefined;
  const isLost = isOurs && secret === undefined && outcome === undefined;
  return isLost ? damaged(id, 'no-secret', 1) : ok({ gameMatch, secret });
}

/** A refused line may only be the consequence of an earlier one: the lines before it are tried by themselves. */
function firstDamage(written: WrittenGame, journal: string, error: RecordError): Result<never, Damage> {
  const line = error.line ?? 1;
  const before =
    line === 1
      ? undefined
      : openWith(
          written,
          linesOf(journal)
            .slice(0, line - 1)
            .join(''),
        );
  return before?.ok === false ? before : damaged(written.game.id, 'refused', line, error);
}

function damaged(
  game: GameId,
  problem: Damage['problem'],
  line: number,
  error?: RecordError,
): Result<never, Damage> {
  return fail({ code: 'damaged-game', problem, line, game, ...(error === undefined ? {} : { error }) });
}

function firstLine(journal: string): string {
  return journal.slice(0, journal.indexOf('\n') + 1);
}

/** The game up to its damage, to be kept as a copy; undefined when not even its first lines can be opened. */
export async function openUpTo(
  find: FindWrittenGame,
  journal: string,
  { line }: Damage,
): Promise<OpenedGame | undefined> {
  const readable = linesOf(journal).slice(0, line - 1);
  const opened = await openJournal(find, readable.join(''));
  return opened.ok ? opened.value : undefined;
}

/** A game as the store keeps it: one line for each action. */
export function wholeGame(
  { gameMatch, secret }: OpenedGame,
  { id, created, updated }: Pick<WholeGame, 'id' | 'created' | 'updated'>,
): WholeGame {
  const lines = linesOf(formatJournal(gameMatch.match, secret));
  return { id, created, updated, summary: summaryOf(gameMatch), lines };
}

/**
 * The first line of a journal that the match replayed as something else: a move after the player's time was up becomes
 * the loss on time, which would silently change the saved game. Ticks in a row are one action.
 */
export function findMisread(lines: readonly string[], actions: readonly Action[]): RecordError | undefined {
  let at = 0;
  for (const [i, line] of lines.slice(1).entries()) {
    const action = readJson(line);
    const kind = isObject(action) ? action.kind : undefined;
    if (actions.at(at)?.kind === kind) at++;
    else if (kind !== 'tick' || at === 0 || actions[at - 1].kind !== 'tick') return misread(i);
  }
  return undefined;
}

function misread(action: number): RecordError {
  return { code: 'bad-record', problem: 'not-canonical', path: '', facts: {}, action, line: action + 2 };
}
