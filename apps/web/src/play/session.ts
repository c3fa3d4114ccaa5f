import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { lastMover, type Opponent, Seats } from '@tabuleiro/any-game';
import type { ClaimKind, Player } from '@tabuleiro/game';
import {
  type ActionRequest,
  actorOf,
  isDieDue,
  type Match,
  type MatchError,
  opponentIn,
  type TurnRequest,
} from '@tabuleiro/match';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import type { BoardModel, Intent, Place } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { sentences } from '../language/sentences.js';
import type { Settings } from '../store/settings/settings.js';
import { playWords, storeWords } from '../words/app.js';
import type { PlayWords } from '../words/types/play.js';
import { announceAction, tellWalked } from './announcement.js';
import { Computer } from './computer.js';
import { Confirmation } from './confirmation.js';
import { Display } from './display.js';
import type { Live, LiveError } from './live.js';
import { type NoticeOutput, Notices, ruleOf } from './notices.js';
import { PendingMove } from './pendingMove.js';
import { Picking } from './picking.js';
import { Premove, placesOf } from './premove.js';
import type { Remote } from './remote.js';
import { Selection } from './selection.js';
import { Walk } from './walk.js';

type Response = 'accept' | 'decline' | 'agree' | 'refuse';

/** Why nothing can be chosen now. */
export const BLOCK_REASONS = [
  'readOnly',
  'watching',
  'unsent',
  'walking',
  'paused',
  'notNow',
  'realDieDue',
  'dieDue',
] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

export type SessionParts<S, M, P extends string> = NoticeOutput & {
  readonly view: GameView<S, M, P>;
  readonly live: Live<S, M>;
  readonly opponent: Opponent;
  /** Reads the game anew: somebody else went on with it. */
  readonly reload: () => void;
  /** The connection to the other player's device, where there is one. */
  readonly remote?: Remote;
};

/**
 * One game on the screen: what can be done in it, kept and told. It is made of parts, each the only one that writes what it
 * shows: the live match, the walk through its line, the selection, the move not yet played, the board on display, the
 * notices, the computer, and the connection to another device where there is one. Whatever is done in the match, each part
 * hears from the match itself and does its own about it, in the order in which they are made here.
 */
export class Session<S = unknown, M = unknown, P extends string = string> {
  readonly view: GameView<S, M, P>;
  readonly settings: ReadonlySignal<Settings>;
  readonly opponent: Opponent;
  readonly seats: Seats;
  readonly live: Live<S, M>;
  readonly remote: Remote | undefined;
  readonly notices: Notices;
  readonly confirmation: Confirmation;
  readonly walk: Walk<S, M, P>;
  readonly selection: Selection<S, M, P>;
  readonly pending: PendingMove<S, M, P>;
  readonly premove: Premove<S, M, P>;
  readonly picking: Picking<S, M, P>;
  readonly computer: Computer<S, M, P>;
  readonly display: Display<S, M, P>;
  private readonly reload: () => void;
  private readonly resigning: Signal<number> = signal(0);

  constructor(parts: SessionParts<S, M, P>) {
    this.view = parts.view;
    this.settings = parts.settings;
    this.opponent = parts.opponent;
    this.reload = parts.reload;
    this.seats = new Seats({ person: 'here', computer: parts.opponent });
    this.live = parts.live;
    this.remote = parts.remote;
    this.notices = new Notices(parts);
    this.confirmation = new Confirmation(this.notices);
    this.walk = new Walk(this.live, parts.view.written);
    this.selection = new Selection({
      view: parts.view,
      position: this.walk.present,
      isOpen: this.isOpen,
      isOver: computed(() => this.match.value.outcome !== undefined),
      lang: () => this.lang,
    });
    const context = { view: parts.view, position: this.walk.present };
    this.pending = new PendingMove({ ...context, isOpen: this.isOpen });
    this.premove = new Premove({ ...context, isOpen: this.isPremoveOpen });
    this.live.listen({
      done: (done) => announceAction(this, done),
      failed: (error) => this.reportError(error),
    });
    this.picking = new Picking(this);
    this.computer = new Computer(this);
    const { view, settings, seats, live, walk, selection, pending, premove, isOpen, isPremoveOpen } = this;
    this.display = new Display({
      ...{ view, settings, seats, live, walk, selection, pending, premove, isOpen, isPremoveOpen },
      hinted: this.computer.hinted,
      unsent: this.unsentPlaces,
      isAsked: (place) => this.confirmation.isAsked(place),
    });
  }

  get lang(): Lang {
    return this.settings.value.lang;
  }

  get words(): PlayWords {
    return playWords[this.lang];
  }

  /** The language whose letters moves are written with. */
  get letters(): Lang {
    return this.settings.value.letters ?? this.lang;
  }

  get match(): ReadonlySignal<Match<S, M>> {
    return this.live.match;
  }

