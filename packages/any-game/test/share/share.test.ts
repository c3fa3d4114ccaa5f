import { Random } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { formatShare, parseShare } from '../../src/index.js';
import { find, GAMES } from '../texts.js';
import { randomStudy, richStudy, studyFacts } from './studies.js';

const GAMES_EACH = process.env.TABULEIRO_TESTS === 'quick' ? 60 : 1000;
const RICH_EACH = process.env.TABULEIRO_TESTS === 'quick' ? 40 : 400;
const MOST_LETTERS = 1500;

describe.each(GAMES.map((written) => [written.game.id, written] as const))('%s', (_, written) => {
  test(`${GAMES_EACH} random games of 60 moves fit in a link and come back`, async () => {
    const random = new Random(2300);
    const lengths: number[] = [];
    for (let i = 0; i < GAMES_EACH; i++) {
      const study = randomStudy(written, 120, random);
      const code = await formatShare(study);
      expect(code).toMatch(/^1[\w-]+$/);
      const shared = await parseShare(code, find);
      if (!shared.ok) throw new Error(`game ${i}: ${shared.error.code}`);
      expect(shared.value.problem, `game ${i}`).toBeUndefined();
      expect(studyFacts(shared.value.study), `game ${i}`).toEqual(studyFacts(study));
      lengths.push(code.length);
    }
    lengths.sort((one, other) => one - other);
    if (process.env.PRINT_LENGTHS) console.log(written.game.id, lengths[lengths.length >> 1], lengths.at(-1));
    expect(lengths.at(-1)).toBeLessThanOrEqual(MOST_LETTERS);
  });

  test(`${RICH_EACH} games with variations, texts and clocks come back`, async () => {
    for (let seed = 0; seed < RICH_EACH; seed++) {
      const { study, at } = richStudy(written, new Random(seed));
      const shared = await parseShare(await formatShare(study, at), find);
      if (!shared.ok) throw new Error(`seed ${seed}: ${shared.error.code}`);
      const { study: opened, at: shown, problem } = shared.value;
      expect(problem, `seed ${seed}`).toBeUndefined();
      expect(studyFacts(opened), `seed ${seed}`).toEqual(studyFacts(study));
      expect(shown, `seed ${seed}`).toEqual(at);
    }
  });
});
