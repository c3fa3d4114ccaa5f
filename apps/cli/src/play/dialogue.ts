import { fairThrow, lastMover, type Opponent } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { type ActionRequest, actorOf, isDieDue } from '@tabuleiro/match';
import { opponentOf } from '@tabuleiro/words';
import type { PlayCommand } from '../words/types/typed.js';
import { ComputerPlayer } from './computerPlayer.js';
import { MatchSaver } from './matchSaver.js';
import { PositionQuestions } from './positionQuestions.js';
import type { PlaySession } from './session.js';
import { parsePlayer, parseTypedCommand, parseYesNo, type TypedCommand } from './typedCommand.js';

/** Runs a match at the terminal until it is over or the person leaves: asks whoever is to act, and does it. */
export class Dialogue {
  private readonly session: PlaySession;
  private readonly saver: MatchSaver;
  private readonly computer: ComputerPlayer;
  private readonly questions: PositionQuestions;

  /** `opponent` gives hints; `isWhole` tells whether it has all of its data files. */
  constructor(session: PlaySession, opponent: Opponent, isWhole: () => boolean) {
    this.session = session;
    this.saver = new MatchSaver(session);
    this.computer = new ComputerPlayer(session, opponent, isWhole);
    this.questions = new PositionQuestions(session);
  }

  async run(): Promise<void> {
    const { session } = this;
    await session.show();
    session.start();
    while (session.match.outcome === undefined && !session.hasLeft) await this.step();
    await session.tick();
    if (session.journal.isTakenOver) return;
    if (session.match.outcome === undefined) await this.saver.leave();
    else await this.saver.conclude();
  }

  /** Deals with what the match waits for; the state of the match says what that is, so it also works after a resume. */
  private async step(): Promise<void> {
    const { match, seats, journal } = this.session;
    const actor = actorOf(match);
    if (match.paused) return this.waitInPause();
    if (match.takebackAsker !== undefined) return this.askTakeBack(match.takebackAsker);
    if (match.offer !== undefined) return this.askDraw(match.offer);
    if (match.takenBackThrows !== undefined && isDieDue(match))
      return this.throwAgain(match.takenBackThrows.item);
    const agent = actor && seats.agentOf(match, actor);
    if (actor !== undefined && agent !== undefined) {
      if (!isDieDue(match)) return this.computer.move(actor, agent);
      // S-DIE: fair dice are thrown for the computer; a real die is thrown by the person, who types what it shows.
      if (journal.secret !== undefined) return this.roll();
      this.session.stop();
    }
    const line = await this.session.ask();
    if (line === undefined) return;
    const typed = parseTypedCommand(line);
    await (typed === undefined ? this.move(line) : this.perform(typed));
  }

  private async perform({ command, rest }: TypedCommand): Promise<void> {
    const { session, saver } = this;
    const orders: Readonly<Record<PlayCommand, () => Promise<void>>> = {
      help: () => session.say(session.words.help.join('\n')),
      why: () => this.questions.explain(rest),
      moves: () => this.questions.listMoves(rest),
      board: () => session.show(),
      check: () => this.questions.tellTurn(),
      turn: () => this.questions.tellTurn(),
      position: () => this.questions.readAloud(),
      flip: () => session.flip(),
      throw: () => this.roll(),
      draw: () => this.doAsActor('offer'),
      resign: () => this.resign(rest),
      takeback: () => this.undo(rest),
      claim: () => this.claim(),
      pause: () => this.doAsActor('pause'),
      save: () => saver.save(rest),
      hint: () => this.computer.hint(),
      quit: () => saver.quit(),
    };
    await orders[command]();
  }

  private async move(line: string): Promise<void> {
    const { match } = this.session;
    const by = actorOf(match);
    if (by === undefined) return;
    const typed = await this.questions.readMove(line);
    if (typed === undefined) return;
    const { move } = typed;
    const request: ActionRequest = isDieDue(match)
      ? { kind: 'throw', by, move, from: 'real' }
      : { kind: 'move', by, ...typed };
    if (await this.session.act(request)) await this.session.show();
  }

