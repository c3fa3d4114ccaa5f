import { existsSync } from 'node:fs';
import type { Player } from '@tabuleiro/game';
import { actorOf, formatJournal, type Match, type MatchError } from '@tabuleiro/match';
import {
  type CodedError,
  type Lang,
  opponentOf,
  type TerminalWords,
  terminalWords,
  wordError,
  wordMatchError,
  wordNotationError,
  wordOutcome,
} from '@tabuleiro/words';
import { formatVerdict } from '../verdict.js';
import { writeAtOnce } from './disk.js';
import { announce, drawBoard, formatClocks } from './drawing.js';
import { fairThrow, isChance, lastChooser } from './session.js';
import type { Deed, Table } from './table.js';
import type { Terminal } from './terminal.js';
import {
  meantMove,
  movesTouching,
  type Order,
  parseOrder,
  parsePlayer,
  parseYesNo,
  type Verb,
} from './verbs.js';

/** So many moves are shown without being asked for. */
const SHORT_LIST = 6;

/** Two people at one keyboard, from wherever the match stands to its end or theirs. */
export class Dialogue {
  private bottom: Player;
  private hasLeft = false;
  /** The match as it was when a copy was saved. */
  private copied: Match<unknown> | undefined;
  /** Was it said that leaving now loses the game? */
  private isWarned = false;
  private readonly table: Table;
  private readonly terminal: Terminal;
  private readonly lang: Lang;
  private readonly words: TerminalWords;

  constructor(table: Table, terminal: Terminal, lang: Lang) {
    this.table = table;
    this.bottom = table.match.players[0];
    this.terminal = terminal;
    this.lang = lang;
    this.words = terminalWords(lang);
  }

  async run(): Promise<void> {
    await this.show();
    while (this.table.match.outcome === undefined && !this.hasLeft) await this.step();
    if (this.table.tick()) await this.leave();
    else await this.conclude();
  }

  /** Whatever the match waits for, also right after it was resumed. */
  private async step(): Promise<void> {
    const { match, position } = this.table;
    if (match.paused) return this.waitInPause();
    if (match.asked !== undefined) return this.askTakeBack(match.asked);
    if (match.offer !== undefined) return this.askDraw(match.offer);
    if (match.ahead !== undefined && isChance(position)) return this.throwAgain(match.ahead.item);
    const line = await this.ask();
    if (line === undefined) return;
    const order = parseOrder(line);
    await (order === undefined ? this.move(line) : this.obey(order));
  }

  private async obey({ verb, rest }: Order): Promise<void> {
    const orders: Readonly<Record<Verb, () => Promise<void>>> = {
      help: () => this.say(this.words.help.join('\n')),
      why: () => this.explain(rest),
      moves: () => this.listMoves(rest),
      board: () => this.show(),
      squares: () => this.readAloud(),
      flip: () => this.flip(),
      roll: () => this.roll(),
      draw: () => this.doAsActor('offer'),
      resign: () => this.resign(rest),
      undo: () => this.undo(rest),
      claim: () => this.claim(),
      pause: () => this.doAsActor('pause'),
      save: () => this.save(rest),
      hint: () => this.say(this.words.hintLater),
      quit: () => this.quit(),
    };
    await orders[verb]();
  }

  private async move(line: string): Promise<void> {
    const { match, position } = this.table;
    const by = actorOf(match);
    if (by === undefined) return;
    const move = await this.understand(line);
    if (move === undefined) return;
    const isThrow = isChance(position);
    const deed: Deed = isThrow ? { kind: 'throw', by, move, from: 'real' } : { kind: 'move', by, move };
    if (await this.do(deed)) await this.show();
  }

  /** The move in coordinates; a text that no move fits stays as it is. Undefined when several fit: they are told. */
  private async understand(text: string): Promise<string | undefined> {
    const { session, position } = this.table;
    const legal = position.legal();
    const plain = meantMove(text, legal);
    if (legal.includes(plain)) return plain;
    const read = session.contest.read(text);
    if (read.ok) return read.value;
    if (read.error.code !== 'ambiguous') return plain;
    await this.say(wordNotationError(this.lang, read.error));
    return undefined;
  }

