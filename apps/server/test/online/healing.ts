import { setImmediate } from 'node:timers/promises';
import type { OnlineClient } from '@tabuleiro/online';
import type { PgStore } from '@tabuleiro/online/node';
import { looksOf, type Node } from './company.js';
import { pause } from './players.js';
import type { Table, Way } from './table.js';

/** Every node looks into the store once a second: within two seconds of its clock, however slow the machine is. */
const MOST_BEATS = 2;

/** How long it took until everybody had everything: at most so many beats of their node, and milliseconds of this machine. */
export type Healing = { readonly beats: number; readonly ms: number };

type Device = { readonly client: OnlineClient; readonly way: Way; readonly lines: number };
/** On which connection a device was seen first since the fault is over, and how often its node had looked by then. */
type Seen = { readonly count: number; readonly looks: number };

/** Nobody is waited for longer who does not come back at all: some minutes. */
const MOST_TRIES = 10_000;

/**
 * The fault is over. Who is connected has every line that is in the store by now within two beats of their node, or of the moment
 * they are connected again. Beats are counted, not time: what a beat is late on a busy machine is no gap.
 */
export async function everyGapHeals(
  nodes: readonly Node[],
  tables: readonly Table[],
  store: Pick<PgStore, 'read'>,
): Promise<Healing> {
  const began = performance.now();
  const devices = (await Promise.all(tables.map((table) => devicesOf(table, store)))).flat();
  const seen = new Map<Device, Seen>();
  let most = 0;
  let missing: readonly Device[] = devices;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const looks = await Promise.all(nodes.map(looksOf));
    // What a node sent before it told how often it had looked has come by now, and is read.
    for (let i = 0; i < 3; i++) await setImmediate();
    for (const device of missing) {
      const beats = beatsOf(device, looks, seen);
      if (!hasAll(device)) continue;
      most = Math.max(most, beats);
    }
    missing = missing.filter((device) => !hasAll(device));
    if (missing.length === 0) return { beats: most, ms: performance.now() - began };
    const late = missing.find((device) => beatsOf(device, looks, seen) > MOST_BEATS);
    if (late !== undefined) throw new Error(describe(late, beatsOf(late, looks, seen)));
    await pause(20);
  }
  throw new Error(describe(missing[0], 0));
}

async function devicesOf({ pair, ways }: Table, store: Pick<PgStore, 'read'>): Promise<readonly Device[]> {
  if (pair === undefined) return [];
  const lines = (await store.read(pair.clients[0].match, 0)).length;
  return pair.clients.map((client, i) => ({ client, way: ways[i], lines }));
}

/** What is over, and was closed, is looked at elsewhere. */
function hasAll({ client, lines }: Device): boolean {
  return (client.online?.seq ?? 0) >= lines || client.connection.kind === 'closed';
}

/** Beats since this device is connected to its node. */
function beatsOf(device: Device, looks: readonly number[], seen: Map<Device, Seen>): number {
  const { client, way } = device;
  const isLinked = client.connection.kind === 'linked' || client.connection.kind === 'slow';
  if (!isLinked) return 0;
  const known = seen.get(device);
  if (known?.count === way.count) return looks[way.at] - known.looks;
  seen.set(device, { count: way.count, looks: looks[way.at] });
  return 0;
}

function describe({ client, way, lines }: Device, beats: number): string {
  const { connection, problem, pending, online, isUpToDate } = client;
  const facts = { connection, problem, pending, isUpToDate, seq: online?.seq, phase: online?.phase };
  return `after ${beats} beats of node ${way.at} not all of ${lines} lines: ${JSON.stringify(facts)}`;
}
