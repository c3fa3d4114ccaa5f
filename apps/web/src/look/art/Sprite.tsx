import { useEffect } from 'preact/hooks';
import { loadSprites, type SpriteGroup } from './sprite.js';
import './art.css';

/** Asks for drawings where they are needed. Nothing waits for them: what uses them appears when they are there. */
export function Sprite({ groups }: { readonly groups: readonly SpriteGroup[] }): null {
  const key = groups.join(' ');
  useEffect(() => {
    void loadSprites(groups);
  }, [key]);
  return null;
}
