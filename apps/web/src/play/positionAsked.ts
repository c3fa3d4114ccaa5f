import type { Player } from '@tabuleiro/game';
import { isDieDue } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { BoardModel } from '../board/model.js';
import type { GamePosition } from '../games/position.js';
import type { GameView, Path } from '../games/view.js';
import type { Notices } from './notices.js';
import type { Session } from './session.js';

/** The position on a board that questions are asked about and moves are tried in: of a game, or of an analysis. */
export type PositionAsked = {
  readonly view: GameView;
  readonly lang: Lang;
  readonly notices: Notices;
  readonly board: BoardModel;
  readonly position: GamePosition;
  readonly paths: readonly Path[];
  readonly players: readonly [Player, Player];
  readonly isDieDue: boolean;
};

/** The position that a game shows: the present one, or an earlier one. */
export function shownIn({ view, lang, notices, board, walk, selection, match }: Session): PositionAsked {
  const isPresent = walk.isPresent.value;
  return {
    ...{ view, lang, notices, board: board.value, position: walk.shown.value },
    paths: isPresent ? selection.paths.value : view.paths(walk.shown.value),
    players: match.value.players,
    isDieDue: isPresent && isDieDue(match.value),
  };
}

/** The position that is being played in. */
export function presentIn(session: Session): PositionAsked {
  const { walk, selection } = session;
  return { ...shownIn(session), position: walk.present.value, paths: selection.paths.value };
}
