import type { Effect } from '@tabuleiro/game';
import type { Place, Travel } from '../board/model.js';
import type { GameMove } from '../games/position.js';
import type { GameView } from '../games/view.js';

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
