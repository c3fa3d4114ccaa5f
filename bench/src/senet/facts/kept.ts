import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results that are kept as they are found, so that a run that was ended goes on where it stopped. */
export class Kept {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What an earlier run has found under this name, else what `make` finds now. */
  get<T>(name: string, make: () => T): T {
    const file = join(this.folder, `${name}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
    const made = make();
    writeFileSync(`${file}.tmp`, JSON.stringify(made));
    renameSync(`${file}.tmp`, file);
    return made;
  }
}
