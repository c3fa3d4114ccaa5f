import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Contest, fairThrow, lastChooser, type Opponent } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf, type ClaimKind, type MatchError, opponentIn, type Secret } from '@tabuleiro/match';
import { type Lang, wordMatchError, wordNotationError, wordPlayer, wordRefusal } from '@tabuleiro/words';
import type { BoardModel, Intent, Place } from '../board/model.js';
import type { Face, Question, Scene, Step } from '../games/face.js';
import type { StoreError } from '../store/gameStore.js';
import type { Settings } from '../store/settings.js';
import { storeWords } from '../store/words.js';
import { boardModelOf } from './boardModel.js';
import { firstPlace, type Options, optionsAfter, pick } from './choosing.js';
import { Machine } from './machine.js';
import { isComputer, isShared } from './names.js';
import { narrate } from './narrator.js';
import { type Passage, passagesOf, sceneOf } from './scene.js';
import type { Sound } from './sound.js';
import { type Deed, type Done, isDieDue, type Kept, Table } from './table.js';
import { type PlayWords, playWords } from './words.js';

export type Announce = (text: string, urgency: 'polite' | 'assertive') => void;

/** A line under the board: what went wrong and by which rule, or what to know. */
export type Notice = {
  readonly text: string;
  readonly tone: 'info' | 'refused' | 'trouble';
  readonly rule?: string;
};

export type SessionParts = {
  readonly id: string;
  readonly face: Face;
  readonly contest: Contest;
  readonly secret: Secret | undefined;
  readonly store: Kept;
  readonly opponent: Opponent;
  readonly settings: ReadonlySignal<Settings>;
  /** Is the game open elsewhere, so that it can only be watched here? */
  readonly isReader: ReadonlySignal<boolean>;
  readonly announce: Announce;
  readonly sound: (sound: Sound) => void;
  readonly now: () => number;
};

