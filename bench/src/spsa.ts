import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_ADJUDICATION, type GameRules, type PlayerSpec, playMatch } from '@tabuleiro/arena';
import { mixSeed, type SearchParameters } from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { withLearner } from './learn/networkGame.js';
import { readCount, readOptions, readSearchedGame } from './readOptions.js';
import { knobsOf, PARAMETER_NAMES } from './spsa/knobs.js';
import { rounded, runSpsa, type SpsaPlan, type SpsaState, startSpsa, type Values } from './spsa/spsa.js';
import { writeWhole } from './tune/chunk.js';

/*
 * `npm run spsa -- GAME`: tunes the numbers of the search to an evaluation, by games between sets of numbers that differ in
 * all of them. Two runs with the same options take the same path; one that was killed goes on.
 */
const USAGE =
  'npm run spsa -- GAME [--network FILE | --weights] [--only NAME,NAME…] [--iterations N] [--pairs N] [--nodes N] [--rate PERCENT] [--threads N] [--seed N] [--work DIR]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    network: { type: 'string' },
    weights: { type: 'boolean', default: false },
    only: { type: 'string', default: PARAMETER_NAMES.join(',') },
    iterations: { type: 'string', default: '400' },
    pairs: { type: 'string', default: '8' },
    nodes: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '5' },
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    work: { type: 'string' },
  },
});
const game = readSearchedGame(USAGE, positionals);
const names = values.only.split(',');
const unknown = names.find((name) => !PARAMETER_NAMES.includes(name));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${PARAMETER_NAMES.join(', ')}.`);
  console.error(USAGE);
  process.exit(2);
}
const network = values.weights ? undefined : (values.network ?? networkFile(game));
const root = fileURLToPath(new URL('../../', import.meta.url));
const work = values.work ?? join(root, 'tuning', `spsa-${game}`);
const rules: GameRules = { longest: 300, adjudication: DEFAULT_ADJUDICATION };
const nodes = count('nodes');
const pairs = count('pairs');
const parameters = withLearner(game, network, { visit: (searchGame) => searchGame.parameters });
if (parameters === undefined) throw new Error(`the search does not play ${game}`);
const plan: SpsaPlan = {
  knobs: knobsOf(parameters, names),
  iterations: count('iterations'),
  seed: count('seed'),
  rate: count('rate') / 100 / pairs,
};
const file = join(work, 'state.json');
const claim = { game, network: network ?? 'weights', nodes, pairs, plan };

const tuned = await runSpsa(plan, readState(), playTrial, (state, points) => {
  writeWhole(file, JSON.stringify({ claim, state }));
  console.log(
    `${state.iteration}/${plan.iterations} ${points > 0 ? '+' : ''}${points} ${tell(state.values)}`,
  );
});
console.log(JSON.stringify(rounded(tuned.values), undefined, 2));

/** A pair of games from each of some openings, others in each iteration. */
async function playTrial(plus: Values, minus: Values, iteration: number): Promise<number> {
  const seed = mixSeed(plan.seed, iteration);
  const match = { game, first: seat(plus), second: seat(minus), games: pairs * 2, seed, rules };
  // One thread is this one: it stays warm from match to match.
  const threads = count('threads');
  const played = await playMatch(match, { concurrency: threads === 1 ? 0 : threads });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { wins, losses } = played.value.standing.tally;
  return wins - losses;
}

function seat(numbers: Values): PlayerSpec {
  const changed: Partial<SearchParameters> = numbers;
  return {
    kind: 'search',
    effort: { nodes },
    parameters: changed,
    ...(network === undefined ? { evaluation: 'weights' } : { network }),
  };
}

/** A state belongs to its settings: with others another folder is needed. */
function readState(): SpsaState {
  if (!existsSync(file)) return startSpsa(plan);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { claim: unknown; state: SpsaState };
  if (JSON.stringify(kept.claim) === JSON.stringify(claim)) return kept.state;
  console.error(`${work} holds a run of other settings: remove it, or choose another folder with --work`);
  process.exit(2);
}

function tell(numbers: Values): string {
  return Object.entries(numbers)
    .map(([name, value]) => `${name} ${value.toFixed(1)}`)
    .join('  ');
}

function count(name: 'iterations' | 'pairs' | 'nodes' | 'rate' | 'threads' | 'seed'): number {
  return readCount(USAGE, name, values[name]);
}
