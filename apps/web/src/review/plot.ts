import { type GameReview, MISTAKE } from '@tabuleiro/senet-engine';

/** A curve on paper, in pixels. */
export type Plot = {
  readonly width: number;
  readonly height: number;
  /** The line where both have the same chance. */
  readonly middle: number;
  readonly line: string;
  /** Between curve and middle, where A is ahead and where B is. */
  readonly above: string;
  readonly below: string;
  readonly mistakes: readonly MistakeMark[];
};

/** A mistake: where on the curve it came to, whose it was, and whether no other cost more. */
export type MistakeMark = {
  readonly ply: number;
  readonly x: number;
  readonly y: number;
  readonly player: 'A' | 'B';
  readonly isWorst: boolean;
};

type Point = readonly [number, number];

/** Room for the handle at both ends, and for the line at top and bottom. */
export const INSET = 12;
const MARGIN = 10;

export function plotOf(review: GameReview, width: number, height: number): Plot {
  const { curve, actions, worst } = review;
  const last = Math.max(1, curve.length - 1);
  const x = (ply: number): number => INSET + (ply / last) * (width - 2 * INSET);
  const y = (win: number): number => MARGIN + (1 - win) * (height - 2 * MARGIN);
  const middle = y(0.5);
  const points = crossing(
    curve.map((win, ply): Point => [x(ply), y(win)]),
    middle,
  );
  return {
    ...{ width, height, middle },
    line: draw(points),
    above: area(points, middle, Math.min),
    below: area(points, middle, Math.max),
    mistakes: actions.flatMap((action): MistakeMark[] => {
      if (action.kind !== 'move' || action.loss < MISTAKE) return [];
      const ply = action.at + 1;
      const player = action.player === 'A' ? 'A' : 'B';
      return [{ ply, x: x(ply), y: y(curve[ply]), player, isWorst: action.at === worst?.at }];
    }),
  };
}

/** With a point wherever the curve crosses the middle, so that both areas end on the line. */
function crossing(points: readonly Point[], middle: number): readonly Point[] {
  return points.flatMap((point, i): readonly Point[] => {
    const before = points.at(i - 1);
    if (i === 0 || before === undefined) return [point];
    const [[x0, y0], [x1, y1]] = [before, point];
    if ((y0 - middle) * (y1 - middle) >= 0) return [point];
    return [[x0 + ((middle - y0) / (y1 - y0)) * (x1 - x0), middle], point];
  });
}

function draw(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function area(points: readonly Point[], middle: number, side: (y: number, middle: number) => number): string {
  const edge = points.map(([x, y]): Point => [x, side(y, middle)]);
  const [first, last] = [points[0], points[points.length - 1]];
  return `${draw([[first[0], middle], ...edge, [last[0], middle]])}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
