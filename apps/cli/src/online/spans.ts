import type { OnlineWords } from '../words/types/online.js';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** About how long something has lasted: "40 s", "3 min", "2 h". */
export function wordSpan(words: OnlineWords, ms: number): string {
  if (ms < MINUTE) return words.seconds(Math.floor(ms / 1000));
  return ms < HOUR ? words.minutes(Math.floor(ms / MINUTE)) : words.hours(Math.floor(ms / HOUR));
}
