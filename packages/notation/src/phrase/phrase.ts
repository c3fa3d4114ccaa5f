import { BRASEZ_LETTERS } from '../brasez/pieces.js';
import { cleanText } from '../gridText.js';
import { type Language, languagesFor } from '../moveText.js';
import { CHESS_LETTERS } from '../san/pieces.js';
import { splitPhrase, type Token, tokenOf } from './vocabulary.js';

/** What a text says about a move on squares; what it leaves open is undefined or empty. */
export type Phrase = {
  /** Names of pieces; undefined: any that can do it. */
  readonly pieces: readonly string[] | undefined;
  /** A square, a file or a rank. */
  readonly from: string;
  readonly to: string;
  readonly isCapture: boolean;
  /** What is captured. */
  readonly victim: string | undefined;
  readonly promotions: readonly string[] | undefined;
  readonly castling: 'short' | 'long' | 'any' | undefined;
  readonly isPass: boolean;
  readonly isCharge: boolean;
  /** Two pawns go together: `from` and `to` are where they stand. */
  readonly isLegion: boolean;
};

const NOTHING: Phrase = {
  ...{ pieces: undefined, from: '', to: '', isCapture: false, victim: undefined, promotions: undefined },
  ...{ castling: undefined, isPass: false, isCharge: false, isLegion: false },
};

const LONGEST = 80;

/**
 * What a phrase of either language may say, the likeliest first: `cavalo f3`, `dama toma f7 mate`, `torre a para d1`,
 * `rook a to d1`, `toma e5`, `cavalo come bispo`, `peão e8 vira dama`, `rei d`, `roque pequeno`, `passo`. Nothing for a text
 * with any word that has no place in a move. It may still be a piece alone, or a place: whoever asks decides what
 * that is worth.
 */
export function readPhrases(text: string): readonly Phrase[] {
  if (text.length > LONGEST) return [];
  const words = splitPhrase(text);
  // `a` and `e` are files, and words that say nothing; the first letter may be that of a piece.
  const plain = words.filter((word) => word !== 'a' && word !== 'e');
  const lettered = words.length > 1 ? piecesOfLetter(words[0], undefined) : [];
  const readings = [readWords(words), ...(plain.length < words.length ? [readWords(plain)] : [])];
  const rest = lettered.length > 0 ? readWords(words.slice(1)) : undefined;
  const asLetter = rest?.pieces === undefined && rest !== undefined ? [{ ...rest, pieces: lettered }] : [];
  return [...readings.filter((reading) => reading !== undefined), ...asLetter];
}

const NOTATION = /^(ss|[a-z])??([a-h]?)([1-8]?)([x:*-]?)([a-h][1-8])(?:[=/(]?(ss|[a-z])\)?)?$/i;
const PIECE_FIRST = /^(ss|[a-z])([a-h]?)([1-8]?)([x:*-]?)([a-h][1-8])(?:[=/(]?(ss|[a-z])\)?)?$/i;

/** The same for a move in notation, legal or not: `Cf3`, `Nxe5`, `exd6`, `O-O`. */
export function readNotation(text: string, language?: Language): readonly Phrase[] {
  const clean = cleanText(text);
  const [isCastling, o, zero] = /^(?:o-?o(-?o)?|0-?0(-?0)?)$/i.exec(clean) ?? [];
  if (isCastling !== undefined)
    return [{ ...NOTHING, castling: o === undefined && zero === undefined ? 'short' : 'long' }];
  const shapes = /^\p{Lu}/u.test(clean) ? [PIECE_FIRST, NOTATION] : [NOTATION, PIECE_FIRST];
  return shapes.flatMap((shape) => readShape(shape.exec(clean), language));
}

function readShape(parts: readonly string[] | null, language: Language | undefined): readonly Phrase[] {
  if (parts === null) return [];
  const [, letter, file, rank, sign, to, promotion] = parts;
  const isWhole = file !== '' && rank !== '';
  const named = letter === undefined ? (isWhole ? undefined : ['pawn']) : piecesOfLetter(letter, language);
  if (named?.length === 0) return [];
  const promotions = promotion === undefined ? undefined : piecesOfLetter(promotion, language);
  const from = (file + rank).toLowerCase();
  const isCapture = sign === 'x' || sign === 'X' || sign === ':';
  return [
    {
      ...{ ...NOTHING, pieces: named, from, to: to.toLowerCase() },
      ...{ isCapture, promotions, isCharge: sign === '*' },
    },
  ];
}

