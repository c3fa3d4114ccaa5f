import '../look/art/art.css';
import type { Art } from './model.js';

/** A drawing of the page's sprite; whoever shows it names it in words. */
export function BoardDrawing({ art, class: name }: { readonly art: Art; readonly class: string }) {
  return (
    <svg class={name} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`#${art}`} />
    </svg>
  );
}
