import { join } from 'node:path';

/** The file of the decisions in the positions of one game. */
export function decisionsFile(folder: string, chunk: number): string {
  return join(folder, `decisions-${String(chunk).padStart(5, '0')}.json`);
}