  private async roll(): Promise<void> {
    const { match, position, session } = this.table;
    const by = actorOf(match);
    if (by === undefined || !isChance(position)) return this.say(this.words.noDie);
    const move = fairThrow(session);
    if (move === undefined) return this.say(this.words.typeThrow);
    if (!(await this.do({ kind: 'throw', by, move, from: 'fair' }))) return;
    await this.say(this.words.thrown(move));
    await this.show();
  }

  /** S-DIE: a throw that was taken back comes again by itself. */
  private async throwAgain(move: string): Promise<void> {
    const by = actorOf(this.table.match);
    const from = this.table.match.setup.dice === undefined ? 'real' : 'fair';
    if (by === undefined || !(await this.do({ kind: 'throw', by, move, from }))) return;
    await this.say(this.words.thrownAgain(move));
    await this.show();
  }

  private async explain(attempt: string): Promise<void> {
    if (attempt === '') return this.say(this.words.needsMove);
    const { session, position } = this.table;
    const move = await this.understand(attempt);
    if (move === undefined) return;
    await this.say(formatVerdict(this.lang, session.entry.id, move, position.explain(move)));
  }

  private async listMoves(square: string): Promise<void> {
    const legal = this.table.position.legal();
    const moves = square === '' ? legal : movesTouching(square, legal);
    await this.say(moves.length === 0 ? this.words.noMovesAt(square) : this.words.legalMoves(moves));
  }

  private async readAloud(): Promise<void> {
    const { session, position } = this.table;
    const lines = session.entry.board.read(this.lang, position.format());
    await this.say([...lines, announce(this.lang, position)].join('\n'));
  }

  private async flip(): Promise<void> {
    this.bottom = opponentOf(this.bottom);
    await this.show();
  }

  /** C-RESIGN: the side to move is proposed, any side may be named. */
  private async resign(side: string): Promise<void> {
    const { match } = this.table;
    const by = parsePlayer(side, match.players) ?? actorOf(match);
    if (by === undefined) return;
    if (!(await this.confirm(this.words.confirmResign(by)))) return this.say(this.words.goesOn);
    await this.do({ kind: 'resign', by });
  }

  /** C-AGREE: the offer stands until it is answered, also over a night. */
  private async askDraw(from: Player): Promise<void> {
    const by = opponentOf(from);
    const answer = await this.decide(this.words.offerDraw(from, by));
    if (answer === undefined) return;
    const isDone = await this.do({ kind: answer ? 'accept' : 'decline', by });
    if (isDone && !answer) await this.say(this.words.goesOn);
  }

  private async undo(side: string): Promise<void> {
    const { match, session } = this.table;
    const by = parsePlayer(side, match.players) ?? lastChooser(session.contest);
    if (by === undefined) return this.say(this.words.nothingToTakeBack);
    await this.do({ kind: 'takeback', by });
  }

  private async askTakeBack(from: Player): Promise<void> {
    const by = opponentOf(from);
    const answer = await this.decide(this.words.askTakeBack(from, by));
    if (answer === undefined) return;
    if (!(await this.do({ kind: answer ? 'agree' : 'refuse', by }))) return;
    await this.say(answer ? this.words.takenBack : this.words.goesOn);
    if (answer) await this.show();
  }

  /** C-PERP: the verdict is told with its line; declined, nothing is lost. */
  private async claim(): Promise<void> {
    const by = actorOf(this.table.match);
    if (by === undefined || !(await this.do({ kind: 'claim', by, claim: 'perpetual' }))) return;
    const { verdict } = this.table.match;
    if (verdict !== undefined) await this.say(this.words.claimed(verdict));
  }

  private async waitInPause(): Promise<void> {
    await this.say(this.words.paused);
    if ((await this.ask()) === undefined) return;
    await this.do({ kind: 'resume', by: this.table.match.players[0] });
    await this.show();
  }

  private async save(copy: string): Promise<void> {
    const { match, journal, session } = this.table;
    if (match.actions === undefined) return this.say(this.words.notSavedYet);
    if (copy === '') {
      const trouble = this.table.settle();
      return trouble === undefined ? this.say(this.words.saved(journal.file)) : this.tellUnsaved(trouble);
    }
    if (existsSync(copy)) return this.complain({ code: 'file-exists', file: copy });
    const written = writeAtOnce(copy, formatJournal(match, session.secret));
    if (!written.ok) return this.complain(written.error);
    this.copied = match;
    await this.say(this.words.saved(copy));
  }

