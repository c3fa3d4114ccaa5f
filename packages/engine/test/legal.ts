import {
  Chooser,
  isLevel,
  levelParametersOf,
  Searcher,
  type SearchGame,
  type SearchHost,
  type SearchResult,
  withSearchGame,
} from '@tabuleiro/engine';
import { Random } from '@tabuleiro/testkit';
import { expect } from 'vitest';
import { randomStates } from './randomLines.js';

/** Thinks in `count` random positions of a game, ended at a random moment each time, and expects a legal answer. */
export function expectLegalAnswers(
  game: string,
  count: number,
  seed: number,
  log: (done: number) => void = () => undefined,
): void {
  withSearchGame(game, { visit: (searchGame) => new Examiner(searchGame, seed, log).examine(count) });
}

class Examiner<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly random: Random;
  private readonly seed: number;
  private readonly log: (done: number) => void;
  private readonly searcher: Searcher<S, M>;
  private readonly chooser: Chooser<S, M>;

  constructor(searchGame: SearchGame<S, M>, seed: number, log: (done: number) => void) {
    this.searchGame = searchGame;
    this.seed = seed;
    this.log = log;
    this.random = new Random(seed);
    this.searcher = new Searcher(searchGame);
    this.chooser = new Chooser(searchGame);
  }

  examine(count: number): void {
    let done = 0;
    for (const state of randomStates(this.searchGame, count, this.random)) {
      this.expectLegal(state, this.think(state));
      done++;
      if (done % 10_000 === 0) this.log(done);
    }
  }

  /** Mostly cut off at a random node; now and then at a random poll, after a random depth, or by a level's parameters. */
  private think(state: S): SearchResult<M> {
    const { random, searcher } = this;
    const nodes = 1 + random.below(400);
    switch (random.below(16)) {
      case 0:
        return searcher.search(state, { nodes: 20_000 }, undefined, endingAtPoll(1 + random.below(3)));
      case 1:
        return searcher.search(state, { depth: 1 + random.below(3) });
      case 2: {
        const level = 1 + random.below(10);
        if (!isLevel(level)) throw new Error(`no level ${level}`);
        return this.chooser.choose(
          state,
          { ...levelParametersOf(this.searchGame.game.id, level), nodes },
          random.below(1000),
        );
      }
      default:
        return searcher.search(state, { nodes });
    }
  }

  /** The move and the line behind it, each step by the rules. */
  private expectLegal(start: S, { move, line }: SearchResult<M>): void {
    const { game } = this.searchGame;
    const name = `seed ${this.seed}: ${game.notation.formatPosition(start)}`;
    expect(move, name).toBeDefined();
    let state = start;
    for (const [i, step] of line.entries()) {
      const text = game.notation.formatMove(step);
      const isThere = game.moves(state).some((legal) => game.notation.formatMove(legal) === text);
      // A line may go on where a draw by rule has ended the game; the answer itself may not.
      if (!isThere && i > 0 && game.turn(state).kind === 'over') return;
      expect(isThere, `${name}, ${text}`).toBe(true);
      state = game.apply(state, step);
    }
  }
}

function endingAtPoll(which: number): SearchHost {
  let polls = 0;
  return {
    poll: () => {
      polls++;
      return polls >= which;
    },
    isWorthwhile: () => true,
  };
}
