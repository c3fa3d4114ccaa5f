import { fairThrow, lastMover, type Opponent } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { type ActionRequest, actorOf, isDieDue } from '@tabuleiro/match';
import { opponentOf } from '@tabuleiro/words';
import { Keeping } from './keeping.js';
import { Looking } from './looking.js';
import { Machine } from './machine.js';
import type { Stage } from './stage.js';
import { type Order, parseOrder, parsePlayer, parseYesNo, type Verb } from './verbs.js';

/** Whoever is at the keyboard and whoever answers for the other seats, from where the match stands to its end. */
export class Dialogue {
  private readonly stage: Stage;
  private readonly keeping: Keeping;
  private readonly machine: Machine;
  private readonly looking: Looking;

  /** `opponent` gives hints. */
  constructor(stage: Stage, opponent: Opponent) {
    this.stage = stage;
    this.keeping = new Keeping(stage);
    this.machine = new Machine(stage, opponent);
    this.looking = new Looking(stage);
  }

  async run(): Promise<void> {
    const { stage } = this;
    await stage.show();
    while (stage.match.outcome === undefined && !stage.hasLeft) await this.step();
    if (await stage.tick()) await this.keeping.leave();
    else await this.keeping.conclude();
  }

  /** Whatever the match waits for, also right after it was resumed. */
  private async step(): Promise<void> {
    const { match, seats, journal } = this.stage;
    const actor = actorOf(match);
    if (match.paused) return this.waitInPause();
    if (match.takebackAsker !== undefined) return this.askTakeBack(match.takebackAsker);
    if (match.offer !== undefined) return this.askDraw(match.offer);
    if (match.takenBackThrows !== undefined && isDieDue(match))
      return this.throwAgain(match.takenBackThrows.item);
    const answerer = actor && seats.agentOf(match, actor);
    if (actor !== undefined && answerer !== undefined) {
      if (!isDieDue(match)) return this.machine.move(actor, answerer);
      // S-DIE: the fair dice are thrown for it; a real die is thrown by the person, who then types what it shows.
      if (journal.secret !== undefined) return this.roll();
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
    const { match } = this.stage;
    const by = actorOf(match);
    if (by === undefined) return;
    const meant = await this.looking.understand(line);
    if (meant === undefined) return;
    const { move } = meant;
    const request: ActionRequest = isDieDue(match)
      ? { kind: 'throw', by, move, from: 'real' }
      : { kind: 'move', by, ...meant };
    if (await this.stage.do(request)) await this.stage.show();
  }

  private async roll(): Promise<void> {
    const { stage } = this;
    const { match, journal } = stage;
    const by = actorOf(match);
    if (by === undefined || !isDieDue(match)) return stage.say(stage.words.noDie);
    const move = fairThrow(match, journal.secret);
    if (move === undefined) return stage.say(stage.words.typeThrow);
    if (!(await stage.do({ kind: 'throw', by, move, from: 'fair' }))) return;
    await stage.say(stage.words.thrown(move));
    await stage.show();
  }

  /** S-DIE: a throw that was taken back comes again by itself. */
  private async throwAgain(move: string): Promise<void> {
    const { stage } = this;
    const by = actorOf(stage.match);
    const from = stage.match.setup.dice === undefined ? 'real' : 'fair';
    if (by === undefined || !(await stage.do({ kind: 'throw', by, move, from }))) return;
    await stage.say(stage.words.thrownAgain(move));
    await stage.show();
  }

  /** C-RESIGN: the person who acts, or plays alone against the computer, is proposed; any person's side may be named. */
  private async resign(side: string): Promise<void> {
    const { stage } = this;
    const by = this.personNamed(side) ?? actorOf(stage.match);
    if (by === undefined) return;
    if (!(await stage.confirm(stage.words.confirmResign(by)))) return stage.say(stage.words.goesOn);
    await stage.do({ kind: 'resign', by });
  }

  /** C-AGREE: the offer stands until it is answered, also over a night. */
  private async askDraw(from: Player): Promise<void> {
    const { stage } = this;
    const asked = stage.seats.offeredTo(stage.match);
    if (asked !== undefined) return this.machine.answerDraw(asked.by, asked.answerer);
    const by = opponentOf(from);
    const answer = await this.decide(stage.words.offerDraw(from, by));
    if (answer === undefined) return;
    const isDone = await stage.do({ kind: answer ? 'accept' : 'decline', by });
    if (isDone && !answer) await stage.say(stage.words.goesOn);
  }

  /** Against the computer both plies go back at once; between people the other is asked. */
  private async undo(side: string): Promise<void> {
    const { stage } = this;
    const by = this.personNamed(side) ?? lastMover(stage.match);
    if (by === undefined) return stage.say(stage.words.nothingToTakeBack);
    const isDone = await stage.do({ kind: 'takeback', by });
    if (!isDone || stage.match.takebackAsker !== undefined) return;
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
    const by = actorOf(stage.match);
    if (by === undefined || !(await stage.do({ kind: 'claim', by, claim: 'perpetual' }))) return;
    const { verdict } = stage.match;
    if (verdict !== undefined) await stage.say(stage.words.claimed(verdict));
  }

  private async waitInPause(): Promise<void> {
    const { stage } = this;
    await stage.say(stage.words.paused);
    if ((await stage.ask()) === undefined) return;
    await stage.do({ kind: 'resume', by: stage.match.players[0] });
    await stage.show();
  }

  private async doAsActor(kind: 'offer' | 'pause'): Promise<void> {
    const by = actorOf(this.stage.match);
    if (by !== undefined) await this.stage.do({ kind, by });
  }

  /** The person here whose side is named; without a name, the only one. */
  private personNamed(side: string): Player | undefined {
    const { match, seats } = this.stage;
    return parsePlayer(side, seats.here(match)) ?? seats.onlyHere(match);
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