  private async doAsActor(kind: 'offer' | 'pause'): Promise<void> {
    const by = actorOf(this.table.match);
    if (by !== undefined) await this.do({ kind, by });
  }

  /** False when it was refused, or when the time was over before it. */
  private async do(deed: Deed): Promise<boolean> {
    const done = this.table.do(deed);
    if (!done.ok) {
      await this.refuse(done.error);
      return false;
    }
    if (done.value.trouble !== undefined) await this.complain(done.value.trouble);
    return this.table.match.actions?.item.kind === deed.kind;
  }

  private async refuse(error: MatchError): Promise<void> {
    const { id } = this.table.session.entry;
    const { refusal, facts } = error;
    if (refusal === undefined) return this.say(wordMatchError(this.lang, id, error));
    await this.say(formatVerdict(this.lang, id, String(facts.move), refusal));
  }

  private async show(): Promise<void> {
    const { match, position, session } = this.table;
    await this.say(drawBoard(this.lang, session.entry, position, this.bottom));
    if (match.outcome !== undefined) return;
    await this.say(announce(this.lang, position));
    const clocks = formatClocks(this.lang, match);
    if (clocks !== undefined) await this.say(clocks);
    const legal = position.legal();
    if (isChance(position))
      await this.say(session.secret === undefined ? this.words.typeThrow : this.words.throwDie);
    else if (legal.length <= SHORT_LIST) await this.say(this.words.legalMoves(legal));
  }

  /** The game is over: its result and, with fair dice, what proves them. */
  private async conclude(): Promise<void> {
    const { match, session } = this.table;
    const transcript = this.table.keepTranscript();
    if (match.outcome !== undefined) await this.say(wordOutcome(this.lang, match.outcome));
    if (transcript === undefined || session.secret === undefined) return;
    if (!transcript.ok) await this.complain(transcript.error);
    else await this.say(this.words.diceShown(session.secret, transcript.value));
  }

  /** What the disk does not take would be lost by leaving: the first time that is said, the second time meant. */
  private async quit(): Promise<void> {
    const trouble = this.table.settle();
    this.hasLeft = trouble === undefined || this.isWarned || this.copied === this.table.match;
    if (!this.hasLeft) await this.tellUnsaved(trouble);
    this.isWarned = true;
  }

  private async tellUnsaved(trouble: CodedError | undefined): Promise<void> {
    if (trouble !== undefined) await this.complain(trouble);
    await this.say(this.words.unsaved);
  }

  private async leave(): Promise<void> {
    const { match, journal } = this.table;
    if (match.actions === undefined) return;
    const trouble = this.table.settle();
    if (this.copied === match && trouble !== undefined) return;
    if (trouble !== undefined) return this.tellUnsaved(trouble);
    await this.say(`${this.words.saved(journal.file)}\n${this.words.howToResume}`);
  }

  /** The answer to what the match asks; undefined when something else was ordered, or nothing. */
  private async decide(question: string): Promise<boolean | undefined> {
    await this.say(question);
    const line = await this.ask();
    if (line === undefined) return undefined;
    const answer = parseYesNo(line);
    if (answer !== undefined) return answer;
    const order = parseOrder(line);
    await (order === undefined ? this.say(this.words.answerYesNo) : this.obey(order));
    return undefined;
  }

  /** No answer at the end of the input is a no. */
  private async confirm(question: string): Promise<boolean> {
    await this.say(question);
    for (;;) {
      const line = await this.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer !== undefined) return answer;
      await this.say(this.words.answerYesNo);
    }
  }

  /** Time runs while we wait; nothing comes any more at the end of the input or of the time. */
  private async ask(): Promise<string | undefined> {
    const line = await this.terminal.ask(() => this.table.tick());
    if (line === undefined) this.hasLeft = true;
    return line;
  }

  private async complain(error: CodedError): Promise<void> {
    await this.say(wordError(this.lang, error));
  }

  private async say(text: string): Promise<void> {
    await this.terminal.say(text);
  }
}
