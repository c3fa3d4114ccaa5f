import { formatJournal } from '@tabuleiro/match';
import { type CodedError, wordOutcome } from '@tabuleiro/words';
import { createFile } from '../io/disk.js';
import type { PlaySession } from './session.js';
import { keepTranscript } from './transcriptFile.js';

/**
 * The commands `save` and `quit`, and what is said when a match ends. Each action has been written by `JournalFile`
 * already.
 */
export class MatchSaver {
  private readonly session: PlaySession;
  /** Whether the person knows that leaving now loses the game. */
  private isWarned = false;

  constructor(session: PlaySession) {
    this.session = session;
  }

  /** Where the disk refuses the journal, the file is no copy: the match moves there. */
  async save(copy: string): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return this.session.say(words.notSavedYet);
    const trouble = journal.flush(match);
    if (copy === '' && trouble !== undefined) return this.tellUnsaved(trouble);
    if (copy === '') return this.session.say(words.saved(journal.file));
    if (trouble === undefined) return this.copy(copy);
    const refused = journal.moveTo(copy, match);
    await (refused === undefined ? this.session.say(words.saved(copy)) : this.session.sayError(refused));
  }

  /** S-DIE: before the game is over a copy holds no secret, else one could look ahead in it. */
  private async copy(file: string): Promise<void> {
    const { match, journal, words } = this.session;
    const isOver = match.outcome !== undefined;
    const written = createFile(file, formatJournal(match, isOver ? journal.secret : undefined));
    if (!written.ok) return this.session.sayError(written.error);
    const isReadOnly = journal.secret !== undefined && !isOver;
    await this.session.say(isReadOnly ? words.savedToRead(file) : words.saved(file));
  }

  /** Where the disk takes nothing, the first `quit` warns and only the second one leaves. */
  async quit(): Promise<void> {
    const { session } = this;
    const trouble = session.journal.flush(session.match);
    session.hasLeft = trouble === undefined || this.isWarned;
    if (!session.hasLeft) await this.tellUnsaved(trouble);
    this.isWarned = true;
  }

  /** The game is not over: says where it is and how to resume it. */
  async leave(): Promise<void> {
    const { match, journal, words } = this.session;
    if (match.actions === undefined) return;
    const trouble = journal.flush(match);
    if (trouble !== undefined) return this.tellUnsaved(trouble);
    await this.session.say(`${words.saved(journal.file)}\n${words.howToResume}`);
  }

  /** The game is over: says the result and, with fair dice, where the transcript is that proves them. */
  async conclude(): Promise<void> {
    const { session } = this;
    const { match, journal } = session;
    const { secret } = journal;
    const transcript = keepTranscript(journal.file, match, secret);
    if (match.outcome !== undefined)
      await session.say(wordOutcome(session.lang, match.outcome, session.seats.onlyHere(match)));
    if (transcript === undefined || secret === undefined) return;
    if (!transcript.ok) await session.sayError(transcript.error);
    else await session.say(session.words.diceShown(secret, transcript.value));
  }

  private async tellUnsaved(trouble: CodedError | undefined): Promise<void> {
    if (trouble !== undefined) await this.session.sayError(trouble);
    await this.session.say(this.session.words.unsaved);
  }
}
