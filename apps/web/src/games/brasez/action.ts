import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { formatSquare } from '@tabuleiro/grid';
import type { Place, Travel } from '../../board/model.js';
import type { Colour } from '../grid/men.js';
import { duchyOf } from './beside.js';

function readState(position: string): BrasezState {
  const state = brasez.notation.parsePosition(position);
  if (!state.ok) throw new Error(`no position: ${position}`);
  return state.value;
}

/** Requires a legal action. */
export function readAction(position: string, text: string): BrasezMove {
  const move = brasez.notation.parseMove(readState(position), text);
  if (!move.ok) throw new Error(`no action ${text} in ${position}`);
  return move.value;
}

/** The legal actions of a position by their texts. */
export function readActions(position: string): ReadonlyMap<string, BrasezMove> {
  const moves = brasez.moves(readState(position));
  return new Map(moves.map((move) => [brasez.notation.formatMove(move), move]));
}

/** The square right ahead of another one. */
export function ahead(square: Place, colour: Colour): Place {
  return square[0] + (Number(square[1]) + (colour === 'w' ? 1 : -1));
}

/** The steps that an action names: its pieces', and a retiring duke's. */
export function stepsOf(move: BrasezMove, colour: Colour): readonly Travel[] {
  switch (move.kind) {
    case 'setup':
    case 'pass':
      return [];
    case 'enter':
      return [{ from: duchyOf(colour), to: formatSquare(move.to) }];
    case 'legion': {
      const pawns = [move.left, move.right].map(formatSquare);
      return [...pawns.map((from) => ({ from, to: ahead(from, colour) })), ...retirement(move, colour)];
    }
    default:
      return [{ from: formatSquare(move.from), to: formatSquare(move.to) }, ...retirement(move, colour)];
  }
}

function retirement({ retire }: { readonly retire?: number }, colour: Colour): readonly Travel[] {
  return retire === undefined ? [] : [{ from: formatSquare(retire), to: duchyOf(colour) }];
}
