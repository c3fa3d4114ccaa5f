import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameMatchFromJournal, gameMatchFromRecord, type ParsedGameMatch } from '@tabuleiro/any-game';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { parseGameId, type RecordError } from '@tabuleiro/match';
import { dataFolder } from '@tabuleiro/senet-engine/node';
import type { CodedError } from '@tabuleiro/words';
import { gameNamed, type TerminalGame } from '../games.js';
import { attempt } from '../io/attempt.js';
import { readRegularFile } from '../io/input.js';
import type { Io } from '../io/io.js';
import { isObject, parseJson } from '../io/json.js';
import { journalBeside } from './fileNames.js';
import { isFirstVersionSave, type LoadedMatch, parseFirstVersionSave } from './firstVersionSave.js';
import { JournalFile } from './journalFile.js';

/**
 * A match and its file; `isTorn` where the last line was incomplete and has been dropped. `record` is the file it was
 * read from, where that is no journal.
 */
export type StoredMatch = LoadedMatch & {
  readonly journal: JournalFile;
  readonly isTorn: boolean;
  readonly record?: string;
};

/** `damage` says where and how a journal or record is damaged, if its game is known. */
export type StoreError = {
  readonly error: CodedError;
  readonly damage?: { readonly game: GameId; readonly error: RecordError };
};

/** A new file for every match, so that none replaces an unfinished one. */
export function newMatchFile(io: Io, game: GameId): string {
  const started = io.now().toISOString().replace(/\W/g, '');
  const salt = Math.floor(io.random() * 0x10000)
    .toString(16)
    .padStart(4, '0');
  return join(dataFolder(io.env), 'play', `${started}-${salt}-${game}.jsonl`);
}

/**
 * The last unfinished match, of one game or of any. Files of the first version end in `.json`; one that went on in a
 * journal beside it is past.
 */
export function findUnfinished(env: Io['env'], game: GameId | undefined): Result<StoredMatch, StoreError> {
  const folder = join(dataFolder(env), 'play');
  const none = fail<StoreError>({ error: { code: 'no-saved-game', file: folder } });
  const names = attempt(() => readdirSync(folder));
  if (!names.ok) return names.error === 'ENOENT' ? none : fail(unreadable(folder, names.error));
  const ending = game === undefined ? /\.jsonl?$/ : new RegExp(`-${game}(-\\d+)?\\.jsonl?$`);
  const known = names.value.filter((name) => ending.test(name) && !names.value.includes(`${name}l`));
  for (const name of known.sort().reverse()) {
    const stored = readMatchFile(join(folder, name));
    if (!stored.ok || stored.value.match.outcome === undefined) return stored;
  }
  return none;
}

/** Reads a journal, a record or a save of the first version. The last two go on in a journal beside them. */
export function readMatchFile(file: string): Result<StoredMatch, StoreError> {
  const bytes = readRegularFile(file);
  if (!bytes.ok) return fail({ error: bytes.error });
  const text = decode(bytes.value);
  if (text === undefined) return fail(damaged(file));
  const whole = parseJson(text);
  const json = whole.ok && isObject(whole.value) ? whole.value : undefined;
  if (json === undefined || !isDocument(json)) return open(text, file, gameMatchFromJournal, bytes.value);
  if (!isFirstVersionSave(json)) return open(text, file, gameMatchFromRecord);
  const session = parseFirstVersionSave(json, file);
  if (!session.ok) return fail({ error: session.error });
  return ok({
    ...session.value,
    journal: new JournalFile(journalBeside(file), undefined),
    isTorn: false,
    record: file,
  });
}

function isDocument(json: object): boolean {
  return Object.hasOwn(json, 'actions') || !Object.hasOwn(json, 'players');
}

/** Bytes that are not UTF-8 are damage, except in an incomplete last line. */
function decode(bytes: Uint8Array): string | undefined {
  const end = bytes.lastIndexOf(0x0a) + 1;
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const sound = attempt(() => strict.decode(bytes.subarray(0, end)));
  return sound.ok ? sound.value + new TextDecoder().decode(bytes.subarray(end)) : undefined;
}

/** `journal` are the bytes of a text that is one. */
function open(
  text: string,
  file: string,
  read: (written: TerminalGame, text: string) => Result<ParsedGameMatch, RecordError>,
  journal?: Uint8Array,
): Result<StoredMatch, StoreError> {
  const id = parseGameId(text);
  const written = id.ok ? gameNamed(id.value) : undefined;
  if (written === undefined) return fail(damaged(file));
  const opened = read(written, text);
  if (!opened.ok) return fail(damaged(file, written.game.id, opened.error));
  const { gameMatch, secret, kept, isTorn, chain } = opened.value;
  const { match } = gameMatch;
  // Without the secret of its dice an unfinished match cannot be played on.
  if (match.setup.dice !== undefined && secret === undefined && match.outcome === undefined) {
    return fail({ error: { code: 'no-dice-secret', file } });
  }
  if (journal === undefined) {
    return ok({
      written,
      match,
      journal: new JournalFile(journalBeside(file), secret),
      isTorn,
      record: file,
    });
  }
  const length = Buffer.byteLength(kept);
  const known = { bytes: journal.subarray(0, length), rest: journal.subarray(length), chain };
  return ok({ written, match, journal: new JournalFile(file, secret, known), isTorn });
}

function damaged(file: string, game?: GameId, error?: RecordError): StoreError {
  if (error?.problem === 'newer-version') return { error: { code: 'newer-save', file } };
  const damage = game === undefined || error === undefined ? {} : { damage: { game, error } };
  return { error: { code: 'damaged-save', file }, ...damage };
}

function unreadable(file: string, cause: string): StoreError {
  return { error: { code: 'unreadable-file', file, cause } };
}
