/**
 * Milliseconds that pass and never go back. `wall` is the clock of the device, which goes on while the device sleeps;
 * when somebody sets it back, what the page has `measured` by itself counts.
 */
export function steadyTime(wall: () => number, measured: () => number): () => number {
  let last = { wall: wall(), measured: measured() };
  let time = last.wall;
  return () => {
    const next = { wall: wall(), measured: measured() };
    time += next.wall >= last.wall ? next.wall - last.wall : next.measured - last.measured;
    last = next;
    return time;
  };
}
