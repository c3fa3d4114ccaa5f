import type { Language } from './language.js';

/** One of the actions an ambiguous text may mean: in coordinates, and as each language writes it. */
export type Candidate = { readonly move: string; readonly written: Readonly<Record<Language, string>> };

/** Codes of everything that may be wrong with one action as a person wrote it. */
export const TEXT_ERRORS = ['bad-san', 'no-such-move', 'ambiguous'] as const;

export type TextError =
  /** `bad-san`: not the shape of any action. `no-such-move`: nothing legal here fits. */
  | { readonly code: 'bad-san' | 'no-such-move'; readonly text: string }
  /** Several legal actions fit. */
  | { readonly code: 'ambiguous'; readonly text: string; readonly candidates: readonly Candidate[] };

/** No text of one action is longer; a longer one is not read at all. */
export const LONGEST_TEXT = 40;
