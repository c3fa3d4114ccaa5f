import { formatSquare, type Square } from '@tabuleiro/grid';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** `a1` to `h8`. */
export type BoardSquare = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;

const TRACK = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
  ...(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] as const),
  ...(['21', '22', '23', '24', '25', '26', '27', '28', '29', '30'] as const),
];
/** `1` to `30`: the squares of Senet. */
export type TrackSquare = (typeof TRACK)[number];

const BOARD: ReadonlySet<string> = new Set(FILES.flatMap((file) => RANKS.map((rank) => file + rank)));

export function isBoardSquare(name: string): name is BoardSquare {
  return BOARD.has(name);
}

export function isTrackSquare(name: string): name is TrackSquare {
  return TRACK.some((square) => square === name);
}

/** The name of an index of the rules. */
export function boardSquare(square: Square): BoardSquare {
  const name = formatSquare(square);
  if (!isBoardSquare(name)) throw new Error(`${square} is not on the board`);
  return name;
}
