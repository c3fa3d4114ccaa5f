import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import { type Call, type Command, DEPTH, EXIT, type Flag, GAME, POSITION } from '../command.js';
import { type Complaint, complain } from '../complaint.js';
import { countNodes } from '../counting.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { findPosition } from '../setting.js';
import { OPTION, readArguments, readOptions } from '../source.js';

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
  async run(call) {
    const count = await readCount(call);
    if (!count.ok) return refuse(call.io, count.error);
    const { position, depth, bare } = count.value;
    await print(call.io.stdout, `${await countNodes(position, depth, bare)}\n`);
    return EXIT.done;
  },
};

/** What `perft` and `divide` are asked to count. */
export async function readCount(given: Call): Promise<Result<Count, Complaint>> {
  const call = await readArguments(given);
  if (!call.ok) return call;
  const [game, depthText, text = 'start'] = call.value.args;
  const found = findPosition(given.lang, game, readOptions(given), text);
  if (!found.ok) return found;
  const depth = /^\d{1,3}$/.test(depthText) ? Number(depthText) : DEEPEST + 1;
  if (depth > DEEPEST)
    return fail(complain(given.lang, { code: 'bad-depth', depth: depthText, most: DEEPEST }));
  const { written, state } = found.value;
  return ok({ position: textPositionOf(written.game, state), depth, bare: given.flags.has('--bare') });
}
