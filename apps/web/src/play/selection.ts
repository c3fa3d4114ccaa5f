import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../board/model.js';
import type { GamePosition } from '../games/position.js';
import type { GameView, Path, Question, Step } from '../games/view.js';
import { choicesAfter, type NextChoices, type PickResult, pick } from './choosing.js';

/** What a selection asks around itself. */
export type SelectionContext<S, M, P extends string> = {
  readonly view: GameView<S, M, P>;
  /** The position that a move is chosen in. */
  readonly position: ReadonlySignal<GamePosition<S, M, P>>;
  /** May the person at this device choose now? */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly lang: () => Lang;
};

const NO_STEPS: readonly Step[] = [];

/** The move that is being chosen, step by step. */
export class Selection<S = unknown, M = unknown, P extends string = string> {
  private readonly context: SelectionContext<S, M, P>;
  private readonly chosen: Signal<readonly Step[]> = signal(NO_STEPS);
  private readonly asking: Signal<boolean> = signal(false);

  constructor(around: SelectionContext<S, M, P>) {
    this.context = around;
  }

  get steps(): ReadonlySignal<readonly Step[]> {
    return this.chosen;
  }

  /** Does the player want to be asked what is usually taken for granted, with this move? */
  get isAsking(): ReadonlySignal<boolean> {
    return this.asking;
  }

  /** Whose move it is. */
  get side(): 0 | 1 {
    const { view, position } = this.context;
    return position.value.player === view.written.game.players[1] ? 1 : 0;
  }

  readonly paths: ReadonlySignal<readonly Path<M>[]> = computed(() => {
    const { view, position, isOver } = this.context;
    return isOver.value ? [] : view.paths(position.value);
  });

  readonly choices: ReadonlySignal<NextChoices<M>> = computed(() =>
    choicesAfter(this.paths.value, this.chosen.value),
  );

  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const { question } = this.choices.value;
    if (question === undefined || !this.context.isOpen.value) return undefined;
    return this.wordQuestion(question.question, question.answers);
  });

  /** The name of the question that this position's moves may end with, where its answer is usually taken for granted. */
  readonly extra: ReadonlySignal<string | undefined> = computed(() => {
    if (!this.context.isOpen.value) return undefined;
    const answers = new Map<string, string[]>();
    for (const step of this.paths.value.flatMap(({ steps }) => steps.at(-1) ?? [])) {
      if (step.kind === 'answer')
        answers.set(step.question, [...(answers.get(step.question) ?? []), step.answer]);
    }
    for (const [question, given] of answers) {
      if (this.wordQuestion(question, [...new Set(given)]).usual !== undefined) return question;
    }
    return undefined;
  });

  wordQuestion(question: string, answers: readonly string[]): Question {
    const { view, position, lang } = this.context;
    return view.ask(lang(), position.value, question, answers);
  }

  /** What choosing a place comes to; nothing is changed by asking. */
  look(place: Place): PickResult {
    return pick(this.paths.value, this.chosen.value, place);
  }

  /**
   * Goes on with these steps; the move, as soon as its last choice is made. Then nothing changes here: whoever plays it
   * clears the selection when the move is done, or drops it.
   */
  choose(steps: readonly Step[]): M | undefined {
    const whole = this.withUsual(steps);
    const { move } = choicesAfter(this.paths.value, whole);
    if (move === undefined) this.chosen.value = whole;
    return move;
  }

  answer(answer: string): M | undefined {
    const question = this.choices.value.question?.question;
    return question === undefined
      ? undefined
      : this.choose([...this.chosen.value, { kind: 'answer', question, answer }]);
  }

  /** Was anything chosen? */
  drop(): boolean {
    const hadSteps = this.chosen.value.length > 0;
    this.chosen.value = NO_STEPS;
    return hadSteps;
  }

  toggleAsking(): void {
    this.asking.value = !this.asking.value;
  }

  /** Another position: nothing of it counts any more. */
  clear(): void {
    this.chosen.value = NO_STEPS;
    this.asking.value = false;
  }

  /** What may be taken for granted is not asked, unless the player wants to be. */
  private withUsual(steps: readonly Step[]): readonly Step[] {
    const { question } = choicesAfter(this.paths.value, steps);
    if (question === undefined || this.asking.value) return steps;
    const { usual } = this.wordQuestion(question.question, question.answers);
    if (usual === undefined) return steps;
    return this.withUsual([...steps, { kind: 'answer', question: question.question, answer: usual }]);
  }
}
