import type { GameId } from '@tabuleiro/game';
import type { Art } from '../board/model.js';
import type { PerLanguage } from './article.js';

/** The rules of a game on one page, to lie beside a real board. It reminds; the articles tell. */
export type Sheet = {
  readonly game: GameId;
  /** The position of the drawing: how a game begins. */
  readonly position: string;
  /** The pieces in a table: a drawing of White's or A's, and how it goes. */
  readonly pieces: readonly { readonly art: Art; readonly text: PerLanguage<string> }[];
  readonly text: PerLanguage<SheetText>;
};

export type SheetText = {
  /** What the game is about, in a sentence or two. */
  readonly lead: string;
  /** Under the drawing: how to set up. */
  readonly setup: string;
  readonly parts: readonly SheetPart[];
};

export type SheetPart = {
  readonly title: string;
  /** What begins with `* ` is a ruling of ours, where the document of the game is silent. */
  readonly lines: readonly string[];
};

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
