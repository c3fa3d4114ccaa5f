import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { Place, TargetMark } from '../board/model.js';
import type { GamePosition } from '../games/position.js';
import type { GameView, Path, Question, Step } from '../games/view.js';
import { boardWords } from '../words/app.js';

/** What a selection depends on. */
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

  constructor(around: SelectionContext<S, M, P>) {
    this.context = around;
  }

  get steps(): ReadonlySignal<readonly Step[]> {
    return this.chosen;
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
    const words = boardWords[this.context.lang()];
    const worded = this.wordQuestion(question.question, question.answers);
    const warned = worded.answers.map((each) =>
      question.lost.includes(each.answer) ? { ...each, label: words.lostAnswer(each.label) } : each,
    );
    return { ...worded, answers: warned };
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
   * Goes on with these steps; the move, as soon as its last choice is made. The steps then stay as they
   * were: the caller clears or drops the selection once the move is done or refused.
   */
  choose(steps: readonly Step[]): ChosenMove<M> | undefined {
    const { move, question } = choicesAfter(this.paths.value, steps);
    const chosen = move === undefined ? question && this.withAddition(steps, question) : { move };
    if (chosen === undefined) this.chosen.value = steps;
    return chosen;
  }

  /** Picks up what cannot move: nothing goes on from there, but what is tried with it can be explained. */
  hold(place: Place): void {
    this.chosen.value = [{ kind: 'place', place, as: 'move' }];
  }

  answer(answer: string): ChosenMove<M> | undefined {
    const question = this.choices.value.question?.question;
    return question === undefined
      ? undefined
      : this.choose([...this.chosen.value, { kind: 'answer', question, answer }]);
  }

  /** Forgets the steps; true if there were any. */
  drop(): boolean {
    const hadSteps = this.chosen.value.length > 0;
    this.chosen.value = NO_STEPS;
    return hadSteps;
  }

  /** The move without what may be added to it, where that is the last thing asked and can be left out. */
  private withAddition(
    steps: readonly Step[],
    { question, answers }: NextQuestion,
  ): ChosenMove<M> | undefined {
    const worded = this.wordQuestion(question, answers);
    const moveWith = (answer: string): M | undefined =>
      choicesAfter(this.paths.value, [...steps, { kind: 'answer', question, answer }]).move;
    const move = worded.usual === undefined ? undefined : moveWith(worded.usual);
    if (move === undefined) return undefined;
    const added = worded.answers.flatMap(({ answer, place }) => {
      const whole = answer === worded.usual ? undefined : moveWith(answer);
      return whole === undefined ? [] : [{ answer, move: whole, place }];
    });
    return { move, addition: { question, usual: worded.usual ?? '', answers: added } };
  }
}

/** A move whose choices are all made, and what may still be added to it: a duke that retires. */
export type ChosenMove<M = unknown> = {
  readonly move: M;
  readonly addition?: Addition<M>;
};

export type Addition<M = unknown> = {
  readonly question: string;
  /** The answer that adds nothing. */
  readonly usual: string;
  /** The whole move by each of the other answers. */
  readonly answers: readonly {
    readonly answer: string;
    readonly move: M;
    readonly place: Place | undefined;
  }[];
};

type NextQuestion = {
  readonly question: string;
  readonly answers: readonly string[];
  /** Those whose piece is lost at once. */
  readonly lost: readonly string[];
};

function withMarks(marks: readonly TargetMark[], { as, isLost }: PlaceStep): readonly TargetMark[] {
  const more: readonly TargetMark[] = isLost ? [as, 'lost'] : [as];
  return [...marks, ...more.filter((mark) => !marks.includes(mark))];
}

type PlaceStep = Extract<Step, { readonly kind: 'place' }>;

/** What can be chosen next. At most one of `places` and `question` has something to choose from. */
export type NextChoices<M = unknown> = {
  /** Each with all that choosing it may mean. */
  readonly places: ReadonlyMap<Place, readonly TargetMark[]>;
  readonly question: NextQuestion | undefined;
  /** The move, when the steps are a whole path. */
  readonly move: M | undefined;
};

/** What the legal paths leave open after the steps made so far. */
export function choicesAfter<M>(paths: readonly Path<M>[], steps: readonly Step[]): NextChoices<M> {
  const open = paths.filter((path) => steps.every((step, i) => isSame(step, path.steps[i])));
  const places = new Map<Place, readonly TargetMark[]>();
  const answers: string[] = [];
  const lost: string[] = [];
  let question: string | undefined;
  for (const { steps: all } of open) {
    const next = all.at(steps.length);
    if (next?.kind === 'place') places.set(next.place, withMarks(places.get(next.place) ?? [], next));
    if (next?.kind !== 'answer') continue;
    question ??= next.question;
    if (!answers.includes(next.answer)) answers.push(next.answer);
    if (next.isLost) lost.push(next.answer);
  }
  return {
    places,
    question: question === undefined ? undefined : { question, answers, lost },
    move: open.find((path) => path.steps.length === steps.length)?.move,
  };
}

function isSame(step: Step, other: Step | undefined): boolean {
  if (step.kind === 'place') return other?.kind === 'place' && step.place === other.place;
  return other?.kind === 'answer' && step.question === other.question && step.answer === other.answer;
}

/** What a person's choice of a place comes to. */
export type PickResult =
  | { readonly kind: 'chosen'; readonly steps: readonly Step[] }
  | { readonly kind: 'dropped' }
  /** Not a legal choice: `from` is what was picked up before, if anything. */
  | { readonly kind: 'refused'; readonly from: Place | undefined };

/** Goes on with the move where it can, else begins a new one; the same piece again puts it down. */
export function pick(paths: readonly Path[], steps: readonly Step[], place: Place): PickResult {
  const as = choicesAfter(paths, steps).places.get(place)?.at(0);
  if (as !== undefined) return { kind: 'chosen', steps: [...steps, { kind: 'place', place, as }] };
  const from = firstPlace(steps);
  if (from === place) return { kind: 'dropped' };
  const last = lastPlace(steps);
  if (last === place) return { kind: 'chosen', steps: steps.slice(0, -1) };
  // A partner that was picked may as well be a piece picked anew: then it goes on from there.
  const onward = last === undefined ? undefined : restart(paths, last, place);
  if (onward !== undefined) return { kind: 'chosen', steps: onward };
  const anew = choicesAfter(paths, []).places.get(place)?.at(0);
  if (anew !== undefined) return { kind: 'chosen', steps: [{ kind: 'place', place, as: anew }] };
  return { kind: 'refused', from };
}

function restart(paths: readonly Path[], from: Place, to: Place): readonly Step[] | undefined {
  const first = choicesAfter(paths, []).places.get(from)?.at(0);
  if (first === undefined) return undefined;
  const steps: readonly Step[] = [{ kind: 'place', place: from, as: first }];
  const as = choicesAfter(paths, steps).places.get(to)?.at(0);
  return as && [...steps, { kind: 'place', place: to, as }];
}

function lastPlace(steps: readonly Step[]): Place | undefined {
  const last = steps.at(-1);
  return last?.kind === 'place' && steps.length > 1 ? last.place : undefined;
}

export function firstPlace([first]: readonly Step[]): Place | undefined {
  return first?.kind === 'place' ? first.place : undefined;
}
