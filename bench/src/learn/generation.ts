import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  DEFAULT_RULES,
  formatElo,
  type PlayerSpec,
  playMatch,
  type Rating,
  type Standing,
  type Tally,
} from '@tabuleiro/arena';
import {
  formatNetwork,
  type Network,
  type NetworkInputs,
  parseNetwork,
  withSearchGame,
} from '@tabuleiro/engine';
import { writeWhole } from '../tune/chunk.js';
import type { Beside } from './candidates.js';
import { CHUNK_GAMES } from './gameFiles.js';
import { playGames } from './games.js';
import type { JudgeOrder } from './judge.js';
import { sampleShape } from './samples.js';
import { labelError, makeSamples, readSamples } from './sampling.js';
import { type Losses, type TrainSettings, train } from './train.js';

/** A network looks at so many positions while the sum of weights looks at one; more, measured, but never less. */
const NETWORK_SPEED = 2;

/** What one generation is made with. Everything else follows from it and the code. */
export type GenerationSettings = {
  readonly game: string;
  readonly generation: number;
  /** Chunks of games. */
  readonly chunks: number;
  /** Positions looked at for each move of these games. */
  readonly nodes: number;
  /** The program that judges their positions; none to take our own scores. */
  readonly judge: JudgeOrder | undefined;
  /** Positions beside the games that are learned, too. */
  readonly beside: Beside;
  readonly training: Omit<TrainSettings, 'begin'>;
  /** How many generations, this one included, are learned from. */
  readonly window: number;
  /** Games of the match against the reigning network. */
  readonly matchGames: number;
  readonly matchNodes: number;
  /** The folder of this game's generations. */
  readonly work: string;
};

type Say = (line: string) => void;

export type GenerationReport = {
  readonly generation: number;
  readonly settings: Pick<GenerationSettings, 'nodes' | 'beside' | 'window' | 'matchNodes'> & {
    readonly judge?: Omit<JudgeOrder, 'command'>;
  } & Omit<TrainSettings, 'begin' | 'threads'>;
  /** The network's file. */
  readonly sha256: string;
  /** From the first game to the last of the match; only of the last start, if it was killed. */
  readonly seconds: number;
  readonly games: number;
  readonly samples: number;
  /** Mean squared error of this generation's labels against deeper thought. */
  readonly labelError: number;
  readonly losses: readonly Losses[];
  readonly match: Tally & Rating;
  readonly isCrowned: boolean;
};

export function folderOf(work: string, generation: number): string {
  return join(work, `generation-${generation}`);
}

/** The network that reigned before a generation: the last that was crowned. */
export function reigningBefore(work: string, generation: number): string | undefined {
  for (let before = generation - 1; before > 0; before--) {
    const report = readReport(work, before);
    if (report?.isCrowned === true) return join(folderOf(work, before), 'network.bin');
  }
  return undefined;
}

