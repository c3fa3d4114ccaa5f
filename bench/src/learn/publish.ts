import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatElo } from '@tabuleiro/arena';
import { drawPlot } from '../plot.js';
import type { GenerationReport } from './generation.js';

const DATA = 'docs/learning.json';
const DOCUMENT = 'docs/learning.md';
const PICTURES = 'docs/learning';
const BEGIN = '<!-- generations: made by `npm run learn -- GAME --crown` -->';
const END = '<!-- end of generations -->';

/** The generations of each line of networks; a line is a game, or another teacher for it. */
type Lines = Readonly<Record<string, readonly GenerationReport[]>>;

/** Writes the generations of a line into the documents, with plots. */
export function publish(root: string, line: string, reports: readonly GenerationReport[]): void {
  const data = join(root, DATA);
  const before: Lines = existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')) : {};
  const lines: Lines = { ...before, [line]: reports };
  writeFileSync(data, `${JSON.stringify(lines, undefined, 2)}\n`);
  mkdirSync(join(root, PICTURES), { recursive: true });
  writeFileSync(join(root, PICTURES, 'elo.svg'), drawElo(lines));
  writeFileSync(join(root, PICTURES, `loss-${line}.svg`), drawLoss(line, reports));
  const file = join(root, DOCUMENT);
  const text = readFileSync(file, 'utf8');
  const [head, rest] = text.split(BEGIN);
  const [, tail] = (rest ?? '').split(END);
  if (tail === undefined) throw new Error(`${DOCUMENT} has no place for the generations`);
  writeFileSync(file, `${head}${BEGIN}\n\n${formatLines(lines)}\n${END}${tail}`);
}

function drawElo(lines: Lines): string {
  return drawPlot({
    title: 'Elo above the sum of weights',
    x: 'generation',
    y: 'Elo, sum of the matches',
    lines: Object.entries(lines).map(([name, reports]) => ({ name, points: eloByGeneration(reports) })),
  });
}

/** Each generation has met the one that reigned: their differences add up. */
function eloByGeneration(reports: readonly GenerationReport[]): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [[0, 0]];
  let reigning = 0;
  for (const { generation, match, isCrowned } of reports) {
    points.push([generation, Math.round(reigning + match.elo)]);
    if (isCrowned) reigning += match.elo;
  }
  return points;
}

function drawLoss(line: string, reports: readonly GenerationReport[]): string {
  return drawPlot({
    title: `${line}: loss by epoch`,
    x: 'epoch',
    y: 'mean squared error',
    lines: reports.flatMap(({ generation, losses }) => [
      { name: `generation ${generation}`, points: losses.map(({ learned }, i) => [i + 1, learned] as const) },
      {
        name: `generation ${generation}, held out`,
        points: losses.map(({ heldOut }, i) => [i + 1, heldOut] as const),
      },
    ]),
  });
}

function formatLines(lines: Lines): string {
  return [
    '![Elo by generation](learning/elo.svg)',
    '',
    ...Object.entries(lines).flatMap(([name, reports]) => [
      `### ${name}`,
      '',
      '| generation | games, positions a move | judge | positions beside | samples | label error | epochs, rate | loss | held out | match, Elo | minutes | |',
      '| ---: | --- | --- | --- | ---: | ---: | --- | ---: | ---: | --- | ---: | --- |',
      ...reports.map(formatGeneration),
      '',
      `![Loss by epoch](learning/loss-${name}.svg)`,
      '',
    ]),
  ].join('\n');
}

function formatGeneration(report: GenerationReport): string {
  const { generation, settings, match, losses, seconds } = report;
  const { judge, beside } = settings;
  const last = losses.at(-1);
  const cells = [
    generation,
    `${thousands(report.games)}, ${settings.nodes}`,
    judge === undefined ? 'own search' : judge.limit,
    `${beside.each}, ${beside.nodes === 0 ? 'at sight' : `${beside.nodes} nodes`}`,
    thousands(report.samples),
    report.labelError.toFixed(4),
    `${settings.epochs}, ${settings.rate}`,
    last?.learned.toFixed(5),
    last?.heldOut.toFixed(5),
    `+${match.wins} =${match.draws} −${match.losses}, ${formatElo(match.elo)} (${formatElo(match.low)} to ${formatElo(match.high)})`,
    Math.round(seconds / 60),
    report.isCrowned ? 'crowned' : 'discarded',
  ];
  return `| ${cells.join(' | ')} |`;
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
