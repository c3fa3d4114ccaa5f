import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { PIECES } from '@tabuleiro/senet';
import { SEGMENT_BYTES } from '../solver/blockStore.js';
import { allocateLayer, isSolved, type LayerMemory } from '../solver/layerMemory.js';
import { BlockLayout } from '../table/blockLayout.js';
import { Layer, type LayerKey, layersAfterExit, layersUpTo } from '../table/layer.js';
import { Checkpoint, type CheckpointError, type LayerState, partsOfMemory, UNTOUCHED } from './checkpoint.js';
import { tableFile, writeTable } from './tableFile.js';
import { WorkEstimate } from './workEstimate.js';
import { WorkerPool, type WorkerPoolError } from './workerPool.js';

/** The whole game. */
export const MOST_PIECES: number = PIECES;

/** Where a run stands. */
export type SolveProgress = {
  readonly layer: LayerKey;
  /** Which of how many layers this is, from 1. */
  readonly number: number;
  readonly layers: number;
  /** From 1, those of earlier runs included. */
  readonly sweep: number;
  /** Levels of the layer, and how many of them this sweep has passed. */
  readonly levels: number;
  readonly level: number;
  /** The largest change of this sweep so far, as a probability. */
  readonly change: number;
  /** Until the table is there; undefined as long as nothing is known about the speed. */
  readonly secondsLeft: number | undefined;
};

/** What to solve, and how. */
export type SolveSettings = {
  readonly pieces: number;
  /** Where the table goes, and its checkpoint until it is there. The folder has to exist. */
  readonly folder: string;
  /** One per core by default. */
  readonly threads?: number;
  /** Milliseconds between checkpoints of the layer under way; a minute by default. */
  readonly checkpointEvery?: number;
  /** Positions for which a further thread is worth its while; some ten millions by default. */
  readonly positionsPerThread?: number;
  /** The largest piece of memory asked for at once; a table is the same whatever it is. */
  readonly segmentBytes?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolveProgress) => void;
};

/** Why solving ended early. `folder` holds the checkpoint to continue from. */
export type SolveError =
  | CheckpointError
  | WorkerPoolError
  | { readonly code: 'interrupted'; readonly folder: string }
  | { readonly code: 'no-memory'; readonly bytes: number };

/** A finished table. */
export type SolvedTable = { readonly file: string; readonly positions: number; readonly sweeps: number };

const CHECKPOINT_INTERVAL = 60_000;
/** Writing checkpoints takes at most one part in so many of the time. */
const CHECKPOINT_SHARE = 10;
const POSITIONS_PER_THREAD = 2e7;
const PROGRESS_INTERVAL = 200;
const UNIT = 1 / 65535;

/**
 * Solves the game for at most `pieces` a side and writes the table. Continues where an earlier run ended, however it
 * ended; the table is the same, byte by byte, as without the interruption.
 */
export async function solveTable(settings: SolveSettings): Promise<Result<SolvedTable, SolveError>> {
  const run = new SolverRun(settings);
  try {
    return await run.solve();
  } finally {
    await run.close();
  }
}

class SolverRun {
  private readonly settings: SolveSettings;
  private readonly keys: readonly LayerKey[];
  private readonly pool: WorkerPool;
  private readonly checkpoint: Checkpoint;
  private readonly memories = new Map<string, LayerMemory>();
  private readonly estimate = new WorkEstimate();
  private readonly began = performance.now();
  private readonly every: number;
  private nextCheckpoint: number;
  private sweeps = 0;

  constructor(settings: SolveSettings) {
    this.settings = settings;
    this.keys = layersUpTo(settings.pieces);
    this.pool = new WorkerPool(settings.threads ?? availableParallelism());
    this.checkpoint = new Checkpoint(join(settings.folder, `senet-${settings.pieces}.part`));
    this.every = settings.checkpointEvery ?? CHECKPOINT_INTERVAL;
    this.nextCheckpoint = performance.now() + this.every;
  }