/** One game on the screen: what is shown, what is being chosen, and everything that can be done. */
export class Session {
  readonly parts: SessionParts;
  readonly table: Table;
  readonly machine: Machine;
  readonly steps: Signal<readonly Step[]> = signal([]);
  /** How many moves of the line are shown; undefined is the present. */
  readonly walk: Signal<number | undefined> = signal(undefined);
  readonly notice: Signal<Notice | undefined> = signal(undefined);
  readonly isTurned: Signal<boolean> = signal(false);
  readonly hinted: Signal<readonly Place[]> = signal([]);
  private known: readonly Passage[] = [];

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.table = new Table(parts.id, parts.contest, parts.store, parts.now);
    this.machine = new Machine(this);
  }

  get face(): Face {
    return this.parts.face;
  }

  get lang(): Lang {
    return this.parts.settings.value.lang;
  }

  get words(): PlayWords {
    return playWords[this.lang];
  }

  readonly contest: ReadonlySignal<Contest> = computed(() => this.table.contest.value);

  readonly passages: ReadonlySignal<readonly Passage[]> = computed(() => {
    this.known = passagesOf(this.contest.value, this.known);
    return this.known;
  });

  /** The present position. */
  readonly present: ReadonlySignal<Scene> = computed(() => sceneOf(this.contest.value.position()));

  readonly paths = computed(() => {
    const { match } = this.contest.value;
    return match.outcome === undefined && match.turn.kind === 'player'
      ? this.face.paths(this.present.value)
      : [];
  });

  readonly options: ReadonlySignal<Options> = computed(() =>
    optionsAfter(this.paths.value, this.steps.value),
  );

  /** May the person at this device choose now? */
  readonly isOpen: ReadonlySignal<boolean> = computed(() => {
    const { match } = this.contest.value;
    const by = actorOf(match);
    const isOn = match.outcome === undefined && !match.paused && match.asked === undefined;
    const isHere = !this.parts.isReader.value && this.walk.value === undefined;
    return isOn && isHere && by !== undefined && !isComputer(this.contest.value, by);
  });

  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const { question } = this.options.value;
    if (question === undefined || !this.isOpen.value) return undefined;
    return this.face.ask(this.lang, this.present.value, question.question, question.answers);
  });

  /** Whose side of the board is nearest. */
  readonly bottom: ReadonlySignal<Player> = computed(() => {
    const contest = this.contest.value;
    const [first, second] = contest.match.players;
    const { sharing } = this.parts.settings.value;
    const acting = actorOf(contest.match) ?? first;
    const turning = isShared(contest) && sharing === 'turn' ? acting : first;
    const own = !isShared(contest) && isComputer(contest, first) ? second : turning;
    if (!this.face.turns) return first;
    return this.isTurned.value ? opponentIn(contest.match, own) : own;
  });

  readonly board: ReadonlySignal<BoardModel> = computed(() => {
    const passages = this.passages.value;
    const at = this.walk.value ?? passages.length;
    const last = passages.at(at - 1);
    const isPresent = at === passages.length;
    const scene = isPresent ? this.present.value : passages[at].before;
    const position = isPresent ? this.contest.value.position() : passages[at].played.before;
    const showing = {
      ...{ scene, position },
      last:
        at === 0 || last === undefined
          ? undefined
          : this.face.trace(last.before, last.played.move, last.after),
      isOpen: this.isOpen.value,
      steps: isPresent ? this.steps.value : [],
      options: this.options.value,
      hint: this.hinted.value,
      flipped: this.face.turns && this.bottom.value !== this.contest.value.match.players[0],
    };
    const orientation = this.face.turns ? this.words.flipped(wordPlayer(this.lang, this.bottom.value)) : '';
    return boardModelOf(this.lang, this.face, showing, orientation);
  });

  /** What the board reports. */
  handle(intent: Intent): void {
    switch (intent.kind) {
      case 'pick':
        return this.pick(intent.place);
      case 'drop':
        this.steps.value = [];
        this.pick(intent.from);
        return this.steps.value.length > 0 ? this.pick(intent.to) : undefined;
      case 'cancel':
        return this.cancel();
      case 'bump':
        return this.say(this.words.edge);
      case 'none-found':
        return this.say(this.words.noSuchPiece(intent.letter));
      case 'query':
        return;
    }
  }

  pick(place: Place): void {
    this.notice.value = undefined;
    const closed = this.whyClosed();
    if (closed !== undefined) return this.refuse(closed);
    const picked = pick(this.paths.value, this.steps.value, place);
    if (picked.kind === 'dropped') return this.cancel();
    if (picked.kind === 'refused') return this.explain(picked.from, place);
    this.choose(picked.steps);
  }

  answer(answer: string): void {
    const { question } = this.options.value;
    if (question === undefined) return;
    this.choose([...this.steps.value, { kind: 'answer', question: question.question, answer }]);
  }

  cancel(): void {
    if (this.steps.value.length > 0) this.say(this.words.cancelled);
    this.steps.value = [];
    this.notice.value = undefined;
  }

  /** The action is played as soon as its last choice is made. */
  private choose(steps: readonly Step[]): void {
    this.steps.value = steps;
    const { action } = this.options.value;
    if (action === undefined) return;
    this.steps.value = [];
    void this.play(action);
  }

  play(move: string): Promise<boolean> {
    return this.do(() => this.byActor((by) => ({ kind: 'move', by, move })));
  }

  /** S-DIE: the fair dice give the throw; with a real die the person says what it was. */
  throwDie(real?: number): Promise<boolean> {
    return this.do(() => {
      if (!isDieDue(this.contest.value)) return undefined;
      const fair = fairThrow(this.contest.value, this.parts.secret);
      const move = fair ?? (real === undefined ? undefined : String(real));
      if (move === undefined) return undefined;
      return this.byActor((by) => ({ kind: 'throw', by, move, from: fair === undefined ? 'real' : 'fair' }));
    });
  }

  resign(by: Player): Promise<boolean> {
    return this.do(() => ({ kind: 'resign', by }));
  }

  async offerDraw(): Promise<void> {
    const by = actorOf(this.contest.value.match);
    if (by === undefined || !(await this.do(() => ({ kind: 'offer', by })))) return;
    await this.machine.answerDraw(by);
  }

  respond(kind: 'accept' | 'decline' | 'agree' | 'refuse'): Promise<boolean> {
    const { match } = this.contest.value;
    const asker = kind === 'accept' || kind === 'decline' ? match.offer : match.asked;
    return this.do(() => (asker === undefined ? undefined : { kind, by: opponentIn(match, asker) }));
  }

  claim(claim: ClaimKind): Promise<boolean> {
    return this.do(() => this.byActor((by) => ({ kind: 'claim', by, claim })));
  }

  /** Against a computer the person's own last choice comes back, between people that of whoever chose last. */
  async takeBack(): Promise<void> {
    this.machine.stop();
    const contest = this.contest.value;
    const person = contest.match.players.find((player) => !isComputer(contest, player));
    const by = isShared(contest) ? lastChooser(contest) : person;
    if (by !== undefined) await this.do(() => ({ kind: 'takeback', by }));
    void this.machine.drive();
  }

  async hint(): Promise<void> {
    if (isDieDue(this.contest.value)) return this.refuse(this.words.noHint);
    const isPaid = await this.do(() => this.byActor((by) => ({ kind: 'hint', by })));
    if (isPaid && this.contest.value.match.outcome === undefined) await this.machine.hint();
  }

  pause(): Promise<boolean> {
    return this.do(() =>
      this.byActor((by) => ({ kind: this.contest.value.match.paused ? 'resume' : 'pause', by })),
    );
  }

  turnBoard(): void {
    this.isTurned.value = !this.isTurned.value;
    this.say(this.words.flipped(wordPlayer(this.lang, this.bottom.value)));
  }

  /** Shows the position after the first `plies` moves; the present when there are no more. */
  walkTo(plies: number): void {
    const all = this.passages.value;
    const at = Math.max(0, Math.min(plies, all.length));
    this.steps.value = [];
    this.walk.value = at === all.length ? undefined : at;
    const passage = all.at(at - 1);
    if (at === 0 || passage === undefined) return this.say(this.words.atStart);
    this.say(this.face.say(this.lang, passage.before, passage.played.move, passage.after));
  }

  /** A move as a person writes it. */
  type(text: string): void {
    const closed = this.whyClosed();
    if (closed !== undefined) return this.refuse(closed);
    const typed = this.face.typed?.(this.present.value, text);
    if (typed !== undefined) return void this.play(typed);
    const read = this.contest.value.read(text, this.lang);
    const other = read.ok || read.error.code === 'ambiguous' ? read : this.contest.value.read(text);
    if (other.ok) return void this.play(other.value);
    const refusal = this.contest.value.position().explain(text);
    if (refusal !== undefined && refusal.code !== 'bad-move') {
      return this.refuse(wordRefusal(this.lang, this.face.entry.id, refusal), refusal.rule);
    }
    this.refuse(wordNotationError(this.lang, other.error));
  }

  say(text: string): void {
    this.parts.announce(text, 'polite');
  }

  /** Every refusal is seen, spoken and heard. */
  refuse(text: string, rule?: string): void {
    this.notice.value = { text, tone: 'refused', ...(rule === undefined ? {} : { rule }) };
    this.parts.announce(text, 'assertive');
    this.parts.sound('refused');
  }

  /** Does it, keeps it, tells it; then the computer goes on if it is its turn. Was it done? */
  async do(deed: () => Deed | undefined): Promise<boolean> {
    const done = await this.table.do(deed);
    if (!done.ok) {
      this.complain(done.error);
      return false;
    }
    if (done.value === undefined) return false;
    this.told(done.value);
    return true;
  }

  told(done: Done): void {
    if (done.deed.kind !== 'tick') {
      this.steps.value = [];
      this.hinted.value = [];
      this.notice.value = undefined;
      this.walk.value = undefined;
    }
    const narration = narrate(this.lang, this.face, done);
    if (narration !== undefined) this.parts.announce(narration.text, narration.urgency);
    if (narration?.sound !== undefined) this.parts.sound(narration.sound);
    if (done.deed.kind !== 'tick') void this.machine.drive();
  }

  complain(error: MatchError | StoreError): void {
    if (error.code !== 'store') return this.refuse(wordMatchError(this.lang, this.face.entry.id, error));
    const text = storeWords[this.lang].problems[error.problem];
    this.notice.value = { text, tone: 'trouble' };
    this.parts.announce(text, 'assertive');
  }

  private byActor(make: (by: Player) => Deed): Deed | undefined {
    const by = actorOf(this.contest.value.match);
    return by === undefined ? undefined : make(by);
  }

  /** Why nothing can be chosen now. */
  private whyClosed(): string | undefined {
    const { match } = this.contest.value;
    if (this.parts.isReader.value) return this.words.readOnly;
    if (this.walk.value !== undefined) return this.words.walking;
    if (match.outcome !== undefined) return undefined;
    if (match.paused) return this.words.paused;
    if (!this.isOpen.value) return this.words.notNow;
    if (!isDieDue(this.contest.value)) return undefined;
    return match.setup.dice === undefined ? this.words.realDieDue : this.words.dieDue;
  }

  /** "Por que não posso?": the rule that forbids what was tried. */
  private explain(from: Place | undefined, to: Place): void {
    const scene = this.present.value;
    const attempt = this.face.attempt(scene, from ?? to, to);
    const refusal = attempt === undefined ? undefined : this.contest.value.position().explain(attempt);
    if (refusal !== undefined) {
      return this.refuse(wordRefusal(this.lang, this.face.entry.id, refusal), refusal.rule);
    }
    const man = this.face.cells(this.lang, scene).find(({ id }) => id === to)?.man;
    if (man === undefined) return this.refuse(this.words.nobodyThere);
    const isOwn = this.contest.value.match.players[man.side] === scene.player;
    this.refuse(isOwn ? this.words.stuck(man.full) : this.words.theirs(man.full));
  }

  /** Is anything being picked up? */
  get picked(): Place | undefined {
    return firstPlace(this.steps.value);
  }
}
