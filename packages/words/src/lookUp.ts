import type { Wording } from './wording.js';

export function lookUp(table: Wording | undefined, code: string): Wording[string] | undefined {
  return table !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}
