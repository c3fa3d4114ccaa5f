import { ok, type Result } from '@tabuleiro/game';
import {
  formatJournal,
  formatJournalLine,
  type JournalEntry,
  type JournalWriter,
  type Match,
  type Secret,
} from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import { CHANGED, writeAfter, writeAtomically } from '../io/disk.js';

/**
 * The journal of a match as a file: a line for every action, on the disk before the players see that it is done. What
 * the disk refuses is kept in memory and written with the next line; the match goes on meanwhile.
 */
export class JournalFile implements JournalWriter<never> {
  readonly file: string;
  /** The secret of fair dice, in a match that has them. */
  readonly secret: Secret | undefined;
  /** Why the last line could not be written. */
  trouble: CodedError | undefined;
  /** Bytes that are known to be whole lines; undefined while there is no journal in the file. */
  private length: number | undefined;
  /** The expected size of the file; undefined after a line that may have been written in part. */
  private size: number | undefined;
  /** Lines that could not be written so far. */
  private pending = '';

  constructor(file: string, secret: Secret | undefined, length?: number, isTorn = false) {
    this.file = file;
    this.secret = secret;
    this.length = length;
    this.size = isTorn ? undefined : length;
  }

  /** Every tick becomes a line, although the match joins ticks in a row into one. */
  async append({ added, match }: JournalEntry): Promise<Result<undefined, never>> {
    if (this.length !== undefined) this.pending += formatJournalLine(added);
    this.trouble = this.flush(match);
    return ok(undefined);
  }

  /** Writes what is pending; undefined when everything is on the disk, else why not. */
  flush(match: Match): CodedError | undefined {
    if (this.length === undefined) return this.begin(match);
    if (this.pending === '') return undefined;
    const written = writeAfter(this.file, this.length, this.pending, this.size);
    if (!written.ok) {
      if (!isChanged(written.error)) this.size = undefined;
      return written.error;
    }
    this.length += Buffer.byteLength(this.pending);
    this.size = this.length;
    this.pending = '';
    return undefined;
  }

  /** Header and first actions are written at once, so that no journal lacks its header or has no action. */
  private begin(match: Match): CodedError | undefined {
    if (match.actions === undefined) return undefined;
    const text = formatJournal(match, this.secret);
    const written = writeAtomically(this.file, text);
    if (!written.ok) return written.error;
    this.length = Buffer.byteLength(text);
    this.size = this.length;
    return undefined;
  }
}

/** Two programs that play one game would overwrite each other's lines: the second one to write is refused. */
function isChanged(error: CodedError): boolean {
  return error.code === 'unwritable-file' && error.cause === CHANGED;
}
