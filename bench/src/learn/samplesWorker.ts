import { parentPort, workerData } from 'node:worker_threads';
import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed, type NetworkInputs, type SearchGame, withSearchGame } from '@tabuleiro/engine';
import { writeWhole } from '../tune/chunk.js';
import { type Candidate, CandidateFinder, type Family } from './candidates.js';
import { CHUNK_GAMES, checksFile, readGames, samplesFile } from './gameFiles.js';
import { type LearnedGame, parseLearnedGame } from './gameText.js';
import { DEEPER, Judge } from './judge.js';
import { playedWith } from './networkGame.js';
import { SampleWriter } from './samples.js';
import type { Check, SamplesOrder } from './sampling.js';

/** Scores above this, in centipawns, are decided: nothing is learned from them. */
const MOST_SCORE = 2000;
/** Labels of a chunk that are held against deeper thought. */
const CHECKS = 4;
/** Our own deeper thought, in positions. */
const CHECK_NODES = 20_000;

/** A thread that makes samples: told the number of a chunk, it writes its samples and answers how many there are. */
function serve(order: SamplesOrder): void {
  withSearchGame(order.game, {
    visit<S, M>(searchGame: SearchGame<S, M>) {
      const { network } = searchGame;
      if (network === undefined) throw new Error(`${order.game} is not evaluated by networks`);
      const sampler = new Sampler(playedWith(searchGame, order.network), network.inputs, order);
      parentPort?.on('message', (chunk: number) => {
        void sampler.sample(chunk).then((count) => parentPort?.postMessage(count));
      });
    },
  });
}

class Sampler<S, M> {
  private readonly order: SamplesOrder;
  private readonly searchGame: SearchGame<S, M>;
  private readonly finder: CandidateFinder<S, M>;
  private readonly writer: SampleWriter<S>;
  private readonly judge: Judge | undefined;

  constructor(searchGame: SearchGame<S, M>, inputs: NetworkInputs<S>, order: SamplesOrder) {
    this.order = order;
    this.searchGame = searchGame;
    this.finder = new CandidateFinder(searchGame, order.beside);
    this.writer = new SampleWriter(inputs);
    this.judge = order.judge && new Judge(order.judge.command);
  }

  async sample(chunk: number): Promise<number> {
    const { folder } = this.order;
    const games = (readGames(folder, chunk) ?? []).map(parseLearnedGame);
    const families = games.flatMap((game, i) => this.finder.findBeside(game, chunk * CHUNK_GAMES + i));
    const found = await this.judgeAll(games, families);
    const labelled = found.filter(({ score }) => Math.abs(score) < MOST_SCORE);
    for (const { state, score, result } of labelled) this.writer.write(state, score, result);
    writeWhole(checksFile(folder, chunk), JSON.stringify(await this.check(labelled, chunk)));
    writeWhole(samplesFile(folder, chunk), this.writer.take());
    return labelled.length;
  }

  /**
   * Without a judge, positions of the games with our own scores, and those beside them. A judge says what each move of a
   * position leads to, which is much at once: only positions beside the games are learned then.
   */
  private async judgeAll(
    games: readonly LearnedGame[],
    families: readonly Family<S>[],
  ): Promise<readonly Candidate<S>[]> {
    const { judge } = this.order;
    if (judge === undefined || this.judge === undefined) {
      const played = games.flatMap((game) => this.finder.findPlayed(game));
      return [...played, ...families.flatMap(({ children }) => children)];
    }
    const scores = await this.judge.judgeMoves(this.textsOf(families.map(({ parent }) => parent)), judge);
    return families.flatMap(({ children }, i) =>
      children.flatMap((child) => {
        const score = scores[i].get(child.move);
        return score === undefined ? [] : [{ ...child, score: -score }];
      }),
    );
  }

  /** Some labels beside what deeper thought says. */
  private async check(labelled: readonly Candidate<S>[], chunk: number): Promise<readonly Check[]> {
    if (labelled.length === 0) return [];
    const chance = new SeededRandom(mixSeed(chunk, CHECKS));
    const picked = Array.from({ length: CHECKS }, () => chance.pick(labelled));
    const deeper =
      (await this.judge?.judge(this.textsOf(picked.map(({ state }) => state)), DEEPER)) ??
      picked.map(({ state }) => this.finder.lookDeeper(state, CHECK_NODES));
    return picked.map(({ score }, i) => ({ label: score, deeper: deeper[i] }));
  }

  private textsOf(states: readonly S[]): readonly string[] {
    const { notation } = this.searchGame.game;
    return states.map((state) => notation.formatPosition(state));
  }
}

serve(workerData as SamplesOrder);