  async solve(): Promise<Result<SolvedTable, SolveError>> {
    const opened = await this.checkpoint.open();
    if (!opened.ok) return opened;
    for (const key of this.keys) {
      const peeked = await this.checkpoint.peek(key);
      if (!peeked.ok) return peeked;
      if (peeked.value.isFinished) continue;
      const solved = await this.solveLayer(key);
      if (!solved.ok) return solved;
    }
    return this.writeTable();
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async writeTable(): Promise<Result<SolvedTable, SolveError>> {
    const { pieces, folder } = this.settings;
    const file = tableFile(folder, pieces);
    let problem: Result<never, SolveError> | undefined;
    const { keys, memories } = this;
    const find = (key: LayerKey): Promise<Result<LayerMemory, SolveError>> => this.solvedLayer(key);
    async function* parts(): AsyncGenerator<Uint8Array> {
      for (const key of keys) {
        const found = await find(key);
        if (!found.ok) {
          problem = found;
          throw new Error(found.error.code);
        }
        yield* partsOfMemory(found.value.segments);
        memories.delete(key.join());
      }
    }
    const written = await writeTable(file, this.checkpoint.folder, pieces, parts());
    if (problem !== undefined) return problem;
    if (!written.ok) return written;
    const removed = await this.checkpoint.remove();
    if (!removed.ok) return removed;
    return ok({ file, positions: new BlockLayout(pieces).length, sweeps: this.sweeps });
  }

  private async solveLayer(key: LayerKey): Promise<Result<void, SolveError>> {
    const afterExit: (LayerMemory | undefined)[] = [];
    this.forgetBelow(key[0] + key[1] - 1);
    for (const after of layersAfterExit(new Layer(key))) {
      const found = after === undefined ? undefined : await this.solvedLayer(after);
      if (found?.ok === false) return found;
      afterExit.push(found?.value);
    }
    const restored = await this.restore(key);
    if (!restored.ok) return restored;
    const { memory, state } = restored.value;
    this.pool.setLayer(memory, afterExit, this.threadsFor(key));
    const begun = state.sweep === 0 ? await this.pool.begin() : ok(undefined);
    if (!begun.ok) return begun;
    const last = await this.sweepUntilSolved(memory, state.sweep === 0 ? { ...state, sweep: 1 } : state);
    if (!last.ok) return last;
    const kept = await this.checkpoint.write(memory, last.value);
    if (!kept.ok) return kept;
    const { computedBefore, isFinished } = last.value;
    this.estimate.add(key, computedBefore - state.computedBefore - state.result.computed);
    return isFinished ? ok(undefined) : fail({ code: 'interrupted', folder: this.checkpoint.folder });
  }

  /** Sweeps on from a state until the layer is solved or the run interrupted. */
  private async sweepUntilSolved(
    memory: LayerMemory,
    from: LayerState,
  ): Promise<Result<LayerState, SolveError>> {
    const { pool } = this;
    const layer = new Layer(memory.key);
    const atStart = from.computedBefore + from.result.computed;
    let state = from;
    while (!this.settings.signal?.aborted) {
      const swept = await this.sweep(memory, state, atStart);
      if (!swept.ok) return swept;
      const { result, level } = pool.state;
      state = { ...state, result, level };
      if (level === memory.levels) {
        this.sweeps++;
        const isFinished = isSolved(state.sweep, result, state.before, layer.blocks);
        const computedBefore = state.computedBefore + result.computed;
        state = { ...UNTOUCHED, isFinished, sweep: state.sweep + 1, before: result, computedBefore };
      }
      if (state.isFinished) break;
      const kept = await this.checkpointIfDue(memory, state);
      if (!kept.ok) return kept;
    }
    return ok(state);
  }

  /** Goes on with a sweep to its end, or until a checkpoint is due or the run interrupted. */
  private async sweep(
    { key: layer, levels }: LayerMemory,
    { sweep, level, result, computedBefore }: LayerState,
    atStart: number,
  ): Promise<Result<void, SolveError>> {
    const { settings, pool, keys } = this;
    const { state } = pool;
    const number = keys.indexOf(layer) + 1;
    const pause = (): void => state.pause();
    const tell = (): void => {
      settings.onProgress?.({
        ...{ layer, number, layers: keys.length, sweep, levels: levels, level: state.level },
        change: state.result.largest * UNIT,
        secondsLeft: this.estimate.secondsLeft(
          (performance.now() - this.began) / 1000,
          layer,
          keys.slice(number),
          computedBefore + state.result.computed - atStart,
          atStart,
        ),
      });
    };
    const timer = setInterval(
      () => {
        tell();
        if (performance.now() >= this.nextCheckpoint) pause();
      },
      Math.min(PROGRESS_INTERVAL, this.every),
    );
    settings.signal?.addEventListener('abort', pause);
    const swept = await pool.sweep(sweep, level, result);
    settings.signal?.removeEventListener('abort', pause);
    clearInterval(timer);
    if (swept.ok) tell();
    return swept;
  }

  private async checkpointIfDue(memory: LayerMemory, state: LayerState): Promise<Result<void, SolveError>> {
    const began = performance.now();
    if (began < this.nextCheckpoint) return ok(undefined);
    const kept = await this.checkpoint.write(memory, state);
    const now = performance.now();
    this.nextCheckpoint = now + Math.max(this.every, (now - began) * CHECKPOINT_SHARE);
    return kept;
  }

  /** Threads wait for each other after each level; with little to do that takes longer than the work. */
  private threadsFor(key: LayerKey): number {
    return Math.ceil(new Layer(key).positions / (this.settings.positionsPerThread ?? POSITIONS_PER_THREAD));
  }

  /** A layer that is solved, from memory or from its file. */
  private async solvedLayer(key: LayerKey): Promise<Result<LayerMemory, SolveError>> {
    const found = this.memories.get(key.join());
    if (found !== undefined) return ok(found);
    const restored = await this.restore(key);
    return restored.ok ? ok(restored.value.memory) : restored;
  }

  private async restore(
    key: LayerKey,
  ): Promise<Result<{ memory: LayerMemory; state: LayerState }, SolveError>> {
    const memory = allocate(key, this.settings.segmentBytes ?? SEGMENT_BYTES);
    if (!memory.ok) return memory;
    const state = await this.checkpoint.restore(memory.value);
    if (!state.ok) return state;
    this.memories.set(key.join(), memory.value);
    return ok({ memory: memory.value, state: state.value });
  }

  /** Layers of fewer pieces are not needed any more until the table is written. */
  private forgetBelow(pieces: number): void {
    for (const [name, { key }] of this.memories) if (key[0] + key[1] < pieces) this.memories.delete(name);
  }
}

function allocate(key: LayerKey, segmentBytes: number): Result<LayerMemory, SolveError> {
  try {
    return ok(allocateLayer(key, segmentBytes));
  } catch {
    return fail({ code: 'no-memory', bytes: new Layer(key).bytes });
  }
}
