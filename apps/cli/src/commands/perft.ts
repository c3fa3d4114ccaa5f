import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Command, type CommandContext, EXIT, type Flag } from '../commandLine/command.js';
import { OPTION, readArguments, readOptions } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { print } from '../io/io.js';
import { countNodes } from '../positions/perft.js';
import { findPosition } from '../positions/position.js';

/** Deeper counts would take far too long. */
const DEEPEST = 50;

/** Arguments and flags of both commands. */
const COUNT_ARGUMENTS = {
  arguments: [{ placeholder: 'GAME' }, { placeholder: 'DEPTH' }, { placeholder: 'POSITION', optional: true }],
  flags: [{ name: '--bare', kind: 'switch', help: ({ perft }) => perft.bare }, OPTION],
} as const satisfies { arguments: Command['arguments']; flags: readonly Flag[] };

type Count = { readonly position: TextPosition; readonly depth: number; readonly bare: boolean };

export const perftCommand: Command = {
  name: 'perft',
  ...COUNT_ARGUMENTS,
  async run(context) {
    const count = await readCount(context);
    if (!count.ok) return reportError(context.io, count.error);
    const { position, depth, bare } = count.value;
    await print(context.io.stdout, `${await countNodes(position, depth, bare)}\n`);
    return EXIT.done;
  },
};

/** What is to be counted. */
async function readCount(given: CommandContext): Promise<Result<Count, UserError>> {
  const context = await readArguments(given);
  if (!context.ok) return context;
  const [game, depthText, text = 'start'] = context.value.args;
  const found = findPosition(given.lang, game, readOptions(given), text);
  if (!found.ok) return found;
  const depth = /^\d{1,3}$/.test(depthText) ? Number(depthText) : DEEPEST + 1;
  if (depth > DEEPEST)
    return fail(toUserError(given.lang, { code: 'bad-depth', depth: depthText, most: DEEPEST }));
  const { written, state } = found.value;
  return ok({ position: textPositionOf(written.game, state), depth, bare: given.flags.has('--bare') });
}

export const divideCommand: Command = {
  name: 'divide',
  ...COUNT_ARGUMENTS,
  async run(context) {
    const count = await readCount(context);
    if (!count.ok) return reportError(context.io, count.error);
    await print(context.io.stdout, await formatDivision(count.value));
    return EXIT.done;
  },
};

/** `MOVE COUNT` a line in ASCII order, then the total. */
async function formatDivision({ position, depth, bare }: Count): Promise<string> {
  if (depth === 0) return 'total 1\n';
  const lines: string[] = [];
  let total = 0;
  for (const { move, position: next } of position.successors(bare)) {
    const nodes = await countNodes(next, depth - 1, bare);
    lines.push(`${move} ${nodes}\n`);
    total += nodes;
  }
  return `${lines.sort().join('')}total ${total}\n`;
}
