/** Whoever is awake looks at the time once a minute at least, a page in the background too; longer is sleep. */
const ASLEEP = 120_000;

/**
 * Milliseconds in which the program was awake. A device that sleeps is like a game that is closed: no clock runs meanwhile.
 * `measured` has to be monotonic (`performance.now`), so that nobody gains or loses when the clock of the device is set;
 * some devices measure on while they sleep, hence it has to be asked time and again.
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
