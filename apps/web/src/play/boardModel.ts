import type { Effect, Player } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordTurn } from '@tabuleiro/words';
import type { BoardModel, Cell, Mark, Place, Travel } from '../board/model.js';
import type { GameMove, GamePosition } from '../games/position.js';
import type { GameView, Step } from '../games/view.js';
import type { NextChoices } from './selection.js';

/** What the board shows, apart from what the game's view knows by itself. */
export type BoardContent<S, M, P extends string> = {
  readonly position: GamePosition<S, M, P>;
  /** Whose turn it is: while a move stands on the board that is not yet played, still its player's. */
  readonly player: Player | undefined;
  readonly cells: readonly Cell[];
  /** The move that led here; undefined at the start. */
  readonly last: GameMove<S, M, P> | undefined;
  /** Is it the end of the match, by the rules or not? Nobody moves there. */
  readonly isOver: boolean;
  readonly steps: readonly Step[];
  /** What can be chosen next; undefined where nothing can. */
  readonly choices: NextChoices | undefined;
  readonly hint: readonly Place[];
  /** Is the last move one that is not yet played? */
  readonly isPending: boolean;
  /** The places of the move that waits for its turn. */
  readonly premove: readonly Place[];
  /** Whose pieces may be moved before their turn. */
  readonly premover: 0 | 1 | undefined;
  readonly flipped: boolean;
};

export function boardModelOf<S, M, P extends string>(
  lang: Lang,
  view: GameView<S, M, P>,
  showing: BoardContent<S, M, P>,
  orientation: string,
): BoardModel {
  const { position, player, flipped, isOver } = showing;
  const last = showing.last && moveMarksOf(view, showing.last);
  const turn = player === undefined || isOver ? [] : [wordTurn(lang, player)];
  return {
    name: [`${wordGame(lang, view.written.game.id)}.`, ...turn, capital(orientation)]
      .filter(Boolean)
      .join(' '),
    rows: view.rows,
    columns: view.columns,
    cells: showing.cells,
    trays: view.trays(lang, position),
    vacancies: view.vacancies?.(lang, position) ?? [],
    marks: marksOf(view, showing, last),
    flipped,
    premover: showing.premover,
    columnNames: view.columnNames,
    rowNames: view.rowNames,
    track: view.track,
    travels: last?.travels ?? [],
    departures: last?.departures ?? [],
  };
}

function marksOf<S, M, P extends string>(
  view: GameView<S, M, P>,
  { position, steps, choices, hint, isPending, premove }: BoardContent<S, M, P>,
  last: MoveMarks | undefined,
): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const marks = new Map<Place, Set<Mark>>();
  const mark = (place: Place, name: Mark): void => {
    const set = marks.get(place) ?? new Set();
    marks.set(place, set.add(name));
  };
  for (const place of view.zones?.(position) ?? []) mark(place, 'zone');
  for (const place of last?.from ?? []) mark(place, 'from');
  for (const place of last?.to ?? []) mark(place, isPending ? 'pending' : 'to');
  for (const place of hint) mark(place, 'hint');
  for (const place of premove) mark(place, 'premove');
  const king = position.inCheck ? view.kingOf(position) : undefined;
  if (king !== undefined) mark(king, 'check');
  for (const step of steps) if (step.kind === 'place') mark(step.place, 'selected');
  if (choices === undefined) return marks;
  // A first choice picks something up, unless it already says where something new goes: a king that is placed.
  const isFirst = steps.length === 0;
  for (const [place, all] of choices.places) {
    for (const as of all) mark(place, isFirst && as === 'move' ? 'source' : as);
  }
  return marks;
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
