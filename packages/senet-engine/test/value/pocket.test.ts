import { gzipSync } from 'node:zlib';
import { mixSeed } from '@tabuleiro/game';
import { LAST, WATER } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import {
  dropWater,
  formatPocket,
  PocketNetwork,
  parsePocket,
  plainPocketKernel,
  readKnowledge,
  restoreWater,
  senetNet,
  wasmPocketKernel,
} from '../../src/index.js';
import { sidesOf } from '../../src/search/rootMoves.js';
import { randomStates } from '../randomStates.js';
import { readData } from '../shipped.js';
import { randomPocket } from './randomPocket.js';

const SEED = 61;
const COUNTS: Readonly<Record<string, number>> = { quick: 2_000, full: 20_000, deep: 1_000_000 };
const COUNT = COUNTS[process.env.TABULEIRO_TESTS ?? 'full'];
const SHIPPED = readData('pocket.bin');

/** Up to five pieces a side, anywhere. */
function drawSides(i: number): readonly [number, number] {
  const sets: [number, number] = [0, 0];
  for (let draw = 0; draw < 10; draw++) {
    const square = 1 + (mixSeed(SEED, i, draw) % LAST);
    if (square !== WATER && ((sets[0] | sets[1]) & (1 << square)) === 0) sets[draw % 2] |= 1 << square;
  }
  return sets;
}

test.each([
  ['as it is shipped', SHIPPED],
  ['with weights of any size', formatPocket(randomPocket(SEED))],
])(`[P-AI] WebAssembly and plain TypeScript find the same numbers, %s (seed ${SEED})`, (_, bytes) => {
  const parsed = parsePocket(bytes);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const [fast, plain] = [wasmPocketKernel(parsed.value), plainPocketKernel(parsed.value)];
  if (fast === undefined) throw new Error('no WebAssembly');
  const seen = new Set<number>();
  for (let i = 0; i < COUNT; i++) {
    const [own, other] = drawSides(i).map(dropWater);
    const found = fast(own, other);
    expect(Number.isSafeInteger(found)).toBe(true);
    expect(plain(own, other)).toBe(found);
    seen.add(found);
  }
  expect(seen.size).toBeGreaterThan(COUNT / 2);
});

test('[P-AI] a set is the same again after the water has left it', () => {
  for (let i = 0; i < 1000; i++) {
    const [own] = drawSides(i);
    expect(restoreWater(dropWater(own))).toBe(own);
  }
});

test(`[P-AI] the pocket network gives chances, the same again and again (seed ${SEED})`, () => {
  const parsed = parsePocket(SHIPPED);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const [one, two] = [new PocketNetwork(parsed.value), new PocketNetwork(parsed.value)];
  for (const state of randomStates(SEED, 5)) {
    const { own, other } = sidesOf(state);
    const win = one.win(own, other);
    expect(win > 0 && win < 1).toBe(true);
    expect(two.win(own, other)).toBe(win);
  }
});

test('[P-AI] a network survives its file', () => {
  const bytes = formatPocket(randomPocket(SEED));
  const parsed = parsePocket(bytes);
  if (!parsed.ok) throw new Error(parsed.error.code);
  expect(parsed.value.provenance).toBe(`by chance, número ${SEED}`);
  expect(Buffer.from(formatPocket(parsed.value)).equals(bytes)).toBe(true);
});

test('[P-AI] the network that is shipped says how it was made and is at most 300 kB, compressed', () => {
  const parsed = parsePocket(SHIPPED);
  expect(parsed.ok && parsed.value.provenance).toMatch(
    /^fitted to \d+ decisions judged by the table of 5 a side; /,
  );
  expect(gzipSync(SHIPPED).length).toBeLessThanOrEqual(300_000);
});

test.each([
  ['nothing is there', new Uint8Array(0), 'not-a-network'],
  ['it is a page of a server', new TextEncoder().encode('<!doctype html>'), 'not-a-network'],
  ['its end is missing', SHIPPED.slice(0, 5000), 'truncated'],
  ['almost nothing is there', SHIPPED.slice(0, 12), 'truncated'],
  ['something follows', Uint8Array.from([...SHIPPED, 0]), 'damaged'],
  ['a byte is another', SHIPPED.with(50_000, SHIPPED[50_000] ^ 1), 'damaged'],
  ['it is of another version', SHIPPED.with(8, 9), 'wrong-version'],
])('[P-AI] a network is refused if %s', (_, bytes, code) => {
  expect(parsePocket(bytes)).toEqual({ ok: false, error: { code } });
});

test('[P-AI] tables and networks are told apart; without the pocket network the smaller one estimates', () => {
  const told: string[] = [];
  const damaged = SHIPPED.with(50_000, SHIPPED[50_000] ^ 1);
  const { best, shipped } = readKnowledge([damaged.buffer, readData('senet-2.bin').buffer], (code) =>
    told.push(code),
  );
  expect(told).toEqual(['damaged']);
  expect([best.exact.pieces, shipped.exact.pieces]).toEqual([2, 2]);
  const [own, other] = drawSides(1);
  expect(best.estimate.win(own, other)).toBe(senetNet().win(own, other));
  const whole = readKnowledge([readData('senet-2.bin').buffer, SHIPPED.buffer]).best;
  expect(whole.estimate).toBeInstanceOf(PocketNetwork);
  expect(whole.exact.pieces).toBe(2);
});
