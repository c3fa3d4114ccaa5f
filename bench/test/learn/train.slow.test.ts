import { brasezSearchGame, formatNetwork, type Network, parseNetwork } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { CandidateFinder } from '../../src/learn/candidates.js';
import { measureLoss } from '../../src/learn/measure.js';
import { SampleWriter, sampleShape } from '../../src/learn/samples.js';
import { playLearningGame, seatLearner } from '../../src/learn/selfPlay.js';
import { type Losses, train } from '../../src/learn/train.js';

const { network: seam } = brasezSearchGame;
if (seam === undefined) throw new Error('no network for Brasez');
const { inputs } = seam;

function someSamples(): SharedArrayBuffer {
  const searcher = seatLearner(brasezSearchGame);
  const finder = new CandidateFinder(brasezSearchGame, { each: 0, nodes: 0 });
  const writer = new SampleWriter(inputs);
  for (let game = 0; game < 6; game++) {
    for (const { state, score, result } of finder.findPlayed(playLearningGame(searcher, [5, game], 60))) {
      writer.write(state, score, result);
    }
  }
  const bytes = writer.take();
  const samples = new SharedArrayBuffer(bytes.length);
  new Uint8Array(samples).set(bytes);
  return samples;
}

const samples = someSamples();
const count = samples.byteLength / sampleShape(inputs).bytes;
const settings = {
  ...{ neurons: 32, epochs: 30, batch: 64, rate: 0.01, decay: 0, resultShare: 0.2, seed: 3 },
};

async function learn(threads: number): Promise<{ network: Omit<Network, 'provenance'>; losses: Losses[] }> {
  const losses: Losses[] = [];
  const network = await train(
    inputs,
    samples,
    (i) => i % 8 === 7,
    { ...settings, threads },
    (_, loss) => {
      losses.push(loss);
    },
  );
  return { network, losses };
}

test('a network learns its samples, and the same one whatever the number of threads', async () => {
  expect(count).toBeGreaterThan(100);
  const [one, two] = [await learn(1), await learn(2)];
  expect(one.losses.at(-1)?.learned).toBeLessThan((one.losses[0]?.learned ?? 0) / 10);
  expect(two.losses).toEqual(one.losses);
  expect(two.network).toEqual(one.network);
});

test('in whole numbers it says nearly what it said in fractions', async () => {
  const { network, losses } = await learn(2);
  const parsed = parseNetwork(formatNetwork({ ...network, provenance: 'test' }), inputs);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { resultShare } = settings;
  const rounded = measureLoss(parsed.value, inputs, samples, resultShare, (i) => i % 8 === 7);
  const exact = losses.at(-1)?.heldOut ?? 0;
  expect(Math.abs(rounded - exact)).toBeLessThan(exact * 0.1);
});
