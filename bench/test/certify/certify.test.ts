import { senet } from '@tabuleiro/senet';
import { NO_EXACT_VALUES, type SenetKnowledge, senetNet } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import { lossesOf } from '../../src/calibrate/senet/positions.js';
import { addLosses, certifyChunk, GROUPS, noLoss } from '../../src/certify/certifyChunk.js';
import { formatCertificate, formatPosition } from '../../src/certify/report.js';
import type { Certified } from '../../src/certify/resultFiles.js';
import { readTruth } from '../../src/tune/senet/truth.js';

const TRUTH = readTruth();
const GUESSING: SenetKnowledge = { exact: NO_EXACT_VALUES, estimate: senetNet() };
const KNOWING: SenetKnowledge = { exact: NO_EXACT_VALUES, estimate: TRUTH };
const SETTINGS = { seed: 4, positions: 60, positionsAhead: 10 };

test('who knows the table loses nothing; who guesses does, less with a look ahead', () => {
  for (const source of ['random', 'games'] as const) {
    const knowing = certifyChunk(KNOWING, TRUTH, source, SETTINGS, 0);
    expect(knowing.plain.fewer.decisions).toBeGreaterThan(80);
    expect(knowing.plain.fewer).toMatchObject({ sum: 0, largest: 0, best: knowing.plain.fewer.decisions });
    const { plain, ahead } = certifyChunk(GUESSING, TRUTH, source, { ...SETTINGS, positionsAhead: 60 }, 0);
    expect(plain.fewer.sum).toBeGreaterThan(0);
    expect(ahead.fewer.decisions).toBe(plain.fewer.decisions);
    expect(ahead.fewer.sum).toBeLessThan(plain.fewer.sum);
  }
});

test('a chunk comes out the same again, and its largest loss can be seen in its position', () => {
  const chunk = certifyChunk(GUESSING, TRUTH, 'random', SETTINGS, 1);
  expect(certifyChunk(GUESSING, TRUTH, 'random', SETTINGS, 1)).toEqual(chunk);
  expect(certifyChunk(GUESSING, TRUTH, 'random', SETTINGS, 2)).not.toEqual(chunk);
  const { worst, largest } = chunk.plain.fewer;
  if (worst === undefined) throw new Error('nothing was lost');
  const state = senet.notation.parsePosition(formatPosition(...worst));
  if (!state.ok) throw new Error(state.error.code);
  const losses = [...lossesOf(state.value, TRUTH).values()];
  expect(losses.some((loss) => Math.abs(loss - largest) < 1e-9)).toBe(true);
});

test('chunks add up, and promises are held against them', () => {
  const sums = { five: noLoss(), fewer: noLoss() };
  for (let i = 0; i < 2; i++) {
    for (const group of GROUPS) {
      addLosses(sums[group], {
        ...{ decisions: 100, best: 90, sum: 0.05, squares: 0.001 },
        ...{ largest: 0.01 * (i + 1), worst: [2, 4, 1] },
      });
    }
  }
  const ahead = { ...sums, five: { ...sums.five, sum: 0.03 } };
  const certified: Certified = { source: 'games', positions: 50, positionsAhead: 50, plain: sums, ahead };
  const text = formatCertificate([certified]);
  expect(text).toContain('| games | five on at least one side | none | 200 | 0.000500 ±');
  expect(text).toContain('90.00 % | 0.0200, `AB......../........../.......... A 1`');
  expect(text).toContain('look ahead: none, at most 0.0006 | 0.000500 | holds |');
  expect(text).toContain('look ahead: two throws, at most 0.0001 | 0.000150 | **does not hold** |');
});
