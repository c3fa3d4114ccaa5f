import type { GameId } from '@tabuleiro/game';
import type { Engine } from '@tabuleiro/search';
import { senet } from '@tabuleiro/senet';
import type { Io } from '../io.js';
import { loadMemories } from './senetTables.js';

/** Engines, each started when it is first needed: that of Senet with the exact tables that are there. */
export class Engines {
  private readonly io: Io;
  private readonly opened = new Map<boolean, Promise<Engine>>();

  constructor(io: Io) {
    this.io = io;
  }

  for(game: GameId): Promise<Engine> {
    const isSenet = game === senet.id;
    const engine = this.opened.get(isSenet) ?? this.open(isSenet);
    this.opened.set(isSenet, engine);
    return engine;
  }

  async close(): Promise<void> {
    for (const engine of this.opened.values()) await (await engine).close();
  }

  private async open(isSenet: boolean): Promise<Engine> {
    if (!isSenet) return this.io.openEngine();
    return this.io.openEngine({ senetTables: await loadMemories(this.io.env) });
  }
}
