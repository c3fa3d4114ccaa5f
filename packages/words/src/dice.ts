/** What may be wrong with the transcript of fair dice; the codes are those of the match. */
export const TRANSCRIPT_PROBLEMS = [
  'syntax',
  'not-object',
  'missing-key',
  'unknown-key',
  'bad-version',
  'bad-game',
  'bad-commit',
  'bad-secret',
  'bad-seed',
  'bad-throws',
  'bad-throw',
] as const;
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number];

/** Where a transcript departs from what its secret and seed give. `at` counts from 0. */
export type DiceDoubt =
  | { readonly code: 'commit-differs'; readonly written: string; readonly computed: string }
  | {
      readonly code: 'throw-differs';
      readonly at: number;
      readonly written: number;
      readonly computed: number;
    };

/** What is said about fair dice and their transcript. */
export interface DiceWords {
  readonly problems: Readonly<Record<TranscriptProblem, (place: string) => string>>;
  commitDiffers(written: string, computed: string): string;
  throwDiffers(at: number, written: number, computed: number): string;
}
