import { fail, ok, type Result } from '@tabuleiro/game';
import type { DamagedGame, GameArchive, Growth, WholeGame } from './archive.js';
import type { GameSummary, LoadedGame, SavedGame, StoreError } from './gameStore.js';
import { isLine, supersedes } from './lines.js';
import { storeError } from './storeError.js';

export type MemoryParts = { readonly now: () => number; readonly makeId: () => string };

type Answer<T> = Promise<Result<T, StoreError>>;

/** Games that last as long as the page: for browsers that refuse storage. It behaves like the lasting one. */
export class MemoryGames implements GameArchive {
  private readonly parts: MemoryParts;
  private readonly games = new Map<string, WholeGame>();
  private readonly aside = new Map<string, DamagedGame>();

  constructor(parts: MemoryParts) {
    this.parts = parts;
  }

  async list(): Answer<readonly SavedGame[]> {
    const saved = [...this.games.values()].map(({ lines: _, ...game }) => game);
    return ok(saved.sort((a, b) => b.updated - a.updated));
  }

  async create(header: string, summary: GameSummary): Answer<SavedGame> {
    const now = this.parts.now();
    const game = { id: this.parts.makeId(), created: now, updated: now, summary };
    const inserted = await this.insert({ ...game, lines: [header] });
    return inserted.ok ? ok(game) : inserted;
  }

  async append(id: string, n: number, line: string, summary: GameSummary): Answer<undefined> {
    if (!isLine(line)) return fail(storeError('failed', 'not one line'));
    const game = this.games.get(id);
    if (game === undefined) return fail(storeError('not-found'));
    const last = game.lines.length - 1;
    const isAgain = n === last && n > 0 && supersedes(game.lines[n], line);
    if (n !== last + 1 && !isAgain) return fail(storeError('changed-elsewhere'));
    const lines = [...game.lines.slice(0, n), line];
    this.games.set(id, { ...game, updated: this.parts.now(), summary, lines });
    return ok(undefined);
  }

  async load(id: string): Answer<LoadedGame> {
    const game = this.games.get(id);
    if (game === undefined) return fail(storeError('not-found'));
    const { lines, ...saved } = game;
    return ok({ ...saved, journal: lines.join(''), lines: lines.length - 1 });
  }

  async remove(id: string): Answer<undefined> {
    return this.games.delete(id) ? ok(undefined) : fail(storeError('not-found'));
  }

  async insert(game: WholeGame): Answer<undefined> {
    if (!game.lines.every(isLine)) return fail(storeError('failed', 'not one line'));
    if (this.games.has(game.id)) return fail(storeError('changed-elsewhere'));
    this.games.set(game.id, game);
    return ok(undefined);
  }

  async extend({ id, from, to, updated, summary }: Growth): Answer<undefined> {
    if (!to.every(isLine)) return fail(storeError('failed', 'not one line'));
    const game = this.games.get(id);
    if (game === undefined) return fail(storeError('not-found'));
    const isKnown = game.lines.length === from.length && game.lines.at(-1) === from.at(-1);
    if (!isKnown) return fail(storeError('changed-elsewhere'));
    this.games.set(id, { ...game, updated, summary, lines: to });
    return ok(undefined);
  }

  async damaged(): Answer<readonly DamagedGame[]> {
    return ok([...this.aside.values()]);
  }

  async keepDamaged(game: DamagedGame): Answer<undefined> {
    if (this.aside.has(game.id)) return fail(storeError('changed-elsewhere'));
    this.aside.set(game.id, { ...game, origin: 'import' });
    return ok(undefined);
  }

  async removeDamaged({ id }: DamagedGame): Answer<undefined> {
    this.aside.delete(id);
    return ok(undefined);
  }
}
