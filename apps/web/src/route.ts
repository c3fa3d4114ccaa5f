import { type Signal, signal } from '@preact/signals';
import type { GameId } from '@tabuleiro/game';
import { GAME_IDS } from './games/registry.js';

/** Where one is. Hash routes work under any path, from any server and without one. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'file' }
  /** The manual: its contents, a chapter, an article, a tutorial; which is for the manual to know. */
  | { readonly screen: 'manual'; readonly path: readonly string[] }
  /** Matches between two devices: to create, an invitation, a seat, to watch; which is for their page to know. */
  | { readonly screen: 'far'; readonly path: readonly string[] }
  /** Positions and variations tried out: of a game, a study, a shared link; which is for the page to know. */
  | { readonly screen: 'analysis'; readonly path: readonly string[] }
  /** A position set up by hand, of a game or from a shared link. */
  | { readonly screen: 'editor'; readonly path: readonly string[] }
  /** All games and studies of this device, what they come to together, and files on their way in. */
  | { readonly screen: 'library'; readonly path: readonly string[] }
  | { readonly screen: 'not-found'; readonly hash: string };

/** The pages with addresses of their own below theirs. */
const DEEP_SCREENS = {
  manual: 'manual',
  longe: 'far',
  analise: 'analysis',
  editor: 'editor',
  partidas: 'library',
} as const;

export function parseRoute(hash: string): Route {
  const [, screen = '', name, ...rest] = hash.replace(/^#/, '').split('/');
  if (isDeep(screen))
    return { screen: DEEP_SCREENS[screen], path: name === undefined ? [] : [name, ...rest] };
  if (rest.length > 0) return { screen: 'not-found', hash };
  if (screen === '' && name === undefined) return { screen: 'home' };
  if (screen === 'ajustes' && name === undefined) return { screen: 'settings' };
  if (screen === 'arquivo' && name === undefined) return { screen: 'file' };
  if (screen === 'nova' && name !== undefined && GAME_IDS.includes(name))
    return { screen: 'new', game: name };
  const id = screen === 'partida' && name !== undefined ? decode(name) : '';
  return id === '' ? { screen: 'not-found', hash } : { screen: 'game', id };
}

function isDeep(screen: string): screen is keyof typeof DEEP_SCREENS {
  return Object.hasOwn(DEEP_SCREENS, screen);
}

/** Empty for what is no encoded text. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/nova/${route.game}`;
    case 'game':
      return `#/partida/${encodeURIComponent(route.id)}`;
    case 'settings':
      return '#/ajustes';
    case 'file':
      return '#/arquivo';
    case 'manual':
      return ['#', 'manual', ...route.path].join('/');
    case 'far':
      return ['#', 'longe', ...route.path].join('/');
    case 'analysis':
      return ['#', 'analise', ...route.path].join('/');
    case 'editor':
      return ['#', 'editor', ...route.path].join('/');
    case 'library':
      return ['#', 'partidas', ...route.path].join('/');
    case 'not-found':
      return route.hash;
  }
}

export const route: Signal<Route> = signal({ screen: 'home' });

/** The game from which somebody went to look something up in the manual, as long as they stay there. */
export const interrupted: Signal<string | undefined> = signal(undefined);

/** How far down each page of the history was left, by its place in it. */
const depths = new Map<number, number>();
let place = 0;

/** Goes to a page as a link to it would. `replace` leaves no way back to the page before. */
export function navigate(to: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const hash = formatRoute(to);
  if (replace) {
    history.replaceState(history.state, '', hash);
    depths.delete(place);
    arrive(true);
  } else location.hash = hash;
}

/** Tells in the address what the page shows now, without going anywhere: a reload and the way back lead to it. */
export function renameAddress(to: Route): void {
  history.replaceState(history.state, '', formatRoute(to));
}

/** Follows the address from now on; answers with a way to stop. */
export function followAddress(): () => void {
  history.scrollRestoration = 'manual';
  const follow = (): void => arrive(true);
  window.addEventListener('hashchange', follow);
  window.addEventListener('scroll', remember, { passive: true });
  arrive(false);
  return () => {
    window.removeEventListener('hashchange', follow);
    window.removeEventListener('scroll', remember);
  };
}

function remember(): void {
  depths.set(place, window.scrollY);
}

/** A page that was never visited has no place in the history yet: it gets the next one and begins at its top. */
function arrive(isMove: boolean): void {
  const known = placeIn(history.state);
  const depth = known === undefined ? 0 : (depths.get(known) ?? 0);
  place = known ?? place + 1;
  if (known === undefined) history.replaceState({ place }, '');
  const next = parseRoute(location.hash);
  const { value: left } = route;
  if (next.screen !== 'manual') interrupted.value = undefined;
  else if (left.screen === 'game') interrupted.value = left.id;
  route.value = next;
  if (isMove) landing.value = { place, depth };
}

function placeIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('place' in state)) return undefined;
  return typeof state.place === 'number' ? state.place : undefined;
}

/** The last time another page was gone to, and how far down it was left; undefined on the first page. */
export const landing: Signal<{ readonly place: number; readonly depth: number } | undefined> =
  signal(undefined);
