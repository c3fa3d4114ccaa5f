import { type GameMatch, type Seats, type TextPosition, textPositionIn } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import {
  type ActionRequest,
  actorOf,
  isDieDue,
  KeptMatch,
  type Match,
  type MatchError,
  type Release,
} from '@tabuleiro/match';
import {
  type CodedError,
  type Lang,
  opponentOf,
  type TerminalWords,
  terminalWords,
  wordError,
} from '@tabuleiro/words';
import type { TerminalGame } from '../games.js';
import { visibleLine } from '../io/visible.js';
import type { JournalFile } from './journalFile.js';
import type { StoredMatch } from './matchFiles.js';
import { formatMatchError, formatShortList, formatShown } from './shownMatch.js';
import type { Terminal } from './terminal.js';
import { parseYesNo } from './typedCommand.js';

/** A longer wait for the computer is announced, in ms. */
const SILENT_WAIT = 2000;

/** The match that is played at this terminal, with the people at its keyboard: acts, shows, asks. */
export class PlaySession implements GameMatch {
  readonly written: TerminalGame;
  readonly journal: JournalFile;
  readonly seats: Seats;
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly words: TerminalWords;
  /** Whether the person has left, or the input has ended. */
  hasLeft = false;
  private readonly kept: KeptMatch<never>;
  private bottom: Player;

  /** `now` as `KeptMatch` requires it. */
  constructor(stored: StoredMatch, seats: Seats, terminal: Terminal, lang: Lang, now: () => number) {
    const { written, match, journal } = stored;
    this.written = written;
    this.journal = journal;
    this.seats = seats;
    this.terminal = terminal;
    this.lang = lang;
    this.words = terminalWords(lang);
    this.kept = new KeptMatch(written.game, match, journal, now);
    this.bottom = seats.here(match).at(0) ?? match.players[0];
  }

  get match(): Match {
    return this.kept.match;
  }

  get position(): TextPosition {
    return textPositionIn(this);
  }

  async say(text: string): Promise<void> {
    await this.terminal.say(text);
  }

  async sayError(error: CodedError): Promise<void> {
    await this.say(visibleLine(wordError(this.lang, error)));
  }

  /** The board is shown: time runs from now on. */
  start(): void {
    this.kept.start();
  }

  /** Nobody's time runs until it is released, or until the next move or throw. */
  stop(): Release {
    return this.kept.stop();
  }

  /** Takes the time that passed from the clock and keeps that; whether the match goes on. */
  async tick(): Promise<boolean> {
    await this.kept.tick();
    return (await this.heedJournal()) && this.match.outcome === undefined;
  }

  /** Says where the match goes on, if it had to leave its file; false when another program plays it. */
  private async heedJournal(): Promise<boolean> {
    const { journal } = this;
    const left = journal.takeLeftFile();
    if (left !== undefined) await this.say(this.words.goesOnIn(left, journal.file));
    if (!journal.isTakenOver || this.hasLeft) return !journal.isTakenOver;
    this.hasLeft = true;
    if (journal.trouble !== undefined) await this.sayError(journal.trouble);
    return false;
  }

  /** The clock runs meanwhile. Undefined at the end of the input, or when the time is up. */
  async ask(): Promise<string | undefined> {
    const line = await this.terminal.ask(() => this.tick());
    if (line === undefined) this.hasLeft = true;
    return line;
  }

  /** The end of the input is a no. */
  async confirm(question: string): Promise<boolean> {
    await this.say(question);
    for (;;) {
      const line = await this.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer !== undefined) return answer;
      await this.say(this.words.answerYesNo);
    }
  }

  /** Waits for the computer; undefined when Ctrl-C or the clock ended the wait. */
  async waitFor<T>(begin: (signal: AbortSignal) => Promise<T>, notice: string): Promise<T | undefined> {
    const controller = new AbortController();
    const timer = setTimeout(() => void this.say(notice), SILENT_WAIT);
    const found = await this.terminal.attend(begin(controller.signal), () => this.tick());
    clearTimeout(timer);
    controller.abort();
    if (this.terminal.interrupted) this.hasLeft = true;
    return found;
  }

  /** False when the match refused it, the time was up before, or another program plays the match. */
  async act(request: ActionRequest): Promise<boolean> {
    const done = await this.kept.do(() => request);
    if (!done.ok) {
      await this.refuse(done.error);
      return false;
    }
    if (!(await this.heedJournal())) return false;
    const { trouble } = this.journal;
    if (trouble !== undefined) await this.sayError(trouble);
    return done.value?.request === request;
  }

  async flip(): Promise<void> {
    this.bottom = opponentOf(this.bottom);
    await this.show();
  }

  async show(): Promise<void> {
    const { match } = this;
    await this.say(formatShown(this.lang, this, this.bottom));
    if (match.outcome !== undefined) return;
    if (isDieDue(match)) return this.askThrow();
    const legal = formatShortList(this.lang, this);
    if (legal !== undefined) await this.say(legal);
  }

  /** Fair dice are thrown for the computer without asking anybody. */
  private async askThrow(): Promise<void> {
    const { match, seats, journal } = this;
    if (journal.secret === undefined) return this.say(this.words.typeThrow);
    const by = actorOf(match);
    if (by !== undefined && seats.isHere(match, by)) await this.say(this.words.throwDie);
  }

  private async refuse(error: MatchError): Promise<void> {
    await this.say(formatMatchError(this.lang, this.written.game.id, error));
  }
}
