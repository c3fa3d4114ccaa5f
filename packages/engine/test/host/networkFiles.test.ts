import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  analyse,
  classicoSearchGame,
  formatNetwork,
  NETWORK_GAMES,
  parseNetwork,
  SEARCHED_GAMES,
  withSearchGame,
} from '@tabuleiro/engine';
import { loadNetwork, networkFile, playWithNetwork } from '@tabuleiro/engine/node';
import { expect, onTestFinished, test } from 'vitest';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import { randomNetwork } from '../network/randomNetwork.js';

const FOLDER = new URL('../../networks/', import.meta.url);
const shipped = readdirSync(FOLDER).filter((file) => file.endsWith('.bin'));

test('[P-AI] the list of games with a network names the files in networks/: add to NETWORK_GAMES what was put there', () => {
  expect([...NETWORK_GAMES].sort()).toEqual(shipped.map((file) => file.replace('.bin', '')).sort());
  for (const game of NETWORK_GAMES) expect(SEARCHED_GAMES).toContain(game);
});

test('[P-AI] every network that is shipped fits its game and is at most 300 kB, compressed', () => {
  for (const file of shipped) {
    const bytes = readFileSync(new URL(file, FOLDER));
    const inputs = withSearchGame(file.replace('.bin', ''), {
      visit: ({ network }) => network && { name: network.inputs.name, size: network.inputs.size },
    });
    if (inputs === undefined) throw new Error(`${file} is the network of no game`);
    expect(parseNetwork(bytes, inputs)).toMatchObject({ ok: true });
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(300_000);
  }
});

test('[P-AI] Node loads the networks that are shipped, and nothing for a game without one', async () => {
  for (const game of NETWORK_GAMES) {
    const [bytes] = await loadNetwork(game);
    expect(Buffer.from(bytes).equals(readFileSync(networkFile(game) ?? ''))).toBe(true);
  }
  expect(networkFile('velha')).toBeUndefined();
  expect(await loadNetwork('velha')).toEqual([]);
});

test('[P-AI] a game plays with the network of a file, and with none that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.bin');
  const bytes = formatNetwork(randomNetwork(chessInputs, 32));
  writeFileSync(file, bytes);
  const played = playWithNetwork(classicoSearchGame, file);
  if (!played.ok) throw new Error(played.error.code);
  const start = classicoSearchGame.game.start();
  const scores = [classicoSearchGame, played.value].map((game) => analyse(game, start, { depth: 3 }).score);
  expect(scores[0]).not.toEqual(scores[1]);
  writeFileSync(file, bytes.subarray(0, 5000));
  expect(playWithNetwork(classicoSearchGame, file)).toEqual({ ok: false, error: { code: 'truncated' } });
  const missing = playWithNetwork(classicoSearchGame, join(folder, 'b.bin'));
  expect(missing).toEqual({ ok: false, error: { code: 'unavailable' } });
});
