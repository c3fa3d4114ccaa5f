import { type Action, formatJournal, formatJournalLine } from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import { CHANGED, writeAtOnce, writeBehind } from './disk.js';
import type { Session } from './session.js';

/** The file of a match: a line for every action, on the disk before the players see that it is done. */
export class Journal {
  readonly file: string;
  /** Bytes that are known to be good; undefined while there is no journal in the file. */
  private length: number | undefined;
  /** How large the file should be; undefined after a line that the disk may have taken in part. */
  private size: number | undefined;
  /** Lines that the disk refused so far. */
  private owed = '';

  constructor(file: string, length: number | undefined, isTorn = false) {
    this.file = file;
    this.length = length;
    this.size = isTorn ? undefined : length;
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

  /** Header and actions come into being together, so no journal is without its header. */
  private begin({ contest, secret }: Session): CodedError | undefined {
    const text = formatJournal(contest.match, secret);
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
