import { cellOf, spotOf } from '../geometry.js';
import type { BoardModel, Place } from '../model.js';
import type { PencilMark, Stroke } from './pencilMarks.js';

/** Of the 48 × 48 grid that pieces are drawn on. */
export const SIDE = 48;

type Point = { readonly x: number; readonly y: number };

/** What a mark looks like: lines, and the head of an arrow. */
export type PencilShape = {
  readonly lines: string;
  readonly width: number;
  readonly dashes?: string;
  readonly head?: string;
};

/** How far from the middle of its square an arrow begins, and ends. */
const START = 13;
const END = 5;
const HEAD = 19;

export function shapeOf(model: BoardModel, { from, to, stroke }: PencilMark): PencilShape | undefined {
  const [a, b] = [middleOf(model, from), middleOf(model, to)];
  if (a === undefined || b === undefined) return undefined;
  return from === to ? circleAt(a, stroke) : arrowBetween(a, b, stroke);
}

function middleOf(model: BoardModel, place: Place): Point | undefined {
  const cell = cellOf(model, place);
  if (cell === undefined) return undefined;
  const { x, y } = spotOf(model, cell);
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
}

const round = (n: number): string => n.toFixed(1);

function ring({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function circleAt(at: Point, stroke: Stroke): PencilShape {
  if (stroke === 'double') return { lines: ring(at, 21.5) + ring(at, 16), width: 2.4 };
  return { lines: ring(at, 20.5), width: 4, ...(stroke === 'dashed' && { dashes: '8.1 8' }) };
}

function arrowBetween(a: Point, b: Point, stroke: Stroke): PencilShape {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  /** So far along the arrow, so far to its side. */
  const at = (along: number, across: number): string =>
    `${round(a.x + ux * along - uy * across)} ${round(a.y + uy * along + ux * across)}`;
  const tip = length - END;
  const neck = tip - HEAD;
  const line = (across: number): string => `M${at(START, across)}L${at(neck + 1, across)}`;
  const head = `M${at(neck, -10)}L${at(tip, 0)}L${at(neck, 10)}z`;
  if (stroke === 'double') return { lines: line(-3.6) + line(3.6), width: 3, head };
  return { lines: line(0), width: 6, head, ...(stroke === 'dashed' && { dashes: '9 6' }) };
}
