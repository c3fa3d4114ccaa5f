import type { Effect, Game, Piece } from '@tabuleiro/game';

/** The effects of the action that `text` names, as texts such as `moved w king e1 g1`. Throws if it is not legal. */
export function effectTexts<S, M>(game: Game<S, M>, state: S, text: string): string[] {
  const move = game.notation.parseMove(state, text);
  if (!move.ok) throw new Error(`${game.notation.formatPosition(state)}: ${text} is a ${move.error.code}`);
  return game.effects(state, move.value).map(formatEffect);
}

function formatEffect({ kind, piece, ...rest }: Effect): string {
  const others = Object.values(rest).map((other) => (typeof other === 'string' ? other : formatPiece(other)));
  return [kind, formatPiece(piece), ...others].join(' ');
}

function formatPiece({ name, player }: Piece): string {
  return `${player} ${name}`;
}

/** Draws the board of a position text, one row on each line: digits become dots, rows are split at `/`. */
export function drawBoard(position: string): string {
  const [board = ''] = position.split(' ');
  const rows = board.split('/').map((row) => row.replace(/\d+/g, (gap) => '.'.repeat(Number(gap))));
  return rows.map((row) => Array.from(row).join(' ')).join('\n');
}
