import { useEffect } from 'preact/hooks';
import { loadSprites, type SpriteGroup } from './sprites.js';
import './art.css';

/** Asks for drawings where they are needed. Nothing waits for them: what uses them appears when they are there. */
export function SpriteLoader({ groups }: { readonly groups: readonly SpriteGroup[] }): null {
  const key = groups.join(' ');
  useEffect(() => {
    void loadSprites(groups);
  }, [key]);
  return null;
}
