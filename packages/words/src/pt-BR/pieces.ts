import type { PieceName } from '../types/pieces.js';
import type { Fact } from '../types/refusals.js';

type Noun = { readonly name: string; readonly plural: string; readonly gender: 'm' | 'f' };

const NOUNS: Readonly<Record<PieceName, Noun>> = {
  king: { name: 'rei', plural: 'reis', gender: 'm' },
  queen: { name: 'dama', plural: 'damas', gender: 'f' },
  rook: { name: 'torre', plural: 'torres', gender: 'f' },
  bishop: { name: 'bispo', plural: 'bispos', gender: 'm' },
  knight: { name: 'cavalo', plural: 'cavalos', gender: 'm' },
  pawn: { name: 'peão', plural: 'peões', gender: 'm' },
  warlord: { name: 'Grão-Lorde', plural: 'Grão-Lordes', gender: 'm' },
  priest: { name: 'Sumo-Sacerdote', plural: 'Sumo-Sacerdotes', gender: 'm' },
  lord: { name: 'Lorde', plural: 'Lordes', gender: 'm' },
  duke: { name: 'Grão-Duque', plural: 'Grão-Duques', gender: 'm' },
};

/** How a piece is written in short. */
export const LETTERS: Readonly<Record<PieceName, string>> = {
  king: 'R',
  queen: 'D',
  rook: 'T',
  bishop: 'B',
  knight: 'C',
  pawn: 'P',
  warlord: 'W',
  priest: 'SS',
  lord: 'L',
  duke: 'G',
};

const BY_NAME: ReadonlyMap<Fact, Noun> = new Map(Object.entries(NOUNS));

function nounOf(piece: Fact): Noun {
  return BY_NAME.get(piece) ?? { name: String(piece), plural: String(piece), gender: 'm' };
}

function withArticle(piece: Fact, masculine: string, feminine: string): string {
  const noun = nounOf(piece);
  return `${noun.gender === 'm' ? masculine : feminine} ${noun.name}`;
}

/** torre */
export const bare = (piece: Fact): string => nounOf(piece).name;
/** torres */
export const plural = (piece: Fact): string => nounOf(piece).plural;
/** a torre */
export const the = (piece: Fact): string => withArticle(piece, 'o', 'a');
/** A torre */
export const The = (piece: Fact): string => withArticle(piece, 'O', 'A');
/** uma torre */
export const a = (piece: Fact): string => withArticle(piece, 'um', 'uma');
/** nenhuma torre */
export const no = (piece: Fact): string => withArticle(piece, 'nenhum', 'nenhuma');
/** sua torre */
export const your = (piece: Fact): string => withArticle(piece, 'seu', 'sua');
/** Sua torre */
export const Your = (piece: Fact): string => withArticle(piece, 'Seu', 'Sua');
/** pela torre */
export const by = (piece: Fact): string => withArticle(piece, 'pelo', 'pela');
/** da torre */
export const of = (piece: Fact): string => withArticle(piece, 'do', 'da');
/** na torre */
export const on = (piece: Fact): string => withArticle(piece, 'no', 'na');
/** à torre */
export const to = (piece: Fact): string => withArticle(piece, 'ao', 'à');

/** The ending of an adjective or participle: cravad`o`, cravad`a`. */
export const ending = (piece: Fact): 'o' | 'a' => (nounOf(piece).gender === 'm' ? 'o' : 'a');

/** torre branca, cavalo preto. `colour` is 'w' or 'b'. */
export function coloured(piece: Fact, colour: Fact): string {
  return `${bare(piece)} ${colour === 'w' ? 'branc' : 'pret'}${ending(piece)}`;
}

/** as brancas, as pretas */
export const theSide = (colour: Fact): string => (colour === 'w' ? 'as brancas' : 'as pretas');
/** As brancas, As pretas */
export const TheSide = (colour: Fact): string => (colour === 'w' ? 'As brancas' : 'As pretas');
/** das brancas, das pretas */
export const ofSide = (colour: Fact): string => (colour === 'w' ? 'das brancas' : 'das pretas');
