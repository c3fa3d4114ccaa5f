import { readFileSync } from 'node:fs';
import { SEARCHED_GAMES, Searcher, type SearchGame, withSearchGame } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { ForcedWin } from './forcedWin.js';

/** A position from play in which the side to act wins in `moves` of its own and no sooner. */
type Problem = { readonly position: string; readonly moves: number };

/** What one problem may cost. */
const NODES = 300_000;
/** Longer wins take too long to prove by looking at every line; that was done once, when they were collected. */
const PROVED = 2;

function problemsOf(game: string): Problem[] {
  return JSON.parse(readFileSync(new URL(`data/mates-${game}.json`, import.meta.url), 'utf8'));
}

function stateOf<S, M>(searchGame: SearchGame<S, M>, position: string): S {
  const state = searchGame.game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${JSON.stringify(state.error)}`);
  return state.value;
}

/** What the search says of a problem. */
function solve<S, M>(searchGame: SearchGame<S, M>, { position, moves }: Problem): unknown {
  return new Searcher(searchGame).search(stateOf(searchGame, position), { mate: moves, nodes: NODES }).score;
}

/** In how many moves the side to act wins, proved line by line; undefined for more than `most`. */
function prove<S, M>(searchGame: SearchGame<S, M>, { position }: Problem, most: number): number | undefined {
  const { cursor } = searchGame.open(stateOf(searchGame, position));
  const win = new ForcedWin(cursor, cursor.player, most);
  for (let moves = 1; moves <= most; moves++) if (win.exists(moves)) return moves;
  return undefined;
}

for (const game of SEARCHED_GAMES) {
  const problems = problemsOf(game);

  test(`[P-AI] ${game}: there are forced wins of each length`, () => {
    for (const moves of [2, 3, 4]) {
      expect(problems.filter((problem) => problem.moves === moves).length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(problems)(`[P-AI] ${game}: wins in $moves: $position`, (problem) => {
    const score = withSearchGame(game, { visit: (searchGame) => solve(searchGame, problem) });
    expect(score).toEqual({ mate: problem.moves });
  });

  test.each(problems)(`${game}: no win sooner: $position`, (problem) => {
    const proved = withSearchGame(game, { visit: (searchGame) => prove(searchGame, problem, PROVED) });
    expect(proved).toBe(problem.moves <= PROVED ? problem.moves : undefined);
  });
}
