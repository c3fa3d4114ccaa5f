import type { GameId } from '@tabuleiro/game';
import type { Art } from '../board/model.js';
import type { Article, Chapter, Example, Figure } from './article.js';
import type { Sheet } from './sheet.js';
import type { TutorialTask } from './task.js';

// What chapters, articles, tasks and sheets are in every language: everything but their texts, which `words/` has
// under the ids that stand here.

export type ChapterOutline = Pick<Chapter, 'game'> & {
  readonly id: string;
  readonly articles: readonly ArticleOutline[];
  readonly tasks: readonly TaskOutline[];
};

export type ArticleOutline = Omit<Article, 'text' | 'examples' | 'figures'> & {
  /** The clause of each ruling, in the order of their texts. */
  readonly rulings: readonly string[];
  /** In the order of their texts. */
  readonly examples: readonly ExampleOutline[];
  readonly figures?: readonly FigureOutline[];
};

export type FigureOutline = Omit<Figure, 'text'>;

export type ExampleOutline = Omit<Example, 'text'>;

export type TaskOutline = Omit<TutorialTask, 'text'>;

export type SheetOutline = Pick<Sheet, 'position'> & {
  readonly game: GameId;
  /** The drawings of its pieces, each of which has a text. */
  readonly pieces: readonly Art[];
};
