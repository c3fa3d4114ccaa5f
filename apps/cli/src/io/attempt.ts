import { fail, ok, type Result } from '@tabuleiro/game';

/** A failure as a value: the code of the system (`ENOENT` …). */
export function attempt<T>(action: () => T): Result<T, string> {
  try {
    return ok(action());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return fail(String(code));
  }
}
