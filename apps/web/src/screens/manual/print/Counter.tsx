import type { JSX } from 'preact';
import type { Art } from '../../../board/model.js';

type Place = { readonly x: number; readonly y: number };

/** A drawing around a point of a sheet. */
export function Picture({
  art,
  side,
  x,
  y,
  size,
}: Place & { readonly art: Art; readonly side?: 0 | 1; readonly size: number }): JSX.Element {
  const place = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return <use href={`#${art}`} class={side === undefined ? 'off-board' : `side-${side}`} {...place} />;
}

type Props = Place & {
  readonly art: Art;
  readonly side: 0 | 1;
  readonly radius: number;
  /** Below the drawing, where there is room for it. */
  readonly name?: string;
  readonly letter?: string;
};

/** A disc to cut out. */
export function Counter({ art, side, x, y, radius, name, letter }: Props): JSX.Element {
  const isNamed = name !== undefined;
  return (
    <g class="counter">
      <circle class="cut" cx={x} cy={y} r={radius} />
      <Picture
        art={art}
        side={side}
        x={x}
        y={isNamed ? y - radius * 0.22 : y}
        size={radius * (isNamed ? 1.3 : 1.5)}
      />
      {isNamed ? (
        <text class="middle" x={x} y={y + radius * 0.62} font-size="2.5">
          {name}
        </text>
      ) : null}
      {letter === undefined ? null : (
        <text class="middle bold" x={x} y={y + radius * 0.86} font-size="3">
          {letter}
        </text>
      )}
    </g>
  );
}
