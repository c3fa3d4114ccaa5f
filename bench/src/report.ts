import { PEERS, type ProgramName } from './program.js';
import type { Results, Row } from './results.js';
import { ROUNDS } from './runner.js';

/** The machine and the moment, one fact a line. */
export type Circumstances = readonly (readonly [name: string, value: string])[];

/** Nodes a second of every program at its start position; ours divided by theirs for classic chess. */
export function summary({ chess, others }: Results): { nps: Nps; ratios: Nps } {
  const start = chess[0];
  const nps: Nps = { classico: npsOf(start, 'classico') };
  for (const { best } of others) {
    for (const [name, measurement] of best) nps[name] ??= measurement.nps;
  }
  const ratios: Nps = {};
  for (const peer of PEERS) {
    nps[peer] = npsOf(start, peer);
    ratios[peer] = ratio(start, peer);
  }
  return { nps, ratios };
}

type Nps = Record<string, number | null>;

function npsOf({ best }: Row, name: ProgramName): number | null {
  return best.get(name)?.nps ?? null;
}

function ratio(row: Row, peer: ProgramName): number | null {
  const mine = npsOf(row, 'classico');
  const theirs = npsOf(row, peer);
  return mine === null || theirs === null ? null : Number((mine / theirs).toPrecision(3));
}

export function formatReport(results: Results, circumstances: Circumstances): string {
  return [
    '# Benchmarks',
    '',
    'Made by `npm run bench:perft -- --write`: one go, one thread, each program in a process of its own, best of three',
    'alternating warm runs of a second or more. Every count is from full legal move lists; the last ply is counted from the length of the',
    'list. Peers by their fastest public way: chess.js `.perft`, chessops `perft`, kokopu `moves()`, Stockfish `go perft`.',
    '',
    ...circumstances.map(([name, value]) => `- ${name}: ${value}`),
    '',
    '## Classic chess',
    '',
    'Million nodes a second; in brackets, ours divided by theirs.',
    '',
    ...chessTable(results),
    ...fewerRounds(results),
    '',
    '## Our other games',
    '',
    ...othersTable(results),
    '',
  ].join('\n');
}

function chessTable({ chess, versions }: Results): string[] {
  const programs: readonly ProgramName[] = ['classico', ...PEERS];
  return table(
    ['program', 'version', ...chess.map(({ task }) => task.label)],
    programs.map((name) => [
      name,
      versions.get(name) ?? 'not installed',
      ...chess.map((row) => cell(row, name)),
    ]),
  );
}

/** What the machine was too busy for, said openly. */
function fewerRounds({ chess, others }: Results): string[] {
  const short = [...chess, ...others].flatMap(({ task, best }) =>
    [...best]
      .filter(([, { rounds }]) => rounds < ROUNDS)
      .map(([name, { rounds }]) => `${name}, ${task.label}: best of ${rounds}`),
  );
  return short.length === 0
    ? []
    : ['', `Fewer than ${ROUNDS} rounds, to keep the run short: ${short.join('; ')}.`];
}

function cell(row: Row, name: ProgramName): string {
  const nps = npsOf(row, name);
  if (nps === null) return '–';
  return name === 'classico' ? millions(nps) : `${millions(nps)} (${ratio(row, name) ?? '–'}×)`;
}

function othersTable({ chess, others }: Results): string[] {
  const chessJs = npsOf(chess[0], 'chess.js') ?? 1;
  const rows = others.flatMap(({ task, best }) =>
    [...best].map(([name, { nodes, nps }]) => [
      name,
      task.label,
      nodes.toLocaleString('en'),
      millions(nps),
      `${(nps / chessJs).toFixed(1)}×`,
    ]),
  );
  return table(['game', 'position', 'nodes', 'million nodes/s', "against chess.js's chess, start"], rows);
}

function millions(nps: number): string {
  return (nps / 1e6).toFixed(nps < 10e6 ? 2 : 1);
}

/** The first columns are words, the others numbers. */
const WORD_COLUMNS = 2;

/** A Markdown table that also reads well as plain text. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((text, i) => Math.max(text.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, i) => pad(text, i)).join(' | ')} |`;
  const pad = (text: string, i: number): string =>
    i < WORD_COLUMNS ? text.padEnd(widths[i]) : text.padStart(widths[i]);
  const rule = widths.map((width, i) => (i < WORD_COLUMNS ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}
