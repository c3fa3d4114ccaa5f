import { type ChessState, classico } from '@tabuleiro/chess';
import {
  acceptsDraw,
  analyse,
  choose,
  classicoSearchGame,
  hint,
  isDrawAcceptable,
  LEVELS,
  type Level,
  SEARCHED_GAMES,
  type SearchGame,
  withSearchGame,
} from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomStates } from './randomLines.js';

/** Runs a check on random states of a game. */
function withStates(
  game: string,
  count: number,
  seed: number,
  check: <S, M>(searchGame: SearchGame<S, M>, state: S, random: Random) => void,
): void {
  withSearchGame(game, {
    visit: (searchGame) => {
      const random = new Random(seed);
      for (const state of randomStates(searchGame, count, random)) check(searchGame, state, random);
    },
  });
}

function chessAt(fen: string): ChessState {
  const state = classico.notation.parsePosition(fen);
  if (!state.ok) throw new Error(state.error.problem);
  return state.value;
}

const QUICK_LEVELS: readonly Level[] = LEVELS.slice(0, 4);

test.each(SEARCHED_GAMES)('[P-AI] %s: every level answers with a legal move', (game) => {
  withStates(game, 6, 1, (searchGame, state, random) => {
    for (const level of QUICK_LEVELS) {
      const { move } = choose(searchGame, state, level, random.below(1000));
      expect(searchGame.game.moves(state)).toContainEqual(move);
    }
  });
});

test.each(SEARCHED_GAMES)('[P-AI] %s: the same input and seed give the same move', (game) => {
  withStates(game, 4, 2, (searchGame, state, random) => {
    const seed = random.below(1000);
    for (const level of QUICK_LEVELS) {
      expect(choose(searchGame, state, level, seed)).toEqual(choose(searchGame, state, level, seed));
    }
  });
});

test.each(SEARCHED_GAMES)('[P-AI] %s: other seeds bring other games', (game) => {
  const games = withSearchGame(game, {
    visit: (searchGame) => Array.from({ length: 12 }, (_, seed) => openingBySeed(searchGame, seed)),
  });
  expect(new Set(games).size).toBeGreaterThan(6);
});

function openingBySeed<S, M>(searchGame: SearchGame<S, M>, seed: number): string {
  const texts: string[] = [];
  let state = searchGame.game.start();
  for (let ply = 0; ply < 8; ply++) {
    const { move } = choose(searchGame, state, 1, seed);
    if (move === undefined) break;
    texts.push(searchGame.game.notation.formatMove(move));
    state = searchGame.game.apply(state, move);
  }
  return texts.join(' ');
}

test.each(SEARCHED_GAMES)('[P-AI] %s: whoever has called it off still gets a legal move', (game) => {
  const signal = { aborted: true };
  withStates(game, 4, 3, (searchGame, state) => {
    const moves = searchGame.game.moves(state);
    expect(moves).toContainEqual(analyse(searchGame, state, {}, undefined, signal).move);
    expect(moves).toContainEqual(choose(searchGame, state, 10, 0, signal).move);
    expect(moves).toContainEqual(hint(searchGame, state, signal).move);
  });
});

test('[P-AI] an analysis tells of each depth, best line first, and looks only at the moves it is given', () => {
  const wanted = classico.moves(classico.start()).slice(0, 3);
  const infos: string[] = [];
  const { move } = analyse(
    classicoSearchGame,
    classico.start(),
    { depth: 3, multiPv: 2, moves: wanted },
    (info) => {
      infos.push(`${info.depth}.${info.rank}`);
      expect(wanted).toContainEqual(info.line[0]);
    },
  );
  expect(infos).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1', '3.2']);
  expect(wanted).toContainEqual(move);
});

test('[P-AI] a hint makes no errors: it takes the queen that stands there', () => {
  const { move } = hint(classicoSearchGame, chessAt('4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1'));
  expect(move && classico.notation.formatMove(move)).toBe('e4d5');
});

test('[P-AI] a single legal action is answered at once', () => {
  const forced = chessAt('7k/8/8/8/8/8/1q6/K7 w - - 0 1');
  expect(classico.moves(forced)).toHaveLength(1);
  for (const thought of [hint(classicoSearchGame, forced), choose(classicoSearchGame, forced, 10, 0)]) {
    expect(thought.move).toEqual(classico.moves(forced)[0]);
    expect(thought.nodes).toBeLessThan(200);
  }
});

test('[P-AI] where no action is legal there is no move', () => {
  const mated = chessAt('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
  expect(analyse(classicoSearchGame, mated, { depth: 2 }).move).toBeUndefined();
  expect(choose(classicoSearchGame, mated, 1, 0).move).toBeUndefined();
});

const EXTRA_QUEEN = '4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3QK3';

test.each<[side: string, player: Player, isAccepted: boolean]>([
  ['w', 'w', false],
  ['b', 'w', false],
  ['w', 'b', true],
  ['b', 'b', true],
])(
  '[P-NF5] %s to act, the computer plays %s: it takes a draw exactly when it is no better',
  (side, player, isAccepted) => {
    expect(acceptsDraw(classicoSearchGame, chessAt(`${EXTRA_QUEEN} ${side} - - 0 1`), player)).toBe(
      isAccepted,
    );
  },
);

test('[P-NF5] an even position is a draw to either side', () => {
  const even = chessAt('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  expect([acceptsDraw(classicoSearchGame, even, 'w'), acceptsDraw(classicoSearchGame, even, 'b')]).toEqual([
    true,
    true,
  ]);
});

test('[P-NF5] a forced win is no draw, a forced loss is gladly given up for one', () => {
  expect([isDrawAcceptable({ mate: 3 }, true), isDrawAcceptable({ mate: 3 }, false)]).toEqual([false, true]);
  expect([isDrawAcceptable({ mate: -3 }, true), isDrawAcceptable({ mate: -3 }, false)]).toEqual([
    true,
    false,
  ]);
  expect([isDrawAcceptable({ cp: 300 }, true), isDrawAcceptable({ cp: 300 }, false)]).toEqual([false, true]);
});
