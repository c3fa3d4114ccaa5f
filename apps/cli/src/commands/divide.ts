import { type Command, EXIT } from '../command.js';
import { countNodes } from '../counting.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { COUNTED, type Count, readCount } from './perft.js';

export const divideCommand: Command = {
  name: 'divide',
  ...COUNTED,
  help: { 'pt-BR': 'como perft, separado por primeiro lance', en: 'as perft, split by first move' },
  async run(call) {
    const count = await readCount(call);
    if (!count.ok) return refuse(call.io, count.error);
    await print(call.io.stdout, await formatDivision(count.value));
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
