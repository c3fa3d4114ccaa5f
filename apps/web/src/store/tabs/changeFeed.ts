import { isObject } from '@tabuleiro/match';
import type { GameStore } from '../games/gameStore.js';
import type { StoreResult } from '../storeError.js';

/**
 * `written`: a line was added to a game; `games`: a game was added or removed; `studies`: studies were added, changed or
 * removed, or an import went on; `settings`: a setting was changed.
 */
export type Change =
  | { readonly kind: 'written'; readonly id: string }
  | { readonly kind: 'games' }
  | { readonly kind: 'studies' }
  | { readonly kind: 'settings' };

/** The part of a `BroadcastChannel` that is needed. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
};

/** Opens a channel to the other tabs; undefined where the browser has none or refuses it. */
export type ChannelMaker = (name: string) => Channel | undefined;

/** Tells the other tabs of this browser that something in storage has changed; they read it from there. */
export class ChangeFeed {
  private readonly channel: Channel | undefined;
  private readonly listeners = new Set<(change: Change) => void>();

  constructor(makeChannel: ChannelMaker) {
    this.channel = makeChannel('tabuleiro-news');
    this.channel?.addEventListener('message', ({ data }) => {
      const change = parseChange(data);
      if (change !== undefined) for (const listener of this.listeners) listener(change);
    });
  }

  /** To the other tabs only. */
  publish(change: Change): void {
    this.channel?.postMessage(change);
  }

  /** To what other tabs publish. Returns how to unsubscribe. */
  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  close(): void {
    this.channel?.close();
  }
}

const PLAIN_KINDS = ['games', 'studies', 'settings'] as const;

/** Another tab may run another version of the app: unknown messages are ignored. */
export function parseChange(data: unknown): Change | undefined {
  if (!isObject(data)) return undefined;
  const plain = PLAIN_KINDS.find((kind) => kind === data.kind);
  if (plain !== undefined) return { kind: plain };
  return data.kind === 'written' && typeof data.id === 'string'
    ? { kind: 'written', id: data.id }
    : undefined;
}

type Report = <T>(change: Change, answer: StoreResult<T>) => StoreResult<T>;

const reportTo =
  (onChange: (change: Change) => void): Report =>
  async (change, answer) => {
    const result = await answer;
    if (result.ok) onChange(change);
    return result;
  };

/** The same store, calling `onChange` after each successful write. */
export function reportChanges(games: GameStore, onChange: (change: Change) => void): GameStore {
  const report = reportTo(onChange);
  return {
    list: () => games.list(),
    load: (id) => games.load(id),
    damaged: () => games.damaged(),
    create: (header, summary) => report({ kind: 'games' }, games.create(header, summary)),
    append: (extension) => report({ kind: 'written', id: extension.id }, games.append(extension)),
    remove: (id) => report({ kind: 'games' }, games.remove(id)),
    take: (ids) => report({ kind: 'games' }, games.take(ids)),
    restore: (taken) => report({ kind: 'games' }, games.restore(taken)),
    insert: (game) => report({ kind: 'games' }, games.insert(game)),
    keepDamaged: (game) => report({ kind: 'games' }, games.keepDamaged(game)),
    removeDamaged: (game) => report({ kind: 'games' }, games.removeDamaged(game)),
  };
}
