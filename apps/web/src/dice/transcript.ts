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

/** What the dice of a finished match have to show; undefined where a real die was thrown, or it is not over. */
export function transcriptFrom(match: Match, secret: Secret | undefined): Transcript | undefined {
  const { dice } = match.setup;
  if (dice === undefined || secret === undefined || match.outcome === undefined) return undefined;
  const seen = seenThrows(match).map(Number).filter(isThrow);
  return transcriptOf({ ...dice, secret }, seen);
}

export type DiceVerdict = { readonly isFine: boolean; readonly text: string };

/** Does the whole sum again and says how it came out. */
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
