import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WrittenGame } from '@tabuleiro/any-game';
import { hasPath, isSamePath, lastPath, type MoveTree, stateAt, type TreePath } from '@tabuleiro/game';
import { type LineStep, lineOf, treeOf } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import { GameMove, GamePosition } from '../games/position.js';
import type { Live } from './live.js';

/** A move of the line: who made it and when, and the positions around it. */
export class PlayedMove<S = unknown, M = unknown, P extends string = string> extends GameMove<S, M, P> {
  readonly step: LineStep<S, M>;
  private readonly written: WrittenGame<S, M, P>;
  private cached: { readonly letters: Lang; readonly text: string } | undefined;

  constructor(
    written: WrittenGame<S, M, P>,
    step: LineStep<S, M>,
    before: GamePosition<S, M, P>,
    after: GamePosition<S, M, P>,
  ) {
    super(written.game, step.move, before, after);
    this.step = step;
    this.written = written;
  }

  /** The number of the move, where the game has such numbers. */
  get number(): number | undefined {
    return this.written.moveNumber?.(this.before.state);
  }

  /** As people write it; what was written before is not written again. */
  write(letters: Lang): string {
    if (this.cached?.letters !== letters) {
      this.cached = { letters, text: this.written.format(this.before.state, this.move, letters) };
    }
    return this.cached.text;
  }
}

/** The moves of a match and which position among them is on the board: the present one, or an earlier one. */
export class Walk<S = unknown, M = unknown, P extends string = string> {
  private readonly live: Live<S, M>;
  private readonly written: WrittenGame<S, M, P>;
  /** The earlier position that was chosen, as a path of the tree at that time; undefined for the present one. */
  private readonly walked: Signal<TreePath | undefined> = signal(undefined);
  /** What was worked out of a position serves as long as the game is shown. */
  private readonly positions: Map<S, GamePosition<S, M, P>> = new Map();
  private known: readonly PlayedMove<S, M, P>[] = [];

  constructor(live: Live<S, M>, written: WrittenGame<S, M, P>) {
    this.live = live;
    this.written = written;
    live.listen({
      done: ({ request }) => {
        if (request.kind !== 'tick') this.goToPresent();
      },
    });
  }

  // Time that is kept makes another match every second. What follows from the board alone hangs on these, which stay
  // the same meanwhile, so that nothing of it is made or drawn anew.
  private readonly plies = computed(() => this.live.match.value.plies);
  private readonly state = computed(() => this.live.match.value.state);

  readonly tree: ReadonlySignal<MoveTree<S, M>> = computed(() => {
    void this.plies.value;
    return treeOf(this.live.match.peek());
  });

  /** Every move so far. What was known before is used again, so a long game costs no more than its last move. */
  readonly line: ReadonlySignal<readonly PlayedMove<S, M, P>[]> = computed(() => {
    void this.plies.value;
    this.known = this.extend(this.known);
    return this.known;
  });

  /** The present position. */
  readonly present: ReadonlySignal<GamePosition<S, M, P>> = computed(() => this.positionOf(this.state.value));

  /** What is shown. Moves that were taken back are not there any more. */
  readonly path: ReadonlySignal<TreePath> = computed(() => {
    const { value: path } = this.walked;
    return path !== undefined && hasPath(this.tree.value, path) ? path : lastPath(this.tree.value);
  });

  readonly isPresent: ReadonlySignal<boolean> = computed(() =>
    isSamePath(this.path.value, lastPath(this.tree.value)),
  );

  /** How many moves lead to what is shown. */
  readonly ply: ReadonlySignal<number> = computed(() => this.path.value.ply);

  /** The move that led to what is shown. */
  readonly last: ReadonlySignal<PlayedMove<S, M, P> | undefined> = computed(
    () => this.line.value[this.path.value.ply - 1],
  );

  /** The position on the board: the present one or an earlier one. */
  readonly shown: ReadonlySignal<GamePosition<S, M, P>> = computed(() =>
    this.positionOf(stateAt(this.tree.value, this.path.value)),
  );

  /** Shows the position after the first `ply` moves; the present one if there are fewer. */
  goTo(ply: number): void {
    const { branches, ply: most } = lastPath(this.tree.value);
    this.walked.value = ply >= most ? undefined : { branches, ply: Math.max(0, ply) };
  }

  goToPresent(): void {
    this.walked.value = undefined;
  }

  private positionOf(state: S): GamePosition<S, M, P> {
    const position = this.positions.get(state) ?? new GamePosition(this.written.game, state);
    this.positions.set(state, position);
    return position;
  }

  private extend(known: readonly PlayedMove<S, M, P>[]): readonly PlayedMove<S, M, P>[] {
    const steps = lineOf(this.live.match.peek());
    const differs = known.findIndex(({ step }, i) => !isSame(step, steps.at(i)));
    const line = known.slice(0, differs < 0 ? known.length : differs);
    for (const step of steps.slice(line.length)) {
      line.push(
        new PlayedMove(this.written, step, this.positionOf(step.before), this.positionOf(step.after)),
      );
    }
    return line;
  }
}

function isSame(step: LineStep, other: LineStep | undefined): boolean {
  return step.move === other?.move && step.after === other?.after;
}
