import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Cell } from '../board/model.js';
import '../look/art/art.css';
import '../components/miniBoard.css';

/** A board to look at, as `GameView` has it. */
export type MiniBoardContent = {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
};

const SIZE = 48;

type Props = {
  readonly board: MiniBoardContent;
  /** With the small print of its cells, where it is shown large enough. */
  readonly numbered?: boolean;
};

/** A small picture of a position, hidden from screen readers: the card around it has the words. */
export function MiniBoard({ board, numbered = false }: Props): JSX.Element {
  const { rows, columns, cells } = board;
  const hatch = useId();
  const [width, height] = [columns * SIZE, rows * SIZE];
  const dark = cells
    .filter(({ tone }) => tone === 'dark')
    .map(({ row, column }) => `M${column * SIZE} ${row * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`)
    .join('');
  return (
    <svg class="mini-board" viewBox={`-3 -3 ${width + 6} ${height + 6}`} aria-hidden="true" focusable="false">
      <pattern id={hatch} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch" width="4" height="14" />
      </pattern>
      <rect class="light" x="-1.5" y="-1.5" width={width + 3} height={height + 3} />
      <path class="dark" d={dark} />
      <path d={dark} fill={`url(#${hatch})`} />
      {cells.map((cell) => (
        <Contents key={cell.id} cell={cell} />
      ))}
      {numbered ? cells.map((cell) => <Caption key={cell.id} cell={cell} />) : null}
    </svg>
  );
}

function Contents({ cell: { row, column, man, sign } }: { readonly cell: Cell }): JSX.Element | null {
  const place = { x: column * SIZE, y: row * SIZE, width: SIZE, height: SIZE };
  if (man !== undefined) return <use href={`#${man.art}`} class={`side-${man.side}`} {...place} />;
  return sign === undefined ? null : <use href={`#${sign}`} class="on-board" {...place} />;
}

/** The number of a cell, and its edge: numbered cells are not told apart by their tones. */
function Caption({ cell: { row, column, caption } }: { readonly cell: Cell }): JSX.Element | null {
  if (caption === undefined) return null;
  const [x, y] = [column * SIZE, row * SIZE];
  return (
    <>
      <rect class="cell" x={x} y={y} width={SIZE} height={SIZE} />
      <text class="number" x={x + 3} y={y + 14}>
        {caption}
      </text>
    </>
  );
}
