import { DEFAULT_SETTINGS, type OnlineSettings } from '@tabuleiro/online/server';
import type { KeptMatches, ServerOptions } from '../options.js';

const DAY_MS = 86_400_000;

/** What the owner of the server wants of matches between devices. */
export function onlineSettings({ lobby, keep }: Pick<ServerOptions, 'lobby' | 'keep'>): OnlineSettings {
  const kept = (what: KeptMatches): number => {
    const days = keep[what];
    return days === undefined ? DEFAULT_SETTINGS.keep[what] : days * DAY_MS;
  };
  const ages = { finished: kept('finished'), open: kept('open'), unfinished: kept('unfinished') };
  return { ...DEFAULT_SETTINGS, lobby, keep: ages };
}
