/** The two sets of letters that people use; the same tags as everywhere else. */
export const LANGUAGES = ['pt-BR', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one language asked for, or both while it is undecided. */
export function languagesFor(language: Language | undefined): readonly Language[] {
  return language === undefined ? LANGUAGES : [language];
}

/** Letters of pieces by name. */
export type Letters<Piece extends string> = Readonly<Record<Language, Readonly<Record<Piece, string>>>>;

/** Every piece that a text may mean by its letters, in any case: `R` is king and rook while undecided. */
export function piecesCalled<Piece extends string>(
  pieces: readonly Piece[],
  letters: Letters<Piece>,
  text: string,
  languages: readonly Language[],
): readonly Piece[] {
  const upper = text.toUpperCase();
  return pieces.filter((piece) => languages.some((language) => letters[language][piece] === upper));
}
