import type { Game, GameId } from '@tabuleiro/game';
import { type Lang, wordOutcome } from '@tabuleiro/words';
import { useEffect, useState } from 'preact/hooks';
import { sentences } from '../../language/sentences.js';
import { newGameWords } from '../../words/newGame.js';
import type { FormError, FormField, NewGameForm } from './form.js';

/** What every part of the page is given. */
export type SectionProps = {
  readonly lang: Lang;
  readonly rules: Game;
  readonly form: NewGameForm;
  readonly change: (part: Partial<NewGameForm>) => void;
  /** What is wrong with a field, once somebody has tried to start. */
  readonly errorIn: (field: FormField) => string | undefined;
};

/** The sentence comes with the others that only refusals need. */
export async function wordFormError(lang: Lang, game: GameId, error: FormError): Promise<string> {
  const { wordClockError, wordPositionError } = await sentences();
  switch (error.code) {
    case 'bad-clock':
      return wordClockError(lang, error.text);
    case 'bad-position':
      return wordPositionError(lang, game, error.error);
    case 'position-over':
      return newGameWords[lang].position.over(wordOutcome(lang, error.outcome));
  }
}

/** What is wrong, in words, for as long as it is. */
export function useFault(lang: Lang, game: GameId, error: FormError | undefined): string | undefined {
  const [text, setText] = useState<string>();
  const key = error === undefined ? '' : JSON.stringify(error);
  useEffect(() => {
    let isOld = false;
    const worded = error === undefined ? Promise.resolve(undefined) : wordFormError(lang, game, error);
    void worded.then((sentence) => {
      if (!isOld) setText(sentence);
    });
    return () => {
      isOld = true;
    };
  }, [lang, game, key]);
  return error === undefined ? undefined : text;
}
