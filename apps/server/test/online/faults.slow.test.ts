import { expect, test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { FAULTS, faultsUnderLoad } from './faults.js';

test.skipIf(!Postgres.isThere || !Redis.isThere)(
  '[O-TURN, O-TIME] two nodes under load, every fault once: nothing acknowledged is lost or played twice, both boards are equal, gaps are healed within two beats',
  async () => {
    const rounds = FAULTS.length;
    const report = await faultsUnderLoad({ rounds, seed: 20_261_118, cutOffMs: 30_000 });
    expect(report.acknowledged).toBeGreaterThan(rounds * 20);
    expect(report.contested).toBeGreaterThan(0);
  },
);
