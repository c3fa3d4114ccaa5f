import { existsSync } from 'node:fs';
import type { Outcome, Player } from '@tabuleiro/game';
import {
  type CodedError,
  type Lang,
  opponentOf,
  type TerminalWords,
  terminalWords,
  wordError,
  wordOutcome,
} from '@tabuleiro/words';
import type { Io } from '../io.js';
import { formatVerdict } from '../verdict.js';
import { announce, drawBoard } from './drawing.js';
import { formatSaved } from './saved.js';
import { act, drawThrow, isChance, type Session, takeBack } from './session.js';
import { writeAtOnce } from './store.js';
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

/** Two people at one keyboard, from wherever the session stands to its end or theirs. */
export class Dialogue {
  private session: Session;
  private bottom: Player;
  private hasLeft = false;
  private readonly file: string;
  private readonly terminal: Terminal;
  private readonly lang: Lang;
  private readonly random: Io['random'];
  private readonly words: TerminalWords;

  constructor(session: Session, file: string, terminal: Terminal, lang: Lang, random: Io['random']) {
    this.session = session;
    this.bottom = session.entry.players[0];
    this.file = file;
    this.terminal = terminal;
    this.lang = lang;
    this.random = random;
    this.words = terminalWords(lang);
  }

  async run(): Promise<void> {
    await this.show();
    while (this.session.result === undefined && !this.hasLeft) {
      const line = await this.terminal.ask();
      if (line === undefined) break;
      const order = parseOrder(line);
      await (order === undefined ? this.move(line) : this.obey(order));
    }
    if (this.session.result === undefined && this.session.actions.length > 0) {
      await this.say(`${this.words.saved(this.file)}\n${this.words.howToResume}`);
    }
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
      draw: () => this.offerDraw(),
      resign: () => this.resign(rest),
      undo: () => this.undo(),
      save: () => this.save(rest),
      hint: () => this.say(this.words.hintLater),
      quit: async () => {
        this.hasLeft = true;
      },
    };
    await orders[verb]();
  }

  private async move(line: string): Promise<void> {
    const { position } = this.session;
    const next = act(this.session, meantMove(line, position.legal()));
    if (next.ok) return this.advance(next.value);
    await this.explain(line);
  }

  private async roll(): Promise<void> {
    const thrown = drawThrow(this.session, this.random());
    const next = thrown === undefined ? undefined : act(this.session, thrown);
    if (thrown === undefined || next === undefined || !next.ok) return this.say(this.words.noDie);
    await this.say(this.words.thrown(thrown));
    await this.advance(next.value);
  }

  private async explain(attempt: string): Promise<void> {
    if (attempt === '') return this.say(this.words.needsMove);
    const { entry, position } = this.session;
    const move = meantMove(attempt, position.legal());
    await this.say(formatVerdict(this.lang, entry.id, move, position.explain(move)));
  }

  private async listMoves(square: string): Promise<void> {
    const legal = this.session.position.legal();
    const moves = square === '' ? legal : movesTouching(square, legal);
    await this.say(moves.length === 0 ? this.words.noMovesAt(square) : this.words.legalMoves(moves));
  }

  private async readAloud(): Promise<void> {
    const { entry, position } = this.session;
    const lines = entry.board.read(this.lang, position.format());
    await this.say([...lines, announce(this.lang, position)].join('\n'));
  }

  private async flip(): Promise<void> {
    this.bottom = opponentOf(this.bottom);
    await this.show();
  }

  private async resign(side: string): Promise<void> {
    const { entry, position } = this.session;
    const loser = parsePlayer(side, entry.players) ?? position.player();
    if (loser === undefined) return;
    if (!(await this.confirm(this.words.confirmResign(loser)))) return this.say(this.words.goesOn);
    await this.finish({ winner: opponentOf(loser), reason: 'resign' });
  }

  private async offerDraw(): Promise<void> {
    const { entry, options, position } = this.session;
    const player = position.player();
    if (player === undefined || !entry.conduct(options).agreement) return this.say(this.words.noAgreement);
    const isAccepted = await this.confirm(this.words.offerDraw(player, opponentOf(player)));
    if (!isAccepted) return this.say(this.words.goesOn);
    await this.finish({ winner: undefined, reason: 'agreement' });
  }

  private async undo(): Promise<void> {
    const before = takeBack(this.session);
    const asker = before?.position.player();
    if (before === undefined || asker === undefined) return this.say(this.words.nothingToTakeBack);
    const isAgreed = await this.confirm(this.words.askTakeBack(asker, opponentOf(asker)));
    if (!isAgreed) return this.say(this.words.goesOn);
    await this.say(this.words.takenBack);
    await this.advance(before);
  }

  private async save(copy: string): Promise<void> {
    if (this.session.actions.length === 0) return this.say(this.words.notSavedYet);
    if (copy === '') return this.say(this.words.saved(this.file));
    if (existsSync(copy)) return this.complain({ code: 'file-exists', file: copy });
    const written = writeAtOnce(copy, formatSaved(this.session));
    await (written.ok ? this.say(this.words.saved(copy)) : this.complain(written.error));
  }

  /** Keeps the new session before showing it; throws already seen come again by themselves. */
  private async advance(session: Session): Promise<void> {
    await this.keep(session);
    const again = session.seen.length > 0 && isChance(session.position) ? session.seen[0] : undefined;
    const next = again === undefined ? undefined : act(session, again);
    if (again === undefined || next === undefined || !next.ok) return this.show();
    await this.say(this.words.thrownAgain(again));
    await this.advance(next.value);
  }

  private async finish(result: Outcome): Promise<void> {
    await this.keep({ ...this.session, result });
    await this.say(wordOutcome(this.lang, result));
  }

  private async keep(session: Session): Promise<void> {
    this.session = session;
    const written = writeAtOnce(this.file, formatSaved(session));
    if (!written.ok) await this.complain(written.error);
  }

  private async show(): Promise<void> {
    const { entry, position, result } = this.session;
    await this.say(drawBoard(this.lang, entry, position, this.bottom));
    if (result !== undefined) return this.say(wordOutcome(this.lang, result));
    await this.say(announce(this.lang, position));
    const legal = position.legal();
    if (isChance(position)) await this.say(this.words.throwDie);
    else if (legal.length <= SHORT_LIST) await this.say(this.words.legalMoves(legal));
  }

  /** No answer at the end of the input is a no. */
  private async confirm(question: string): Promise<boolean> {
    await this.say(question);
    for (;;) {
      const line = await this.terminal.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer !== undefined) return answer;
      await this.say(this.words.answerYesNo);
    }
  }

  private async complain(error: CodedError): Promise<void> {
    await this.say(wordError(this.lang, error));
  }

  private async say(text: string): Promise<void> {
    await this.terminal.say(text);
  }
}
