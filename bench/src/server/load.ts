import { type Pair, randomLine } from './players.js';

/** A line is so long that no match ends while it is measured. */
const PLIES = 150;
/** How many plies each pair has played. */
const played = new Map<Pair, number>();
const lines = Array.from({ length: 50 }, () => randomLine(PLIES));
/** Pairs that sit down at the same time. */
const AT_ONCE = 20;

/** So many pairs of players. */
export async function openPairs(
  count: number,
  makePair: (i: number) => Promise<Pair>,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => makePair(i + j));
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

/** Milliseconds of the whole, and of each move until it was acknowledged. */
export type Played = { readonly took: number; readonly latencies: readonly number[] };

/** Plays in all matches at once, as fast as answers come, or so many moves a second. */
export async function playAll(pairs: readonly Pair[], seconds: number, rate?: number): Promise<Played> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const pause = rate === undefined ? 0 : (1000 * pairs.length) / rate;
  await Promise.all(pairs.map((pair, i) => playOne(pair, lines[i % lines.length], end, pause, latencies)));
  return { took: performance.now() - began, latencies };
}

async function playOne(
  pair: Pair,
  line: readonly string[],
  end: number,
  pause: number,
  latencies: number[],
): Promise<void> {
  if (pause > 0) await sleep(Math.random() * pause);
  for (let ply = played.get(pair) ?? 0; ply < line.length && performance.now() < end; ply++) {
    const latency = await pair[ply % 2 === 0 ? 0 : 1].play(line[ply]);
    played.set(pair, ply + 1);
    latencies.push(latency);
    if (pause > latency) await sleep(pause - latency);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