  get board(): ReadonlySignal<BoardModel> {
    return this.display.board;
  }

  /** Counts how often resigning was asked for: the screen asks back each time. */
  get resignAsked(): ReadonlySignal<number> {
    return this.resigning;
  }

  /** May the person at this device choose now? */
  readonly isOpen: ReadonlySignal<boolean> = computed(() => {
    const match = this.match.value;
    const by = actorOf(match);
    const isOn = match.outcome === undefined && !match.paused && match.takebackAsker === undefined;
    const isShown = !this.live.isReader.value && this.walk.isPresent.value;
    const isFree = this.remote?.unsent.value === undefined;
    return isOn && isShown && isFree && by !== undefined && this.seats.isHere(match, by);
  });

  /** Is an earlier position shown while the game goes on? */
  readonly isRewound: ReadonlySignal<boolean> = computed(
    () => !this.walk.isPresent.value && this.match.value.outcome === undefined,
  );

  /** May the one person at this device choose a move before their turn? Not where each move waits for a die. */
  readonly isPremoveOpen: ReadonlySignal<boolean> = computed(() => {
    const match = this.match.value;
    const by = actorOf(match);
    const isOn = match.outcome === undefined && !match.paused && match.takebackAsker === undefined;
    const isShown = !this.live.isReader.value && this.walk.isPresent.value;
    const isDiced = isDieDue(match) || match.throwCount > 0;
    if (!this.settings.value.premove || !isOn || !isShown || isDiced || by === undefined) return false;
    return !this.seats.isHere(match, by) && this.seats.onlyHere(match) !== undefined;
  });

  /** May the person at this device throw? What a real die shows they say for the computer too, not for another person. */
  readonly isDieOurs: ReadonlySignal<boolean> = computed(() => {
    const { setup, paused } = this.match.value;
    const isTold = setup.dice === undefined && this.remote === undefined;
    return this.isOpen.value || (isTold && !paused && !this.live.isReader.value);
  });

  /** The places of a move that waits for the server: they are marked like those of a move that waits for its turn. */
  private readonly unsentPlaces: ReadonlySignal<readonly Place[]> = computed(() => {
    const text = this.remote?.unsent.value;
    const move = text === undefined ? undefined : this.walk.present.value.moveCalled(text);
    const path = this.selection.paths.value.find((known) => known.move === move);
    return placesOf(path?.steps ?? []);
  });

  /** Why nothing can be chosen now. */
  get blocked(): BlockReason | undefined {
    const match = this.match.value;
    if (this.live.isReader.value) return this.remote === undefined ? 'readOnly' : 'watching';
    if (!this.walk.isPresent.value) return 'walking';
    if (match.outcome !== undefined) return undefined;
    if (match.paused) return 'paused';
    if (this.remote?.unsent.value !== undefined) return 'unsent';
    if (!this.isOpen.value) return 'notNow';
    if (!isDieDue(match)) return undefined;
    return match.setup.dice === undefined ? 'realDieDue' : 'dieDue';
  }

  /** The game is on the screen and can be played: time runs from now on, and the computer plays. */
  begin(): void {
    this.live.start();
    void this.computer.drive();
  }

  /** What the board reports. */
  handle(intent: Intent): void {
    this.picking.handle(intent);
  }

  pick(place: Place): void {
    this.picking.pick(place);
  }

  drop(from: Place, to: Place): void {
    this.picking.drop(from, to);
  }

  answer(answer: string): void {
    this.picking.answer(answer);
  }

  /** A move that is not yet played is put back. */
  cancel(): void {
    this.picking.cancel();
  }

  /** Plays the move that stands on the board: as it is, or with what is added to it. */
  confirm(move?: M): void {
    this.picking.confirm(move);
  }

  /** A legal move of the present position. */
  play(move: M): Promise<boolean> {
    return this.ask({ kind: 'move', choice: { state: this.match.value.state, move } });
  }

  /** The text of an action, legal or not. */
  playText(text: string): Promise<boolean> {
    return this.ask({ kind: 'move', move: text });
  }

  /** S-DIE: the fair dice give the throw; with a real die the person says what it was. */
  throwDie(real?: number): Promise<boolean> {
    const fair = isDieDue(this.match.value) ? this.live.fairThrow() : undefined;
    if (fair !== undefined) return this.ask({ kind: 'throw', move: fair, from: 'fair' });
    return real === undefined
      ? Promise.resolve(false)
      : this.ask({ kind: 'throw', move: String(real), from: 'real' });
  }

  /** An action of an example or a task, whatever it is: a move, or what a real die shows. */
  perform(action: string): Promise<boolean> {
    return isDieDue(this.match.value) ? this.throwDie(Number(action)) : this.playText(action);
  }

  resign(by: Player): Promise<boolean> {
    return this.askAnyTime(() => ({ kind: 'resign', by }));
  }

  /** Has the screen ask back whether somebody really wants to resign. */
  askToResign(): void {
    this.resigning.value++;
  }

