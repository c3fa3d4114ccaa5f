import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seats } from '@tabuleiro/any-game';
import type { Effect, Player } from '@tabuleiro/game';
import { actorOf, opponentIn, seatOf } from '@tabuleiro/match';
import { capital, wordGame, wordPlayer, wordTurn } from '@tabuleiro/words';
import type { BoardModel, Mark, Place, TargetMark, Travel, Tray } from '../board/model.js';
import type { GameMove } from '../games/position.js';
import type { GameView } from '../games/view.js';
import type { Settings } from '../store/settings/settings.js';
import { playWords } from '../words/app.js';
import type { Live } from './live.js';
import type { PendingMove } from './pendingMove.js';
import { type Premove, placesOf } from './premove.js';
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
    const { view, settings, isPremoveOpen } = this.parts;
    const { lang } = settings.value;
    const position = this.shown.value;
    return {
      name: this.name,
      rows: view.rows,
      columns: view.columns,
      cells: this.cells.value,
      trays: view.trays(lang, position).map((tray) => this.withQuestion(tray)),
      vacancies: view.vacancies?.(lang, position) ?? [],
      marks: this.marks,
      flipped: view.canFlip && this.bottom.value !== view.written.game.players[0],
      premover: isPremoveOpen.value ? this.premover : undefined,
      columnNames: view.columnNames,
      rowNames: view.rowNames,
      track: view.track,
      travels: this.last.value?.travels ?? [],
      departures: this.last.value?.departures ?? [],
      upright: this.upright.value,
    };
  });

  /** The game, whose turn it is (as long as a move is not yet played, still its player's), and which side is nearest. */
  private get name(): string {
    const { view, settings, live, walk } = this.parts;
    const { lang } = settings.value;
    const { player } = walk.shown.value;
    const isOver = walk.isPresent.value && live.match.value.outcome !== undefined;
    const turn = player === undefined || isOver ? [] : [wordTurn(lang, player)];
    const atBottom = playWords[lang].atBottom(wordPlayer(lang, this.bottom.value));
    return [
      `${wordGame(lang, view.written.game.id)}.`,
      ...turn,
      ...(view.canFlip ? [capital(atBottom)] : []),
    ].join(' ');
  }

  /** A tray that was pressed once, and waits for the second time. */
  private withQuestion(tray: Tray): Tray {
    const { settings, isAsked } = this.parts;
    const { confirm } = playWords[settings.value.lang];
    return isAsked(tray.id) ? { ...tray, label: confirm, name: `${confirm}: ${tray.name}` } : tray;
  }

  private get marks(): ReadonlyMap<Place, ReadonlySet<Mark>> {
    const { view, walk, selection, pending, premove, hinted, unsent } = this.parts;
    const position = this.shown.value;
    const isPending = pending.current.value !== undefined;
    const steps =
      isPending || !walk.isPresent.value ? [] : [...selection.steps.value, ...premove.steps.value];
    const marks = new Map<Place, Set<Mark>>();
    const mark = (name: Mark, places: Iterable<Place> = []): void => {
      for (const place of places) marks.set(place, (marks.get(place) ?? new Set()).add(name));
    };
    mark('zone', view.zones?.(position));
    mark('from', this.last.value?.from);
    mark(isPending ? 'pending' : 'to', this.last.value?.to);
    mark('hint', hinted.value);
    mark('premove', premove.places.value);
    mark('premove', unsent.value);
    const king = position.inCheck ? view.kingOf(position) : undefined;
    if (king !== undefined) mark('check', [king]);
    mark('selected', placesOf(steps));
    // A first choice picks something up, unless it already says where something new goes: a king that is placed.
    const isFirst = steps.length === 0;
    for (const [place, all] of this.choices.value?.places ?? []) {
      for (const as of all) mark(isFirst && as === 'move' ? 'source' : as, [place]);
    }
    return marks;
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

/** What a move leaves to be seen on the board: where it came from and went to, and the motion of its pieces. */
export type MoveMarks = {
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  readonly travels: readonly Travel[];
  /** How those go that leave the board by it. */
  readonly departures: readonly Travel[];
};

/** Read from what the rules say that the move did. */
export function moveMarksOf<S, M, P extends string>(
  view: Pick<GameView<S, M, P>, 'trayOf' | 'trayChangedBy'>,
  { move, effects }: GameMove<S, M, P>,
): MoveMarks {
  const isPushed = ({ kind }: Effect): boolean => kind === 'pushed';
  // The mover's own pieces first, then those that only give way.
  const inOrder = [...effects.filter((effect) => !isPushed(effect)), ...effects.filter(isPushed)];
  const marks = inOrder.map((effect) =>
    marksOfEffect(effect, effects, view.trayOf?.(effect.piece.player) ?? ''),
  );
  const to = [...marks.flatMap((each) => each.to ?? []), ...[view.trayChangedBy?.(move) ?? []].flat()];
  return {
    from: marks.flatMap(({ from = [] }) => from).filter((place) => !to.includes(place)),
    to,
    travels: marks.flatMap(({ travels = [] }) => travels),
    departures: marks.flatMap(({ departure = [] }) => departure),
  };
}

type EffectMarks = {
  readonly from?: Place;
  readonly to?: Place;
  readonly travels?: readonly Travel[];
  readonly departure?: Travel;
};

function marksOfEffect(effect: Effect, all: readonly Effect[], tray: Place): EffectMarks {
  switch (effect.kind) {
    case 'moved':
    case 'pushed': {
      const { from, to } = effect;
      const isLost = all.some((other) => other.kind === 'removed' && other.at === to);
      return isLost ? { from, to, departure: travel(from, to) } : along(from, to);
    }
    case 'entered':
      return along(tray, effect.to);
    case 'retired':
    case 'borneOff':
      return along(effect.from, tray);
    case 'swapped':
      return {
        ...along(effect.from, effect.to),
        travels: [travel(effect.from, effect.to), travel(effect.to, effect.from)],
      };
    case 'fell': {
      const { from, through, to } = effect;
      return { from, to, travels: [travel(from, through), travel(through, to)] };
    }
    case 'placed':
      return { to: effect.at };
    case 'sacrificed': {
      const victim = all.find(({ kind }) => kind === 'captured');
      const to = victim !== undefined && 'at' in victim ? victim.at : effect.at;
      return { from: effect.at, departure: travel(effect.at, to) };
    }
    case 'captured': // A capture is marked by the piece that goes there; after a charge no piece does.
      return all.some(({ kind }) => kind === 'sacrificed')
        ? { to: effect.at, departure: travel(effect.at, effect.at) }
        : {};
    case 'removed':
    case 'promoted':
      return {};
  }
}

const travel = (from: Place, to: Place): Travel => ({ from, to });

function along(from: Place, to: Place): EffectMarks {
  return { from, to, travels: [travel(from, to)] };
}
