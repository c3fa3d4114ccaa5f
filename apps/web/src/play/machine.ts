import { type Signal, signal } from '@preact/signals';
import type { Contest } from '@tabuleiro/contest';
import { actorOf, opponentIn } from '@tabuleiro/match';
import { isComputer } from './names.js';
import { sceneOf } from './scene.js';
import type { Session } from './session.js';
import { type Deed, isDieDue } from './table.js';

/** So long the board rests before the computer throws, so that the throw can be followed. */
const BEFORE_THROW = 500;
/** After so long what could not be kept is tried again. */
const BEFORE_NEXT_TRY = 1000;
/** Thinking that takes longer is told (players.md 14). */
const LONG = 2000;

/** What it may be thinking about. */
type Matter = 'move' | 'hint' | 'draw' | 'evaluation';

/** The computer at the board: it moves when it is its turn, answers offers and gives hints. */
export class Machine {
  readonly thinking: Signal<'nothing' | Matter> = signal('nothing');
  private readonly session: Session;
  private abort: AbortController | undefined;
  private isDriving = false;
  /** Has something been done since it last looked whether it is its turn? */
  private isWanted = false;
  private isGone = false;

  constructor(session: Session) {
    this.session = session;
  }

  /** Plays for the computer until it is a person's turn. To be called whenever that may have changed. */
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

  /** Calls off whatever is being thought about. */
  stop(): void {
    this.abort?.abort();
  }

  /** The game is not shown any more: nothing is thought about or played from now on. */
  leave(): void {
    this.isGone = true;
    this.stop();
  }

  async hint(): Promise<void> {
    const { session } = this;
    const { match } = session.contest.value;
    session.notice.value = { text: () => session.words.seekingHint, tone: 'info' };
    const move = await this.think('hint', (signal) => session.parts.opponent.hint(match, signal));
    if (move === undefined || session.contest.value.match.outcome !== undefined) return;
    const scene = session.present.value;
    const path = session.paths.value.find(({ action }) => action === move);
    const { value: contest } = session.contest;
    const after = this.after(move);
    const said = (): string => session.face.say(session.lang, scene, move, after);
    const written = (): string => contest.write(move, session.parts.settings.value.letters ?? session.lang);
    session.hinted.value = path?.steps.flatMap((step) => (step.kind === 'place' ? [step.place] : [])) ?? [];
    session.notice.value = { text: () => session.words.hint(`${written()} (${said()})`), tone: 'info' };
    session.say(session.words.hint(said()));
  }

  /** One action of the computer; is there perhaps another one? */
  private async step(): Promise<boolean> {
    const { session } = this;
    const contest = session.contest.value;
    const by = actorOf(contest.match);
    const isOn =
      contest.match.outcome === undefined && !contest.match.paused && !session.parts.isReader.value;
    if (!isOn || by === undefined) return false;
    if (this.isAsked(contest)) return this.answerDraw(contest);
    if (!isComputer(contest, by)) return false;
    if (isDieDue(contest)) return this.throwDie(contest);
    const move = await this.think('move', (signal) =>
      session.parts.opponent.choose(contest.match, by, signal),
    );
    if (move === undefined) return false;
    return this.act(() => (this.isStillDue(contest) ? { kind: 'move', by, move } : undefined));
  }

  /** Time may have passed and been kept since then, but nothing else may have been done. */
  private isStillDue(then: Contest): boolean {
    const { match } = this.session.contest.value;
    const isSame = match.plies === then.match.plies && match.outcome === undefined && !match.paused;
    return isSame && !this.isGone;
  }

  private isAsked(contest: Contest): boolean {
    const { offer } = contest.match;
    return offer !== undefined && isComputer(contest, opponentIn(contest.match, offer));
  }

  /** C-AGREE: at once, from its own evaluation; also an offer that was made before the game was closed. */
  private async answerDraw({ match }: Contest): Promise<boolean> {
    const { session } = this;
    const by = match.offer === undefined ? undefined : opponentIn(match, match.offer);
    if (by === undefined) return false;
    const isWelcome = await this.think('draw', (signal) =>
      session.parts.opponent.acceptsDraw(match, by, signal),
    );
    if (isWelcome === undefined) return false;
    return this.act(() =>
      session.contest.value.match.offer === match.offer
        ? { kind: isWelcome ? 'accept' : 'decline', by }
        : undefined,
    );
  }

  private async throwDie(contest: Contest): Promise<boolean> {
    const { session } = this;
    if (contest.match.setup.dice === undefined) {
      session.say(session.words.realDieDue);
      return false;
    }
    await pass(BEFORE_THROW);
    return this.isStillDue(contest) && this.act(session.throwing());
  }

  private async act(deed: () => Deed | undefined): Promise<boolean> {
    return (await this.session.do(deed)) || this.waitOut();
  }

  /** F10: what cannot be kept is not done. Is it to be tried again? */
  private async waitOut(): Promise<boolean> {
    if (this.session.trouble === undefined) return false;
    return (await this.think('move', () => pass(BEFORE_NEXT_TRY))) === true;
  }

  /** Undefined when it was called off or failed. */
  async think<T>(about: Matter, ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (this.isGone) return undefined;
    const { session } = this;
    const abort = new AbortController();
    this.abort = abort;
    this.thinking.value = about;
    const told = setTimeout(() => session.say(session.words.thinking), LONG);
    try {
      const answer = await ask(abort.signal);
      return abort.signal.aborted ? undefined : answer;
    } catch {
      session.notice.value = { text: () => session.words.engineFailed, tone: 'trouble' };
      session.announce(session.words.engineFailed, 'assertive');
      return undefined;
    } finally {
      clearTimeout(told);
      if (this.abort === abort) {
        this.abort = undefined;
        this.thinking.value = 'nothing';
      }
    }
  }

  private after(move: string): ReturnType<typeof sceneOf> {
    const position = this.session.contest.value.position();
    const next = position.play(move);
    return sceneOf(next.ok ? next.value : position);
  }
}

async function pass(ms: number): Promise<true> {
  await new Promise((done) => setTimeout(done, ms));
  return true;
}
