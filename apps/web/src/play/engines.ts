import type { Engines } from '@tabuleiro/contest';
import type { GameId } from '@tabuleiro/game';
import type { Engine } from '@tabuleiro/search';
import type { Face } from '../games/face.js';

/** One engine in a Web Worker; all that has to do with it is fetched when it is first needed. */
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
    // One that could not be fetched has told so to whoever wanted it.
    const engine = await this.engine?.catch(() => undefined);
    await engine?.close();
  }

  private async open(): Promise<Engine> {
    try {
      const { openPageEngine } = await import('./pageEngine.js');
      return await openPageEngine(this.face);
    } catch (thrown) {
      // What could not be fetched now may be there when it is needed next.
      this.engine = undefined;
      throw thrown;
    }
  }
}
