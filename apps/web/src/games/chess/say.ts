import type { Lang } from '@tabuleiro/words';
import type { Scene, Trace } from '../face.js';
import { changeOf, traceOf } from '../grid/change.js';
import { menOf } from '../grid/men.js';
import { gridWords } from '../grid/words.js';
import { type ChessAction, readAction } from './action.js';

/** What a move did, aloud. */
export function sayMove(lang: Lang, before: Scene, text: string, after: Scene): string {
  const men = menOf(before.position);
  const action = readAction(men, text);
  const { from, to, piece, victim } = action;
  const words = gridWords[lang];
  if (action.kind === 'castling') return sayCastling(lang, action, before, after);
  if (action.kind === 'enPassant') return words.takesEnPassant(from, victim ?? to, to);
  const taken = men.get(victim ?? '');
  const goes =
    taken === undefined ? words.goes(piece.name, from, to) : words.takes(piece.name, from, taken.name, to);
  return action.promotion === undefined ? goes : `${goes}, ${words.promotes(action.promotion)}`;
}

function sayCastling(lang: Lang, { from, to }: ChessAction, before: Scene, after: Scene): string {
  const words = gridWords[lang];
  const { followed } = changeOf(menOf(before.position), menOf(after.position), [{ from, to }]);
  const name = to > from ? words.shortCastling : words.longCastling;
  const rook = followed.map((step) => words.goes('rook', step.from, step.to));
  return `${name}: ${[words.goes('king', from, to), ...rook].join(', ')}`;
}

export function traceMove(before: Scene, text: string, after: Scene): Trace {
  const men = menOf(before.position);
  const { from, to } = readAction(men, text);
  return traceOf(men, menOf(after.position), [{ from, to }]);
}
