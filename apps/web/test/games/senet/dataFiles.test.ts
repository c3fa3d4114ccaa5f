import { readFileSync } from 'node:fs';
import { PocketNetwork, readKnowledge } from '@tabuleiro/senet-engine';
import { expect, test, vi } from 'vitest';
import { loadSenetFiles } from '../../../src/games/senet/dataFiles.js';

const DATA = new URL('../../../../../packages/senet-engine/data/', import.meta.url);

test('[P-AI] the app fetches the table and the pocket network of Senet', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.includes('pocket') ? 'pocket.bin' : 'senet-2.bin';
    return new Response(Uint8Array.from(readFileSync(new URL(name, DATA))));
  });
  const { best } = readKnowledge(await loadSenetFiles(), (code) => {
    throw new Error(code);
  });
  vi.unstubAllGlobals();
  expect(best.exact.pieces).toBe(2);
  expect(best.estimate).toBeInstanceOf(PocketNetwork);
});
