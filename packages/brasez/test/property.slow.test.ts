import { readFileSync } from 'node:fs';
import { brasez } from '@tabuleiro/brasez';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { checkLaws } from './laws.js';
import { legal, mirror, mirrorMove, randomPosition, read } from './positions.js';

const VECTORS = readFileSync(new URL('data/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => String(JSON.parse(line).result));

test('the laws hold in 100 made-up positions and the games that follow', () => {
  for (let seed = 0; seed < 100; seed++) checkLaws(randomPosition(new Random(seed)), seed, 2);
});

test('the laws hold in the positions of the shared vectors', () => {
  for (const [i, text] of VECTORS.entries()) if (i % 10 === 0) checkLaws(text, i, 1);
});

test('the laws hold along games from the start', () => {
  for (let seed = 0; seed < 4; seed++) {
    checkLaws(brasez.notation.formatPosition(brasez.start()), seed, 40);
  }
});

test('both colours have the same rules', () => {
  const texts = [
    ...VECTORS,
    ...Array.from({ length: 500 }, (_, seed) => randomPosition(new Random(seed + 5000))),
  ];
  for (const text of texts) {
    // The set-up goes White first, so its positions have no mirror image.
    if (read(text).setup > 0) continue;
    expect(legal(mirror(text)), text).toEqual(legal(text).map(mirrorMove).sort());
    expect(brasez.inCheck(read(mirror(text))), text).toBe(brasez.inCheck(read(text)));
  }
});
