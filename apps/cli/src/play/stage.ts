import { isChance } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { type MatchError, seatOf } from '@tabuleiro/match';
import {
  type CodedError,
  type Lang,
  opponentOf,
  type TerminalWords,
  terminalWords,
  wordError,
  wordMatchError,
} from '@tabuleiro/words';
import { formatVerdict } from '../verdict.js';
import { announce, drawBoard, formatClocks } from './drawing.js';
import type { Deed, Table } from './table.js';
import type { Terminal } from './terminal.js';
import { parseYesNo } from './verbs.js';

/** So many moves are shown without being asked for. */
const SHORT_LIST = 6;
/** After so many milliseconds of silence it is said that somebody thinks. */
const SILENCE = 2000;

/** The table and the people at the keyboard: what is done, said and asked between them. */
export class Stage {
  readonly table: Table;
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly words: TerminalWords;
  /** Has the person left? */
  hasLeft = false;
  private bottom: Player;

  constructor(table: Table, terminal: Terminal, lang: Lang) {
    this.table = table;
    this.terminal = terminal;
    this.lang = lang;
    this.words = terminalWords(lang);
    this.bottom = this.people.at(0) ?? table.match.players[0];
  }

  /** The sides that people play. */
  get people(): readonly Player[] {
    return this.table.match.players.filter((player) => !this.isComputer(player));
  }

  isComputer(player: Player | undefined): boolean {
    const { match } = this.table;
    return player !== undefined && match.setup.players[seatOf(match, player)].kind === 'computer';
  }

  async say(text: string): Promise<void> {
    await this.terminal.say(text);
  }

  async complain(error: CodedError): Promise<void> {
    await this.say(wordError(this.lang, error));
  }

  /** Time runs while we wait; nothing comes any more at the end of the input or of the time. */
  async ask(): Promise<string | undefined> {
    const line = await this.terminal.ask(() => this.table.tick());
    if (line === undefined) this.hasLeft = true;
    return line;
  }

  /** No answer at the end of the input is a no. */
  async confirm(question: string): Promise<boolean> {
    await this.say(question);
    for (;;) {
      const line = await this.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer !== undefined) return answer;
      await this.say(this.words.answerYesNo);
    }
  }

  /** Waits for the computer's thinking; undefined when it was called off, by Ctrl-C or by the clock. */
  async think<T>(begin: (signal: AbortSignal) => Promise<T>, notice: string): Promise<T | undefined> {
    const calledOff = new AbortController();
    const timer = setTimeout(() => void this.say(notice), SILENCE);
    const found = await this.terminal.attend(begin(calledOff.signal), () => this.table.tick());
    clearTimeout(timer);
    calledOff.abort();
    if (this.terminal.interrupted) this.hasLeft = true;
    return found;
  }

  /** False when it was refused, or when the time was over before it. */
  async do(deed: Deed): Promise<boolean> {
    const done = this.table.do(deed);
    if (!done.ok) {
      await this.refuse(done.error);
      return false;
    }
    if (done.value.trouble !== undefined) await this.complain(done.value.trouble);
    return this.table.match.actions?.item.kind === deed.kind;
  }

  async flip(): Promise<void> {
    this.bottom = opponentOf(this.bottom);
    await this.show();
  }

  async show(): Promise<void> {
    const { match, position, session } = this.table;
    await this.say(drawBoard(this.lang, session.entry, position, this.bottom));
    if (match.outcome !== undefined) return;
    await this.say(announce(this.lang, position));
    const clocks = formatClocks(this.lang, match);
    if (clocks !== undefined) await this.say(clocks);
    const legal = position.legal();
    if (isChance(position)) await this.askThrow();
    else if (legal.length <= SHORT_LIST) await this.say(this.words.legalMoves(legal));
  }

  /** A fair die is thrown for the computer: nobody has to be told. */
  private async askThrow(): Promise<void> {
    const { position, session } = this.table;
    if (session.secret === undefined) return this.say(this.words.typeThrow);
    if (!this.isComputer(position.player())) await this.say(this.words.throwDie);
  }

  private async refuse(error: MatchError): Promise<void> {
    const { id } = this.table.session.entry;
    const { refusal, facts } = error;
    if (refusal === undefined) return this.say(wordMatchError(this.lang, id, error));
    await this.say(formatVerdict(this.lang, id, String(facts.move), refusal));
  }
}
