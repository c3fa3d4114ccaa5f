import {
  Chooser,
  LEVELS,
  levelParametersOf,
  mixSeed,
  Searcher,
  type SearchGame,
  TranspositionTable,
} from '@tabuleiro/engine';
import type { Decider, Decision } from './decision.js';
import { Judge, type Judgement, kindOf } from './judge.js';
import { drawPositions, levelOfChunk } from './positions.js';

/** What the decisions of a run depend on, beside the code. */
export type ErrorsOrder = {
  readonly game: string;
  /** The file of the network to play and judge with; none for the sum of weights. */
  readonly network: string | undefined;
  /** Nodes for the judgement of each move, and of the computer without errors. */
  readonly nodes: number;
  readonly seed: number;
  readonly folder: string;
};

/** Below it, as an expected result, a position is lost: nobody's errors show there. */
const LOST = 0.03;
const MEGABYTES = 4;

/** All levels and the computer without errors, put before the positions of one game. */
export class Examiner<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly order: Pick<ErrorsOrder, 'nodes' | 'seed'>;
  private readonly chooser: Chooser<S, M>;
  private readonly searcher: Searcher<S, M>;
  private readonly judge: Judge<S, M>;

  constructor(searchGame: SearchGame<S, M>, order: Pick<ErrorsOrder, 'nodes' | 'seed'>) {
    this.searchGame = searchGame;
    this.order = order;
    this.chooser = new Chooser(searchGame);
    this.searcher = new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(MEGABYTES)));
    this.judge = new Judge(searchGame, order.nodes);
  }

  /** The decisions of all in the positions of one chunk. */
  examine(chunk: number): Decision[] {
    const { seed } = this.order;
    const positions = drawPositions(this.searchGame, levelOfChunk(chunk), mixSeed(seed, chunk));
    return positions.flatMap((state, i) => this.examinePosition(state, mixSeed(seed, chunk, i)));
  }

  private examinePosition(state: S, seed: number): Decision[] {
    const { game } = this.searchGame;
    const choices = [...LEVELS, 'max' as const].flatMap((decider) => {
      const move = this.decide(state, decider, seed);
      return move === undefined ? [] : [{ decider, move, text: game.notation.formatMove(move) }];
    });
    const judged = new Map<string, Judgement>();
    const judge = (move: M): void => {
      const text = game.notation.formatMove(move);
      if (!judged.has(text)) judged.set(text, this.judge.judge(state, move));
    };
    const best = this.judge.best(state);
    if (best !== undefined) judge(best);
    for (const { move } of choices) judge(move);
    const top = [...judged.values()].reduce((a, b) => (b.expected > a.expected ? b : a));
    if (top.expected < LOST) return [];
    return choices.flatMap(({ decider, text }) => {
      const played = judged.get(text);
      return played === undefined ? [] : [conclude(decider, played, top)];
    });
  }

  private decide(state: S, decider: Decider, seed: number): M | undefined {
    if (decider !== 'max') {
      const parameters = levelParametersOf(this.searchGame.game.id, decider);
      return this.chooser.choose(state, parameters, mixSeed(seed, decider)).move;
    }
    this.searcher.forget();
    return this.searcher.search(state, { nodes: this.order.nodes }).move;
  }
}

function conclude(decider: Decider, played: Judgement, best: Judgement): Decision {
  const kind = kindOf(played, best);
  return {
    decider,
    loss: best.expected - played.expected,
    cost: Math.max(0, best.centipawns - played.centipawns),
    ...(kind !== undefined && { kind }),
    ...(best.mate === 1 && { mated: played.mate === 1 }),
    ...(best.isCapture && { captured: played.isCapture }),
  };
}
