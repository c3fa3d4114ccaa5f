import type { Opponent } from '@tabuleiro/contest';
import { fairThrow, isChance, lastChooser } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { type Lang, opponentOf } from '@tabuleiro/words';
import { Keeping } from './keeping.js';
import { Looking } from './looking.js';
import { Machine } from './machine.js';
import { Stage } from './stage.js';
import type { Deed, Table } from './table.js';
import type { Terminal } from './terminal.js';
import { type Order, parseOrder, parsePlayer, parseYesNo, type Verb } from './verbs.js';

/** People at one keyboard, or one and the computer, from wherever the match stands to its end or theirs. */
export class Dialogue {
  private readonly stage: Stage;
  private readonly keeping: Keeping;
  private readonly machine: Machine;
  private readonly looking: Looking;

  constructor(table: Table, terminal: Terminal, lang: Lang, opponent: Opponent) {
    this.stage = new Stage(table, terminal, lang);
    this.keeping = new Keeping(this.stage);
    this.machine = new Machine(this.stage, opponent);
    this.looking = new Looking(this.stage);
  }

  async run(): Promise<void> {
    const { stage } = this;
    await stage.show();
    while (stage.table.match.outcome === undefined && !stage.hasLeft) await this.step();
    if (stage.table.tick()) await this.keeping.leave();
    else await this.keeping.conclude();
  }

  /** Whatever the match waits for, also right after it was resumed. */
  private async step(): Promise<void> {
    const { match, position } = this.stage.table;
    const actor = actorOf(match);
    if (match.paused) return this.waitInPause();
    if (match.asked !== undefined) return this.askTakeBack(match.asked);
    if (match.offer !== undefined) return this.askDraw(match.offer);
    if (match.ahead !== undefined && isChance(position)) return this.throwAgain(match.ahead.item);
    if (actor !== undefined && this.stage.isComputer(actor)) {
      if (!isChance(position)) return this.machine.move(actor);
      // S-DIE: the fair dice are thrown for it; a real die is thrown by the person, who then types what it shows.
      if (this.stage.table.session.secret !== undefined) return this.roll();
    }
    const line = await this.stage.ask();
    if (line === undefined) return;
    const order = parseOrder(line);
    await (order === undefined ? this.move(line) : this.obey(order));
  }

  private async obey({ verb, rest }: Order): Promise<void> {
    const { stage, keeping } = this;
    const orders: Readonly<Record<Verb, () => Promise<void>>> = {
      help: () => stage.say(stage.words.help.join('\n')),
      why: () => this.looking.explain(rest),
      moves: () => this.looking.listMoves(rest),
      board: () => stage.show(),
      squares: () => this.looking.readAloud(),
      flip: () => stage.flip(),
      roll: () => this.roll(),
      draw: () => this.doAsActor('offer'),
      resign: () => this.resign(rest),
      undo: () => this.undo(rest),
      claim: () => this.claim(),
      pause: () => this.doAsActor('pause'),
      save: () => keeping.save(rest),
      hint: () => this.machine.hint(),
      quit: () => keeping.quit(),
    };
    await orders[verb]();
  }

  private async move(line: string): Promise<void> {
    const { match, position } = this.stage.table;
    const by = actorOf(match);
    if (by === undefined) return;
    const move = await this.looking.understand(line);
    if (move === undefined) return;
    const isThrow = isChance(position);
    const deed: Deed = isThrow ? { kind: 'throw', by, move, from: 'real' } : { kind: 'move', by, move };
    if (await this.stage.do(deed)) await this.stage.show();
  }

  private async roll(): Promise<void> {
    const { stage } = this;
    const { match, position, session } = stage.table;
    const by = actorOf(match);
    if (by === undefined || !isChance(position)) return stage.say(stage.words.noDie);
    const move = fairThrow(session.contest, session.secret);
    if (move === undefined) return stage.say(stage.words.typeThrow);
    if (!(await stage.do({ kind: 'throw', by, move, from: 'fair' }))) return;
    await stage.say(stage.words.thrown(move));
    await stage.show();
  }

