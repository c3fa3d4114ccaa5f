import { ok, type Result } from '@tabuleiro/game';
import type { DamagedGame, GameArchive, Growth, WholeGame } from './archive.js';
import type { GameSummary, LoadedGame, SavedGame, StoreError } from './gameStore.js';

type Answer<T> = Promise<Result<T, StoreError>>;

/**
 * Games on the disk, and beside them new ones for which there was no room: those live in memory, so that one can play
 * in any case. A game that is on the disk stays there whole: no line of it is ever kept elsewhere.
 */
export class SparingGames implements GameArchive {
  private readonly disk: GameArchive;
  private readonly memory: GameArchive;
  private readonly spared = new Set<string>();

  constructor(disk: GameArchive, memory: GameArchive) {
    this.disk = disk;
    this.memory = memory;
  }

  isSpared(id: string): boolean {
    return this.spared.has(id);
  }

  async list(): Answer<readonly SavedGame[]> {
    const [games, spared] = await Promise.all([this.disk.list(), this.memory.list()]);
    if (!games.ok || !spared.ok) return games;
    return ok([...spared.value, ...games.value].sort((a, b) => b.updated - a.updated));
  }

  async create(header: string, summary: GameSummary): Answer<SavedGame> {
    const created = await this.disk.create(header, summary);
    if (created.ok || created.error.problem !== 'full') return created;
    const spared = await this.memory.create(header, summary);
    if (spared.ok) this.spared.add(spared.value.id);
    return spared;
  }

  append(id: string, n: number, line: string, summary: GameSummary): Answer<undefined> {
    return this.holderOf(id).append(id, n, line, summary);
  }

  load(id: string): Answer<LoadedGame> {
    return this.holderOf(id).load(id);
  }

  remove(id: string): Answer<undefined> {
    return this.holderOf(id).remove(id);
  }

  insert(game: WholeGame): Answer<undefined> {
    return this.disk.insert(game);
  }

  extend(growth: Growth): Answer<undefined> {
    return this.holderOf(growth.id).extend(growth);
  }

  damaged(): Answer<readonly DamagedGame[]> {
    return this.disk.damaged();
  }

  keepDamaged(game: DamagedGame): Answer<undefined> {
    return this.disk.keepDamaged(game);
  }

  removeDamaged(game: DamagedGame): Answer<undefined> {
    return this.disk.removeDamaged(game);
  }

  private holderOf(id: string): GameArchive {
    return this.spared.has(id) ? this.memory : this.disk;
  }
}
