import type { Entry } from '@tabuleiro/contest';
import type { GameId } from '@tabuleiro/game';
import { type Lang, wordClockError, wordOutcome, wordPositionError } from '@tabuleiro/words';
import type { FormError, FormField, NewGameForm } from './form.js';
import { newGameWords } from './words.js';

/** What every part of the page is given. */
export type SectionProps = {
  readonly lang: Lang;
  readonly entry: Entry;
  readonly form: NewGameForm;
  readonly change: (part: Partial<NewGameForm>) => void;
  /** What is wrong with a field, once somebody has tried to start. */
  readonly errorIn: (field: FormField) => string | undefined;
};

export function wordFormError(lang: Lang, game: GameId, error: FormError): string {
  switch (error.code) {
    case 'bad-clock':
      return wordClockError(lang, error.text);
    case 'bad-position':
      return wordPositionError(lang, game, error.error);
    case 'position-over':
      return newGameWords[lang].position.over(wordOutcome(lang, error.outcome));
  }
}
