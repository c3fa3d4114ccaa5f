import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Place } from '../board/model.js';
import type { GameMove, GamePosition } from '../games/position.js';
import type { GameView } from '../games/view.js';
import { moveMarksOf } from './boardModel.js';
import type { ChosenMove } from './selection.js';

/** A move that stands on the board and is not yet played. */
export type Pending<S = unknown, M = unknown, P extends string = string> = ChosenMove<M> & {
  /** The move as it stands, without what may be added to it. */
  readonly gameMove: GameMove<S, M, P>;
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  /** Where something stands that may be added, and the whole move with it. */
  readonly added: ReadonlyMap<Place, M>;
};

/** What a pending move depends on. */
type PendingContext<S, M, P extends string> = {
  readonly view: GameView<S, M, P>;
  readonly position: ReadonlySignal<GamePosition<S, M, P>>;
  readonly isOpen: ReadonlySignal<boolean>;
};

/** What choosing a place does to a pending move: plays a move, puts the piece back, or nothing. */
export type PendingAnswer<M> =
  | { readonly kind: 'play'; readonly move: M }
  | { readonly kind: 'back' }
  | { readonly kind: 'none' };

/**
 * The move that waits to be confirmed, or for what may be added to it (B-DUKE-A). It is part of no match: nothing of it is
 * kept or told as played, and it is gone as soon as it could not be played any more.
 */
export class PendingMove<S = unknown, M = unknown, P extends string = string> {
  private readonly context: PendingContext<S, M, P>;
  private readonly held: Signal<Pending<S, M, P> | undefined> = signal(undefined);

  constructor(context: PendingContext<S, M, P>) {
    this.context = context;
  }

  /** Void in any other position, and where nobody may choose: time is up, somebody looks back. */
  readonly current: ReadonlySignal<Pending<S, M, P> | undefined> = computed(() => {
    const { position, isOpen } = this.context;
    const { value: held } = this.held;
    return isOpen.value && held?.gameMove.before === position.value ? held : undefined;
  });

  hold(chosen: ChosenMove<M>): void {
    const { view, position } = this.context;
    const gameMove = position.value.withMove(chosen.move);
    const { from, to } = moveMarksOf(view, gameMove);
    const added = (chosen.addition?.answers ?? []).flatMap(({ place, move }) =>
      place === undefined ? [] : [[place, move] as const],
    );
    this.held.value = { ...chosen, gameMove, from, to, added: new Map(added) };
  }

  /** Puts the piece back; true if there was one. */
  drop(): boolean {
    const hadMove = this.current.value !== undefined;
    this.held.value = undefined;
    return hadMove;
  }

  /** What may be added is chosen where it stands; where the piece went plays the move, where it came from takes it back. */
  answerAt(place: Place): PendingAnswer<M> {
    const pending = this.current.value;
    const move = pending?.added.get(place) ?? (pending?.to.includes(place) ? pending.move : undefined);
    if (move !== undefined) return { kind: 'play', move };
    return { kind: pending?.from.includes(place) ? 'back' : 'none' };
  }
}
