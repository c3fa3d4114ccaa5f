import { classicoEntry } from '@tabuleiro/contest';
import { fail, ok } from '@tabuleiro/game';
import { PLAIN_SETUP } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { Table } from '../../src/play/table.js';
import { storeError } from '../../src/store/storeError.js';
import { got } from '../store/world.js';

const MINUTE = { kind: 'perMove', ms: 60_000 } as const;
const full = fail(storeError('full'));

/** A game with a clock, on a disk that may be full, at a time that is said. */
function timed() {
  const contest = got(classicoEntry.begin({ ...PLAIN_SETUP, clock: [MINUTE, MINUTE] }));
  const world = { time: 0, isFull: false };
  const append = async () => (world.isFull ? full : ok(undefined));
  return { world, table: new Table('g', contest, { append }, () => world.time) };
}

const opening = () => ({ kind: 'move', by: 'w', move: 'e2e4' }) as const;

test('[P-F10, P-F2] while nothing can be kept no time runs; it goes on once something is kept', async () => {
  const { world, table } = timed();
  world.time = 10_000;
  world.isFull = true;
  expect(await table.do(opening)).toEqual(full);
  world.time = 500_000;
  expect(table.elapsed).toBe(10_000);
  expect(await table.tick()).toEqual(full);
  world.isFull = false;
  expect(got(await table.tick())?.after.match.outcome).toBeUndefined();
  expect(table.contest.value.match.clocks[0].left).toBe(50_000);
  world.time += 7000;
  expect(table.elapsed).toBe(7000);
  got(await table.do(opening));
  expect(table.contest.value.match.outcome).toBeUndefined();
  world.time += 60_000;
  expect(got(await table.tick())?.after.match.outcome).toMatchObject({ winner: 'w' });
});

test('[P-F10] a clock that had only just been kept goes on, too', async () => {
  const { world, table } = timed();
  world.isFull = true;
  await table.do(opening);
  world.time = 30_000;
  world.isFull = false;
  got(await table.tick());
  world.time = 31_000;
  expect(table.elapsed).toBe(1000);
});

test('[P-F10] a game that was read anew has its time again', async () => {
  const { world, table } = timed();
  world.isFull = true;
  await table.do(opening);
  world.time = 30_000;
  await table.follow(async () => table.contest.value);
  world.time = 31_000;
  expect(table.elapsed).toBe(1000);
});
