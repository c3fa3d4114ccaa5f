import { classicoSearchGame } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { CandidateFinder } from '../../src/learn/candidates.js';
import type { LearnedGame } from '../../src/learn/gameText.js';
import { NO_RESULT } from '../../src/learn/samples.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const { game } = classicoSearchGame;

function played(...moves: string[]): LearnedGame {
  return { start: START, moves, scores: moves.map((_, i) => i), winner: 'w' };
}

test('of the positions of a game those are learned in which the move found takes nothing', () => {
  const finder = new CandidateFinder(classicoSearchGame, { each: 0, nodes: 0 });
  const found = finder.findPlayed(played('e2e4', 'd7d5', 'e4d5', 'd8d5'));
  expect(found.map(({ score, result }) => [score, result])).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test('positions beside a game are quiet, were never played, and follow from the seed', () => {
  const finder = new CandidateFinder(classicoSearchGame, { each: 5, nodes: 0 });
  const line = played('e2e4', 'd7d5', 'g1f3', 'd5e4', 'f3g5', 'g8f6');
  const families = finder.findBeside(line, 7);
  const texts = (found: typeof families): string[] =>
    found.flatMap(({ children }) => children.map(({ state }) => game.notation.formatPosition(state)));
  expect(families).toHaveLength(6);
  expect(texts(finder.findBeside(line, 7))).toEqual(texts(families));
  expect(texts(finder.findBeside(line, 8))).not.toEqual(texts(families));
  for (const { parent, children } of families) {
    expect(children.length).toBeLessThanOrEqual(5);
    for (const { state, move, result } of children) {
      const parsed = game.notation.parseMove(parent, move);
      if (!parsed.ok) throw new Error(move);
      expect(game.notation.formatPosition(game.apply(parent, parsed.value))).toBe(
        game.notation.formatPosition(state),
      );
      expect(result).toBe(NO_RESULT);
      expect(game.inCheck(state)).toBe(false);
      const { cursor, knowledge } = classicoSearchGame.open(state);
      const wins = game.moves(state).filter((reply) => {
        const packed = cursor.pack(reply);
        return knowledge.tacticalScore(packed) > 0 && knowledge.seeAtLeast(packed, 1);
      });
      expect(wins).toEqual([]);
    }
  }
});
