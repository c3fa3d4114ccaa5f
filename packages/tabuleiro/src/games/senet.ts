import { fail, ok, type Player } from '@tabuleiro/game';
import {
  formatSenetGame,
  formatSenetMove,
  type PgnResult,
  parseSenetGame,
  parseSenetMove,
} from '@tabuleiro/notation';
import { type SenetMove, senet } from '@tabuleiro/senet';
import type { GameAdapter, MoveSquares } from '../adapter.js';
import type { SenetTypes } from '../gameTypes.js';
import { isTrackSquare } from '../square.js';
import { wordedGameError } from '../worded.js';

const WINNERS: ReadonlyMap<PgnResult, Player> = new Map([
  ['1-0', 'A'],
  ['0-1', 'B'],
]);

export const senetAdapter: GameAdapter<SenetTypes> = {
  game: senet,
  players: ['A', 'B'],
  isSquare: isTrackSquare,
  parse: parseSenetMove,
  format: formatSenetMove,
  kindOf: ({ kind }) => kind,
  squares,
  writeGame: ({ start, moves, result }, lang) => {
    const winner = WINNERS.get(result);
    return formatSenetGame({ start, moves, ...(winner !== undefined && { winner }) }, lang);
  },
  readGame: (text) => {
    const read = parseSenetGame(text);
    if (!read.ok) return fail(wordedGameError(read.error));
    const { start, moves, winner } = read.value;
    const result = winner === undefined ? '*' : winner === 'A' ? '1-0' : '0-1';
    return ok({ options: {}, start, moves, tags: {}, result });
  },
};

/** A piece that leaves the board goes to no square. */
function squares(move: SenetMove): MoveSquares<SenetTypes> {
  if (move.kind !== 'step') return {};
  const [from, to] = [String(move.from), String(move.to)];
  return { ...(isTrackSquare(from) && { from }), ...(isTrackSquare(to) && { to }) };
}
