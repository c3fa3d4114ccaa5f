import type { Place } from '../../board/model.js';
import type { Scene } from '../face.js';
import { type Colour, type Men, menOf, turnOf } from '../grid/men.js';
import { isSquare, offsetOf } from '../grid/squares.js';
import { besideOf, duchyOf, PASS } from './beside.js';
import { homesOf, isSettingUp } from './zones.js';

/** The action that somebody most likely means by going from one place to the other. */
export function attemptOf({ position }: Scene, from: Place, to: Place): string | undefined {
  const colour = turnOf(position);
  if (from === PASS || to === PASS) return 'pass';
  if (isSettingUp(position)) return attemptSetup(from, to);
  const duchy = duchyOf(colour);
  if (from === duchy) return attemptEntry(position, to);
  const men = menOf(position);
  if (!isSquare(from)) return undefined;
  if (to === duchy) return men.get(from)?.name === 'duke' ? from + from : undefined;
  if (!isSquare(to) || isPickedUp(men, colour, from, to)) return undefined;
  return attemptLegion(men, colour, from, to) ?? from + to;
}

/** A man of one's own that was only picked up tried nothing; a duke is told why it never goes anywhere. */
function isPickedUp(men: Men, colour: Colour, from: Place, to: Place): boolean {
  const man = men.get(from);
  return from === to && man?.colour === colour && man.name !== 'duke';
}

/** A single square is where the king is meant to go. */
function attemptSetup(from: Place, to: Place): string | undefined {
  if (!isSquare(from) || !isSquare(to)) return `G@${homesOf('w')[0]}`;
  return from === to ? `K@${to}` : from + to;
}

/** Whoever reaches for an empty Duchy is told that it is empty, wherever they would go. */
function attemptEntry(position: string, to: Place): string | undefined {
  if (isSquare(to)) return `G@${to}`;
  return besideOf(position).dukes[turnOf(position)] === 0 ? `G@${homesOf(turnOf(position))[0]}` : undefined;
}

/** From a pawn to its neighbour. */
function attemptLegion(men: Men, colour: Colour, from: Place, to: Place): string | undefined {
  const [files, ranks] = offsetOf(from, to);
  const areOwnPawns = [from, to].every(
    (at) => men.get(at)?.name === 'pawn' && men.get(at)?.colour === colour,
  );
  if (!areOwnPawns || ranks !== 0 || Math.abs(files) !== 1) return undefined;
  return files > 0 ? `${from}&${to}` : `${to}&${from}`;
}
