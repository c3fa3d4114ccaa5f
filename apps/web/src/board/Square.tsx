import { Drawing } from './Drawing.js';
import { spotOf } from './geometry.js';
import { Cover, Ground } from './MarkLayers.js';
import type { BoardModel, Cell, Mark } from './model.js';
import { trackHead, trackLine, trackOn } from './track.js';

type SquareProps = {
  readonly model: BoardModel;
  readonly cell: Cell;
  readonly marks: ReadonlySet<Mark>;
};

/** What is to be seen on a cell, from the ground up; its name is given by whoever holds it. */
export function Square({ model, cell, marks }: SquareProps) {
  const { man, sign, caption } = cell;
  return (
    <>
      <Track model={model} cell={cell} />
      {sign !== undefined && <Drawing art={sign} class={`sign on-board ${man ? 'is-under' : ''}`} />}
      <Ground marks={marks} />
      {caption !== undefined && (
        <span class="caption" aria-hidden="true">
          {caption}
        </span>
      )}
      {man !== undefined && <Drawing art={man.art} class={`piece side-${man.side}`} />}
      <Cover marks={marks} isTaken={man !== undefined} />
    </>
  );
}

function Track({ model, cell }: Pick<SquareProps, 'model' | 'cell'>) {
  const part = trackOn(model, cell);
  if (part === undefined) return null;
  const line = trackLine(part, cell.sign !== undefined) + trackHead(part);
  return (
    <svg class="track" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path class="casing" d={line} />
      <path class="line" d={line} />
    </svg>
  );
}

/** The look of a cell's ground. */
export function toneOf(cell: Cell, marks: ReadonlySet<Mark>): string {
  const shown = (['zone', 'selected', 'check'] as const).filter((mark) => marks.has(mark));
  return ['cell', cell.tone, ...shown.map((mark) => `has-${mark}`)].join(' ');
}

/** Its column; rows have places of their own. */
export const columnOf = (model: BoardModel, cell: Cell): number => spotOf(model, cell).x + 1;
