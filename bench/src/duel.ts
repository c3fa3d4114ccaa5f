import { mkdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_RULES,
  formatElo,
  formatSpec,
  type MatchPlan,
  type PlayerSpec,
  playMatch,
  type Standing,
  scoreOf,
} from '@tabuleiro/arena';
import { EVALUATIONS } from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { readOptions } from './readOptions.js';
import { findStockfish } from './stockfishPath.js';
import { versionOf } from './version.js';

const USAGE =
  'npm run bench:duel -- [stockfish [ELO] | js-chess-engine [LEVEL] | uci COMMAND] [--evaluation network|weights] [--games N] [--ms N] [--concurrency N]';

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    ms: { type: 'string' },
    concurrency: { type: 'string' },
    evaluation: { type: 'string' },
  },
});

type Peer = {
  readonly label: string;
  readonly slug: string;
  readonly spec: PlayerSpec;
  readonly games: number;
};

const ms = Number(values.ms ?? 100);
const wanted = values.evaluation ?? (networkFile('classico') === undefined ? 'weights' : 'network');
const evaluation = EVALUATIONS.find((known) => known === wanted);
const peers = choosePeers();
if (peers === undefined || evaluation === undefined) {
  console.error(USAGE);
  process.exit(2);
}
console.log(
  `classico, evaluated by ${evaluation}, ${ms} ms a move, one thread; ${cpus()[0].model.trim()}, Node ${process.version}\n`,
);
console.log('| against | games | + = - | score | Elo difference (95 %) | load average |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const peer of peers) console.log(await duel(peer));

function choosePeers(): readonly Peer[] | undefined {
  const [name, strength] = positionals;
  if (name === undefined) return [stockfish('2000'), jsChessEngine('5')];
  if (name === 'stockfish') return [stockfish(strength ?? '2000')];
  if (name === 'uci' && strength !== undefined) return [uciEngine(strength)];
  return name === 'js-chess-engine' ? [jsChessEngine(strength ?? '5')] : undefined;
}

/** Any other program that speaks UCI, with as much time as we have. */
function uciEngine(command: string): Peer {
  return {
    label: `\`${command.split('/').at(-1)}\``,
    slug: command.replace(/[^\w]+/g, '-'),
    spec: { kind: 'uci', command, effort: { ms }, options: { Hash: '16' } },
    games: 100,
  };
}

function stockfish(elo: string): Peer {
  const path = findStockfish();
  if (path === undefined) throw new Error('stockfish is not installed');
  const options = { Threads: '1', Hash: '16', UCI_LimitStrength: 'true', UCI_Elo: elo };
  return {
    label: `Stockfish, \`UCI_Elo\` ${elo}`,
    slug: `stockfish-${elo}`,
    spec: { kind: 'uci', command: `"${path}"`, effort: { ms }, options },
    games: 100,
  };
}

/** It takes the time it wants: about two seconds a move on its highest level. */
function jsChessEngine(level: string): Peer {
  const script = fileURLToPath(new URL('./jsChessEngine.js', import.meta.url));
  return {
    label: `js-chess-engine ${versionOf('js-chess-engine')}, level ${level}`,
    slug: `js-chess-engine-${level}`,
    spec: { kind: 'uci', command: `"${process.execPath}" "${script}" ${level}`, effort: { depth: 1 } },
    games: 40,
  };
}

/** Results stay in `reports/`, so that a duel that was ended goes on. */
async function duel({ label, slug, spec, games: usual }: Peer): Promise<string> {
  const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const games = Number(values.games ?? usual);
  const first: PlayerSpec = { kind: 'search', effort: { ms }, ...(evaluation && { evaluation }) };
  const plan: MatchPlan = { game: 'classico', first, second: spec, games, seed: 0, rules: DEFAULT_RULES };
  const before = load();
  const report = await playMatch(plan, {
    concurrency: Number(values.concurrency ?? availableParallelism()),
    file: `${folder}duel-${evaluation}-${slug}-${ms}ms.jsonl`,
    onGame: (_, standing) =>
      console.error(`${standing.games}/${games}  ${formatSpec(first)} – ${label}: ${cells(standing)}`),
  });
  if (!report.ok) throw new Error(JSON.stringify(report.error));
  return `| ${label} | ${report.value.standing.games} | ${cells(report.value.standing)} | ${before} to ${load()} |`;
}

function cells({ tally, rating, odd }: Standing): string {
  const { wins, draws, losses } = tally;
  const percent = (scoreOf(tally) * 100).toFixed(1);
  const [elo, low, high] = rating === undefined ? [] : [rating.elo, rating.low, rating.high].map(formatElo);
  const forfeits = Object.entries(odd).map(([reason, count]) => ` (${reason}: ${count})`);
  return `+${wins} =${draws} -${losses}${forfeits.join('')} | ${percent} % | ${elo} [${low}, ${high}]`;
}

function load(): string {
  return loadavg()[0].toFixed(2);
}
