import { type Opponent, writeMove } from '@tabuleiro/any-game';
import { actorOf, isDieDue } from '@tabuleiro/match';
import { otherSeat } from '@tabuleiro/online';
import { engineWords } from '@tabuleiro/words';
import { createFile } from '../io/disk.js';
import { PositionQuestions } from '../play/positionQuestions.js';
import { parseTypedCommand, parseYesNo, type TypedCommand } from '../play/typedCommand.js';
import type { PlayCommand } from '../words/types/typed.js';
import { formatAddress } from './address.js';
import { FarCommands } from './farCommands.js';
import type { OnlineTable } from './onlineTable.js';
import { questionFor } from './standing.js';
import { parseTypedOnline } from './typedOnline.js';
import { Wishing } from './wishing.js';

type Order = () => Promise<void>;

/** What is longer is no move of any game. */
const LONGEST_MOVE = 40;

/** Takes what the person types at a table, and does it. What happens is told by the table. */
export class OnlineDialogue {
  private readonly table: OnlineTable;
  private readonly server: string;
  private readonly wishing: Wishing;
  private readonly far: FarCommands;
  private readonly questions: PositionQuestions;
  private readonly opponent: () => Opponent;

  /** `opponent` gives hints where both agreed to them (O-HELP); it is opened with the first one. */
  constructor(table: OnlineTable, server: string, now: () => number, opponent: () => Opponent) {
    this.table = table;
    this.server = server;
    this.opponent = opponent;
    this.wishing = new Wishing(table);
    this.far = new FarCommands(table, this.wishing, server, now);
    this.questions = new PositionQuestions(table.view);
  }

  async run(): Promise<void> {
    const { table } = this;
    await table.terminal.attend(table.opened, async () => true);
    while (!table.isEnded) {
      const line = await this.ask();
      if (line === undefined) break;
      await this.take(line);
    }
    if (!table.isEnded) await this.leave();
    await table.view.silence;
  }

  /** Undefined at the end of the input, or of all that can be done here. */
  private ask(): Promise<string | undefined> {
    return this.table.terminal.ask(async () => !this.table.isEnded);
  }

  private async take(line: string): Promise<void> {
    const typed = parseTypedOnline(line);
    if (typed !== undefined) return this.far.perform(typed);
    const answer = parseYesNo(line);
    if (answer !== undefined && (await this.answer(answer))) return undefined;
    const command = parseTypedCommand(line);
    return command === undefined ? this.move(line) : this.perform(command);
  }

  private async perform({ command, rest }: TypedCommand): Promise<void> {
    const { questions, wishing } = this;
    const { view } = this.table;
    const begun =
      (order: Order): Order =>
      () =>
        this.hasBegun ? order() : wishing.refuse('not-begun');
    const orders: Readonly<Record<PlayCommand, Order>> = {
      help: () => view.say(view.far.help.join('\n')),
      why: begun(() => questions.explain(rest)),
      moves: begun(() => questions.listMoves(rest)),
      board: begun(() => view.show()),
      check: begun(() => questions.tellTurn()),
      turn: begun(() => questions.tellTurn()),
      position: begun(() => questions.readAloud()),
      flip: begun(() => view.flip()),
      throw: begun(() => this.roll()),
      draw: () => wishing.wish({ kind: 'offer' }),
      resign: begun(() => this.resign()),
      takeback: () => wishing.wish({ kind: 'takeback' }),
      claim: () => wishing.wish({ kind: 'claim', claim: 'perpetual' }),
      pause: () => this.pause(),
      save: () => this.save(rest),
      hint: begun(() => this.hint()),
      quit: () => this.leave(),
    };
    await orders[command]();
  }

  private get hasBegun(): boolean {
    return this.table.client.online?.match !== undefined;
  }