function piecesOfLetter(letter: string, language: Language | undefined): readonly string[] {
  const upper = letter.toUpperCase();
  const names = languagesFor(language).flatMap((lang) =>
    [CHESS_LETTERS[lang], BRASEZ_LETTERS[lang]].flatMap((letters) =>
      Object.entries(letters).flatMap(([name, own]) => (own === upper ? [name] : [])),
    ),
  );
  return [...new Set(names)];
}

function readWords(words: readonly string[]): Phrase | undefined {
  const tokens = words.map(tokenOf);
  if (!tokens.every((token) => token !== undefined)) return undefined;
  const kinds = new Set(tokens.map(({ kind }) => kind));
  if (kinds.has('castle')) return { ...NOTHING, castling: sideOf(tokens) };
  if (kinds.has('pass')) return { ...NOTHING, isPass: true };
  const pieces = readPieces(tokens);
  const places = readPlaces(tokens);
  if (pieces === undefined || places === undefined) return undefined;
  const isSilent = pieces.mover === undefined && places.from === '' && places.to === '';
  if (isSilent && pieces.victim === undefined) return undefined;
  return {
    ...{ ...NOTHING, ...places, victim: pieces.victim },
    pieces: pieces.mover === undefined ? undefined : [pieces.mover],
    promotions: pieces.promotion === undefined ? undefined : [pieces.promotion],
    ...{ isCapture: kinds.has('take'), isCharge: kinds.has('charge'), isLegion: kinds.has('legion') },
  };
}

/** `roque pequeno`, `roque do rei`, `castle queen side`. */
function sideOf(tokens: readonly Token[]): 'short' | 'long' | 'any' {
  for (const token of tokens) {
    if (token.kind === 'side') return token.isLong ? 'long' : 'short';
    if (token.kind === 'piece') return token.name === 'queen' ? 'long' : 'short';
  }
  return 'any';
}

type Pieces = {
  readonly mover: string | undefined;
  readonly victim: string | undefined;
  readonly promotion: string | undefined;
};

/** Who moves, what is taken after a word for taking, and what a pawn becomes after its square. */
function readPieces(tokens: readonly Token[]): Pieces | undefined {
  let [mover, victim, promotion]: (string | undefined)[] = [];
  let [isTaking, isPromoting, hasPlace] = [false, false, false];
  for (const token of tokens) {
    if (token.kind === 'take') isTaking = true;
    if (token.kind === 'promote') isPromoting = true;
    if (token.kind === 'place') hasPlace = true;
    if (token.kind !== 'piece') continue;
    if (isPromoting || (hasPlace && (mover !== undefined || !isTaking))) {
      if (promotion !== undefined) return undefined;
      promotion = token.name;
    } else if (isTaking) {
      if (victim !== undefined) return undefined;
      victim = token.name;
    } else if (mover === undefined) mover = token.name;
    else return undefined;
  }
  return { mover, victim, promotion };
}

type Way = { readonly from: string; readonly to: string };

/** A place after `de` is where a piece comes from; else the last one is where it goes, and one before it where it comes from. */
function readPlaces(tokens: readonly Token[]): Way | undefined {
  const isComing = (i: number): boolean => {
    const before = tokens.slice(0, i).findLast(({ kind }) => kind !== 'filler');
    return before?.kind === 'origin';
  };
  const end = tokens.findIndex(({ kind }) => kind === 'promote');
  const isLeft = (i: number): boolean =>
    tokens.slice(i + 1, end < 0 ? undefined : end).some(({ kind }) => kind === 'take' || kind === 'to');
  const places = tokens.flatMap((token, i) =>
    token.kind === 'place' ? [{ place: token.place, isFrom: isComing(i) || isLeft(i) }] : [],
  );
  const marked = places.filter(({ isFrom }) => isFrom);
  const others = places.filter(({ isFrom }) => !isFrom);
  if (marked.length > 1 || marked.length + others.length > 2) return undefined;
  const [from = '', to = ''] =
    marked.length === 1 || others.length === 2
      ? [...marked, ...others].map(({ place }) => place)
      : ['', others.at(0)?.place];
  return { from, to };
}
