import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { openEngine } from '@tabuleiro/engine/node';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomLines } from '../randomLines.js';

const SEED = 21;

test.each(SEARCHED_GAMES)(
  '[P-AI] %s: stopped at random moments, threads answer with a legal move',
  async (game) => {
    const engine = openEngine({ threads: 2, hash: 4 });
    const random = new Random(SEED);
    for (const { line, legal } of randomLines(game, 40, SEED)) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), random.below(40));
      const isChoosing = random.below(4) === 0;
      const answer = isChoosing
        ? await engine.choose(line, 10, 0, stop.signal)
        : await engine.analyse(line, {}, undefined, stop.signal);
      clearTimeout(timer);
      expect(legal, `seed ${SEED}, ${line.moves?.join(' ')}`).toContain(answer.ok && answer.value.move);
    }
    await engine.close();
  },
);
