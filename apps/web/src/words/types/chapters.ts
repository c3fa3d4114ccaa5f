import type { ArticleText, Chapter, FigureText, Ruling } from '../../manual/article.js';
import type { ArticleOutline, SheetOutline, TaskOutline } from '../../manual/outline.js';
import type { SheetText } from '../../manual/sheet.js';
import type { TaskText } from '../../manual/task.js';

export type ChapterId = 'geral' | 'classico' | 'nucleo' | 'brasez' | 'senet';
export type SheetId = Exclude<ChapterId, 'geral'>;

type Heading = Chapter['text'][keyof Chapter['text']];
type RulingText = Omit<Ruling, 'clause'>;
type BareText = Omit<ArticleText, 'rulings'>;

/** As many texts as there are outlines, under `Key`; where there are none, no such list. */
type ListOf<Key extends string, Outlines extends readonly unknown[], Text> = Outlines extends readonly []
  ? unknown
  : { readonly [K in Key]: { readonly [I in keyof Outlines]: Text } };

/** What a language says in articles, by their ids. A text that is missing or too many is a type error. */
export type ArticleTexts<Outlines extends readonly ArticleOutline[]> = {
  readonly [Outline in Outlines[number] as Outline['id']]: BareText &
    ListOf<'rulings', Outline['rulings'], RulingText> &
    ListOf<'examples', Outline['examples'], string> &
    (Outline extends { readonly figures: infer Figures extends readonly unknown[] }
      ? ListOf<'figures', Figures, FigureText>
      : unknown);
};

/** The same of tasks. */
export type TaskTexts<Outlines extends readonly TaskOutline[]> = Readonly<
  Record<Outlines[number]['id'], TaskText>
>;

/** What a language says on a sheet; of each piece, by its drawing. */
export type SheetTexts<Outline extends SheetOutline> = SheetText & {
  readonly pieces: Readonly<Record<Outline['pieces'][number], string>>;
};

// The same where it no longer matters which article, task or piece it is.

export type AnyArticleTexts = BareText & {
  readonly rulings?: readonly RulingText[];
  readonly examples?: readonly string[];
  readonly figures?: readonly FigureText[];
};

export type ChapterTexts = Heading & {
  readonly articles: Readonly<Record<string, AnyArticleTexts>>;
  readonly tasks: Readonly<Record<string, TaskText>>;
};

export type AnySheetTexts = SheetText & { readonly pieces: Readonly<Record<string, string>> };