  private async roll(): Promise<void> {
    const { session } = this;
    const { match, journal } = session;
    const by = actorOf(match);
    if (by === undefined || !isDieDue(match)) return session.say(session.words.noDie);
    const move = fairThrow(match, journal.secret);
    if (move === undefined) return session.say(session.words.typeThrow);
    if (!(await session.act({ kind: 'throw', by, move, from: 'fair' }))) return;
    await session.say(session.words.thrown(move));
    await session.show();
  }

  /** S-DIE: a throw that was taken back comes again. */
  private async throwAgain(move: string): Promise<void> {
    const { session } = this;
    const by = actorOf(session.match);
    const from = session.match.setup.dice === undefined ? 'real' : 'fair';
    if (by === undefined || !(await session.act({ kind: 'throw', by, move, from }))) return;
    await session.say(session.words.thrownAgain(move));
    await session.show();
  }

  /** C-RESIGN: for the named side, else for the only person, else for the side to act. */
  private async resign(side: string): Promise<void> {
    const { session } = this;
    const by = this.personNamed(side) ?? actorOf(session.match);
    if (by === undefined) return;
    if (!(await session.confirm(session.words.confirmResign(by)))) return session.say(session.words.goesOn);
    await session.act({ kind: 'resign', by });
  }

  /** C-AGREE: the offer stands until it is answered, also after a resume. */
  private async askDraw(from: Player): Promise<void> {
    const { session } = this;
    const asked = session.seats.drawAnswerer(session.match);
    if (asked !== undefined) return this.computer.answerDraw(asked.by, asked.agent);
    const by = opponentOf(from);
    const answer = await this.decide(session.words.offerDraw(from, by));
    if (answer === undefined) return;
    const isDone = await session.act({ kind: answer ? 'accept' : 'decline', by });
    if (isDone && !answer) await session.say(session.words.goesOn);
  }

  /** Against the computer both plies go back at once; between people the other is asked. */
  private async undo(side: string): Promise<void> {
    const { session } = this;
    const by = this.personNamed(side) ?? lastMover(session.match);
    if (by === undefined) return session.say(session.words.nothingToTakeBack);
    const isDone = await session.act({ kind: 'takeback', by });
    if (!isDone || session.match.takebackAsker !== undefined) return;
    await session.say(session.words.takenBack);
    await session.show();
  }

  private async askTakeBack(from: Player): Promise<void> {
    const { session } = this;
    const by = opponentOf(from);
    const answer = await this.decide(session.words.askTakeBack(from, by));
    if (answer === undefined) return;
    if (!(await session.act({ kind: answer ? 'agree' : 'refuse', by }))) return;
    await session.say(answer ? session.words.takenBack : session.words.goesOn);
    if (answer) await session.show();
  }

  /** C-PERP: says how the claim was judged and by which line. A claim that is declined costs nothing. */
  private async claim(): Promise<void> {
    const { session } = this;
    const by = actorOf(session.match);
    if (by === undefined || !(await session.act({ kind: 'claim', by, claim: 'perpetual' }))) return;
    const { verdict } = session.match;
    if (verdict !== undefined) await session.say(session.words.claimed(verdict));
  }

  private async waitInPause(): Promise<void> {
    const { session } = this;
    await session.say(session.words.paused);
    if ((await session.ask()) === undefined) return;
    await session.act({ kind: 'resume', by: session.match.players[0] });
    await session.show();
  }

  private async doAsActor(kind: 'offer' | 'pause'): Promise<void> {
    const by = actorOf(this.session.match);
    if (by !== undefined) await this.session.act({ kind, by });
  }

  /** The person here whose side is named; without a name, the only one. */
  private personNamed(side: string): Player | undefined {
    const { match, seats } = this.session;
    return parsePlayer(side, seats.here(match)) ?? seats.onlyHere(match);
  }

  /** Yes or no to what the match asks; undefined when another command was typed, or nothing. */
  private async decide(question: string): Promise<boolean | undefined> {
    await this.session.say(question);
    const line = await this.session.ask();
    if (line === undefined) return undefined;
    const answer = parseYesNo(line);
    if (answer !== undefined) return answer;
    const typed = parseTypedCommand(line);
    await (typed === undefined ? this.session.say(this.session.words.answerYesNo) : this.perform(typed));
    return undefined;
  }
}
