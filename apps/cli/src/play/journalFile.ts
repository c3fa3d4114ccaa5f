import { ok, type Result } from '@tabuleiro/game';
import {
  type ChainEnd,
  chainEndOf,
  formatJournal,
  formatJournalLine,
  type JournalEntry,
  type JournalWriter,
  type Match,
  type Secret,
} from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import { CHANGED, writeAfter, writeAtomically } from '../io/disk.js';

/** What is known of a journal that is already in the file: its whole lines in bytes, and the end of their chain. */
export type WrittenJournal = {
  readonly length: number;
  readonly isTorn: boolean;
  readonly chain: ChainEnd;
};

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
  /** The end of the chain after everything that is written or pending. */
  private chain: ChainEnd | undefined;

  constructor(file: string, secret: Secret | undefined, journal?: WrittenJournal) {
    this.file = file;
    this.secret = secret;
    this.length = journal?.length;
    this.size = journal?.isTorn === true ? undefined : journal?.length;
    this.chain = journal?.chain;
  }

  /** Every tick becomes a line, although the match joins ticks in a row into one. */
  async append({ added, match }: JournalEntry): Promise<Result<undefined, never>> {
    if (this.chain !== undefined) {
      const { text, chain } = formatJournalLine(match.recordVersion, added, this.chain);
      this.pending += text;
      this.chain = chain;
    }
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
    this.chain = chainEndOf(match);
    return undefined;
  }
}

/** Two programs that play one game would overwrite each other's lines: the second one to write is refused. */
function isChanged(error: CodedError): boolean {
  return error.code === 'unwritable-file' && error.cause === CHANGED;
}
