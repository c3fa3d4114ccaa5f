import type { Man, Place } from './model.js';
import { centreOf, elementOf } from './placeElements.js';

const SVG = 'http://www.w3.org/2000/svg';
const DURATION = 700;

/** A piece that is no longer in the position goes where it went and leaves the board there. Nothing waits for it. */
export function depart(board: HTMLElement, man: Man, from: Place, to: Place): void {
  const cell = elementOf(to, board);
  const start = elementOf(from, board);
  if (cell === undefined || start === undefined) return;
  const [a, b] = [centreOf(start), centreOf(cell)];
  const ghost = drawMan(man);
  cell.append(ghost);
  cell.dataset.moving = '';
  const motion = ghost.animate(
    [
      { translate: `${a.x - b.x}px ${a.y - b.y}px`, opacity: 1, scale: 1 },
      { offset: 0.4, translate: '0 0', opacity: 1, scale: 1 },
      { translate: '0 0', opacity: 0, scale: 0.3 },
    ],
    { duration: DURATION, easing: 'ease-out' },
  );
  const remove = (): void => {
    ghost.remove();
    delete cell.dataset.moving;
  };
  motion.onfinish = remove;
  motion.oncancel = remove;
}

function drawMan({ art, side }: Man): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [
    ['class', `piece departing side-${side}`],
    ['viewBox', '0 0 48 48'],
    ['aria-hidden', 'true'],
  ])
    svg.setAttribute(name, value);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${art}`);
  svg.append(use);
  return svg;
}
