import type { Effect, Player } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordPlayer, wordTurn } from '@tabuleiro/words';
import type { BoardModel, Cell, Mark, Place, Travel } from '../board/model.js';
import type { GameMove, GamePosition } from '../games/position.js';
import type { GameView, Step } from '../games/view.js';
import { playWords } from '../words/app.js';
import { placesOf } from './premove.js';
import type { NextChoices } from './selection.js';

/** What a board shows, in a game or in an analysis, apart from what the game's view knows by itself. */
type BoardContent<S, M, P extends string> = {
  readonly position: GamePosition<S, M, P>;
  readonly cells: readonly Cell[];
  /** Whose turn it is; undefined where nobody moves any more. */
  readonly turnOf: Player | undefined;
  /** Whose side is nearest. */
  readonly bottom: Player;
  /** What the move left to be seen that led here. */
  readonly last: MoveMarks | undefined;
  /** Is the last move one that is not yet played? */
  readonly isPending: boolean;
  /** What is chosen so far, and what can be chosen next. */
  readonly steps: readonly Step[];
  readonly choices: NextChoices | undefined;
  /** Other marks, by their places. */
  readonly more?: readonly (readonly [Mark, Iterable<Place>])[];
};

export function boardModelOf<S, M, P extends string>(
  lang: Lang,
  view: GameView<S, M, P>,
  content: BoardContent<S, M, P>,
): BoardModel {
  const { position, cells, bottom, last } = content;
  return {
    name: nameOf(lang, view, content),
    rows: view.rows,
    columns: view.columns,
    cells,
    trays: view.trays(lang, position),
    vacancies: view.vacancies?.(lang, position) ?? [],
    marks: marksOf(view, content),
    flipped: view.canFlip && bottom !== view.written.game.players[0],
    columnNames: view.columnNames,
    rowNames: view.rowNames,
    track: view.track,
    travels: last?.travels ?? [],
    departures: last?.departures ?? [],
  };
}

/** The game, whose turn it is, and which side is nearest. */
function nameOf<S, M, P extends string>(
  lang: Lang,
  view: GameView<S, M, P>,
  { turnOf, bottom }: BoardContent<S, M, P>,
): string {
  const turn = turnOf === undefined ? [] : [wordTurn(lang, turnOf)];
  const side = view.canFlip ? [capital(playWords[lang].atBottom(wordPlayer(lang, bottom)))] : [];
  return [`${wordGame(lang, view.written.game.id)}.`, ...turn, ...side].join(' ');
}

/** The marks of each place. */
function marksOf<S, M, P extends string>(
  view: GameView<S, M, P>,
  { position, last, isPending, steps, choices, more = [] }: BoardContent<S, M, P>,
): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const marks = new Map<Place, Set<Mark>>();
  const mark = (name: Mark, places: Iterable<Place> = []): void => {
    for (const place of places) marks.set(place, (marks.get(place) ?? new Set()).add(name));
  };
  mark('zone', view.zones?.(position));
  mark('from', last?.from);
  mark(isPending ? 'pending' : 'to', last?.to);
  for (const [name, places] of more) mark(name, places);
  const king = position.inCheck ? view.kingOf(position) : undefined;
  if (king !== undefined) mark('check', [king]);
  mark('selected', placesOf(steps));
  // A first choice picks something up, unless it already says where something new goes: a king that is placed.
  const isFirst = steps.length === 0;
  for (const [place, all] of choices?.places ?? []) {
    for (const as of all) mark(isFirst && as === 'move' ? 'source' : as, [place]);
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
