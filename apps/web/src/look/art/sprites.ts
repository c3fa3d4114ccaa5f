import brasez from 'sprite:brasez';
import chess from 'sprite:chess';
import lisoBrasez from 'sprite:liso/brasez';
import lisoChess from 'sprite:liso/chess';
import lisoSenet from 'sprite:liso/senet';
import lisoShared from 'sprite:liso/shared';
import ornaments from 'sprite:ornaments';
import senet from 'sprite:senet';
import shared from 'sprite:shared';
import type { GameId } from '@tabuleiro/game';
import { useEffect } from 'preact/hooks';
import type { Settings } from '../../store/settings/settings.js';
import './art.css';

export const SPRITE_GROUPS = ['shared', 'chess', 'brasez', 'senet', 'ornaments'] as const;
export type SpriteGroup = (typeof SPRITE_GROUPS)[number];

export type PieceSet = Settings['pieces'];

/** Each group is a file of its own, fetched when something of it is first shown. */
const OURS: Readonly<Record<SpriteGroup, string>> = { shared, chess, brasez, senet, ornaments };

/** What another set draws otherwise, under the same names. */
const SETS: Readonly<Record<PieceSet, Partial<typeof OURS>>> = {
  cordel: OURS,
  liso: { shared: lisoShared, chess: lisoChess, brasez: lisoBrasez, senet: lisoSenet },
};

let pieces: PieceSet = 'cordel';

const addressOf = (group: SpriteGroup): string => SETS[pieces][group] ?? OURS[group];

/** Draws with this set from now on, also what is on the page already. */
export function choosePieces(set: PieceSet): void {
  if (set === pieces) return;
  pieces = set;
  for (const group of pending.keys()) pending.set(group, fetchGroup(group));
}

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
  const loading = fetchGroup(group);
  pending.set(group, loading);
  return loading;
}

/** A drawing that cannot be fetched is missing; what it stands for is also said in words. The next page asks again. */
async function fetchGroup(group: SpriteGroup): Promise<void> {
  const address = addressOf(group);
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`no drawings at ${response.url}`);
    const text = await response.text();
    // Another set may have been chosen meanwhile.
    if (address === addressOf(group)) insert(group, text);
  } catch {
    pending.delete(group);
  }
}

/** The texts are files of this project, nothing from outside. Drawings are read as SVG, so no script in them would run. */
function insert(group: SpriteGroup, text: string): void {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  document.getElementById(`sprite-${group}`)?.remove();
  document.body.append(document.importNode(documentElement, true));
}

/** Asks for drawings where they are needed. Nothing waits for them: what uses them appears when they are there. */
export function SpriteLoader({ groups }: { readonly groups: readonly SpriteGroup[] }): null {
  const key = groups.join(' ');
  useEffect(() => {
    void loadSprites(groups);
  }, [key]);
  return null;
}
