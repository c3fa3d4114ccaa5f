import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Contest, fairThrow, lastChooser, type Opponent } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf, type ClaimKind, type MatchError, opponentIn, type Secret } from '@tabuleiro/match';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import type { BoardModel, Place } from '../board/model.js';
import type { Face, Question, Scene, Step } from '../games/face.js';
import { sentences } from '../i18n/sentences.js';
import type { StoreError } from '../store/gameStore.js';
import type { Settings } from '../store/settings.js';
import { storeWords } from '../store/words.js';
import { boardModelOf } from './boardModel.js';
import { type Options, optionsAfter } from './choosing.js';
import { Machine } from './machine.js';
import { isComputer, isShared } from './names.js';
import { narrate } from './narrator.js';
import { Picker } from './picker.js';
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
  /** Reads the game anew: somebody else went on with it. */
  readonly reload: () => void;
};

/** One game on the screen: what is shown, what is being chosen, and everything that can be done. */
export class Session {
  readonly parts: SessionParts;
  readonly table: Table;
  readonly machine: Machine;
  readonly picker: Picker;
  readonly steps: Signal<readonly Step[]> = signal([]);
  /** How many moves of the line are shown; undefined is the present. */
  readonly walk: Signal<number | undefined> = signal(undefined);
  readonly notice: Signal<Notice | undefined> = signal(undefined);
  readonly isTurned: Signal<boolean> = signal(false);
  /** Does the player want to be asked what is usually taken for granted, with this move? */
  readonly isAsking: Signal<boolean> = signal(false);
  /** Counts how often resigning was asked for: the screen asks back each time. */
  readonly resigning: Signal<number> = signal(0);
  readonly hinted: Signal<readonly Place[]> = signal([]);
  private known: readonly Passage[] = [];
  private texts: { letters: Lang; passages: readonly Passage[]; texts: readonly string[] } = {
    letters: 'pt-BR',
    passages: [],
    texts: [],
  };

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.table = new Table(parts.id, parts.contest, parts.store, parts.now);
    this.machine = new Machine(this);
    this.picker = new Picker(this);
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

  /** The line as people write it; what was written before is not written again. */
  written(letters: Lang): readonly string[] {
    const passages = this.passages.value;
    if (this.texts.letters !== letters) this.texts = { letters, passages: [], texts: [] };
    const { texts: known } = this.texts;
    const texts = passages.map((passage, i) =>
      this.texts.passages[i] === passage ? known[i] : passage.played.write(letters),
    );
    this.texts = { letters, passages, texts };
    return texts;
  }

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

  /** The question that this position's moves may end with, where its answer is usually taken for granted. */
  readonly extra: ReadonlySignal<Question | undefined> = computed(() => {
    if (!this.isOpen.value) return undefined;
    const answers = new Map<string, string[]>();
    for (const step of this.paths.value.flatMap(({ steps }) => steps.at(-1) ?? [])) {
      if (step.kind === 'answer')
        answers.set(step.question, [...(answers.get(step.question) ?? []), step.answer]);
    }
    for (const [question, given] of answers) {
      const asked = this.face.ask(this.lang, this.present.value, question, [...new Set(given)]);
      if (asked.usual !== undefined) return asked;
    }
    return undefined;
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
    const orientation = this.face.turns ? this.words.atBottom(wordPlayer(this.lang, this.bottom.value)) : '';
    return boardModelOf(this.lang, this.face, showing, orientation);
  });

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
    if (isDieDue(this.contest.value)) {
      this.refuse(this.words.noHint);
      return;
    }
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
    const passage = at === 0 ? undefined : all[at - 1];
    this.say(
      passage === undefined
        ? this.words.atStart
        : this.face.say(this.lang, passage.before, passage.played.move, passage.after),
    );
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
      this.isAsking.value = false;
      this.notice.value = undefined;
      this.walk.value = undefined;
    }
    const narration = narrate(this.lang, this.face, done);
    if (narration !== undefined) this.parts.announce(narration.text, narration.urgency);
    if (narration?.sound !== undefined) this.parts.sound(narration.sound);
    if (done.deed.kind !== 'tick') void this.machine.drive();
  }

  complain(error: MatchError | StoreError): void {
    if (error.code !== 'store') {
      void this.refuseError(error);
      return;
    }
    if (error.problem === 'changed-elsewhere') this.parts.reload();
    const text = storeWords[this.lang].problems[error.problem];
    this.notice.value = { text, tone: 'trouble' };
    this.parts.announce(text, 'assertive');
  }

  private async refuseError(error: MatchError): Promise<void> {
    const { wordMatchError } = await sentences();
    this.refuse(wordMatchError(this.lang, this.face.entry.id, error));
  }

  private byActor(make: (by: Player) => Deed): Deed | undefined {
    const by = actorOf(this.contest.value.match);
    return by === undefined ? undefined : make(by);
  }
}
