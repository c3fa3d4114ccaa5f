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
import { writeAtomically } from '../io/disk.js';
import { transcriptFile } from './matchFiles.js';
import type { PlaySession } from './session.js';

/**
 * The commands `save` and `quit`, and what is said when a match ends. Each action has been written by `JournalFile`
 * already.
 */
export class MatchSaver {
  private readonly session: PlaySession;
  /** The match of which a copy was saved last. */
  private copied: Match | undefined;
  /** Whether the person knows that leaving now loses the game. */
  private isWarned = false;

  constructor(session: PlaySession) {
    this.session = session;
  }

  async save(copy: string): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return this.session.say(words.notSavedYet);
    if (copy === '') {
      const trouble = journal.flush(match);
      return trouble === undefined ? this.session.say(words.saved(journal.file)) : this.tellUnsaved(trouble);
    }
    if (existsSync(copy)) return this.session.sayError({ code: 'file-exists', file: copy });
    const written = writeAtomically(copy, formatJournal(match, journal.secret));
    if (!written.ok) return this.session.sayError(written.error);
    this.copied = match;
    await this.session.say(words.saved(copy));
  }

  /** Where the disk takes nothing, the first `quit` warns and only the second one leaves. */
  async quit(): Promise<void> {
    const { session } = this;
    const trouble = session.journal.flush(session.match);
    session.hasLeft = trouble === undefined || this.isWarned || this.copied === session.match;
    if (!session.hasLeft) await this.tellUnsaved(trouble);
    this.isWarned = true;
  }

  /** The game is not over: says where it is and how to resume it. */
  async leave(): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return;
    const trouble = journal.flush(match);
    if (this.copied === match && trouble !== undefined) return;
    if (trouble !== undefined) return this.tellUnsaved(trouble);
    await this.session.say(`${words.saved(journal.file)}\n${words.howToResume}`);
  }

  /** The game is over: says the result and, with fair dice, where the transcript is that proves them. */
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
    const written = writeAtomically(file, `${text}\n`);
    return written.ok ? ok(file) : written;
  }

  private async tellUnsaved(trouble: CodedError | undefined): Promise<void> {
    if (trouble !== undefined) await this.session.sayError(trouble);
    await this.session.say(this.session.words.unsaved);
  }
}