  offerDraw(): Promise<boolean> {
    return this.ask({ kind: 'offer' });
  }

  /** Asked back once: an offer cannot be withdrawn. */
  askToOfferDraw(): void {
    this.confirmation.press(
      'draw',
      () => this.words.drawAgain,
      () => void this.offerDraw(),
    );
  }

  respond(kind: Response): Promise<boolean> {
    return this.askAnyTime(() => this.responding(kind));
  }

  /** Yes or no to whatever waits for an answer by the time it comes: an offer, else a wish to take back. */
  reply(isYes: boolean): Promise<boolean> {
    return this.askAnyTime(() => {
      const { offer, takebackAsker } = this.match.value;
      const isAskedBack = offer === undefined && takebackAsker !== undefined;
      if (isAskedBack) return this.responding(isYes ? 'agree' : 'refuse');
      return this.responding(isYes ? 'accept' : 'decline');
    });
  }

  private responding(kind: Response): ActionRequest<S, M> {
    const match = this.match.value;
    const asker = kind === 'accept' || kind === 'decline' ? match.offer : match.takebackAsker;
    const other = asker && opponentIn(match, asker);
    // A computer answers for itself; where nothing waits for an answer, the match refuses.
    const isOurs = other !== undefined && this.seats.isHere(match, other);
    return { kind, by: isOurs ? other : (asker ?? match.players[0]) };
  }

  claim(claim: ClaimKind): Promise<boolean> {
    return this.ask({ kind: 'claim', claim });
  }

  /** Puts back a move that is not yet played. Otherwise: against the computer a person takes back their own last choice; between two people, the last choice of either. */
  async takeBack(): Promise<void> {
    if (this.pending.current.value !== undefined) {
      this.cancel();
      return;
    }
    this.computer.stop();
    const match = this.match.value;
    const by = (this.seats.isShared(match) ? lastMover(match) : this.seats.here(match).at(0)) ?? this.actor;
    await this.askAnyTime(() => ({ kind: 'takeback', by }));
    void this.computer.drive();
  }

  async hint(): Promise<void> {
    if (isDieDue(this.match.value)) {
      this.notices.refuse(() => this.words.noHint);
      return;
    }
    const isPaid = await this.ask({ kind: 'hint' });
    if (isPaid && this.match.value.outcome === undefined) await this.computer.hint();
  }

  pause(): Promise<boolean> {
    return this.askAnyTime(() => ({ kind: this.match.value.paused ? 'resume' : 'pause', by: this.actor }));
  }

  turnBoard(): void {
    this.display.turn();
    this.notices.say(this.words.flipped(wordPlayer(this.lang, this.display.bottom.value)));
  }

  /** Shows the position after the first `plies` moves; the present when there are no more. */
  walkTo(plies: number): void {
    const wasRewound = this.isRewound.value;
    this.computer.waitNoLonger();
    this.picking.forget();
    this.premove.clear();
    this.notices.clearPassing();
    this.walk.goTo(plies);
    const last = this.walk.last.value;
    const what = last === undefined ? this.words.atStart : tellWalked(this, last);
    // Said once, when one leaves the present: who hears only the moves would take them for new ones.
    this.notices.say(this.isRewound.value && !wasRewound ? this.words.rewinding(what) : what);
  }

  walkToPresent(): void {
    this.walkTo(this.walk.line.value.length);
  }

  /** Shows the position so many moves later, or before; false where there is no such position. */
  walkBy(plies: number): boolean {
    const to = this.walk.ply.value + plies;
    if (to < 0 || to > this.walk.line.value.length) return false;
    this.walkTo(to);
    return true;
  }

  /** What a person asks for: a failure is announced even if it is the same as before. */
  private ask(request: TurnRequest<S, M>): Promise<boolean> {
    this.notices.forgetStorageTrouble();
    return this.live.act(request);
  }

  private askAnyTime(request: () => ActionRequest<S, M>): Promise<boolean> {
    this.notices.forgetStorageTrouble();
    return this.live.do(request);
  }

  reportError(error: LiveError): void {
    if (error.code === 'worded') {
      this.notices.refuse(() => error.text(this.lang));
      return;
    }
    if (error.code !== 'store') {
      void this.refuseError(error);
      return;
    }
    if (error.problem === 'changed-elsewhere') this.reload();
    this.notices.showStorageTrouble(() => storeWords[this.lang].problems[error.problem]);
  }

  private async refuseError(error: MatchError): Promise<void> {
    const { wordMatchError } = await sentences();
    this.notices.refuse(
      () => wordMatchError(this.lang, this.view.written.game.id, error),
      ruleOf(error.refusal),
    );
  }

  /** The player to act; after the end any player, whose request the match then refuses. */
  private get actor(): Player {
    const match = this.match.value;
    return actorOf(match) ?? match.players[0];
  }
}
