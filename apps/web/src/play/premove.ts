import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardModel, Place } from '../board/model.js';
import type { GamePosition } from '../games/position.js';
import type { GameView, Path, Question, Step } from '../games/view.js';
import { choicesAfter, type NextChoices } from './selection.js';

/** What a move chosen beforehand depends on. */
export type PremoveContext<S, M, P extends string> = {
  readonly view: GameView<S, M, P>;
  /** The present position, in which the opponent is to move. */
  readonly position: ReadonlySignal<GamePosition<S, M, P>>;
  /** May a move be chosen beforehand now? */
  readonly isOpen: ReadonlySignal<boolean>;
};

const NO_STEPS: readonly Step[] = [];

/** What came of choosing a place while the opponent is to move. */
export type PremovePick = 'picked' | 'chosen' | 'dropped' | 'useless';

/**
 * A premove: the person's next move, chosen while the opponent is to move. It is a row of places, as a path without its answers.
 * What may be chosen is what some reply of the opponent would make legal, so a square that the opponent may capture on can be
 * recaptured on; whether it is legal is known when the turn comes.
 */
export class Premove<S = unknown, M = unknown, P extends string = string> {
  private readonly context: PremoveContext<S, M, P>;
  private readonly begun: Signal<readonly Step[]> = signal(NO_STEPS);
  private readonly chosen: Signal<readonly Place[]> = signal([]);

  constructor(context: PremoveContext<S, M, P>) {
    this.context = context;
  }

  /** The choices made so far, while it is not complete. */
  get steps(): ReadonlySignal<readonly Step[]> {
    return this.begun;
  }

  /** The places of the move that waits for its turn; empty where none does. */
  get places(): ReadonlySignal<readonly Place[]> {
    return this.chosen;
  }

  /** Worked out when the first place is chosen, once for a position. */
  private readonly paths = computed(() => possiblePaths(this.context.view, this.context.position.value));

  /** What can be chosen next; undefined where nothing was chosen yet. */
  readonly choices: ReadonlySignal<NextChoices | undefined> = computed(() =>
    this.context.isOpen.value && this.begun.value.length > 0
      ? choicesAfter(this.paths.value, this.begun.value)
      : undefined,
  );

  /** Chooses a place; whatever waited for its turn is given up. */
  pick(place: Place): PremovePick {
    const hadMove = this.chosen.value.length > 0;
    const begun = this.begun.value;
    this.clear();
    if (placesOf(begun)[0] === place) return 'dropped';
    const steps = goOn(this.paths.value, begun, place) ?? goOn(this.paths.value, NO_STEPS, place);
    if (steps === undefined) return hadMove || begun.length > 0 ? 'dropped' : 'useless';
    if (choicesAfter(this.paths.value, steps).move === undefined) {
      this.begun.value = steps;
      return 'picked';
    }
    this.chosen.value = placesOf(steps);
    return 'chosen';
  }

  /** Gives it up, whole or begun; true if there was anything. */
  clear(): boolean {
    const had = this.begun.value.length > 0 || this.chosen.value.length > 0;
    this.begun.value = NO_STEPS;
    this.chosen.value = [];
    return had;
  }
}

function goOn(paths: readonly Path[], begun: readonly Step[], place: Place): readonly Step[] | undefined {
  const as = choicesAfter(paths, begun).places.get(place)?.at(0);
  return as && [...begun, { kind: 'place', place, as }];
}

export function placesOf(steps: readonly Step[]): readonly Place[] {
  return steps.flatMap((step) => (step.kind === 'place' ? [step.place] : []));
}

/**
 * The places of all moves that could be legal after some reply. What is one place alone is no such move: a pass that nobody
 * meant would be played by a single touch.
 */
function possiblePaths<S, M, P extends string>(
  view: GameView<S, M, P>,
  position: GamePosition<S, M, P>,
): readonly Path[] {
  const found = new Map<string, Path>();
  for (const reply of position.moves) {
    const { after } = position.withMove(reply);
    if (after.player === position.player) continue;
    for (const { move, steps } of view.paths(after)) {
      // What a zone would take there depends on the reply: nothing is said of it beforehand.
      const places = steps.flatMap((step) =>
        step.kind === 'place' ? [{ kind: step.kind, place: step.place, as: step.as }] : [],
      );
      const key = placesOf(places).join(' ');
      if (places.length > 1 && !found.has(key)) found.set(key, { move, steps: places });
    }
  }
  return [...found.values()];
}

/** How a premove is called: its piece, as long as it is there, where it is and where it goes. */
export type PremoveName = {
  readonly piece: string | undefined;
  readonly from: string;
  readonly to: string;
};

export function callPremove(
  { cells, trays }: Pick<BoardModel, 'cells' | 'trays'>,
  places: readonly Place[],
): PremoveName {
  const called = places.map(
    (place) =>
      cells.find(({ id }) => id === place)?.spoken ?? trays.find(({ id }) => id === place)?.label ?? place,
  );
  return {
    piece: cells.find(({ id }) => id === places[0])?.man?.full,
    from: called.slice(0, -1).join(', '),
    to: called.at(-1) ?? '',
  };
}

/** What a premove comes to when its turn has come. */
export type Premoved<M> =
  | { readonly kind: 'move'; readonly move: M }
  /** Something has to be asked that nobody can answer beforehand. */
  | { readonly kind: 'question'; readonly steps: readonly Step[] }
  | { readonly kind: 'illegal' };

/** Finds it among the legal paths. Whatever has a usual answer is not asked. */
export function resolvePremove<M>(
  paths: readonly Path<M>[],
  places: readonly Place[],
  ask: (question: string, answers: readonly string[]) => Question,
): Premoved<M> {
  let steps: readonly Step[] = places.map((place) => ({ kind: 'place', place, as: 'move' }));
  for (;;) {
    const { move, question } = choicesAfter(paths, steps);
    if (move !== undefined) return { kind: 'move', move };
    if (question === undefined) return { kind: 'illegal' };
    const { usual, premoved = usual } = ask(question.question, question.answers);
    if (premoved === undefined) return { kind: 'question', steps };
    steps = [...steps, { kind: 'answer', question: question.question, answer: premoved }];
  }
}
