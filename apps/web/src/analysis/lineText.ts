import type { Lang } from '@tabuleiro/words';
import type { GameView } from '../games/view.js';
import { StudyPosition } from './studyPosition.js';

/** As much of a line as is worth reading. */
const SHOWN = 12;

/** A move of a line of the engine. */
export type LineMove = {
  readonly move: unknown;
  /** As people write it, with its number where it begins a line or a pair: `12. Cf3`, `12… Cf6`. */
  readonly text: string;
  readonly spoken: string;
};

/** The moves of a line from a position, as far as they can be read. */
export function readLine(
  view: GameView,
  start: StudyPosition,
  texts: readonly string[],
  lang: Lang,
  letters: Lang,
): readonly LineMove[] {
  const { written } = view;
  const moves: LineMove[] = [];
  let position = start;
  for (const text of texts.slice(0, SHOWN)) {
    const move = position.continuations.find((each) => written.game.notation.formatMove(each) === text);
    if (move === undefined) break;
    const after = new StudyPosition(written.game, written.game.apply(position.state, move));
    const number = numberOf(view, position, moves.length === 0);
    moves.push({
      move,
      text: number + written.format(position.state, move, letters),
      spoken: view.say(lang, position.withMove(move, after)),
    });
    position = after;
  }
  return moves;
}

/** `12. ` before a move of the first player, `12… ` before one of the second that begins a line; empty where games have no numbers. */
export function numberOf({ written }: GameView, { state, player }: StudyPosition, isFirst: boolean): string {
  const number = written.moveNumber?.(state);
  if (number === undefined) return '';
  if (player === written.game.players[0]) return `${number}. `;
  return isFirst ? `${number}… ` : '';
}
