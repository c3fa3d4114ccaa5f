import type { Contest, Language, OpenedContest } from '@tabuleiro/contest';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { PLAIN_SETUP, parseGameId, type RecordError, type Seat } from '@tabuleiro/match';
import { PGN_RESULTS, type PgnGame, playPgn, readPgn } from '@tabuleiro/notation';
import {
  type Lang,
  type NotationComplaint,
  terminalWords,
  wordNotationError,
  wordRecordError,
} from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';
import { findGame } from '../games.js';
import { isObject, parseJson } from '../json.js';
import type { Found } from '../setting.js';
import { finish, playMove } from './playing.js';

type Read = Result<Contest, Complaint>;

export function complainOfNotation(lang: Lang, error: NotationComplaint): Complaint {
  const { code, text, line } = error;
  const place = line === undefined ? {} : { line };
  return { code, text, ...place, message: wordNotationError(lang, error) };
}

function complainOfRecord(lang: Lang, game: GameId, error: RecordError): Complaint {
  const { code, problem, path, line } = error;
  const place = line === undefined ? { path } : { path, line };
  return { code, problem, ...place, message: wordRecordError(lang, game, error) };
}

/** A record, or a journal. */
export function readRecord(lang: Lang, text: string): Result<OpenedContest, Complaint> {
  const id = parseGameId(text);
  if (!id.ok) return fail(complainOfRecord(lang, '', id.error));
  const entry = findGame(id.value);
  if (!entry.ok) return fail(complain(lang, entry.error));
  const json = parseJson(text);
  const isRecord = json.ok && isObject(json.value) && Object.hasOwn(json.value, 'actions');
  const opened = isRecord ? entry.value.openRecord(text) : entry.value.openJournal(text);
  return opened.ok ? opened : fail(complainOfRecord(lang, id.value, opened.error));
}

/** The one game of a PGN file; its variations and comments are left out. */
export async function readPgnGame(lang: Lang, bytes: Uint8Array): Promise<Read> {
  let games = 0;
  let only: PgnGame | undefined;
  for await (const entry of readPgn([bytes], { variations: 'skip' })) {
    if (!entry.ok) return fail(complainOfNotation(lang, entry.error));
    games++;
    only ??= entry.value;
  }
  if (only !== undefined && games === 1) return playGame(lang, only);
  return fail({ code: 'not-one-game', games, message: terminalWords(lang).notOneGame(games) });
}

function playGame(lang: Lang, pgn: PgnGame): Read {
  const played = playPgn(pgn);
  if (!played.ok) return fail(complainOfNotation(lang, played.error));
  const { game, options, start, moves } = played.value;
  const players = [seatOf(pgn, 'White'), seatOf(pgn, 'Black')] as const;
  const from = pgn.tags.has('FEN') ? { start: game.notation.formatPosition(start) } : {};
  const entry = findGame(game.id);
  if (!entry.ok) return fail(complain(lang, entry.error));
  const begun = entry.value.begin({ ...PLAIN_SETUP, options, players, ...from });
  if (!begun.ok) return fail(complainOfRecord(lang, game.id, begun.error));
  let contest = begun.value;
  for (const [i, move] of moves.entries()) {
    const next = playMove(lang, contest, game.notation.formatMove(move), pgn.moves[i].spent);
    if (!next.ok) return next;
    contest = next.value;
  }
  return finish(lang, contest, pgn.result);
}

function seatOf({ tags }: PgnGame, tag: string): Seat {
  const name = tags.get(tag) ?? '?';
  return { name: name === '?' ? '' : name, kind: 'person' };
}

/** Moves in a row, their numbers ignored, with the result at the end if there is one. */
export function readMoves(
  lang: Lang,
  { entry, options, position }: Found,
  text: string,
  language: Language | undefined,
): Read {
  const isOwnStart = position.format() === entry.start(options).format();
  const from = isOwnStart ? {} : { start: position.format() };
  const begun = entry.begin({ ...PLAIN_SETUP, options, ...from });
  if (!begun.ok) return fail(complainOfRecord(lang, entry.id, begun.error));
  let contest = begun.value;
  for (const word of wordsOf(text)) {
    const next = readWord(lang, contest, word, language);
    if (!next.ok) return next;
    contest = next.value;
  }
  return ok(contest);
}

function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+\.+/, ''));
  return words.filter((word) => word !== '' && !/^e\.?p\.?$/i.test(word));
}

function readWord(lang: Lang, contest: Contest, word: string, language: Language | undefined): Read {
  const result = PGN_RESULTS.find((known) => known === word);
  if (result !== undefined) return finish(lang, contest, result);
  if (language === undefined || contest.match.outcome !== undefined) return playMove(lang, contest, word);
  const move = contest.read(word, language);
  return move.ok ? playMove(lang, contest, move.value) : fail(complainOfNotation(lang, move.error));
}
