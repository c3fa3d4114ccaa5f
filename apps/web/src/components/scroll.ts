/** A page may still be growing when one comes back to it. */
const PATIENCE = 1000;

/** Scrolls down to where a page was left, as soon as it is long enough. */
export function restoreScroll(depth: number): void {
  window.scrollTo(0, depth);
  if (isThere(depth)) return;
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, depth);
    if (isThere(depth)) growing.disconnect();
  });
  growing.observe(document.body);
  setTimeout(() => growing.disconnect(), PATIENCE);
}

function isThere(depth: number): boolean {
  return Math.abs(window.scrollY - depth) < 1;
}
