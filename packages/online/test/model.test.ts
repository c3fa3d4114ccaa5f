import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStep, Run } from './sim/schedule.js';
import { CALM } from './sim/simulatedNetwork.js';
import { holdsTrue } from './sim/truth.js';
import { termsOf, World } from './sim/world.js';

/** Schedules of each kind: enough to fail soon in every run, thousands in `npm test`, more in `npm run test:deep`. */
const RUNS = { quick: 60, full: 600, deep: 10_000 }[process.env.TABULEIRO_TESTS ?? 'full'] ?? 600;

const GAMES = [
  ['classico', '1+2'],
  ['nucleo', '0:20+1'],
  ['brasez', 'none'],
  ['senet', '30/lance'],
] as const;

test.each(GAMES)(
  '[O-TURN, O-SEAT, O-TIME] %s at %s: whatever happens to network, server and tabs, both see the same match and nothing is lost or done twice',
  async (game, clock) => {
    const terms = termsOf(game, clock, {
      help: { hint: 0, takeback: 1000 },
      online: { hints: false, takebacks: true, watched: true, grace: 30_000 },
    });
    let lines = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(anyStep, { maxLength: 80, size: 'max' }), async (seed, steps) => {
        const world = new World(seed);
        await world.start();
        const pair = await world.pair(terms);
        const run = new Run(world, pair);
        for (const step of steps) await run.step(step);
        world.network.weather = CALM;
        await world.clock.run(40_000);
        // A flag may fall in the last moment: what was kept just now is still on its way.
        while ((world.disk.lines.get(pair.match)?.at(-1)?.at ?? 0) > world.clock.now() - 100)
          await world.clock.run(100);
        holdsTrue(world, run, pair);
        lines += world.disk.lines.get(pair.match)?.length ?? 0;
        for (const client of run.all()) client.close();
        world.kill();
      }),
      { numRuns: RUNS, seed: 20_261_118 },
    );
    // Schedules in which hardly anything is played would prove nothing.
    expect(lines / RUNS).toBeGreaterThan(6);
  },
);
