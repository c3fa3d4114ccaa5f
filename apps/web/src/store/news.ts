import { isObject } from '@tabuleiro/match';

/** `written`: a game has another line; `games`: one came or went; `settings`: they changed. */
export type NewsItem =
  | { readonly kind: 'written'; readonly id: string }
  | { readonly kind: 'games' }
  | { readonly kind: 'settings' };

/** The part of a `BroadcastChannel` that is needed. */
export type Channel = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
};

/** Opens a channel to the other tabs; undefined where the browser has none, or refuses it as it refuses storage. */
export type ChannelMaker = (name: string) => Channel | undefined;

/** What the tabs of one browser tell each other. It says that something changed; what, storage knows. */
export class News {
  private readonly channel: Channel | undefined;
  private readonly listeners = new Set<(item: NewsItem) => void>();

  constructor(makeChannel: ChannelMaker) {
    this.channel = makeChannel('tabuleiro-news');
    this.channel?.addEventListener('message', ({ data }) => {
      const item = parseNews(data);
      if (item !== undefined) for (const listener of this.listeners) listener(item);
    });
  }

  /** To the other tabs; this one knows already. */
  tell(item: NewsItem): void {
    this.channel?.postMessage(item);
  }

  /** Gives back how to stop hearing. */
  hear(listener: (item: NewsItem) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  close(): void {
    this.channel?.close();
  }
}

/** Another tab may run another version: what is not understood is not heard. */
export function parseNews(data: unknown): NewsItem | undefined {
  if (!isObject(data)) return undefined;
  if (data.kind === 'games' || data.kind === 'settings') return { kind: data.kind };
  return data.kind === 'written' && typeof data.id === 'string'
    ? { kind: 'written', id: data.id }
    : undefined;
}
