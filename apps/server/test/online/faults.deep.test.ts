import process from 'node:process';
import { expect, test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { faultsUnderLoad } from './faults.js';

test.skipIf(!Postgres.isThere || !Redis.isThere)(
  '[O-TURN, O-TIME] two nodes under load, with a hundred faults: nothing acknowledged is lost or played twice, both boards are equal, gaps are healed within two beats',
  async () => {
    const report = await faultsUnderLoad({ rounds: 100, seed: 22, cutOffMs: 30_000 });
    process.stdout.write(`${JSON.stringify(report)}\n`); // the numbers of docs/scale.md
    expect(report.acknowledged).toBeGreaterThan(10_000);
    expect(report.contested).toBeGreaterThan(100);
  },
);
