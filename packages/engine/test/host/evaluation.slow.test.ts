import { NETWORK_GAMES, openInThreadEngine, type SearchResult } from '@tabuleiro/engine';
import { loadNetwork, openEngine } from '@tabuleiro/engine/node';
import { expect, test } from 'vitest';
import { randomLines } from '../randomLines.js';

const SEED = 22;

test.each(NETWORK_GAMES)(
  '[P-AI] %s: Node plays with the network that is shipped, or with the sum of weights',
  async (game) => {
    const engines = [
      openInThreadEngine({ hash: 4, resources: loadNetwork }),
      openEngine({ hash: 4 }),
      openEngine({ hash: 4, evaluation: 'weights' }),
      openInThreadEngine({ hash: 4 }),
    ];
    const found: (SearchResult<string> | undefined)[] = [];
    for (const engine of engines) {
      const answer = await engine.analyse({ game }, { nodes: 3000 });
      found.push(answer.ok ? answer.value : undefined);
      await engine.close();
    }
    const [network, threadedNetwork, threadedWeights, weights] = found;
    expect(threadedNetwork).toEqual(network);
    expect(threadedWeights).toEqual(weights);
    expect(network).not.toEqual(weights);
  },
);

test('[P-AI] threads that search together each have their own accumulators', async () => {
  const [game] = NETWORK_GAMES;
  const pair = openEngine({ threads: 2, hash: 4 });
  const alone = openInThreadEngine({ hash: 4, resources: loadNetwork });
  for (const { line } of randomLines(game, 6, SEED)) {
    await pair.analyse(line, { depth: 6 });
    // One thread thinks about this, with what it has just used beside the other.
    expect(await pair.choose(line, 10, 1)).toEqual(await alone.choose(line, 10, 1));
  }
  await pair.close();
});
