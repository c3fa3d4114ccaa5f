import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Contest, Position } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf, opponentIn } from '@tabuleiro/match';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import type { BoardModel, Place } from '../board/model.js';
import type { Face, Question, Scene, Step } from '../games/face.js';
import { boardModelOf } from './boardModel.js';
import { type Options, optionsAfter } from './choosing.js';
import { isComputer, isShared } from './names.js';
import { type Passage, passagesOf, sceneOf } from './scene.js';
import type { Notice, SessionParts } from './sessionParts.js';
import { Table } from './table.js';
import { type PlayWords, playWords } from './words.js';

/** What a game on the screen shows and what is being chosen: all that follows from the match and the settings. */
export class SessionView {
  readonly parts: SessionParts;
  readonly table: Table;
  readonly steps: Signal<readonly Step[]> = signal([]);
  /** Where somebody has walked to in the line, as it was then. */
  readonly walked: Signal<number | undefined> = signal(undefined);
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

  // Time that is kept makes another match every second. What follows from the board alone hangs on these, which stay
  // the same meanwhile, so that nothing of it is made or drawn anew.
  private readonly plies = computed(() => this.contest.value.match.plies);
  private readonly state = computed(() => this.contest.value.match.state);
  private readonly position: ReadonlySignal<Position> = computed(() => {
    void this.state.value;
    return this.contest.peek().position();
  });

  readonly passages: ReadonlySignal<readonly Passage[]> = computed(() => {
    void this.plies.value;
    this.known = passagesOf(this.contest.peek(), this.known);
    return this.known;
  });

  /** How many moves of the line are shown; undefined is the present. Moves that were taken back are not there any more. */
  readonly walk: ReadonlySignal<number | undefined> = computed(() => {
    const { value: at } = this.walked;
    return at !== undefined && at < this.passages.value.length ? at : undefined;
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
  readonly present: ReadonlySignal<Scene> = computed(() => sceneOf(this.position.value));

  /** Is a player to choose, and not to throw? */
  private readonly isChoice = computed(() => {
    const { outcome, turn } = this.contest.value.match;
    return outcome === undefined && turn.kind === 'player';
  });

  readonly paths = computed(() => (this.isChoice.value ? this.face.paths(this.present.value) : []));

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

  /** May the person at this device throw? What a real die shows they say for the computer too. */
  readonly isDieOurs: ReadonlySignal<boolean> = computed(() => {
    const { setup, paused } = this.contest.value.match;
    return this.isOpen.value || (setup.dice === undefined && !paused && !this.parts.isReader.value);
  });

  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const { question } = this.options.value;
    if (question === undefined || !this.isOpen.value) return undefined;
    return this.face.ask(this.lang, this.present.value, question.question, question.answers);
  });

  /** The name of the question that this position's moves may end with, where its answer is usually taken for granted. */
  readonly extra: ReadonlySignal<string | undefined> = computed(() => {
    if (!this.isOpen.value) return undefined;
    const answers = new Map<string, string[]>();
    for (const step of this.paths.value.flatMap(({ steps }) => steps.at(-1) ?? [])) {
      if (step.kind === 'answer')
        answers.set(step.question, [...(answers.get(step.question) ?? []), step.answer]);
    }
    for (const [question, given] of answers) {
      const asked = this.face.ask(this.lang, this.present.value, question, [...new Set(given)]);
      if (asked.usual !== undefined) return question;
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

  /** The position on the board: the present, or one that somebody looks back at. */
  readonly scene: ReadonlySignal<Scene> = computed(
    () => this.passages.value.at(this.walk.value ?? Number.POSITIVE_INFINITY)?.before ?? this.present.value,
  );

  private readonly cells = computed(() => this.face.cells(this.lang, this.scene.value));

  readonly board: ReadonlySignal<BoardModel> = computed(() => {
    const passages = this.passages.value;
    const at = this.walk.value ?? passages.length;
    const last = passages.at(at - 1);
    const isPresent = at === passages.length;
    const showing = {
      scene: this.scene.value,
      cells: this.cells.value,
      position: isPresent ? this.position.value : passages[at].played.before,
      last:
        at === 0 || last === undefined
          ? undefined
          : this.face.trace(last.before, last.played.move, last.after),
      isOpen: this.isOpen.value,
      isOver: isPresent && this.contest.value.match.outcome !== undefined,
      steps: isPresent ? this.steps.value : [],
      options: this.options.value,
      hint: this.hinted.value,
      flipped: this.face.turns && this.bottom.value !== this.face.entry.players[0],
    };
    const orientation = this.face.turns ? this.words.atBottom(wordPlayer(this.lang, this.bottom.value)) : '';
    return boardModelOf(this.lang, this.face, showing, orientation);
  });
}
