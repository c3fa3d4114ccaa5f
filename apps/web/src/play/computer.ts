import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Agent } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import {
  actorOf,
  isDieDue,
  type Match,
  type PerformedAction,
  runningPlayer,
  type TurnRequest,
} from '@tabuleiro/match';
import type { Place } from '../board/model.js';
import { Pause, pauseBeforeMove, pauseBeforeThrow } from './rhythm.js';
import type { Session } from './session.js';

/** Milliseconds until an action that could not be saved is tried again. */
const BEFORE_NEXT_TRY = 1000;
/** Thinking that takes longer, in milliseconds, is announced (docs/players.md 1.2, point 14). */
const LONG = 2000;

const NO_PLACES: readonly Place[] = [];

/** What the computer may be asked for. */
type Matter = 'move' | 'hint' | 'draw' | 'evaluation';

/**
 * Plays the seats that no person at this device has: their moves, throws and answers to draw offers. Also gives the hints
 * and evaluations that people ask for.
 */
export class Computer<S = unknown, M = unknown, P extends string = string> {
  private readonly session: Session<S, M, P>;
  private readonly matter: Signal<'nothing' | Matter> = signal('nothing');
  private readonly proposed: Signal<readonly Place[]> = signal(NO_PLACES);
  private readonly pause = new Pause();
  /** By position: a hint that is asked for again is the same (N-TIME), else it would be another one for nothing. */
  private readonly hints = new Map<string, string>();
  private abort: AbortController | undefined;
  private isDriving = false;
  /** Has the match changed since `drive` last looked whose turn it is? */
  private isWanted = false;
  private isGone = false;
  /** Has the engine been fetched? */
  private isReady = false;

  constructor(session: Session<S, M, P>) {
    this.session = session;
    session.live.listen({ done: (done) => this.goOn(done) });
  }

  get thinking(): ReadonlySignal<'nothing' | Matter> {
    return this.matter;
  }

  /** The places of the move that a hint proposes. */
  get hinted(): ReadonlySignal<readonly Place[]> {
    return this.proposed;
  }

  /** A hint for a position that is gone helps nobody, and whatever was done, it may be the computer's turn now. */
  private goOn({ request, before, after }: PerformedAction<S, M>): void {
    if (request.kind === 'tick') return;
    this.waitNoLonger();
    this.clearHint();
    if (after.plies !== before.plies) this.stop();
    void this.drive();
  }

  /** Plays until it is a local person's turn. To be called whenever that may have changed. */
  async drive(): Promise<void> {
    this.isWanted = true;
    if (this.isDriving) return;
    this.isDriving = true;
    try {
      do this.isWanted = false;
      while ((await this.step()) || this.isWanted);
    } finally {
      this.isDriving = false;
    }
  }

  /** Aborts the current search. */
  stop(): void {
    this.abort?.abort();
  }

  /** Somebody does something else meanwhile: what is only held back so that it can be followed is done at once. */
  waitNoLonger(): void {
    this.pause.cutShort();
  }

  /** The game has left the screen: nothing is searched or played from now on. */
  leave(): void {
    this.isGone = true;
    this.stop();
    this.waitNoLonger();
  }

  clearHint(): void {
    this.proposed.value = NO_PLACES;
  }

  /** N-TIME: the person pays the price of the hint, not the time that the computer takes to find it. */
  async hint(): Promise<void> {
    // Asked twice, the hint that is being sought will do.
    if (this.matter.value === 'hint' && this.abort?.signal.aborted === false) return;
    const release = this.session.live.stop();
    await this.seekHint();
    release();
  }

  private async seekHint(): Promise<void> {
    const { session } = this;
    const { notices, selection, walk, view } = session;
    const match = session.match.value;
    notices.show(() => session.words.seekingHint, 'info');
    const asked = view.written.game.notation.formatPosition(match.state);
    const text =
      this.hints.get(asked) ?? (await this.think('hint', (signal) => session.opponent.hint(match, signal)));
    if (text !== undefined) this.hints.set(asked, text);
    if (text === undefined || session.match.value.outcome !== undefined) return;
    const position = walk.present.value;
    const move = position.moveCalled(text);
    if (move === undefined) return;
    const path = selection.paths.value.find((known) => known.move === move);
    const gameMove = position.withMove(move);
    const said = (): string => view.say(session.lang, gameMove);
    const written = (): string => view.written.format(position.state, move, session.letters);
    this.proposed.value = path?.steps.flatMap((step) => (step.kind === 'place' ? [step.place] : [])) ?? [];
    notices.answer(() => session.words.hint(`${written()} (${said()})`));
    notices.say(session.words.hint(said()));
  }

