import type { JSX } from 'preact';
import type { Art } from '../board/model.js';
import '../look/art/art.css';

type Props = {
  readonly art: Art;
  /** Whose it is; drawings that belong to nobody follow the ink of the page. */
  readonly side?: 0 | 1;
  readonly size?: number | string;
  readonly class?: string;
};

/** A drawing from a sprite that `SpriteLoader` has loaded. Hidden from screen readers: the text beside it says the same. */
export function Drawing({ art, side, size, class: extra = '' }: Props): JSX.Element {
  const whose = side === undefined ? 'off-board' : `side-${side}`;
  return (
    <svg class={`drawing ${whose} ${extra}`} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#${art}`} />
    </svg>
  );
}
