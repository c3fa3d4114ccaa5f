import { fail, ok, type Result } from '@tabuleiro/game';
import { commitTo } from './secret.js';
import { throwAt } from './throw.js';
import type { Transcript } from './transcript.js';

export const DICE_MISMATCHES = ['commit-differs', 'throw-differs'] as const;

/** Where a transcript first departs from what its own secret and seed give. */
export type DiceMismatch =
  | { readonly code: 'commit-differs'; readonly written: string; readonly computed: string }
  | {
      readonly code: 'throw-differs';
      readonly at: number;
      readonly written: number;
      readonly computed: number;
    };

/** Recomputes everything; the commit first, because a secret that does not match it proves nothing. */
export function verifyTranscript(transcript: Transcript): Result<undefined, DiceMismatch> {
  const { secret, playerSeed, throws } = transcript;
  const promised = commitTo(secret);
  if (promised !== transcript.commit) {
    return fail({ code: 'commit-differs', written: transcript.commit, computed: promised });
  }
  for (const [at, written] of throws.entries()) {
    const computed = throwAt(secret, playerSeed, at);
    if (computed !== written) return fail({ code: 'throw-differs', at, written, computed });
  }
  return ok(undefined);
}
