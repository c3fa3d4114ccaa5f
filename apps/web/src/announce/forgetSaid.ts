import { type Announcer, byClock, DWELL, type Timer, URGENCIES } from './announcer.js';

/**
 * What was said on one page does not stand on the next. What was said only just before, or is said of the new page, has
 * its time to be noticed.
 */
export function forgetSaid({ regions }: Announcer, later: Timer = byClock): void {
  for (const urgency of URGENCIES) {
    const region = regions[urgency];
    const past = region.peek();
    later(() => {
      if (region.peek() === past) region.value = ['', ''];
    }, DWELL);
  }
}
