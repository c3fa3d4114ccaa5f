import { ok } from '@tabuleiro/game';
import type { StoreResult } from '../storeError.js';
import type {
  DamagedGame,
  GameStore,
  GameSummary,
  JournalExtension,
  LoadedGame,
  SavedGame,
  TakenGame,
  WholeGame,
} from './gameStore.js';

/**
 * Games on the disk, and new ones in memory when the disk is full, so that one can always play. A game that is on the
 * disk stays there: none of its lines ever goes to memory.
 */
export class OverflowGames implements GameStore {
  private readonly disk: GameStore;
  private readonly memory: GameStore;
  private readonly inMemory = new Set<string>();

  constructor(disk: GameStore, memory: GameStore) {
    this.disk = disk;
    this.memory = memory;
  }

  isInMemory(id: string): boolean {
    return this.inMemory.has(id);
  }

  async list(): StoreResult<readonly SavedGame[]> {
    const [onDisk, inMemory] = await Promise.all([this.disk.list(), this.memory.list()]);
    if (!onDisk.ok || !inMemory.ok) return onDisk;
    return ok([...inMemory.value, ...onDisk.value].sort((a, b) => b.updated - a.updated));
  }

  async create(header: string, summary: GameSummary): StoreResult<SavedGame> {
    const created = await this.disk.create(header, summary);
    if (created.ok || created.error.problem !== 'full') return created;
    const inMemory = await this.memory.create(header, summary);
    if (inMemory.ok) this.inMemory.add(inMemory.value.id);
    return inMemory;
  }

  append(extension: JournalExtension): StoreResult<undefined> {
    return this.storeOf(extension.id).append(extension);
  }

  load(id: string): StoreResult<LoadedGame> {
    return this.storeOf(id).load(id);
  }

  remove(id: string): StoreResult<undefined> {
    return this.storeOf(id).remove(id);
  }

  async take(ids: readonly string[]): StoreResult<readonly TakenGame[]> {
    const onDisk = await this.disk.take(ids.filter((id) => !this.inMemory.has(id)));
    if (!onDisk.ok) return onDisk;
    const inMemory = await this.memory.take(ids.filter((id) => this.inMemory.has(id)));
    return inMemory.ok ? ok([...onDisk.value, ...inMemory.value]) : inMemory;
  }

  /** Where each of them was. */
  async restore(taken: readonly TakenGame[]): StoreResult<undefined> {
    const onDisk = await this.disk.restore(taken.filter(({ id }) => !this.inMemory.has(id)));
    return onDisk.ok ? this.memory.restore(taken.filter(({ id }) => this.inMemory.has(id))) : onDisk;
  }

  insert(game: WholeGame): StoreResult<undefined> {
    return this.disk.insert(game);
  }

  damaged(): StoreResult<readonly DamagedGame[]> {
    return this.disk.damaged();
  }

  keepDamaged(game: DamagedGame): StoreResult<undefined> {
    return this.disk.keepDamaged(game);
  }

  removeDamaged(game: DamagedGame): StoreResult<undefined> {
    return this.disk.removeDamaged(game);
  }

  private storeOf(id: string): GameStore {
    return this.inMemory.has(id) ? this.memory : this.disk;
  }
}
