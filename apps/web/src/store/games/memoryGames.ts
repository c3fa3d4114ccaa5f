import { fail, ok } from '@tabuleiro/game';
import { type StoreResult, storeError } from '../storeError.js';
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
import { isLine, supersedes } from './journalLines.js';
import { parseStoredGame, savedOf, storedOf } from './storedGame.js';

export type MemoryParts = { readonly now: () => number; readonly makeId: () => string };

/** Games that live as long as the page, for browsers that refuse storage. It answers exactly as `IndexedGames` does. */
export class MemoryGames implements GameStore {
  private readonly parts: MemoryParts;
  private readonly games = new Map<string, WholeGame>();
  private readonly damagedGames = new Map<string, DamagedGame>();

  constructor(parts: MemoryParts) {
    this.parts = parts;
  }

  async list(): StoreResult<readonly SavedGame[]> {
    const saved = [...this.games.values()].map(({ lines: _, ...game }) => game);
    return ok(saved.sort((a, b) => b.updated - a.updated));
  }

  async create(header: string, summary: GameSummary): StoreResult<SavedGame> {
    const now = this.parts.now();
    const game = { id: this.parts.makeId(), created: now, updated: now, summary };
    const inserted = await this.insert({ ...game, lines: [header] });
    return inserted.ok ? ok(game) : inserted;
  }

  async append({ id, n, lines, known, updated, summary }: JournalExtension): StoreResult<undefined> {
    if (lines.length === 0 || !lines.every(isLine)) return fail(storeError('failed', 'not one line'));
    const game = this.games.get(id);
    if (game === undefined) return fail(storeError('not-found'));
    const last = game.lines.length - 1;
    const isAgain = n === last && supersedes(game.lines[n], lines[0]);
    const isKnown = known === undefined || game.lines[n] === known;
    if (!isKnown || (n !== last + 1 && !isAgain)) return fail(storeError('changed-elsewhere'));
    this.games.set(id, { ...game, updated, summary, lines: [...game.lines.slice(0, n), ...lines] });
    return ok(undefined);
  }

  async load(id: string): StoreResult<LoadedGame> {
    const game = this.games.get(id);
    if (game === undefined) return fail(storeError('not-found'));
    const { lines, ...saved } = game;
    return ok({ ...saved, journal: lines.join(''), lines: lines.length - 1 });
  }

  async remove(id: string): StoreResult<undefined> {
    return this.games.delete(id) ? ok(undefined) : fail(storeError('not-found'));
  }

  async take(ids: readonly string[]): StoreResult<readonly TakenGame[]> {
    const found = ids.flatMap((id) => this.games.get(id) ?? []);
    for (const { id } of found) this.games.delete(id);
    return ok(
      found.map(({ lines, ...saved }) => {
        const record = storedOf(saved, lines.length - 1);
        return { id: saved.id, record, lines: lines.map((text, n) => ({ n, text })) };
      }),
    );
  }

  async restore(taken: readonly TakenGame[]): StoreResult<undefined> {
    if (taken.some(({ id }) => this.games.has(id))) return fail(storeError('changed-elsewhere'));
    for (const { record, lines } of taken) {
      const game = parseStoredGame(record);
      const texts = lines.map(({ text }) => text).filter(isLine);
      if (game !== undefined) this.games.set(game.id, { ...savedOf(game), lines: texts });
    }
    return ok(undefined);
  }

  async insert(game: WholeGame): StoreResult<undefined> {
    if (!game.lines.every(isLine)) return fail(storeError('failed', 'not one line'));
    if (this.games.has(game.id)) return fail(storeError('changed-elsewhere'));
    this.games.set(game.id, game);
    return ok(undefined);
  }

  async damaged(): StoreResult<readonly DamagedGame[]> {
    return ok([...this.damagedGames.values()]);
  }

  async keepDamaged(game: DamagedGame): StoreResult<undefined> {
    if (this.damagedGames.has(game.id)) return fail(storeError('changed-elsewhere'));
    this.damagedGames.set(game.id, { ...game, origin: 'import' });
    return ok(undefined);
  }

  async removeDamaged({ id }: DamagedGame): StoreResult<undefined> {
    this.damagedGames.delete(id);
    return ok(undefined);
  }
}
