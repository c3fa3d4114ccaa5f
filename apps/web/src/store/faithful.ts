import { type Action, isObject, type RecordError } from '@tabuleiro/match';
import { readJson } from './lines.js';

/**
 * The first line of a journal that the match did not take as it stands: a move for which there was no time left is
 * replayed as the end of that time, and nobody would notice that a save was changed. Ticks in a row are one action.
 */
export function findMisread(lines: readonly string[], actions: readonly Action[]): RecordError | undefined {
  let at = 0;
  for (const [i, line] of lines.slice(1).entries()) {
    const action = readJson(line);
    const kind = isObject(action) ? action.kind : undefined;
    if (actions.at(at)?.kind === kind) at++;
    else if (kind !== 'tick' || at === 0 || actions[at - 1].kind !== 'tick') return misread(i);
  }
  return undefined;
}

function misread(action: number): RecordError {
  return { code: 'bad-record', problem: 'not-canonical', path: '', facts: {}, action, line: action + 2 };
}
