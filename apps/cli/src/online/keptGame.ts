import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { formatJournal, type Match, type Secret } from '@tabuleiro/match';
import type { MatchId } from '@tabuleiro/online';
import { dataFolder } from '@tabuleiro/senet-engine/node';
import type { CodedError } from '@tabuleiro/words';
import { createFile } from '../io/disk.js';
import type { Io } from '../io/io.js';
import { keepTranscript } from '../play/transcriptFile.js';

/** Where a finished match is kept, and the transcript of its dice where they are fair. */
export type KeptGame = { readonly file: string; readonly transcript?: string };

/**
 * Keeps a finished match among the games of this terminal, with the proof of its dice. The name follows from the match: it is
 * kept once, however often it is opened.
 */
export function keepGame(
  env: Io['env'],
  id: MatchId,
  match: Match,
  secret: Secret | undefined,
): Result<KeptGame, CodedError> {
  const day = (match.setup.date ?? '').replace(/\D/g, '');
  const file = join(dataFolder(env), 'play', `${day}-${id.slice(0, 12)}-${match.game}.jsonl`);
  const created = createFile(file, formatJournal(match, secret));
  if (!created.ok && created.error.code !== 'file-exists') return created;
  const transcript = keepTranscript(file, match, secret);
  if (transcript === undefined) return ok({ file });
  return transcript.ok ? ok({ file, transcript: transcript.value }) : fail(transcript.error);
}
