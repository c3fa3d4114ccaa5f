import type { Weights } from '@tabuleiro/engine';

const WIDTH = 110;

/** The source file of fitted weights, as the formatter would leave it: by block, opening and ending in turn. */
export function formatWeights(
  game: string,
  weights: Weights,
  blocks: Readonly<Record<string, number>>,
): string {
  const names = Object.keys(blocks);
  const lines = names.map((name, i) => {
    const next = names.at(i + 1);
    const block = weights.slice(blocks[name], next === undefined ? weights.length : blocks[next]);
    return formatBlock(name, block.flat());
  });
  return [
    "import { unfoldWeights, type Weights } from '../weight.js';",
    '',
    `/** Fitted to self-played games by \`npm run tune -- ${game}\`, see docs/tuning.md: opening, ending, opening … */`,
    'export const WEIGHTS: Weights = unfoldWeights({',
    ...lines,
    '});',
    '',
  ].join('\n');
}

function formatBlock(name: string, numbers: readonly number[]): string {
  const short = `  ${name}: [${numbers.join(', ')}],`;
  return short.length <= WIDTH ? short : `  ${name}: [\n${formatNumbers(numbers, 4)}\n  ],`;
}

/** Numbers of a list, as many on a line as the formatter puts there. */
export function formatNumbers(numbers: readonly number[], indent: number): string {
  const lines = [' '.repeat(indent - 1)];
  for (const number of numbers) {
    const longer = `${lines.at(-1)} ${number},`;
    if (longer.length <= WIDTH) lines.splice(-1, 1, longer);
    else lines.push(`${' '.repeat(indent)}${number},`);
  }
  return lines.join('\n');
}
