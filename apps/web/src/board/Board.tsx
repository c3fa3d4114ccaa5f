import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lang } from '../language/lang.js';
import type { Speech } from '../store/settings/settings.js';
import { boardWords } from '../words/app.js';
import { useTravelAnimation } from './animation.js';
import { nameCell } from './cellNames.js';
import { extentOf, readingRows, spotOf } from './geometry.js';
import { isSideways, keyAction, tabStop } from './keyboard.js';
import { type BoardModel, type Cell, type Intent, marksOf, type Place } from './model.js';
import type { KeptDrawing, PencilProps } from './pencil/PencilLayer.js';
import { elementOf, placeElement, placeOf } from './placeElements.js';
import { usePointerInput } from './pointer.js';
import { cellStyle, Square, toneOf } from './Square.js';
import { trackPath } from './track.js';
import { useWheel } from './wheel.js';
import './board.css';
import './marks.css';

export type BoardProps = {
  readonly model: BoardModel;
  readonly speech: Speech;
  /** Do single characters act while the board has the focus? */
  readonly keys: boolean;
  readonly targets: boolean;
  readonly coordinates: boolean;
  /** Nothing can be dragged. A click is still reported, so that the game can say why it does nothing. */
  readonly readOnly: boolean;
  /** Are the far player's pieces drawn upside down, facing that player? */
  readonly mirrored?: boolean;
  readonly onIntent: (intent: Intent) => void;
  /** What is drawn on it, where that is kept. */
  readonly drawing?: KeptDrawing;
  /** Goes a move back or forward, by a wheel over the board; false where there is none. */
  readonly onWalk?: (by: -1 | 1) => boolean;
};

/** The one board of all games, for everybody: a grid with one tab stop (docs/players.md 1.1). */
export function Board(props: BoardProps) {
  const { model, coordinates, mirrored = false, onIntent } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Place>();
  const pointerInput = usePointerInput(props);
  useTravelAnimation(grid, model, pointerInput);
  const Pencil = usePencil();
  useWheel(grid, props.onWalk);
  const isByMouse = useRef(false);

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    // Who plays with the mouse walks through the game with these; the page does that.
    if (isByMouse.current && props.onWalk !== undefined && isSideways(event.key)) return;
    const effect = place === undefined ? undefined : keyAction(model, place, event, props.keys);
    const isOfTheMouse = effect === undefined ? event.key !== 'Tab' : effect.intent?.kind === 'cancel';
    if (!isOfTheMouse) isByMouse.current = false;
    if (effect === undefined) return;
    event.preventDefault();
    if (effect.focus !== undefined && grid.current !== null) elementOf(effect.focus, grid.current)?.focus();
    if (effect.intent !== undefined) onIntent(effect.intent);
  };
  const hasEdges = coordinates && model.columnNames.length > 0;
  const { across, down } = extentOf(model);
  const size = { '--rows': down, '--columns': across };
  const stop = tabStop(model, last);
  return (
    <div class={`board-frame ${hasEdges ? 'has-edges' : ''}`} style={size}>
      {hasEdges && <Edges model={model} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no way to lie along a track or to turn */}
      <div
        ref={grid}
        class={classOf(model, mirrored)}
        role="grid"
        aria-label={model.name}
        aria-rowcount={model.rows}
        aria-colcount={model.columns}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => setLast(placeOf(event.target))}
        onPointerDown={(event) => {
          // What a screen reader presses in its own way is not under the pointer.
          isByMouse.current = placeElement(event.target)?.matches(':hover') === true;
          pointerInput.down(event);
        }}
      >
        {readingRows(model).map((row, y) => (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
          <div
            key={row[0]?.row}
            class="board-row"
            role="row"
            aria-rowindex={y + 1}
            style={rowStyle(model, row)}
          >
            {row.map((cell, x) => (
              <BoardCell
                key={cell.id}
                {...props}
                cell={cell}
                index={x + 1}
                hasEdges={hasEdges}
                isStop={cell.id === stop}
                onClick={pointerInput.click}
              />
            ))}
          </div>
        ))}
        {Pencil !== undefined && grid.current !== null && <Pencil {...props} board={grid.current} />}
      </div>
    </div>
  );
}

/** Arrows and circles: fetched once the board is there, for nobody needs them to move. */
function usePencil(): ComponentType<PencilProps> | undefined {
  const [Pencil, setPencil] = useState<ComponentType<PencilProps> | undefined>(undefined);
  useEffect(() => {
    import('./pencil/PencilLayer.js').then(
      ({ PencilLayer }) => setPencil(() => PencilLayer),
      () => undefined, // a board without them
    );
  }, []);
  return Pencil;
}

function classOf({ track, flipped, upright }: BoardModel, mirrored: boolean): string {
  const names = [
    upright === true ? 'is-upright' : '',
    track.length > 0 ? 'has-track' : '',
    mirrored ? `facing-${flipped ? 0 : 1}` : '',
  ];
  return ['board', ...names].join(' ').trim();
}

function rowStyle(model: BoardModel, [first]: readonly Cell[]) {
  if (first === undefined) return {};
  const { x, y } = spotOf(model, first);
  return model.upright === true ? { gridColumn: x + 1 } : { gridRow: y + 1 };
}

type CellProps = Pick<BoardProps, 'model' | 'speech' | 'targets'> & {
  readonly cell: Cell;
  readonly index: number;
  readonly hasEdges: boolean;
  readonly isStop: boolean;
  readonly onClick: (event: MouseEvent) => void;
};

function BoardCell({ model, speech, targets, cell, index, hasEdges, isStop, onClick }: CellProps) {
  const marks = marksOf(model, cell.id, targets);
  const marked = [...marks].join(' ');
  const track = trackPath(model, cell);
  const { x, y } = spotOf(model, cell);
  const rank = hasEdges && x === 0 ? model.rowNames[cell.row] : undefined;
  const file = hasEdges && y === model.rows - 1 ? model.columnNames[cell.column] : undefined;
  // Most of a cell is its drawings: they stay as they are when the board turns or another cell is marked.
  const square = useMemo(
    () => <Square cell={cell} marks={marks} track={track} rank={rank} file={file} />,
    [cell, marked, track, rank, file],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
    <div
      class={toneOf(cell, marks)}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      data-place={cell.id}
      data-marks={marked}
      aria-label={nameCell(cell, marks, speech, boardWords[lang.value])}
      aria-colindex={index}
      aria-selected={marks.has('selected') ? 'true' : undefined}
      style={cellStyle(model, cell)}
      onClick={onClick}
    >
      {square}
    </div>
  );
}

/** Files and ranks in the margin, for the eyes: cells are spoken with their names. */
function Edges({ model }: { readonly model: BoardModel }) {
  const { flipped, columnNames, rowNames } = model;
  const turned = (names: readonly string[]): readonly string[] => (flipped ? [...names].reverse() : names);
  return (
    <>
      <Edge class="ranks" names={turned(rowNames)} />
      <Edge class="files" names={turned(columnNames)} />
    </>
  );
}

function Edge({ class: name, names }: { readonly class: string; readonly names: readonly string[] }) {
  return (
    <div class={`edge ${name}`} aria-hidden="true">
      {names.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}
