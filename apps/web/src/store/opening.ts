import { type GameMatch, gameMatchFromJournal as openGameMatch, type WrittenGame } from '@tabuleiro/any-game';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { formatJournal, listOf, parseGameId, type RecordError, type Secret } from '@tabuleiro/match';
import type { WholeGame } from './archive.js';
import { findMisread } from './faithful.js';
import type { LoadedGame } from './gameStore.js';
import { linesOf } from './lines.js';
import { summaryOf } from './summary.js';

/** The rules of a game, fetched when they are needed; undefined for a game that nobody knows. */
export type FindWrittenGame = (game: GameId) => Promise<WrittenGame | undefined>;

export const DAMAGES = ['unknown-game', 'refused', 'torn', 'lost-line', 'no-secret', 'recounted'] as const;

/**
 * Why a saved game does not open. `line` is that of its journal, counted from 1: all before it is sound.
 * - `refused`: the rules do not take it, `error` says why. `torn`: the last line has no end.
 * - `lost-line`: storage lost or spoiled it. `recounted`: its lines are not one for each action.
 * - `no-secret`: its fair dice cannot be thrown any more, so it cannot be played on.
 */
export type Damage = {
  readonly code: 'damaged-game';
  readonly problem: (typeof DAMAGES)[number];
  readonly line: number;
  readonly game: GameId;
  readonly error?: RecordError;
};

/** A game that the rules have replayed whole. */
export type OpenedGame = {
  readonly gameMatch: GameMatch;
  readonly secret: Secret | undefined;
};

/** Opens a saved game through the rules: whole, or not at all. What does not open stays where and as it is. */
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

/** The same for the text of a journal. */
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
  // In storage a line is there whole or not at all, so half a line is no line that was still being written.
  if (isTorn) return damaged(id, 'torn', lines.length);
  const { setup, outcome } = gameMatch.match;
  const isLost = setup.dice !== undefined && secret === undefined && outcome === undefined;
  return isLost ? damaged(id, 'no-secret', 1) : ok({ gameMatch, secret });
}

/** What the rules refuse may only be the consequence of a line before it. */
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

/** The game up to its damage, to be kept as another game; undefined when not even its beginning can be read. */
export async function openUpTo(
  find: FindWrittenGame,
  journal: string,
  { line }: Damage,
): Promise<OpenedGame | undefined> {
  const sound = linesOf(journal).slice(0, line - 1);
  const opened = await openJournal(find, sound.join(''));
  return opened.ok ? opened.value : undefined;
}

/** A game as it goes into storage: one line for each action. */
export function wholeGame(
  { gameMatch, secret }: OpenedGame,
  { id, created, updated }: Pick<WholeGame, 'id' | 'created' | 'updated'>,
): WholeGame {
  const lines = linesOf(formatJournal(gameMatch.match, secret));
  return { id, created, updated, summary: summaryOf(gameMatch), lines };
}