  /** S-DIE: a throw that was taken back comes again by itself. */
  private async throwAgain(move: string): Promise<void> {
    const { stage } = this;
    const by = actorOf(stage.table.match);
    const from = stage.table.match.setup.dice === undefined ? 'real' : 'fair';
    if (by === undefined || !(await stage.do({ kind: 'throw', by, move, from }))) return;
    await stage.say(stage.words.thrownAgain(move));
    await stage.show();
  }

  /** C-RESIGN: the person who acts, or plays alone against the computer, is proposed; any person's side may be named. */
  private async resign(side: string): Promise<void> {
    const { stage } = this;
    const by = parsePlayer(side, stage.people) ?? this.onlyPerson() ?? actorOf(stage.table.match);
    if (by === undefined) return;
    if (!(await stage.confirm(stage.words.confirmResign(by)))) return stage.say(stage.words.goesOn);
    await stage.do({ kind: 'resign', by });
  }

  /** C-AGREE: the offer stands until it is answered, also over a night. */
  private async askDraw(from: Player): Promise<void> {
    const { stage } = this;
    const by = opponentOf(from);
    if (stage.isComputer(by)) return this.machine.answerDraw(by);
    const answer = await this.decide(stage.words.offerDraw(from, by));
    if (answer === undefined) return;
    const isDone = await stage.do({ kind: answer ? 'accept' : 'decline', by });
    if (isDone && !answer) await stage.say(stage.words.goesOn);
  }

  /** Against the computer both plies go back at once; between people the other is asked. */
  private async undo(side: string): Promise<void> {
    const { stage } = this;
    const { session } = stage.table;
    const by = parsePlayer(side, stage.people) ?? this.onlyPerson() ?? lastChooser(session.contest);
    if (by === undefined) return stage.say(stage.words.nothingToTakeBack);
    const isDone = await stage.do({ kind: 'takeback', by });
    if (!isDone || stage.table.match.asked !== undefined) return;
    await stage.say(stage.words.takenBack);
    await stage.show();
  }

  private async askTakeBack(from: Player): Promise<void> {
    const { stage } = this;
    const by = opponentOf(from);
    const answer = await this.decide(stage.words.askTakeBack(from, by));
    if (answer === undefined) return;
    if (!(await stage.do({ kind: answer ? 'agree' : 'refuse', by }))) return;
    await stage.say(answer ? stage.words.takenBack : stage.words.goesOn);
    if (answer) await stage.show();
  }

  /** C-PERP: the verdict is told with its line; declined, nothing is lost. */
  private async claim(): Promise<void> {
    const { stage } = this;
    const by = actorOf(stage.table.match);
    if (by === undefined || !(await stage.do({ kind: 'claim', by, claim: 'perpetual' }))) return;
    const { verdict } = stage.table.match;
    if (verdict !== undefined) await stage.say(stage.words.claimed(verdict));
  }

  private async waitInPause(): Promise<void> {
    const { stage } = this;
    await stage.say(stage.words.paused);
    if ((await stage.ask()) === undefined) return;
    await stage.do({ kind: 'resume', by: stage.table.match.players[0] });
    await stage.show();
  }

  private async doAsActor(kind: 'offer' | 'pause'): Promise<void> {
    const by = actorOf(this.stage.table.match);
    if (by !== undefined) await this.stage.do({ kind, by });
  }

  /** The person who plays alone. */
  private onlyPerson(): Player | undefined {
    const { people } = this.stage;
    return people.length === 1 ? people[0] : undefined;
  }

  /** The answer to what the match asks; undefined when something else was ordered, or nothing. */
  private async decide(question: string): Promise<boolean | undefined> {
    await this.stage.say(question);
    const line = await this.stage.ask();
    if (line === undefined) return undefined;
    const answer = parseYesNo(line);
    if (answer !== undefined) return answer;
    const order = parseOrder(line);
    await (order === undefined ? this.stage.say(this.stage.words.answerYesNo) : this.obey(order));
    return undefined;
  }
}
