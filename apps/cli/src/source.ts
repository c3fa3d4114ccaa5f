import { fail, type Options, ok, parseOptions, type Result } from '@tabuleiro/game';
import type { Call, Flag } from './command.js';
import { type Complaint, complain, complainOfPosition } from './complaint.js';
import { type Entry, findGame, findPosition } from './games.js';
import { readAll } from './io.js';
import type { Position } from './position.js';

/** The flag of every command that names a game. */
export const OPTION: Flag = {
  name: '--option',
  kind: 'list',
  value: { 'pt-BR': 'NOME=true|false', en: 'NAME=true|false' },
  help: { 'pt-BR': 'muda uma regra da casa', en: 'changes a house rule' },
};

export type Setting = { readonly entry: Entry; readonly options: Options };

/** The game a command line names, with its house rules. */
export function findSetting(call: Call, game: string): Result<Setting, Complaint> {
  const entry = findGame(game);
  if (!entry.ok) return fail(complain(call.lang, entry.error));
  const options = parseOptions(entry.value.options, readOptions(call.flags.get(OPTION.name) ?? []));
  if (!options.ok) return fail(complain(call.lang, options.error));
  return ok({ entry: entry.value, options: options.value });
}

function readOptions(texts: readonly string[]): object {
  return Object.fromEntries(
    texts.map((text) => {
      const [name, ...value] = text.split('=');
      return [name, BOOLEANS.get(value.join('=')) ?? text];
    }),
  );
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Replaces the one argument that is `-` by what stands on the input. */
export async function readArguments(call: Call): Promise<Result<Call, Complaint>> {
  const dashes = call.args.filter((text) => text === '-').length;
  if (dashes === 0) return ok(call);
  if (dashes > 1) return fail(complain(call.lang, { code: 'stdin-twice' }));
  const input = await readAll(call.io.stdin);
  return ok({ ...call, args: call.args.map((text) => (text === '-' ? input : text)) });
}

export function readPosition(
  call: Call,
  game: string,
  text: string,
): Result<Setting & { readonly position: Position }, Complaint> {
  const setting = findSetting(call, game);
  if (!setting.ok) return setting;
  const { entry, options } = setting.value;
  const position = findPosition(entry, text, options);
  if (!position.ok) return fail(complainOfPosition(call.lang, entry.id, position.error));
  return ok({ entry, options, position: position.value });
}
