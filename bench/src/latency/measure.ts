import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { SeededRandom } from '@tabuleiro/arena';
import type { Engine, GameLine } from '@tabuleiro/engine';
import { LEVELS, type Level } from '@tabuleiro/engine';
import { openEngine } from '@tabuleiro/engine/node';
import { randomLines } from './lines.js';

/** One in so many positions is also answered in full: a level takes as long as its nodes take. */
const FULL_EVERY = 50;
const LONGEST_WAIT = 40;

/** Milliseconds, one for each position. */
export type Times = readonly number[];

export type GameLatency = {
  readonly game: string;
  readonly levels: readonly { readonly level: Level; readonly first: Times; readonly whole: Times }[];
  readonly stop: Times;
};

/** An engine, and how long it took from nothing to the first answer: its thread has to start. */
export async function openTimed(): Promise<{ readonly engine: Engine; readonly took: number }> {
  const begin = performance.now();
  const engine = openEngine();
  await engine.analyse({ game: 'classico' }, { depth: 1 });
  return { engine, took: performance.now() - begin };
}

export async function measureGame(
  engine: Engine,
  game: string,
  positions: number,
  log: (line: string) => void,
): Promise<GameLatency> {
  const lines = randomLines(game, positions);
  await warm(engine, lines);
  const levels = [];
  for (const level of LEVELS) {
    log(`${game}, level ${level}`);
    const first = await each(lines, (line) => timeFirst(engine, line, level));
    const some = lines.filter((_, i) => i % FULL_EVERY === 0);
    const whole = await each(some, (line) => timeWhole(engine, line, level));
    levels.push({ level, first, whole });
  }
  log(`${game}, stop`);
  const chance = new SeededRandom(1);
  const stop = await each(lines, (line) => timeStop(engine, line, chance.below(LONGEST_WAIT)));
  return { game, levels, stop };
}

async function warm(engine: Engine, lines: readonly GameLine[]): Promise<void> {
  for (const line of lines.slice(0, 5)) {
    await engine.analyse(line, { nodes: 50_000 });
    await engine.choose(line, 8, 0);
  }
}

async function each(
  lines: readonly GameLine[],
  time: (line: GameLine) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (const line of lines) times.push(await time(line));
  return times;
}

/** How soon is there any answer? The thread is told to stop as soon as it has the request. */
async function timeFirst(engine: Engine, line: GameLine, level: Level): Promise<number> {
  const stop = new AbortController();
  const begin = performance.now();
  const answer = engine.choose(line, level, 0, stop.signal);
  await setImmediate();
  stop.abort();
  expectMove(await answer);
  return performance.now() - begin;
}

async function timeWhole(engine: Engine, line: GameLine, level: Level): Promise<number> {
  const begin = performance.now();
  expectMove(await engine.choose(line, level, 0));
  return performance.now() - begin;
}

async function timeStop(engine: Engine, line: GameLine, wait: number): Promise<number> {
  const stop = new AbortController();
  const answer = engine.analyse(line, {}, undefined, stop.signal);
  await setTimeout(wait);
  const begin = performance.now();
  stop.abort();
  expectMove(await answer);
  return performance.now() - begin;
}

function expectMove(answer: Awaited<ReturnType<Engine['choose']>>): void {
  if (!answer.ok) throw new Error(`no answer: ${answer.error.code}`);
  if (answer.value.move === undefined) throw new Error('no move where one is legal');
}