export function readReport(work: string, generation: number): GenerationReport | undefined {
  const file = join(folderOf(work, generation), 'report.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GenerationReport) : undefined;
}

/**
 * One generation: games with the reigning network, labels, training, and a match against it. Each step is kept when it is
 * done, so that a run that was killed goes on where it was.
 */
export async function makeGeneration(settings: GenerationSettings, say: Say): Promise<GenerationReport> {
  const { game, generation, chunks, nodes, judge, beside, window, training, matchNodes, work } = settings;
  const before = readReport(work, generation);
  if (before !== undefined) return before;
  const folder = folderOf(work, generation);
  const reigning = reigningBefore(work, generation);
  const gamesFolder = join(folder, 'games');
  claim(folder, settings, reigning);
  const clock = new Clock();
  let moves = 0;
  await playGames(
    { game, network: reigning, nodes, seed: training.seed + generation - 1, folder: gamesFolder },
    chunks,
    training.threads,
    (done, more) => {
      moves += more;
      say(`games: ${done} of ${chunks} chunks, ${clock.rate(moves)} moves/s, ${clock.left(done, chunks)}`);
    },
  );
  const sampleClock = new Clock();
  await makeSamples(
    { game, network: reigning, beside, judge, folder: gamesFolder },
    chunks,
    training.threads,
    (done) => say(`samples: ${done} of ${chunks} chunks, ${sampleClock.left(done, chunks)}`),
  );
  const labels = labelError(gamesFolder);
  say(`labels: mean squared error ${labels.toFixed(5)} against deeper thought`);
  const trained = await trainOn(settings, reigning, say);
  const match = await playAgainst(settings, reigning, say);
  const { threads: _, ...taught } = training;
  const report: GenerationReport = {
    generation,
    settings: {
      nodes,
      ...(judge !== undefined && { judge: withoutCommand(judge) }),
      beside,
      window,
      matchNodes,
      ...taught,
    },
    sha256: createHash('sha256')
      .update(readFileSync(join(folder, 'network.bin')))
      .digest('hex'),
    seconds: Math.round(clock.seconds()),
    games: chunks * CHUNK_GAMES,
    labelError: labels,
    ...trained,
    match,
    isCrowned: match.wins > match.losses,
  };
  writeWhole(join(folder, 'report.json'), JSON.stringify(report, undefined, 2));
  return report;
}

/** Where the judge's program lies says nothing about a generation. */
function withoutCommand({ limit, percent }: JudgeOrder): Omit<JudgeOrder, 'command'> {
  return { limit, percent };
}

/** Data of one folder belongs together: other settings need another folder. */
function claim(
  folder: string,
  { game, nodes, judge, beside, training }: GenerationSettings,
  reigning?: string,
): void {
  const claimed = JSON.stringify({
    game,
    nodes,
    judge,
    beside,
    seed: training.seed,
    reigning: reigning ?? 'weights',
  });
  const file = join(folder, 'settings.json');
  if (!existsSync(file)) writeWhole(file, claimed);
  else if (readFileSync(file, 'utf8') !== claimed) {
    throw new Error(
      `${folder} holds games of other settings: remove it, or choose another folder with --work`,
    );
  }
}

/** Trains on the games of the last generations; one that has a network of its size before it goes on from there. */
async function trainOn(
  settings: GenerationSettings,
  reigning: string | undefined,
  say: Say,
): Promise<Pick<GenerationReport, 'samples' | 'losses'>> {
  const { game, generation, window, training, work } = settings;
  const folder = folderOf(work, generation);
  const file = join(folder, 'losses.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const folders = Array.from({ length: Math.min(window, generation) }, (_, i) =>
    join(folderOf(work, generation - i), 'games'),
  );
  const inputs = inputsOf(game);
  const before = reigning === undefined ? undefined : readNetwork(reigning, inputs);
  const begin = before?.neurons === training.neurons ? before : undefined;
  const { samples, heldOut } = readSamples(folders, sampleShape(inputs).bytes);
  say(`training: ${heldOut.length} samples, ${heldOut.reduce((sum, is) => sum + is, 0)} of them held out`);
  const clock = new Clock();
  const losses: Losses[] = [];
  const network = await train(
    inputs,
    samples,
    (i) => heldOut[i] !== 0,
    { ...training, begin },
    (epoch, loss) => {
      losses.push(loss);
      say(
        `training: epoch ${epoch}, loss ${loss.learned.toFixed(5)}, held out ${loss.heldOut.toFixed(5)}, ${clock.left(epoch, training.epochs)}`,
      );
    },
  );
  const provenance = `${game}, generation ${generation}, ${heldOut.length} positions of ${folders.length} generations of games`;
  writeWhole(join(folder, 'network.bin'), formatNetwork({ ...network, provenance }));
  const trained = { samples: heldOut.length, losses };
  writeWhole(file, JSON.stringify(trained));
  return trained;
}

function readNetwork(file: string, inputs: NetworkInputs<never>): Network {
  const network = parseNetwork(readFileSync(file), inputs);
  if (!network.ok) throw new Error(`${file}: ${network.error.code}`);
  return network.value;
}

function inputsOf(game: string): NetworkInputs<never> {
  const inputs = withSearchGame(game, { visit: ({ network }) => network?.inputs });
  if (inputs === undefined) throw new Error(`${game} is not evaluated by networks`);
  return inputs;
}

/** The new network against the one that reigned; the results file lets a match that was killed go on. */
async function playAgainst(
  { game, generation, work, matchGames, matchNodes, training }: GenerationSettings,
  reigning: string | undefined,
  say: Say,
): Promise<GenerationReport['match']> {
  const folder = folderOf(work, generation);
  const own = join(folder, 'network.bin');
  const nodes = reigning === undefined ? matchNodes * NETWORK_SPEED : matchNodes;
  const first: PlayerSpec = { kind: 'search', effort: { nodes }, network: own };
  const second: PlayerSpec = {
    kind: 'search',
    effort: { nodes: matchNodes },
    ...(reigning === undefined ? { evaluation: 'weights' } : { network: reigning }),
  };
  const sprt = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };
  const played = await playMatch(
    { game, first, second, games: matchGames, seed: training.seed, rules: DEFAULT_RULES, sprt },
    {
      concurrency: training.threads,
      file: join(folder, 'match.jsonl'),
      onGame: (_, standing) => say(`match: ${tell(standing)}`),
    },
  );
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { tally, rating } = played.value.standing;
  return { ...tally, elo: rating?.elo ?? 0, low: rating?.low ?? 0, high: rating?.high ?? 0 };
}

function tell({ tally, rating }: Standing): string {
  const { wins, draws, losses } = tally;
  return `+${wins} =${draws} -${losses}${rating === undefined ? '' : `, Elo ${formatElo(rating.elo)} (${formatElo(rating.low)} to ${formatElo(rating.high)})`}`;
}

/** Tells how fast it goes and how long it will take. */
class Clock {
  private readonly begin = performance.now();
  private first: number | undefined;

  rate(count: number): string {
    return (count / this.seconds()).toFixed(0);
  }

  left(done: number, all: number): string {
    this.first ??= done - 1;
    const each = this.seconds() / Math.max(1, done - this.first);
    return `${Math.ceil((each * (all - done)) / 60)} min left`;
  }

  seconds(): number {
    return (performance.now() - this.begin) / 1000;
  }
}
