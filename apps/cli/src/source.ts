import { fail, ok, type Result } from '@tabuleiro/game';
import type { Call, Flag } from './command.js';
import { type Complaint, complain } from './complaint.js';
import { readAll } from './io.js';

/** The flag of every command that names a game. */
export const OPTION: Flag = {
  name: '--option',
  kind: 'list',
  value: { 'pt-BR': 'NOME=true|false', en: 'NAME=true|false' },
  help: { 'pt-BR': 'muda uma regra da casa', en: 'changes a house rule' },
};

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** House rules as a line of JSON would give them; what is neither true nor false stays a text. */
export function readOptions({ flags }: Call): object {
  const pairs = (flags.get(OPTION.name) ?? []).map((text) => {
    const at = text.indexOf('=');
    const [name, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    return [name, BOOLEANS.get(value) ?? value] as const;
  });
  return Object.fromEntries(pairs);
}

/** Replaces the one argument that is `-` by what stands on the input. */
export async function readArguments(call: Call): Promise<Result<Call, Complaint>> {
  const dashes = call.args.filter((text) => text === '-').length;
  if (dashes === 0) return ok(call);
  if (dashes > 1) return fail(complain(call.lang, { code: 'stdin-twice' }));
  const input = await readAll(call.io.stdin);
  return ok({ ...call, args: call.args.map((text) => (text === '-' ? input : text)) });
}
