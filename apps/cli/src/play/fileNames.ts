import { existsSync } from 'node:fs';

/** The transcript of the dice lies beside the match. */
export function transcriptFile(file: string): string {
  return `${withoutEnding(file)}.dice`;
}

/** Where a match goes on that was read from a record: in a journal beside it, the record stays as it is. */
export function journalBeside(record: string): string {
  const names = [`${withoutEnding(record)}.jsonl`, ...namesBeside(record)];
  return names.find((name) => !existsSync(name)) ?? names[0];
}

const MOST_NAMES = 99;

/** `game-2.jsonl`, `game-3.jsonl` … beside `game.jsonl`. */
export function namesBeside(file: string): readonly string[] {
  const stem = withoutEnding(file);
  return Array.from({ length: MOST_NAMES - 1 }, (_, i) => `${stem}-${i + 2}.jsonl`);
}

function withoutEnding(file: string): string {
  return file.replace(/\.jsonl?$/, '');
}
