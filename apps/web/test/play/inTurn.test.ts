import { expect, test } from 'vitest';
import { inTurn } from '../../src/play/inTurn.js';

test('what is asked for later is done later, though it could be done sooner; a failure holds nothing up', async () => {
  const game = {};
  const done: string[] = [];
  const after =
    (turns: number, name: string): (() => Promise<void>) =>
    async () => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      done.push(name);
    };
  const slow = inTurn(game, after(9, 'slow'));
  const failing = inTurn(game, () => Promise.reject(new Error('not fetched')));
  const quick = inTurn(game, after(0, 'quick'));
  const elsewhere = inTurn({}, after(0, 'elsewhere'));
  await expect(failing).rejects.toThrow('not fetched');
  await Promise.all([slow, quick, elsewhere]);
  expect(done).toEqual(['elsewhere', 'slow', 'quick']);
});
