import { existsSync } from 'node:fs';
import { ok, type Result } from '@tabuleiro/game';
import {
  formatJournal,
  formatTranscript,
  isThrow,
  type Match,
  makeFairDice,
  seenThrows,
  transcriptOf,
} from '@tabuleiro/match';
import { type CodedError, wordOutcome } from '@tabuleiro/words';
import { writeAtOnce } from '../io/disk.js';
import { transcriptFile } from './matchFiles.js';
import type { PlaySession } from './session.js';

/** What is kept of a match when somebody saves, leaves, or it is over. */
export class MatchSaver {
  private readonly session: PlaySession;
  /** The match as it was when a copy was saved. */
  private copied: Match | undefined;
  /** Was it said that leaving now loses the game? */
  private isWarned = false;

  constructor(session: PlaySession) {
    this.session = session;
  }

  async save(copy: string): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return this.session.say(words.notSavedYet);
    if (copy === '') {
      const trouble = journal.settle(match);
      return trouble === undefined ? this.session.say(words.saved(journal.file)) : this.tellUnsaved(trouble);
    }
    if (existsSync(copy)) return this.session.sayError({ code: 'file-exists', file: copy });
    const written = writeAtOnce(copy, formatJournal(match, journal.secret));
    if (!written.ok) return this.session.sayError(written.error);
    this.copied = match;
    await this.session.say(words.saved(copy));
  }

  /** What the disk does not take would be lost by leaving: the first time that is said, the second time meant. */
  async quit(): Promise<void> {
    const { session } = this;
    const trouble = session.journal.settle(session.match);
    session.hasLeft = trouble === undefined || this.isWarned || this.copied === session.match;
    if (!session.hasLeft) await this.tellUnsaved(trouble);
    this.isWarned = true;
  }

  /** The game is not over: where it is. */
  async leave(): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return;
    const trouble = journal.settle(match);
    if (this.copied === match && trouble !== undefined) return;
    if (trouble !== undefined) return this.tellUnsaved(trouble);
    await this.session.say(`${words.saved(journal.file)}\n${words.howToResume}`);
  }

  /** The game is over: its result and, with fair dice, what proves them. */
  async conclude(): Promise<void> {
    const { session } = this;
    const { match, journal } = session;
    const { secret } = journal;
    const transcript = this.keepTranscript();
    if (match.outcome !== undefined) await session.say(wordOutcome(session.lang, match.outcome));
    if (transcript === undefined || secret === undefined) return;
    if (!transcript.ok) await session.sayError(transcript.error);
    else await session.say(session.words.diceShown(secret, transcript.value));
  }

  /** S-DIE: the transcript of fair dice next to the journal; undefined where there are none. */
  private keepTranscript(): Result<string, CodedError> | undefined {
    const { match, journal } = this.session;
    const { dice } = match.setup;
    const { secret } = journal;
    if (dice === undefined || secret === undefined) return undefined;
    const throws = seenThrows(match).map(Number).filter(isThrow);
    const file = transcriptFile(journal.file);
    const text = formatTranscript(transcriptOf(makeFairDice(secret, dice.playerSeed), throws));
    const written = writeAtOnce(file, `${text}\n`);
    return written.ok ? ok(file) : written;
  }

  private async tellUnsaved(trouble: CodedError | undefined): Promise<void> {
    if (trouble !== undefined) await this.session.sayError(trouble);
    await this.session.say(this.session.words.unsaved);
  }
}
