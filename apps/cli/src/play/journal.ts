import { type Action, formatJournal, formatJournalLine } from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import { writeAtOnce, writeBehind } from './disk.js';
import type { Session } from './session.js';

/** The file of a match: a line for every action, on the disk before the players see that it is done. */
export class Journal {
  readonly file: string;
  /** Bytes that are known to be good; undefined while there is no journal in the file. */
  private length: number | undefined;
  /** Lines that the disk refused so far. */
  private owed = '';

  constructor(file: string, length: number | undefined) {
    this.file = file;
    this.length = length;
  }

  /** Keeps what was just done; `session` is the match after it. */
  add(session: Session, action: Action): CodedError | undefined {
    if (this.length === undefined) return this.begin(session);
    this.owed += formatJournalLine(action);
    return this.settle(session);
  }

  /** Writes what the disk refused so far; why it refuses still, or undefined when everything is kept. */
  settle(session: Session): CodedError | undefined {
    if (this.length === undefined) return this.begin(session);
    if (this.owed === '') return undefined;
    const written = writeBehind(this.file, this.length, this.owed);
    if (!written.ok) return written.error;
    this.length += Buffer.byteLength(this.owed);
    this.owed = '';
    return undefined;
  }

  /** Header and actions come into being together, so no journal is without its header. */
  private begin({ contest, secret }: Session): CodedError | undefined {
    const text = formatJournal(contest.match, secret);
    const written = writeAtOnce(this.file, text);
    if (!written.ok) return written.error;
    this.length = Buffer.byteLength(text);
    return undefined;
  }
}
