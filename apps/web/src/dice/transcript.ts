import {
  formatTranscript,
  isThrow,
  type Match,
  type Secret,
  seenThrows,
  type Transcript,
  transcriptOf,
  verifyTranscript,
} from '@tabuleiro/match';
import { type Lang, wordDiceMismatch } from '@tabuleiro/words';
import { diceWords } from '../words/dice.js';

/** The transcript of a finished match; undefined with a real die, or while the match goes on. */
export function transcriptFrom(match: Match, secret: Secret | undefined): Transcript | undefined {
  const { dice } = match.setup;
  if (dice === undefined || secret === undefined || match.outcome === undefined) return undefined;
  const seen = seenThrows(match).map(Number).filter(isThrow);
  return transcriptOf({ ...dice, secret }, seen);
}

export type DiceVerdict = { readonly isFine: boolean; readonly text: string };

/** Verifies the whole transcript and words the result. */
export function checkDice(lang: Lang, transcript: Transcript): DiceVerdict {
  const words = diceWords[lang];
  const verdict = verifyTranscript(transcript);
  if (verdict.ok) return { isFine: true, text: words.fine(transcript.throws.length) };
  return { isFine: false, text: words.doubt(wordDiceMismatch(lang, verdict.error)) };
}

/** The file that `tabuleiro verify-dice` reads. */
export function transcriptFile(transcript: Transcript): Blob {
  return new Blob([`${formatTranscript(transcript)}\n`], { type: 'application/json' });
}
