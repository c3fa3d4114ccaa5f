import { offBoardOf, sideToMove } from '@tabuleiro/brasez';
import type { Place } from '../../board/model.js';
import type { Colour, Men } from '../grid/men.js';
import { FILE_NAMES, isSquare } from '../grid/squares.js';
import { duchyOf, PASS } from './beside.js';
import type { BrasezPosition } from './scene.js';
import { homesIn } from './zones.js';

/** The action that somebody most likely means by going from one place to the other. */
export function attemptOf(position: BrasezPosition, from: Place, to: Place): string | undefined {
  const { state, pieces } = position;
  const colour = sideToMove(state);
  if (from === PASS || to === PASS) return 'pass';
  const homes = homesIn(position);
  if (homes.length > 0) return attemptSetup(homes, from, to);
  const duchy = duchyOf(colour);
  if (from === duchy) return attemptEntry(position, to);
  if (!isSquare(from)) return undefined;
  if (to === duchy) return pieces.get(from)?.name === 'duke' ? from + from : undefined;
  if (!isSquare(to) || isPickedUp(pieces, colour, from, to)) return undefined;
  return attemptLegion(pieces, colour, from, to) ?? from + to;
}

/** A man of one's own that was only picked up tried nothing; a duke is told why it never goes anywhere. */
function isPickedUp(men: Men, colour: Colour, from: Place, to: Place): boolean {
  const man = men.get(from);
  return from === to && man?.player === colour && man.name !== 'duke';
}

/** A single square is where the king is meant to go. */
function attemptSetup([home]: readonly Place[], from: Place, to: Place): string | undefined {
  if (!isSquare(from) || !isSquare(to)) return `G@${home}`;
  return from === to ? `K@${to}` : from + to;
}

/** Whoever reaches for an empty Duchy is told that it is empty, wherever they would go. */
function attemptEntry({ state }: BrasezPosition, to: Place): string | undefined {
  if (isSquare(to)) return `G@${to}`;
  return offBoardOf(state).dukes[sideToMove(state)] === 0 ? `G@${FILE_NAMES[0]}1` : undefined;
}

/** From a pawn to the one beside it. */
function attemptLegion(men: Men, colour: Colour, from: Place, to: Place): string | undefined {
  const areOwnPawns = [from, to].every(
    (at) => men.get(at)?.name === 'pawn' && men.get(at)?.player === colour,
  );
  const [left, right] = [from, to].sort();
  const isBeside = FILE_NAMES.indexOf(left[0]) + 1 === FILE_NAMES.indexOf(right[0]) && left[1] === right[1];
  return areOwnPawns && isBeside ? `${left}&${right}` : undefined;
}
