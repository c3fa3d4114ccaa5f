import { fail, foldText, type Result } from '@tabuleiro/game';
import { EXIT, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { Language, TextError } from '../moveText.js';

/** A legal throw or step as one word, as lists of moves have it: `3`, `9-12`, `26-sai`, `passa`. */
export function formatSenetMove(_: SenetState, move: SenetMove, language: Language): string {
  const words = SENET_WORDS[language];
  if (move.kind === 'skip') return words.skip;
  if (move.kind === 'step' && move.to === EXIT) return `${move.from}-${words.off}`;
  return senet.notation.formatMove(move);
}

/** The legal throw or step that a text names: in words of either language, or in coordinates (`26-31`). */
export function parseSenetMove(state: SenetState, text: string): Result<SenetMove, TextError> {
  const move = senet.notation.parseMove(state, coordinatesOf(text));
  return move.ok ? move : fail({ code: 'no-such-move', text });
}

function coordinatesOf(text: string): string {
  const [, from, word = ''] = /^(?:(\d+)-)?(\p{L}+)$/u.exec(text) ?? [];
  const meaning = meaningOf(word);
  if (from === undefined) return meaning === 'skip' ? 'skip' : text;
  return meaning === 'off' ? `${from}-${EXIT}` : text;
}

/**
 * What a step does besides moving: whether it swaps, and the square to which a piece returns from the water, else
 * 0.
 */
export type MoveMark = { readonly isSwap: boolean; readonly rest: number };

/** Requires a legal move. */
export function markOf(state: SenetState, move: SenetMove): MoveMark {
  const [effect] = senet.effects(state, move);
  return { isSwap: effect?.kind === 'swapped', rest: effect?.kind === 'fell' ? Number(effect.to) : 0 };
}

/** The words of a Senet game text. */
type SenetWords = {
  readonly swap: string;
  readonly water: string;
  readonly off: string;
  readonly skip: string;
  readonly wins: string;
};

export const SENET_WORDS: Readonly<Record<Language, SenetWords>> = {
  'pt-BR': { swap: 'troca', water: 'água', off: 'sai', skip: 'passa', wins: 'vence' },
  en: { swap: 'swap', water: 'water', off: 'off', skip: 'skip', wins: 'wins' },
};

const MEANINGS: ReadonlyMap<string, keyof SenetWords> = new Map(
  Object.values(SENET_WORDS).flatMap((words) =>
    (['swap', 'water', 'off', 'skip', 'wins'] as const).map((meaning) => [foldText(words[meaning]), meaning]),
  ),
);

/** What a word of either language means, in any case, with or without accents. */
export function meaningOf(word: string): keyof SenetWords | undefined {
  return MEANINGS.get(foldText(word));
}
