import { isStill } from '../look/theme.js';
import type { Travel } from './model.js';
import { centreOf, elementOf } from './placeElements.js';
import type { TravelPath } from './travels.js';

/** A step; a way with several takes longer, so that it can be followed. */
const STEP_MS = 200;
const LONG_MS = 400;

/** Lets the pieces come from where they were. They are on their places already: nothing waits for this. */
export function animate(board: HTMLElement, ways: readonly TravelPath[], byHand: Travel | undefined): void {
  if (isStill()) return;
  for (const way of ways) {
    if (way[0] === byHand?.from && way.at(-1) === byHand?.to) continue;
    animateOne(board, way);
  }
}

function animateOne(board: HTMLElement, way: TravelPath): void {
  const cell = elementOf(way.at(-1) ?? '', board);
  const piece = cell?.querySelector('.piece');
  if (cell === undefined || piece === null || piece === undefined) return;
  const end = centreOf(cell);
  const translate = way.flatMap((place) => {
    const element = elementOf(place, board) ?? elementOf(place);
    if (element === undefined) return [];
    const { x, y } = centreOf(element);
    return [`${x - end.x}px ${y - end.y}px`];
  });
  cell.dataset.moving = '';
  const motion = piece.animate(
    { translate },
    { duration: way.length > 2 ? LONG_MS : STEP_MS, easing: 'ease-out' },
  );
  const settle = (): void => {
    delete cell.dataset.moving;
  };
  motion.onfinish = settle;
  motion.oncancel = settle;
}
