import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written once by a released version and never again. */
const FOLDER = join(import.meta.dirname, '../../../../packages/match/test/data/golden/v1');

export function goldenJournals(): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
  return names.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
}
