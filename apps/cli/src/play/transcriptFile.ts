import { ok, type Result } from '@tabuleiro/game';
import {
  formatTranscript,
  isThrow,
  type Match,
  makeFairDice,
  type Secret,
  seenThrows,
  transcriptOf,
} from '@tabuleiro/match';
import type { CodedError } from '@tabuleiro/words';
import { writeAtomically } from '../io/disk.js';
import { transcriptFile } from './fileNames.js';

/** S-DIE: writes the transcript of fair dice next to the journal; undefined where there are none. */
export function keepTranscript(
  journal: string,
  match: Match,
  secret: Secret | undefined,
): Result<string, CodedError> | undefined {
  const { dice } = match.setup;
  if (dice === undefined || secret === undefined) return undefined;
  const throws = seenThrows(match).map(Number).filter(isThrow);
  const file = transcriptFile(journal);
  const text = formatTranscript(transcriptOf(makeFairDice(secret, dice.playerSeed), throws));
  const written = writeAtomically(file, `${text}\n`);
  return written.ok ? ok(file) : written;
}
