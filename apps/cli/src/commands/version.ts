import { readFileSync } from 'node:fs';
import { type Command, EXIT } from '../commandLine/command.js';
import { print } from '../io/io.js';
import { isObject, parseJson } from '../io/json.js';

export const versionCommand: Command = {
  name: 'version',
  arguments: [],
  flags: [],
  async run({ io }) {
    await print(io.stdout, `${programName()}\n`);
    return EXIT.done;
  },
};

/** The name with the version. */
export function programName(): string {
  const json = parseJson(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (!json.ok || !isObject(json.value)) throw new Error('the package has no readable manifest');
  return `tabuleiro ${String(json.value.version)}`;
}
