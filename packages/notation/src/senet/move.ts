import { fail, type Result } from '@tabuleiro/game';
import { EXIT, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { TextError } from '../error.js';
import type { Language } from '../language.js';
import { meaningOf, SENET_WORDS } from './words.js';

/** One action in one word, as a list of moves has it: `3`, `9-12`, `26-sai`, `passa`. */
export function formatSenetMove(_: SenetState, move: SenetMove, language: Language): string {
  const words = SENET_WORDS[language];
  if (move.kind === 'skip') return words.skip;
  if (move.kind === 'step' && move.to === EXIT) return `${move.from}-${words.off}`;
  return senet.notation.formatMove(move);
}

/** Reads the words of both languages, and coordinates (`26-31`). */
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
