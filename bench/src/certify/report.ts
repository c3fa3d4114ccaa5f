import { COLUMNS, LAST } from '@tabuleiro/senet';
import { GROUPS, type Group, type LossSum } from './certifyChunk.js';
import type { Certified } from './resultFiles.js';

const NINETY_FIVE = 1.959964;
/** Mean loss of a decision with five a side, without a look ahead and with one. */
export const BARS = { plain: 0.0006, ahead: 0.0001 } as const;

type Kind = keyof typeof BARS;
const KINDS: Readonly<Record<Kind, string>> = { plain: 'none', ahead: 'two throws' };
const GROUP_NAMES: Readonly<Record<Group, string>> = {
  five: 'five on at least one side',
  fewer: 'fewer, beyond the shipped table',
};
const SOURCE_NAMES = { random: 'random, five a side', games: 'games' } as const;

/** The table of the certificate, and whether the bars hold. */
export function formatCertificate(certified: readonly Certified[]): string {
  const rows = certified.flatMap((one) =>
    (['plain', 'ahead'] as const).flatMap((kind) =>
      GROUPS.flatMap((group) => (one[kind][group].decisions === 0 ? [] : [formatRow(one, kind, group)])),
    ),
  );
  return [
    '| positions | pieces | look ahead | decisions | mean loss (95 %) | best move found | largest loss |',
    '| --- | --- | --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    '| promise, five a side | seen | |',
    '| --- | --- | --- |',
    ...certified.flatMap((one) => (['plain', 'ahead'] as const).map((kind) => formatBar(one, kind))),
    '',
  ].join('\n');
}

export function meanOf({ sum, decisions }: Pick<LossSum, 'sum' | 'decisions'>): number {
  return sum / Math.max(1, decisions);
}

function formatRow(certified: Certified, kind: Kind, group: Group): string {
  const losses = certified[kind][group];
  const mean = meanOf(losses);
  const variance = losses.squares / losses.decisions - mean * mean;
  const margin = NINETY_FIVE * Math.sqrt(Math.max(0, variance) / losses.decisions);
  const best = ((losses.best / losses.decisions) * 100).toFixed(2);
  const worst = losses.worst === undefined ? '' : `, \`${formatPosition(...losses.worst)}\``;
  return [
    `| ${SOURCE_NAMES[certified.source]} | ${GROUP_NAMES[group]} | ${KINDS[kind]} | ${losses.decisions.toLocaleString('en')}`,
    `${mean.toFixed(6)} ± ${margin.toFixed(6)} | ${best} % | ${losses.largest.toFixed(4)}${worst} |`,
  ].join(' | ');
}

function formatBar(certified: Certified, kind: Kind): string {
  const mean = meanOf(certified[kind].five);
  const holds = mean <= BARS[kind] ? 'holds' : '**does not hold**';
  const name = `${SOURCE_NAMES[certified.source]}, look ahead: ${KINDS[kind]}, at most ${BARS[kind]}`;
  return `| ${name} | ${mean.toFixed(6)} | ${holds} |`;
}

/** The position as a text, with A to move. */
export function formatPosition(own: number, other: number, die: number): string {
  const squares = Array.from({ length: LAST }, (_, i) => {
    if (((own >>> (i + 1)) & 1) !== 0) return 'A';
    return ((other >>> (i + 1)) & 1) !== 0 ? 'B' : '.';
  }).join('');
  const rows = [0, 1, 2].map((row) => squares.slice(row * COLUMNS, (row + 1) * COLUMNS));
  return `${rows.join('/')} A ${die}`;
}
