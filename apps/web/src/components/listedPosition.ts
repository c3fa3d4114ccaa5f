import type { GameId, GameOptions, Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { miniBoardOf, positionOf } from '../games/position.js';
import { loadView } from '../games/registry.js';
import type { MiniBoardContent } from './MiniBoard.js';

/** What only the rules of its game can tell about a position in a list. */
export type ListedPosition = {
  readonly players: readonly [Player, Player];
  /** Who acts; undefined when the game is over or the position cannot be read. */
  readonly turn: Player | undefined;
  /** Undefined until its drawings are known. */
  readonly board: MiniBoardContent | undefined;
};

/** As long as the rules of the game are not loaded. */
export const UNKNOWN_POSITION: ListedPosition = { players: ['w', 'b'], turn: undefined, board: undefined };

type Written = {
  readonly game: GameId;
  readonly position: string;
  readonly options?: GameOptions | undefined;
};

export async function listPosition(
  lang: Lang,
  { game, position, options }: Written,
): Promise<ListedPosition> {
  const view = await loadView(game);
  if (view === undefined) return UNKNOWN_POSITION;
  const { players, notation } = view.written.game;
  const read = notation.parsePosition(position, options);
  if (!read.ok) return { ...UNKNOWN_POSITION, players };
  const last = positionOf(view, read.value);
  return { players, turn: last.player, board: miniBoardOf(lang, view, last) };
}
