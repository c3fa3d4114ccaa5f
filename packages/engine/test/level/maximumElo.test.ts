import { LEVELS, levelElo, maximumElo, SEARCHED_GAMES } from '@tabuleiro/engine';
import { expect, test } from 'vitest';

const MEASURED = [
  [4_000, 1600],
  [16_000, 1800],
  [64_000, 1900],
] as const;

const at = (positions: number): number | undefined => maximumElo('any', positions, MEASURED);

test('[P-AI] between measured numbers of positions each doubling is worth the same', () => {
  expect(MEASURED.map(([positions]) => at(positions))).toEqual([1600, 1800, 1900]);
  expect(at(8_000)).toBeCloseTo(1700);
  expect(at(32_000)).toBeCloseTo(1850);
});

test('[P-AI] above them a doubling is worth a quarter of the last one, below them as much as the first, and not for ever', () => {
  expect(at(128_000)).toBeCloseTo(1912.5);
  expect(at(64_000 * 64)).toBeCloseTo(1975);
  expect(at(1e12)).toBeCloseTo(1975);
  expect(at(2_000)).toBeCloseTo(1500);
  expect(at(62.5)).toBeCloseTo(1000);
  expect(at(1)).toBeCloseTo(1000);
});

test('[P-AI] what nobody has measured is not guessed', () => {
  expect(maximumElo('senet', 100_000)).toBeUndefined();
  expect(maximumElo('any', 100_000, [[4_000, 1600]])).toBeUndefined();
  expect(at(0)).toBeUndefined();
  expect(at(Number.NaN)).toBeUndefined();
});

test.each(SEARCHED_GAMES)('[P-AI] %s: the maximum of a fast device is above level 10', (game) => {
  expect(maximumElo(game, 500_000)).toBeGreaterThan(levelElo(game, LEVELS[LEVELS.length - 1]));
});
