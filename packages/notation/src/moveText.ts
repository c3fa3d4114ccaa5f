/** The languages in which moves are written, as language tags. */
export const LANGUAGES = ['pt-BR', 'en'] as const;
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

/** The language asked for; both where none is. */
export function languagesFor(language: Language | undefined): readonly Language[] {
  return language === undefined ? LANGUAGES : [language];
}

/** The letter of each piece, by language and name. */
export type Letters<Piece extends string> = Readonly<Record<Language, Readonly<Record<Piece, string>>>>;

/** Every piece that these letters may mean, in any case: in both languages `R` is king and rook. */
export function piecesCalled<Piece extends string>(
  pieces: readonly Piece[],
  letters: Letters<Piece>,
  text: string,
  languages: readonly Language[],
): readonly Piece[] {
  const upper = text.toUpperCase();
  return pieces.filter((piece) => languages.some((language) => letters[language][piece] === upper));
}

/** One of the moves an ambiguous text may mean: in coordinates, and as each language writes it. */
export type Candidate = { readonly move: string; readonly written: Readonly<Record<Language, string>> };

/** Codes of everything that may be wrong with one move as a person wrote it. */
export const TEXT_ERRORS = ['bad-san', 'no-such-move', 'ambiguous'] as const;

/** Why the text of a move names no single legal move. */
export type TextError =
  /** `bad-san`: not the form of any move. `no-such-move`: no legal move fits. */
  | { readonly code: 'bad-san' | 'no-such-move'; readonly text: string }
  /** Several legal moves fit. */
  | { readonly code: 'ambiguous'; readonly text: string; readonly candidates: readonly Candidate[] };

/** Longer texts of one move are refused unread. */
export const LONGEST_TEXT = 40;
