import { randomUUID } from 'node:crypto';
import { PgStore } from '@tabuleiro/online/node';
import { expect, onTestFinished } from 'vitest';
import { type TwoNodes, twoNodes } from './company.js';
import { everyGapHeals, type Healing } from './healing.js';
import { checkPair } from './kill.js';
import { killNode, startNode } from './nodeProcess.js';
import { type LivelyPair, openSeat, pause } from './players.js';
import { Table, Way } from './table.js';

/** What may happen to two nodes, their database and their bus. */
export const FAULTS = ['node', 'database', 'bus', 'same-number', 'cut-off', 'both'] as const;
type Fault = (typeof FAULTS)[number];

export type FaultOptions = { readonly rounds: number; readonly seed: number; readonly cutOffMs: number };

/** What was seen: for docs/scale.md. */
export type FaultReport = {
  readonly rounds: Readonly<Record<Fault, number>>;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lines: number;
  /** Numbers of a match that two devices of a seat asked for at the same time, at two nodes. */
  readonly contested: number;
  /** The longest of each fault. */
  readonly healing: Readonly<Record<Fault, Healing>>;
};

const GAMES = ['classico', 'nucleo', 'brasez', 'senet'] as const;
const TABLES = 8;
/** Two nodes share this machine with everything else: people think for a moment. */
const LONGEST_PAUSE_MS = 60;
const CONTEST_MS = 2000;
/** Far above what it takes: machines are shared. */
const SOON = { timeout: 120_000 };

type Scene = {
  readonly company: TwoNodes;
  readonly tables: readonly Table[];
  readonly portOf: (node: number) => number;
  readonly pick: () => number;
  readonly cutOffMs: number;
};

/** Two nodes under load, with one fault after the other; then every acknowledgement is compared with what both sides see. */
export async function faultsUnderLoad({ rounds, seed, cutOffMs }: FaultOptions): Promise<FaultReport> {
  const company = await twoNodes();
  const pick = chanceOf(seed);
  const portOf = (node: number): number => company.nodes[node].process.port;
  // Each connection goes to any node, so that the two of a match are often at different ones.
  const newWay = (): Way => new Way(() => (pick() < 0.5 ? 0 : 1), portOf);
  const tables = Array.from({ length: TABLES }, (_, i) => new Table(GAMES[i % GAMES.length], newWay, pick));
  const store = await PgStore.open(company.url, { node: randomUUID() });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  onTestFinished(() => store.value.close());
  const scene: Scene = { company, tables, portOf, pick, cutOffMs };
  const report = emptyReport();
  const playing = Promise.all(tables.map((table) => table.play(LONGEST_PAUSE_MS)));
  // What is thrown while faults happen is a fault as well; it is told when everybody is waited for.
  playing.catch(() => undefined);
  await expect.poll(() => tables.every(({ acknowledged }) => acknowledged > 3), SOON).toBe(true);
  for (let round = 0; round < rounds; round++) {
    const fault = FAULTS[round % FAULTS.length];
    await pause(300 + pick() * 700);
    await suffer(fault, scene);
    const healing = await everyGapHeals(company.nodes, tables, store.value);
    report.rounds[fault]++;
    report.healing[fault] = longer(report.healing[fault], healing);
    await everyMatchGoesOn(tables);
    for (const table of tables) await look(table, store.value, report);
  }
  for (const table of tables) table.stop();
  await playing;
  for (const table of tables) await look(table, store.value, report);
  for (const { process } of company.nodes) await killNode(process);
  report.matches = tables.reduce((sum, { matches }) => sum + matches, 0);
  report.acknowledged = tables.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  return report;
}

type Counting = { -readonly [Key in keyof FaultReport]: FaultReport[Key] } & {
  readonly rounds: Record<Fault, number>;
  readonly healing: Record<Fault, Healing>;
};

