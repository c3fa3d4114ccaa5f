import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seats } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { actorOf, opponentIn, seatOf } from '@tabuleiro/match';
import type { BoardModel, Place, TargetMark, Tray } from '../board/model.js';
import type { GameView } from '../games/view.js';
import type { Settings } from '../store/settings/settings.js';
import { playWords } from '../words/app.js';
import { boardModelOf, moveMarksOf } from './boardModel.js';
import type { Live } from './live.js';
import type { PendingMove } from './pendingMove.js';
import type { Premove } from './premove.js';
import type { NextChoices, Selection } from './selection.js';
import type { Walk } from './walk.js';

/** What the board is made of. */
export type DisplayParts<S, M, P extends string> = {
  readonly view: GameView<S, M, P>;
  readonly settings: ReadonlySignal<Settings>;
  readonly seats: Seats;
  readonly live: Live<S, M>;
  readonly walk: Walk<S, M, P>;
  readonly selection: Selection<S, M, P>;
  readonly pending: PendingMove<S, M, P>;
  readonly premove: Premove<S, M, P>;
  /** May the person at this device choose now? */
  readonly isOpen: ReadonlySignal<boolean>;
  /** May they choose a move before their turn? */
  readonly isPremoveOpen: ReadonlySignal<boolean>;
  /** The places of the move that a hint proposes. */
  readonly hinted: ReadonlySignal<readonly Place[]>;
  /** The places of a move that waits for the server. */
  readonly unsent: ReadonlySignal<readonly Place[]>;
  /** Was the tray pressed once, and waits for the second time? */
  readonly isAsked: (place: Place) => boolean;
};

/** The board as it is shown, and which side of it is nearest. */
export class Display<S = unknown, M = unknown, P extends string = string> {
  private readonly parts: DisplayParts<S, M, P>;
  private readonly turned: Signal<boolean> = signal(false);
  private readonly upright: Signal<boolean> = signal(false);

  constructor(parts: DisplayParts<S, M, P>) {
    this.parts = parts;
  }

  /** Whose side of the board is nearest. */
  readonly bottom: ReadonlySignal<Player> = computed(() => {
    const { view, seats, live, settings } = this.parts;
    const match = live.match.value;
    const [first] = match.players;
    const isTurning = seats.isShared(match) && settings.value.sharing === 'turn';
    const own = (isTurning ? actorOf(match) : seats.here(match).at(0)) ?? first;
    if (!view.canFlip) return first;
    return this.turned.value ? opponentIn(match, own) : own;
  });

  /** The position on the board, with the move that is not yet played. */
  private readonly shown = computed(
    () => this.parts.pending.current.value?.gameMove.after ?? this.parts.walk.shown.value,
  );

  private readonly cells = computed(() => {
    const { view, settings } = this.parts;
    return view.cells(settings.value.lang, this.shown.value);
  });

  /** What can be chosen next; undefined where nothing can. The paths of a position are not worked out where nobody may choose. */
  private readonly choices = computed((): NextChoices | undefined => {
    const { selection, pending, premove, isOpen } = this.parts;
    const { value: held } = pending.current;
    if (held !== undefined)
      return { places: leaving(held.added.keys()), question: undefined, move: undefined };
    return isOpen.value ? selection.choices.value : premove.choices.value;
  });

  /** The move that led to what is shown, and what it left to be seen; a move that is not yet played is the last one. */
  private readonly last = computed(() => {
    const { view, walk, pending } = this.parts;
    const move = pending.current.value?.gameMove ?? walk.last.value;
    return move && moveMarksOf(view, move);
  });

  readonly board: ReadonlySignal<BoardModel> = computed(() => {
    const { view, settings, live, walk, selection, pending, premove, isPremoveOpen, hinted, unsent } =
      this.parts;
    const { lang } = settings.value;
    const isPending = pending.current.value !== undefined;
    const isPresent = walk.isPresent.value;
    const isOver = isPresent && live.match.value.outcome !== undefined;
    const model = boardModelOf(lang, view, {
      position: this.shown.value,
      cells: this.cells.value,
      // As long as a move is not yet played, it is still its player's turn.
      turnOf: isOver ? undefined : walk.shown.value.player,
      bottom: this.bottom.value,
      last: this.last.value,
      isPending,
      steps: isPending || !isPresent ? [] : [...selection.steps.value, ...premove.steps.value],
      choices: this.choices.value,
      more: [
        ['hint', hinted.value],
        ['premove', premove.places.value],
        ['premove', unsent.value],
      ],
    });
    return {
      ...model,
      trays: model.trays.map((tray) => this.withQuestion(tray)),
      premover: isPremoveOpen.value ? this.premover : undefined,
      upright: this.upright.value,
    };
  });

  /** A tray that was pressed once, and waits for the second time. */
  private withQuestion(tray: Tray): Tray {
    const { settings, isAsked } = this.parts;
    const { confirm } = playWords[settings.value.lang];
    return isAsked(tray.id) ? { ...tray, label: confirm, name: `${confirm}: ${tray.name}` } : tray;
  }

  /** Whose pieces may be moved before their turn. */
  private get premover(): 0 | 1 | undefined {
    const { live, seats } = this.parts;
    const match = live.match.value;
    const player = seats.onlyHere(match);
    return player && seatOf(match, player);
  }

  turn(): void {
    this.turned.value = !this.turned.value;
  }

  /** Does the board stand upright, its rows from top to bottom? */
  stand(isUpright: boolean): void {
    this.upright.value = isUpright;
  }

  /** The side of this player is nearest from now on. */
  sitAt(player: Player): void {
    if (this.bottom.value !== player) this.turn();
  }
}

/** What may be added to a move that is not yet played is always something that leaves the board. */
function leaving(places: Iterable<Place>): ReadonlyMap<Place, readonly TargetMark[]> {
  return new Map(Array.from(places, (place) => [place, ['leave']]));
}
