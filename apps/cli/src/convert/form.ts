import type { Language } from '@tabuleiro/notation';

/** The forms in which a game can be read and written. */
export const FORMS = ['pgn', 'record', 'san-pt', 'san-en', 'coord'] as const;
export type Form = (typeof FORMS)[number];

/** The forms that are a list of moves; undefined is coordinates. */
export const LANGUAGE_OF: Readonly<Record<Exclude<Form, 'pgn' | 'record'>, Language | undefined>> = {
  'san-pt': 'pt-BR',
  'san-en': 'en',
  coord: undefined,
};

export function parseForm(text: string): Form | undefined {
  return FORMS.find((form) => form === text);
}
