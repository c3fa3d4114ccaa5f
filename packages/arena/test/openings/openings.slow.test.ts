import { isBalanced, openingsOf, withSearchGameByWeights } from '@tabuleiro/arena';
import { SEARCHED_GAMES, Searcher } from '@tabuleiro/engine';
import { replay } from '@tabuleiro/game';
import { expect, test } from 'vitest';

/** The weights change from version to version, the openings stay: judged anew they may be a little off. */
const TOLERANT = { nodes: 2000, balance: 250 };

for (const game of SEARCHED_GAMES) {
  test(`${game}: at least a hundred openings, all legal, all different, none lost`, () => {
    const openings = openingsOf(game);
    expect(openings.length).toBeGreaterThanOrEqual(100);
    const positions = withSearchGameByWeights(game, {
      visit({ weights: mind }) {
        const thinker = new Searcher(mind, new ArrayBuffer(1 << 20));
        return openings.map((opening, i) => {
          const state = replay(mind.game, mind.game.start(), opening);
          if (!state.ok) throw new Error(`${opening.join(' ')}: ${state.error.move}`);
          // A part of them is enough for each run.
          if (i % 25 === 0) expect(isBalanced(thinker, state.value, TOLERANT), opening.join(' ')).toBe(true);
          return mind.game.notation.formatPosition(state.value);
        });
      },
    });
    expect(new Set(positions).size).toBe(openings.length);
  });
}

test('a game without openings begins at its start', () => {
  expect(openingsOf('senet')).toEqual([[]]);
});
