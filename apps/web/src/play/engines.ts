import type { Engines } from '@tabuleiro/contest';
import type { GameId } from '@tabuleiro/game';
import type { Engine } from '@tabuleiro/search';
import { openBrowserEngine } from '@tabuleiro/search/browser';
import type { Face } from '../games/face.js';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/search.worker.ts', import.meta.url), { type: 'module' });

/** One engine in a Web Worker, started when it is first needed. */
export class PageEngines implements Engines {
  private readonly face: Face;
  private engine: Promise<Engine> | undefined;

  constructor(face: Face) {
    this.face = face;
  }

  for(_game: GameId): Promise<Engine> {
    this.engine ??= this.open();
    return this.engine;
  }

  async close(): Promise<void> {
    await (await this.engine)?.close();
  }

  private async open(): Promise<Engine> {
    const senetTables = (await this.face.tables?.()) ?? [];
    return openBrowserEngine(makeWorker, { senetTables });
  }
}
