import { spotOf } from './geometry.js';
import { Cover, Ground } from './Marks.js';
import type { Art, BoardModel, Cell, Mark } from './model.js';
import '../look/art/art.css';

type SquareProps = {
  readonly cell: Cell;
  readonly marks: ReadonlySet<Mark>;
  /** The drawing of the track, where it lies here. */
  readonly track: string | undefined;
  /** What is written in its corners where the board has no margin. */
  readonly rank?: string | undefined;
  readonly file?: string | undefined;
};

/** What a cell shows, bottom layer first. It has no accessible name of its own: the cell around it does. */
export function Square({ cell, marks, track, rank, file }: SquareProps) {
  const { man, sign, caption } = cell;
  return (
    <>
      {track !== undefined && <Track line={track} />}
      {sign !== undefined && (
        <BoardDrawing
          art={sign}
          class={`sign on-board ${man ? 'is-under' : ''} ${caption === undefined ? '' : 'is-numbered'}`}
        />
      )}
      <Ground marks={marks} />
      {man !== undefined && <BoardDrawing art={man.art} class={`piece side-${man.side}`} />}
      <Cover marks={marks} isTaken={man !== undefined} />
      <Print class="caption" text={caption} />
      <Print class="coordinate rank" text={rank} />
      <Print class="coordinate file" text={file} />
    </>
  );
}

/** Small print, for the eyes only: a cell is spoken with its name. */
function Print({ class: name, text }: { readonly class: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span class={name} aria-hidden="true">
      {text}
    </span>
  );
}

function Track({ line }: { readonly line: string }) {
  return (
    <svg class="track" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path class="casing" d={line} />
      <path class="line" d={line} />
    </svg>
  );
}

/** The look of a cell's ground. */
export function toneOf(cell: Cell, marks: ReadonlySet<Mark>): string {
  const shown = (['zone', 'selected', 'check', 'from', 'to', 'premove'] as const).filter((mark) =>
    marks.has(mark),
  );
  const held = cell.man === undefined ? [] : ['has-man'];
  return ['cell', cell.tone, ...held, ...shown.map((mark) => `has-${mark}`)].join(' ');
}

/** Its place in its row; rows have places of their own. */
export function cellStyle(
  model: BoardModel,
  cell: Cell,
): { readonly gridColumn?: number; readonly gridRow?: number } {
  const { x, y } = spotOf(model, cell);
  return model.upright === true ? { gridRow: y + 1 } : { gridColumn: x + 1 };
}

/** A drawing of the page's sprite, hidden from screen readers. */
export function BoardDrawing({ art, class: name }: { readonly art: Art; readonly class: string }) {
  return (
    <svg class={name} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`#${art}`} />
    </svg>
  );
}