  /** Performs one action of a seat that is not local. False when there is nothing more to do. */
  private async step(): Promise<boolean> {
    const { session } = this;
    const match = session.match.value;
    const by = actorOf(match);
    const isOn = match.outcome === undefined && !match.paused && !session.live.isReader.value;
    // Nobody acts for a player at another device (O-SEAT).
    const isOurs = session.remote === undefined;
    if (!isOn || !isOurs || by === undefined) return false;
    const offered = session.seats.drawAnswerer(match);
    if (offered !== undefined) return this.answerDraw(match, offered.by, offered.agent);
    const agent = session.seats.agentOf(match, by);
    if (agent === undefined) return false;
    if (isDieDue(match)) return this.throwDie(match);
    await this.getReady(match);
    if (!this.isStillDue(match)) return false;
    const text = await this.think('move', (signal) => this.chooseInRhythm(agent, match, by, signal));
    if (text === undefined) return false;
    return this.isStillDue(match) && this.isKept(session.live.act(this.moving(text), match));
  }

  /** The move before it is to be seen first: what is thought of sooner is held back, on the time of the computer itself. */
  private async chooseInRhythm(
    agent: Agent,
    match: Match<S, M>,
    by: Player,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { walk, settings } = this.session;
    const choices = walk.present.value.moves.length;
    const isThrown = walk.line.value.at(-1)?.step.isThrow === true;
    const held = pauseBeforeMove(settings.value, { match, by, choices, isThrown });
    const [text] = await Promise.all([agent.choose(match, by, signal), this.pause.pass(held, signal)]);
    return text;
  }

  /** Its time is for thinking: until the engine has been fetched, its clock does not run. */
  private async getReady(match: Match<S, M>): Promise<void> {
    if (this.isReady || runningPlayer(match) === undefined) return;
    const { live, opponent } = this.session;
    const release = live.stop();
    const found = await this.think('move', async (signal) => {
      await opponent.getReady(match, signal);
      return true;
    });
    this.isReady = found === true;
    release();
  }

  /** An illegal text is passed on as it is: the match refuses it and says why. */
  private moving(text: string): TurnRequest<S, M> {
    const position = this.session.walk.present.value;
    const move = position.moveCalled(text);
    return move === undefined
      ? { kind: 'move', move: text }
      : { kind: 'move', choice: { state: position.state, move } };
  }

  /** Is the position still the one that was searched? Clock time may have been saved meanwhile, but nothing else. */
  private isStillDue(then: Match<S, M>): boolean {
    const match = this.session.match.value;
    const isSame = match.plies === then.plies && match.outcome === undefined && !match.paused;
    return isSame && !this.isGone;
  }

  /**
   * C-AGREE: at once, from its own evaluation; also an offer that was made before the game was closed. The offer was
   * made on the person's turn, and whether it is accepted is for the computer to consider: that costs the person nothing.
   */
  private async answerDraw(match: Match<S, M>, by: Player, agent: Agent): Promise<boolean> {
    const release = actorOf(match) === by ? undefined : this.session.live.stop();
    const isWelcome = await this.think('draw', (signal) => agent.acceptsDraw(match, by, signal));
    release?.();
    if (isWelcome === undefined) return false;
    const { live } = this.session;
    const answer = { kind: isWelcome ? 'accept' : 'decline', by } as const;
    return this.isKept(live.do(() => (live.match.value.offer === match.offer ? answer : undefined)));
  }

  /** Its die is thrown for it, by the program or by a person: until that is done its time does not run. */
  private async throwDie(match: Match<S, M>): Promise<boolean> {
    const { session } = this;
    session.live.stop();
    if (match.setup.dice === undefined) {
      session.notices.say(session.words.realDieDue);
      return false;
    }
    await this.pause.pass(pauseBeforeThrow(session.settings.value));
    const move = session.live.fairThrow();
    if (move === undefined || !this.isStillDue(match)) return false;
    return this.isKept(session.live.act({ kind: 'throw', move, from: 'fair' }, match));
  }

  /** P-F10: an action that cannot be saved is not done. True also after a pause, when it should be tried again. */
  private async isKept(doing: Promise<boolean>): Promise<boolean> {
    if (await doing) return true;
    if (!this.session.notices.hasStorageTrouble) return false;
    return (await this.think('move', () => pass(BEFORE_NEXT_TRY))) === true;
  }

  /** Undefined when the search was aborted or failed. */
  async think<T>(about: Matter, ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (this.isGone) return undefined;
    const { session } = this;
    const abort = new AbortController();
    this.abort = abort;
    this.matter.value = about;
    const { seekingHint, thinking } = session.words;
    const told = setTimeout(() => session.notices.say(about === 'hint' ? seekingHint : thinking), LONG);
    try {
      const answer = await ask(abort.signal);
      return abort.signal.aborted ? undefined : answer;
    } catch {
      session.notices.warn(() => session.words.engineFailed);
      return undefined;
    } finally {
      clearTimeout(told);
      if (this.abort === abort) {
        this.abort = undefined;
        this.matter.value = 'nothing';
      }
    }
  }
}

async function pass(ms: number): Promise<true> {
  await new Promise((done) => setTimeout(done, ms));
  return true;
}
