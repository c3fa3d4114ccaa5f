import { openEngine } from '@tabuleiro/search/node';
import { expect, test } from 'vitest';

test('x', async () => {
  const engine = openEngine();
  const t = performance.now();
  const answer = await engine.analyse({ game: 'classico' }, { depth: 3 });
  console.log(performance.now() - t, answer);
  expect(answer.ok).toBe(true);
  await engine.close();
});
