import { ok } from '@tabuleiro/game';
import type { StoreResult } from '../storeError.js';
import type { GameStore, SavedGame, WholeGame } from './gameStore.js';
import { type OpenedGame, wholeGame } from './openGame.js';

// One game can be stored in several versions that went on differently, for instance on two devices. Their ids differ
// in a number at the end: `id`, `id~2`, `id~3`.
const SEPARATOR = '~';

/** The part of an id that all versions of a game share. */
export function baseIdOf(id: string): string {
  return id.replace(/~\d+$/, '');
}

/** The id itself if it is free, otherwise that of the first free version. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  const base = baseIdOf(id);
  let number = 2;
  while (isTaken(`${base}${SEPARATOR}${number}`)) number++;
  return `${base}${SEPARATOR}${number}`;
}

/** Ids that are taken, by the games that they are versions of. */
export class VersionIds {
  private readonly byBase = new Map<string, Set<string>>();

  constructor(kept: readonly { readonly id: string }[]) {
    for (const { id } of kept) this.add(id);
  }

  add(id: string): void {
    const base = baseIdOf(id);
    this.byBase.set(base, (this.byBase.get(base) ?? new Set()).add(id));
  }

  has(id: string): boolean {
    return this.byBase.get(baseIdOf(id))?.has(id) === true;
  }

  versionsOf(id: string): readonly string[] {
    return [...(this.byBase.get(baseIdOf(id)) ?? [])];
  }
}

/**
 * Stores the readable part of a damaged game as another version of it. The damaged one stays; an undamaged backup
 * that is imported later continues the copy.
 */
export async function keepCopy(
  store: GameStore,
  opened: OpenedGame,
  { id, created }: Pick<SavedGame, 'id' | 'created'>,
  now: number,
): StoreResult<WholeGame> {
  const games = await store.list();
  if (!games.ok) return games;
  const damaged = await store.damaged();
  if (!damaged.ok) return damaged;
  const taken = new Set([id, ...[...games.value, ...damaged.value].map((game) => game.id)]);
  const copy = wholeGame(opened, { id: freeId(id, (other) => taken.has(other)), created, updated: now });
  const inserted = await store.insert(copy);
  return inserted.ok ? ok(copy) : inserted;
}
