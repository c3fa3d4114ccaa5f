import { effectsOfKind } from '@tabuleiro/game';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang } from '@tabuleiro/words';
import { gridWords } from '../../words/grid.js';
import type { ChessGameMove } from './chess.js';

/** What a move did, aloud. */
export function sayMove(lang: Lang, { move, effects }: ChessGameMove): string {
  const words = gridWords[lang];
  if (move.kind === 'null') return words.nullMove;
  const [from, to] = [formatSquare(move.from), formatSquare(move.to)];
  const [captured] = effectsOfKind(effects, 'captured');
  const moved = effectsOfKind(effects, 'moved');
  const goes = moved.map((step) => words.goes(step.piece.name, step.from, step.to));
  if (move.kind === 'castle') {
    return `${move.to > move.from ? words.shortCastling : words.longCastling}: ${goes.join(', ')}`;
  }
  if (move.kind === 'enPassant') return words.takesEnPassant(from, captured.at, to);
  const [{ piece }] = moved;
  const body =
    captured === undefined ? goes.join(', ') : words.takes(piece.name, from, captured.piece.name, to);
  return move.kind === 'promotion' ? `${body}, ${words.promotes(move.piece)}` : body;
}
