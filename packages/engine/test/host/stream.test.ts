import { nucleo } from '@tabuleiro/chess';
import { openInThreadEngine } from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import { test } from 'vitest';
import { startLocalWorker } from './localWorker.js';
import { expectStream } from './stream.js';

test('[P-AI] an engine in this thread tells its lines as they are found', async () => {
  await expectStream(openInThreadEngine({ hash: 1 }));
});

test('[P-AI] an engine in a page’s worker tells its lines as they are found', async () => {
  const engine = openBrowserEngine(startLocalWorker, { games: [nucleo], hash: 1, shared: true });
  await expectStream(engine);
  await engine.close();
});
