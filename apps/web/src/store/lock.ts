import { type ReadonlySignal, signal } from '@preact/signals';
import { ChannelHold, type ChannelLockParts } from './channelHold.js';
import { type LockManagerPart, WebHold } from './webHold.js';

export const ROLES = ['owner', 'reader'] as const;
/** One tab plays a game; the others watch it. */
export type Role = (typeof ROLES)[number];

/**
 * A tab's place at a game. A reader becomes the owner when the owner leaves; it has to load the game anew before it
 * writes. Whoever writes from an old state is refused by the store itself, so this is for people, not for safety.
 */
export type Hold = { readonly role: ReadonlySignal<Role>; release(): void };

export type LockParts = {
  /** Web Locks; missing outside secure pages. */
  readonly locks: LockManagerPart | undefined;
  readonly channels: ChannelLockParts;
};

/** Takes a place at a game. Answers as soon as it is known who owns it. */
export async function holdGame({ locks, channels }: LockParts, id: string): Promise<Hold> {
  const name = `tabuleiro-game-${id}`;
  if (locks !== undefined) {
    const hold = await WebHold.take(locks, name);
    if (hold !== undefined) return hold;
  }
  const channel = channels.makeChannel(name);
  if (channel === undefined) return { role: signal('owner'), release: () => undefined };
  return ChannelHold.take(channels, channel);
}
