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
import { CHANGED, writeAtOnce, writeBehind } from '../io/disk.js';

/**
 * The file of a match: a line for every action, on the disk before the players see that it is done. What the disk
 * refuses is owed and tried again with the next line, and the match goes on meanwhile.
 */
export class JournalFile implements JournalWriter<never> {
  readonly file: string;
  /** Of the fair dice, where they are thrown. */
  readonly secret: Secret | undefined;
  /** Why the disk did not take the last line. */
  trouble: CodedError | undefined;
  /** Bytes that are known to be good; undefined while there is no journal in the file. */
  private length: number | undefined;
  /** How large the file should be; undefined after a line that the disk may have taken in part. */
  private size: number | undefined;
  /** Lines that the disk refused so far. */
  private owed = '';

  constructor(file: string, secret: Secret | undefined, length?: number, isTorn = false) {
    this.file = file;
    this.secret = secret;
    this.length = length;
    this.size = isTorn ? undefined : length;
  }

  /** Ticks in a row are one in the match; the journal gets each. */
  async append({ added, match }: JournalEntry): Promise<Result<undefined, never>> {
    if (this.length !== undefined) this.owed += formatJournalLine(added);
    this.trouble = this.settle(match);
    return ok(undefined);
  }

  /** Writes what the disk refused so far; why it refuses still, or undefined when everything is kept. */
  settle(match: Match): CodedError | undefined {
    if (this.length === undefined) return this.begin(match);
    if (this.owed === '') return undefined;
    const written = writeBehind(this.file, this.length, this.owed, this.size);
    if (!written.ok) {
      if (!isChanged(written.error)) this.size = undefined;
      return written.error;
    }
    this.length += Buffer.byteLength(this.owed);
    this.size = this.length;
    this.owed = '';
    return undefined;
  }

  /** Header and actions come into being together, so no journal is without its header, and none without an action. */
  private begin(match: Match): CodedError | undefined {
    if (match.actions === undefined) return undefined;
    const text = formatJournal(match, this.secret);
    const written = writeAtOnce(this.file, text);
    if (!written.ok) return written.error;
    this.length = Buffer.byteLength(text);
    this.size = this.length;
    return undefined;
  }
}

/** Two programs at one game would undo each other's lines: the second to write is refused. */
function isChanged(error: CodedError): boolean {
  return error.code === 'unwritable-file' && error.cause === CHANGED;
}
