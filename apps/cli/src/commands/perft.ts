import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  type Command,
  type CommandContext,
  DEPTH,
  EXIT,
  type Flag,
  GAME,
  POSITION,
} from '../commandLine/command.js';
import { OPTION, readArguments, readOptions } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError } from '../commandLine/userError.js';
import { print } from '../io/io.js';
import { countNodes } from '../positions/perft.js';
import { findPosition } from '../positions/position.js';

/** Deeper counts of anything but a locked position outlive the reader. */
const DEEPEST = 50;

export const COUNTED = {
  arguments: [GAME, DEPTH, { ...POSITION, optional: true }],
  flags: [
    {
      name: '--bare',
      kind: 'switch',
      help: { 'pt-BR': 'não olha os finais de partida', en: 'looks at no ending' },
    },
    OPTION,
  ],
} as const satisfies { arguments: Command['arguments']; flags: readonly Flag[] };

export type Count = { readonly position: TextPosition; readonly depth: number; readonly bare: boolean };

export const perftCommand: Command = {
  name: 'perft',
  ...COUNTED,
  help: {
    'pt-BR': 'conta as sequências de lances até a profundidade dada',
    en: 'counts the sequences of moves down to the given depth',
  },
  async run(context) {
    const count = await readCount(context);
    if (!count.ok) return reportError(context.io, count.error);
    const { position, depth, bare } = count.value;
    await print(context.io.stdout, `${await countNodes(position, depth, bare)}\n`);
    return EXIT.done;
  },
};

/** What `perft` and `divide` are asked to count. */
export async function readCount(given: CommandContext): Promise<Result<Count, UserError>> {
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
  ...COUNTED,
  help: { 'pt-BR': 'como perft, separado por primeiro lance', en: 'as perft, split by first move' },
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
