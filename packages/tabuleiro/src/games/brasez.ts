import { type BrasezEffect, type BrasezMove, brasez } from '@tabuleiro/brasez';
import { effectsOfKind, fail, ok } from '@tabuleiro/game';
import { formatBrasezGame, formatBrasezMove, parseBrasezGame, parseBrasezMove } from '@tabuleiro/notation';
import type { GameAdapter, MoveSquares } from '../adapter.js';
import type { BrasezTypes } from '../gameTypes.js';
import { boardSquare, isBoardSquare } from '../square.js';
import { wordedGameError } from '../worded.js';

export const brasezAdapter: GameAdapter<BrasezTypes> = {
  game: brasez,
  players: ['w', 'b'],
  isSquare: isBoardSquare,
  parse: parseBrasezMove,
  format: formatBrasezMove,
  kindOf,
  squares,
  writeGame: ({ start, moves, result }, lang) =>
    formatBrasezGame({ start, moves, ...(result !== '*' && { result }) }, lang),
  readGame: (text) => {
    const read = parseBrasezGame(text);
    if (!read.ok) return fail(wordedGameError(read.error));
    const { start, moves, result = '*' } = read.value;
    return ok({ options: {}, start, moves, tags: {}, result });
  },
};

/** A `Position` has legal moves only. */
function kindOf({ kind }: BrasezMove): BrasezTypes['kind'] {
  if (kind === 'null') throw new Error('a null move is not legal');
  return kind;
}

function squares(move: BrasezMove, effects: readonly BrasezEffect[]): MoveSquares<BrasezTypes> {
  switch (move.kind) {
    case 'setup':
      return { to: boardSquare(move.king) };
    case 'enter':
      return { to: boardSquare(move.to) };
    case 'pass':
    case 'null':
      return {};
    case 'legion': {
      const to = effectsOfKind(effects, 'moved')[0]?.to ?? '';
      const pair = { from: boardSquare(move.left), partner: boardSquare(move.right) };
      return isBoardSquare(to) ? { ...pair, to } : pair;
    }
    default: {
      const way = { from: boardSquare(move.from), to: boardSquare(move.to) };
      return move.kind === 'step' && move.promotion !== undefined
        ? { ...way, promotion: move.promotion }
        : way;
    }
  }
}
