import type { Effect, Player } from '@tabuleiro/game';
import type { Place, Travel } from '../board/model.js';
import type { Trace } from './view.js';

/** Marks and motion of one thing that an action did. */
type Track = { readonly from?: Place; readonly to?: Place; readonly travels?: readonly Travel[] };

const NOTHING: Track = {};

/**
 * The marks and the motion of an action, from what the rules say it did. `trayOf` tells where the pieces of a player lie
 * beside the board: where they come from, or are taken to.
 */
export function traceOf(
  by: Player | undefined,
  effects: readonly Effect[],
  trayOf: (player: Player) => Place = () => '',
): Trace {
  const isPushed = ({ kind }: Effect): boolean => kind === 'pushed';
  // What the action itself does comes first, then what only gives way.
  const inOrder = [...effects.filter((effect) => !isPushed(effect)), ...effects.filter(isPushed)];
  const tracks = inOrder.map((effect) => trackOf(effect, effects, trayOf));
  const to = tracks.flatMap((track) => track.to ?? []);
  const from = tracks.flatMap((track) => track.from ?? []);
  return {
    from: from.filter((place) => !to.includes(place)),
    to,
    travels: tracks.flatMap(({ travels = [] }) => travels),
    captures: effects.some(({ kind }) => LOSSES.includes(kind)),
    pushes: effects.some((effect) => isPushed(effect) && effect.piece.player !== by),
  };
}

const LOSSES: readonly Effect['kind'][] = ['captured', 'removed', 'sacrificed', 'swapped'];

function trackOf(effect: Effect, all: readonly Effect[], trayOf: (player: Player) => Place): Track {
  const tray = trayOf(effect.piece.player);
  switch (effect.kind) {
    case 'moved':
    case 'pushed': {
      const { from, to } = effect;
      return isLost(to, all) ? { from, to } : along(from, to);
    }
    case 'entered':
      return along(tray, effect.to);
    case 'retired':
    case 'borneOff':
      return along(effect.from, tray);
    case 'swapped': {
      const { from, to } = effect;
      return { from, to, travels: [...travels(from, to), ...travels(to, from)] };
    }
    case 'fell': {
      const { from, through, to } = effect;
      return { from, to, travels: [...travels(from, through), ...travels(through, to)] };
    }
    case 'placed':
      return { to: effect.at };
    case 'sacrificed':
      return { from: effect.at };
    case 'captured': // Marked by whoever goes there; nobody does who is taken along.
      return all.some(({ kind }) => kind === 'sacrificed') ? { to: effect.at } : NOTHING;
    case 'removed':
    case 'promoted':
      return NOTHING;
  }
}

function along(from: Place, to: Place): Track {
  return { from, to, travels: travels(from, to) };
}

function travels(from: Place, to: Place): readonly Travel[] {
  return [{ from, to }];
}

/** Nobody follows a piece that is gone when it arrives. */
function isLost(place: Place, effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.kind === 'removed' && effect.at === place);
}
