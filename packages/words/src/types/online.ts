import type { LogError } from '@tabuleiro/online/node';

/** Why the matches that a server keeps cannot be used. */
export type LogErrorTable = {
  readonly [Code in LogError['code']]: (error: Extract<LogError, { readonly code: Code }>) => string;
};
