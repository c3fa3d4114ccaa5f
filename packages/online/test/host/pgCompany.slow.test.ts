import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Postgres } from '../../../../bench/src/services/postgres.js';
import { PgCompany } from '../../src/host/postgres/pgCompany.js';
import { PgStore } from '../../src/host/postgres/pgStore.js';
import type { Outage } from '../../src/server/store.js';

const MATCH = 'a'.repeat(32);

describe.skipIf(!Postgres.isThere)('what several nodes know together', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await Postgres.start();
  });

  afterAll(() => postgres.stop());

  type Node = { readonly store: PgStore; readonly company: PgCompany };

  async function nodes(count: number): Promise<readonly Node[]> {
    const url = postgres.database();
    const opened: Node[] = [];
    for (let i = 0; i < count; i++) {
      const store = await PgStore.open(url, { node: randomUUID() });
      if (!store.ok) throw new Error(JSON.stringify(store.error));
      onTestFinished(() => store.value.close());
      await store.value.beat(store.value.clock.now());
      opened.push({ store: store.value, company: new PgCompany(store.value) });
    }
    return opened;
  }

  /** Everything that is written down happened so much earlier: no test waits. */
  async function passes(ms: number, [{ store }]: readonly Node[], but: readonly Node[]): Promise<void> {
    const living = but.map((node) => node.store.node);
    await store.pool.query('UPDATE node SET beat = beat - $1 WHERE id <> ALL ($2)', [ms, living]);
    await store.pool.query('UPDATE presence SET gone = gone - $1, came = came - $1', [ms]);
    await store.pool.query('UPDATE outage SET from_ms = from_ms - $1, to_ms = to_ms - $1', [ms]);
  }

  async function outages({ company }: Node): Promise<readonly Outage[]> {
    return (await company.shared([MATCH])).get(MATCH)?.outages ?? [];
  }

  const lengths = (all: readonly Outage[]): readonly number[] => all.map(({ from, to }) => to - from);

  test('[O-TIME] who comes back before the death of a node is known gets the time back once it is', async () => {
    const all = await nodes(2);
    const [a, b] = all;
    await a.company.come(MATCH, 'host');
    await passes(700, all, [b]);
    await b.company.come(MATCH, 'host');
    expect(await outages(b)).toEqual([]); // the first may live: this may be a second device
    await passes(5000, all, [b]);
    expect(await b.company.adopt()).toEqual([MATCH]);
    const [given, ...more] = lengths(await outages(b));
    expect(more).toEqual([]);
    expect(given).toBeGreaterThanOrEqual(700);
    expect(given).toBeLessThan(5000);
    // Once, and who leaves the second node later is not taken for somebody who lost the first.
    expect(await b.company.adopt()).toEqual([]);
    await b.company.go(MATCH, 'host', undefined);
    await passes(60_000, all, [b]);
    await b.company.come(MATCH, 'host');
    expect((await outages(b)).length).toBe(1);
  });

  test('[O-TIME] a second device that was there before a node died: nobody was away, and nothing is given back', async () => {
    const all = await nodes(2);
    const [a, b] = all;
    await b.company.come(MATCH, 'host');
    await passes(100, all, all);
    await a.company.come(MATCH, 'host');
    await a.store.beat(a.store.clock.now());
    await passes(60_000, all, [b]);
    await b.company.adopt();
    expect(await outages(b)).toEqual([]);
  });

  test('[O-TIME] who comes back after the death of a node is known, or never, has it written down once', async () => {
    const all = await nodes(3);
    const [a, b, c] = all;
    for (const person of ['host', 'guest'] as const) await a.company.come(MATCH, person);
    await passes(6000, all, [b, c]);
    const adopted = await Promise.all([b.company.adopt(), c.company.adopt()]);
    expect(adopted.toSorted((x, y) => x.length - y.length)).toEqual([[], [MATCH]]);
    await b.company.come(MATCH, 'host');
    const [given, ...more] = lengths(await outages(c));
    expect(more).toEqual([]);
    expect(given).toBeGreaterThanOrEqual(6000);
    const shared = (await c.company.shared([MATCH])).get(MATCH);
    expect(shared?.persons).toMatchObject({ host: { kind: 'here' }, guest: { kind: 'gone', isLost: true } });
    await passes(60_000, all, [b, c]);
    await c.company.come(MATCH, 'guest');
    expect(lengths(await outages(c)).toSorted((x, y) => x - y)).toEqual([given, 15_000]);
  });

  test('[O-GONE] who left a node by themselves is gone, and no outage is made of it', async () => {
    const all = await nodes(2);
    const [a, b] = all;
    await a.company.come(MATCH, 'host');
    await a.company.go(MATCH, 'host', undefined);
    await passes(6000, all, [b]);
    expect(await b.company.adopt()).toEqual([]);
    await b.company.come(MATCH, 'host');
    expect(await outages(b)).toEqual([]);
  });
});
