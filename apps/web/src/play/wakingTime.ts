/** A page in the background looks at the time once a minute at least; who does not for longer was asleep. */
const ASLEEP = 120_000;

/**
 * Milliseconds in which the page was awake. A device that sleeps is like a game that is closed: no clock runs meanwhile.
 * `measured` is what the page measures by itself, so that nobody gains or loses when the clock of the device is set; some
 * devices measure on while they sleep, hence it has to be asked time and again.
 */
export function wakingTime(measured: () => number): () => number {
  let last = measured();
  let time = 0;
  return () => {
    const next = measured();
    if (next - last < ASLEEP) time += next - last;
    last = next;
    return time;
  };
}
