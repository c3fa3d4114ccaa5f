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
import { createFile, MODES } from '../io/disk.js';
import { GrowingFile } from '../io/growingFile.js';
import { namesBeside } from './fileNames.js';

/** What is known of a journal that is already in the file. */
export type WrittenJournal = {
  /** Its whole lines. */
  readonly bytes: Uint8Array;
  /** A last line that was never finished. */
  readonly rest: Uint8Array;
  /** The end of the chain of its lines. */
  readonly chain: ChainEnd;
};

/**
 * The journal of a match as a file: a line for every action, on the disk before the players see that it is done. What
 * the disk refuses is kept in memory and written with the next line; the match goes on meanwhile. Where the file turns
 * out to be another program's, the match goes on in a file beside it.
 */
export class JournalFile implements JournalWriter<never> {
  /** The secret of fair dice, in a match that has them. */
  readonly secret: Secret | undefined;
  /** Why the last line could not be written. */
  trouble: CodedError | undefined;
  private name: string;
  /** Undefined while there is no journal in the file. */
  private written: GrowingFile | undefined;
  /** Lines that could not be written so far. */
  private pending = '';
  /** The end of the chain after everything that is written or pending. */
  private chain: ChainEnd | undefined;
  private left: string | undefined;

  constructor(file: string, secret: Secret | undefined, journal?: WrittenJournal) {
    this.name = file;
    this.secret = secret;
    this.chain = journal?.chain;
    this.written = journal && new GrowingFile(file, journal.bytes, journal.rest);
  }

  get file(): string {
    return this.name;
  }

  /** Whether another program plays the same match, and this one must not go on. */
  get isTakenOver(): boolean {
    return this.trouble?.code === 'changed-save';
  }

  /** The file that was left to another program since this was asked last. */
  takeLeftFile(): string | undefined {
    const { left } = this;
    this.left = undefined;
    return left;
  }

  /** Every tick becomes a line, although the match joins ticks in a row into one. */
  async append({ added, match }: JournalEntry): Promise<Result<undefined, never>> {
    if (this.chain !== undefined) {
      const { text, chain } = formatJournalLine(match.recordVersion, added, this.chain);
      this.pending += text;
      this.chain = chain;
    }
    this.flush(match);
    return ok(undefined);
  }

  /** Writes what is pending; undefined when everything is on the disk, else why not. */
  flush(match: Match): CodedError | undefined {
    this.trouble = this.isTakenOver ? this.trouble : this.write(match);
    return this.trouble;
  }

  private write(match: Match): CodedError | undefined {
    if (this.written === undefined) return this.begin(match);
    if (this.pending === '') return undefined;
    const written = this.written.append(this.pending);
    if (written.ok) {
      this.pending = '';
      return undefined;
    }
    // S-DIE: in a second file with the same secret one would see throws that are still to come in the first.
    const mayMove = written.error.code === 'changed-save' && this.secret === undefined;
    return mayMove ? this.moveAside(match) : written.error;
  }

  /** Header and first actions are written at once, so that no journal lacks its header or has no action. */
  private begin(match: Match): CodedError | undefined {
    if (match.actions === undefined) return undefined;
    const trouble = this.moveTo(this.file, match);
    return trouble?.code === 'file-exists' ? this.moveAside(match) : trouble;
  }

  /** Leaves the file to the other program that writes to it. */
  private moveAside(match: Match): CodedError | undefined {
    const from = this.file;
    for (const file of namesBeside(from)) {
      const trouble = this.moveTo(file, match);
      if (trouble?.code === 'file-exists') continue;
      if (trouble === undefined) this.left = from;
      return trouble;
    }
    return { code: 'file-exists', file: from };
  }

  /** Makes a new file with the whole journal, which from now on is that of the match. */
  moveTo(file: string, match: Match): CodedError | undefined {
    const text = formatJournal(match, this.secret);
    const created = createFile(file, text, this.secret === undefined ? MODES.usual : MODES.private);
    if (!created.ok) return created.error;
    this.name = file;
    this.written = new GrowingFile(file, Buffer.from(text));
    this.chain = chainEndOf(match);
    this.pending = '';
    this.trouble = undefined;
    return undefined;
  }
}