function emptyReport(): Counting {
  const none: Healing = { beats: 0, ms: 0 };
  return {
    ...{ matches: 0, acknowledged: 0, lines: 0, contested: 0 },
    rounds: { node: 0, database: 0, bus: 0, 'same-number': 0, 'cut-off': 0, both: 0 },
    healing: { node: none, database: none, bus: none, 'same-number': none, 'cut-off': none, both: none },
  };
}

function longer(one: Healing, other: Healing): Healing {
  return { beats: Math.max(one.beats, other.beats), ms: Math.round(Math.max(one.ms, other.ms)) };
}

/** Something is acknowledged at every table. */
async function everyMatchGoesOn(tables: readonly Table[]): Promise<void> {
  const before = tables.map(({ acknowledged }) => acknowledged);
  const areStuck = (): readonly unknown[] =>
    tables.filter(({ acknowledged }, i) => acknowledged <= before[i]).map(({ pair }) => describe(pair));
  await expect.poll(areStuck, SOON).toEqual([]);
}

/** For whoever has to find out why a match does not go on. */
function describe(pair: LivelyPair | undefined): unknown {
  return pair?.clients.map(({ connection, problem, pending, online }) => ({
    ...{ connection, problem, pending, seq: online?.seq, phase: online?.phase, moved: online?.moved },
  }));
}

/** Compares the matches that are over with the store: nothing lost, nothing twice, both boards the same as there. */
async function look(table: Table, store: PgStore, report: Counting): Promise<void> {
  for (const pair of table.ended.splice(0)) {
    const { clients } = pair;
    await expect.poll(() => clients.every(({ pending }) => pending.length === 0), SOON).toBe(true);
    await expect.poll(() => clients[0].online?.hash === clients[1].online?.hash, SOON).toBe(true);
    report.lines += await checkPair(store, pair);
    report.contested += pair.contested;
    for (const client of clients) client.close();
  }
}

async function suffer(fault: Fault, scene: Scene): Promise<void> {
  const { company, pick, cutOffMs } = scene;
  const { data, postgres, redis, nodes } = company;
  const node = nodes[pick() < 0.5 ? 0 : 1];
  switch (fault) {
    case 'node':
      await killNode(node.process);
      node.process = await startNode(data, node.process.port, node.args);
      break;
    case 'database':
      await postgres.kill();
      await pause(pick() * 1000);
      await postgres.run();
      break;
    case 'bus':
      await redis.kill();
      await pause(pick() * 2000);
      await redis.run();
      break;
    case 'same-number':
      await contest(scene);
      break;
    case 'cut-off':
      for (const way of node.ways) way.stall();
      await pause(cutOffMs);
      for (const way of node.ways) way.goOn();
      break;
    case 'both':
      for (const each of nodes) await killNode(each.process);
      for (const each of nodes) each.process = await startNode(data, each.process.port, each.args);
      break;
  }
}

/** Every seat has a second device, at the other node, that asks for the same number of its match at the same time. */
async function contest({ tables, portOf }: Scene): Promise<void> {
  const contested = tables.flatMap(({ pair, ways }) => {
    const seats = pair?.clients.map(({ savedSeat }) => savedSeat) ?? [];
    const [first, second] = seats.flatMap((seat, i) => {
      const way = new Way(() => 1 - ways[i].at, portOf);
      return seat === undefined ? [] : [openSeat(way.open, { ...seat, pending: [] })];
    });
    return pair === undefined || second === undefined ? [] : [{ pair, twins: [first, second] as const }];
  });
  for (const { pair, twins } of contested) {
    const areReady = (): boolean => pair.isOver || twins.every(({ isUpToDate }) => isUpToDate);
    await expect.poll(areReady, SOON).toBe(true);
    pair.twins = twins;
  }
  await pause(CONTEST_MS);
  for (const { pair } of contested) pair.twins = undefined;
  for (const { twins } of contested) {
    await expect.poll(() => twins.every(({ pending }) => pending.length === 0), SOON).toBe(true);
    for (const twin of twins) twin.close();
  }
}

/** Numbers below 1, the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
