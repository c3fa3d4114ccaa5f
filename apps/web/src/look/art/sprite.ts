import type { GameId } from '@tabuleiro/game';

export const SPRITE_GROUPS = ['shared', 'chess', 'brasez', 'senet', 'ornaments'] as const;
export type SpriteGroup = (typeof SPRITE_GROUPS)[number];

/** Each group is a file of its own, fetched when something of it is first shown. */
const LOADERS: Readonly<Record<SpriteGroup, () => Promise<{ readonly symbols: string }>>> = {
  shared: () => import('./shared.js'),
  chess: () => import('./chess.js'),
  brasez: () => import('./brasez.js'),
  senet: () => import('./senet.js'),
  ornaments: () => import('./ornaments.js'),
};

const CHESS: readonly SpriteGroup[] = ['shared', 'chess'];
const BY_GAME: ReadonlyMap<GameId, readonly SpriteGroup[]> = new Map([
  ['classico', CHESS],
  ['nucleo', CHESS],
  ['brasez', ['shared', 'brasez']],
  ['senet', ['senet']],
]);

/** What a game's board and its trays draw with. */
export function spritesOf(game: GameId): readonly SpriteGroup[] {
  return BY_GAME.get(game) ?? [];
}

const pending = new Map<SpriteGroup, Promise<void>>();

/** Puts drawings into the page, each group once; `<use href="#w-king">` shows them from then on. */
export async function loadSprites(groups: readonly SpriteGroup[]): Promise<void> {
  await Promise.all(groups.map(loadGroup));
}

function loadGroup(group: SpriteGroup): Promise<void> {
  const known = pending.get(group);
  if (known !== undefined) return known;
  const loading = LOADERS[group]().then(({ symbols }) => insert(group, symbols));
  pending.set(group, loading);
  return loading;
}

/** The texts are files of this project, nothing from outside. Drawings are read as SVG, so no script in them would run. */
function insert(group: SpriteGroup, symbols: string): void {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" id="sprite-${group}" class="sprite" aria-hidden="true">${symbols}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  document.body.append(document.importNode(documentElement, true));
}
