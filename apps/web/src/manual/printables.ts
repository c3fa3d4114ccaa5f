/** What there is to print: a page of rules, a board, pieces. */
export type Printable = 'folha' | 'tabuleiro' | 'fichas';

const BY_CHAPTER: ReadonlyMap<string, readonly Printable[]> = new Map([
  ['classico', ['folha']],
  ['nucleo', ['folha']],
  ['brasez', ['folha', 'fichas']],
  ['senet', ['folha', 'tabuleiro']],
]);

/** What a chapter has to print; the last part of its address: `#/manual/senet/tabuleiro`. */
export function printablesOf(chapter: string): readonly Printable[] {
  return BY_CHAPTER.get(chapter) ?? [];
}
