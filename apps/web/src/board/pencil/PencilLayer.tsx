import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lang } from '../../language/lang.js';
import { pencilWords } from '../../words/pencil.js';
import { cellOf, extentOf } from '../geometry.js';
import type { BoardModel, Intent, Place } from '../model.js';
import { PencilInput, type PencilOutput } from './pencilInput.js';
import { draw, has, nameMark, nextStroke, type PencilMark } from './pencilMarks.js';
import { SIDE, shapeOf } from './pencilShapes.js';
import './pencil.css';

export type PencilProps = {
  readonly board: HTMLElement;
  readonly model: BoardModel;
  readonly keys: boolean;
  readonly onIntent: (intent: Intent) => void;
  readonly drawing?: KeptDrawing | undefined;
};

/**
 * What is drawn where somebody else keeps it: in a study. Then a click or Esc rubs nothing out, for it would be gone for good.
 */
export type KeptDrawing = {
  readonly marks: readonly PencilMark[];
  readonly onMarks: (marks: readonly PencilMark[]) => void;
  /** What the program itself proposes, under what a person draws. */
  readonly arrows: readonly PencilMark[];
};

type Pages = ReadonlyMap<string, readonly PencilMark[]>;

/** Arrows and circles over the board. Unless somebody keeps them, each position has its own as long as the board is there. */
export function PencilLayer({ board, model, keys, onIntent, drawing }: PencilProps) {
  const [pages, setPages] = useState<Pages>(new Map());
  const [draft, setDraft] = useState<PencilMark | undefined>(undefined);
  const page = placementOf(model);
  const marks = drawing?.marks ?? pages.get(page) ?? [];
  const { across, down } = extentOf(model);
  const turnTo = (next: readonly PencilMark[]): void => {
    if (drawing === undefined) setPages(new Map(pages).set(page, next));
    else drawing.onMarks(next);
  };

  const words = pencilWords[lang.value];
  const say = (text: string): void => onIntent({ kind: 'say', text });
  const nameOf = (place: Place): string => cellOf(model, place)?.spoken ?? place;
  const output: PencilOutput = {
    keys,
    onDraft: setDraft,
    onBegin: (from) => say(words.begun(nameOf(from))),
    onDraw: (from, to, stroke, byKey) => {
      const mark = { from, to, stroke: stroke ?? nextStroke(marks, from, to) };
      const name = nameMark(mark, words, nameOf);
      turnTo(draw(marks, mark));
      if (byKey) say(has(marks, mark) ? words.erased(name) : words.drawn(name));
    },
    onClear: (byKey) => {
      if (marks.length === 0 || drawing !== undefined) return;
      turnTo([]);
      if (byKey) say(words.cleared);
    },
    onTell: () => say(words.all(marks.map((mark) => nameMark(mark, words, nameOf)))),
  };
  const latest = useRef(output);
  latest.current = output;
  useLayoutEffect(() => {
    const input = new PencilInput(board, () => latest.current);
    return () => input.stop();
  }, [board]);

  return (
    <svg
      class="pencil"
      viewBox={`0 0 ${across * SIDE} ${down * SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {drawing?.arrows.map((mark) => (
        <Drawn key={`engine ${mark.from} ${mark.to}`} model={model} mark={mark} isProposed />
      ))}
      {marks.map((mark) => (
        <Drawn key={`${mark.from} ${mark.to}`} model={model} mark={mark} />
      ))}
      {draft !== undefined && <Drawn key="draft" model={model} mark={draft} isDraft />}
    </svg>
  );
}

type DrawnProps = {
  readonly model: BoardModel;
  readonly mark: PencilMark;
  readonly isDraft?: boolean;
  readonly isProposed?: boolean;
};

/** A line on a wider one of paper, so that it is seen on every square and over every piece. */
function Drawn({ model, mark, isDraft = false, isProposed = false }: DrawnProps) {
  const shape = shapeOf(model, mark);
  if (shape === undefined) return null;
  const { lines, width, dashes, head } = shape;
  return (
    <g class={`pencil-mark ${mark.stroke} ${isDraft ? 'is-draft' : ''} ${isProposed ? 'is-proposed' : ''}`}>
      <path class="casing" d={lines} stroke-width={width + 3} />
      {head !== undefined && <path class="casing" d={head} stroke-width={3} />}
      <path class="line" d={lines} stroke-width={width} stroke-dasharray={dashes} />
      {head !== undefined && <path class="head" d={head} />}
    </g>
  );
}

/** What stands where, as a key: a position that comes again has the same marks again. */
function placementOf({ cells }: BoardModel): string {
  return cells.map(({ man }) => man?.art ?? '').join(' ');
}