  /** Whether something was asked that this answers. */
  private async answer(isYes: boolean): Promise<boolean> {
    const { wishing, table } = this;
    const { client, view } = table;
    const { online, seat } = client;
    if (online === undefined || seat === undefined || questionFor(view.lang, client) === undefined)
      return false;
    const { match, asked } = online;
    const other = match?.players[otherSeat(seat)];
    if (other !== undefined && match?.takebackAsker === other)
      await wishing.wish({ kind: isYes ? 'agree' : 'refuse' });
    else if (other !== undefined && match?.offer === other)
      await wishing.wish({ kind: isYes ? 'accept' : 'decline' });
    else if (asked !== undefined && !isYes) await wishing.wish({ kind: 'deny', what: asked.what });
    else if (asked?.what === 'rematch') await wishing.rematch();
    else if (asked !== undefined) await wishing.wish({ kind: 'ask', what: asked.what });
    return true;
  }

  private async move(line: string): Promise<void> {
    const { wishing } = this;
    const { view } = this.table;
    if (!this.hasBegun) return wishing.refuse('not-begun');
    if (wishing.isMoveWaiting) return view.say(view.far.unsent.already);
    const { match, own } = view;
    // Out of turn, or over: the match says so before anything is read.
    if (own === undefined || actorOf(match) !== own || match.outcome !== undefined)
      return wishing.wish({ kind: 'move', move: line.slice(0, LONGEST_MOVE) });
    const typed = await this.questions.readMove(line);
    if (typed === undefined) return undefined;
    const isReal = isDieDue(match) && match.setup.dice === undefined;
    return wishing.wish({ kind: isReal ? 'throw' : 'move', move: typed.move });
  }

  private async roll(): Promise<void> {
    const { wishing } = this;
    const { view } = this.table;
    const { match, own, words } = view;
    if (wishing.isMoveWaiting) return view.say(view.far.unsent.already);
    if (!isDieDue(match) || actorOf(match) !== own) return view.say(words.noDie);
    return match.setup.dice === undefined ? view.say(words.typeThrow) : wishing.wish({ kind: 'throw' });
  }

  /** C-RESIGN */
  private async resign(): Promise<void> {
    const { view } = this.table;
    const { own, words } = view;
    if (own === undefined) return this.wishing.refuse('not-a-player');
    await view.say(words.confirmResign(own));
    for (;;) {
      const line = await this.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer === true) return this.wishing.wish({ kind: 'resign' });
      if (answer === false) return view.say(words.goesOn);
      await view.say(words.answerYesNo);
    }
  }

  private pause(): Promise<void> {
    const isPaused = this.table.client.online?.match?.paused === true;
    return this.wishing.wish(isPaused ? { kind: 'resume' } : { kind: 'ask', what: 'pause' });
  }

  /** O-HELP: closed unless both agreed to it; the clock pays first. */
  private async hint(): Promise<void> {
    const { wishing, table } = this;
    const { client, view, terminal } = table;
    const words = engineWords(view.lang);
    if (client.online?.terms.online.hints !== true) return wishing.wish({ kind: 'hint' });
    if (isDieDue(view.match)) return view.say(words.dieFirst);
    if (!(await wishing.settle(client.act({ kind: 'hint' })))) return undefined;
    const { match } = view;
    const isStill = async (): Promise<boolean> => client.online?.match?.plies === match.plies;
    const asked = this.opponent().hint(match, new AbortController().signal);
    const move = await terminal.attend(asked, isStill);
    return move === undefined ? undefined : view.say(words.hint(move, writeMove(view, move, view.lang)));
  }

  /** What counts is at the server; a copy is the record as it stands, without what nobody may know yet. */
  private async save(file: string): Promise<void> {
    const { client, view, kept } = this.table;
    if (file === '') return view.say(kept === undefined ? this.howToReturn : view.words.saved(kept.file));
    const { record } = client;
    if (record === undefined) return this.wishing.refuse('not-begun');
    const written = createFile(file, `${record}\n`);
    return written.ok ? view.say(view.words.saved(file)) : view.sayError(written.error);
  }

  private get howToReturn(): string {
    const { client, view } = this.table;
    const link = formatAddress(this.server, { kind: 'table', match: client.match });
    return view.far.left(`tabuleiro play --online '${link}'`);
  }

  private async leave(): Promise<void> {
    const { table } = this;
    const { client, view } = table;
    const phase = client.online?.phase;
    if (client.savedSeat !== undefined && phase !== 'over' && phase !== 'void') {
      await view.say(this.howToReturn);
      if (client.pending.length > 0) await view.say(view.far.leftUnsent);
    }
    table.end();
  }
}
