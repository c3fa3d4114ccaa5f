import type { PieceName } from '../types/pieces.js';
import type { Fact } from '../types/refusals.js';
import { capital } from '../wording.js';

const NAMES: Readonly<Record<PieceName, string>> = {
  king: 'king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  pawn: 'pawn',
  warlord: 'Warlord',
  priest: 'High Priest',
  lord: 'Lord',
  duke: 'Grand Duke',
};

/** How a piece is written in short. The texts of positions use these. */
export const LETTERS: Readonly<Record<PieceName, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
  warlord: 'W',
  priest: 'H',
  lord: 'L',
  duke: 'G',
};

const BY_NAME: ReadonlyMap<Fact, string> = new Map(Object.entries(NAMES));

/** rook */
export const bare = (piece: Fact): string => BY_NAME.get(piece) ?? String(piece);
/** rooks */
export const plural = (piece: Fact): string => `${bare(piece)}s`;
/** the rook */
export const the = (piece: Fact): string => `the ${bare(piece)}`;
/** The rook */
export const The = (piece: Fact): string => capital(the(piece));
/** a rook: no piece of any game begins with a vowel sound */
export const a = (piece: Fact): string => `a ${bare(piece)}`;
/** no rook */
export const no = (piece: Fact): string => `no ${bare(piece)}`;
/** your rook */
export const your = (piece: Fact): string => `your ${bare(piece)}`;
/** Your rook */
export const Your = (piece: Fact): string => capital(your(piece));
/** by the rook */
export const by = (piece: Fact): string => `by ${the(piece)}`;
/** of the rook */
export const of = (piece: Fact): string => `of ${the(piece)}`;

/** white rook. `colour` is 'w' or 'b'. */
export const coloured = (piece: Fact, colour: Fact): string =>
  `${colour === 'w' ? 'white' : 'black'} ${bare(piece)}`;

/** White, Black */
export const theSide = (colour: Fact): string => (colour === 'w' ? 'White' : 'Black');
/** White's, Black's */
export const ofSide = (colour: Fact): string => `${theSide(colour)}’s`;
