import { test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { Redis } from '../../../../bench/src/services/redis.js';
import { faultsUnderLoad } from './faults.js';

test.skipIf(!Postgres.isThere || !Redis.isThere)(
  '[O-TURN, O-TIME] two nodes under load, with five faults: nothing acknowledged is lost or played twice, and both boards are equal',
  () => faultsUnderLoad({ rounds: 5, seed: 20_261_118, cutOffMs: 7000 }),
);
