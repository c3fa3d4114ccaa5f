import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { Layer, type LayerKey, layersUpTo } from '../solver/layer.js';
import { SolvedLayers } from '../solver/solvedLayers.js';
import { Layout } from '../table/layout.js';
import { Checkpoint, type CheckpointError } from './checkpoint.js';
import { tableFile, writeTable } from './tableFile.js';
import { WorkerPool, type WorkerPoolError } from './workerPool.js';

/** Tables for more pieces would need more memory than most machines have. */
export const MOST_PIECES = 4;

/** Where a run stands. */
export type SolveProgress = {
  readonly layer: LayerKey;
  /** Which of how many layers this is, from 1. */
  readonly number: number;
  readonly layers: number;
  /** From 1; sweeps of an earlier run are not counted. */
  readonly sweep: number;
  readonly rows: number;
  /** Rows updated in this sweep. */
  readonly raised: number;
  /** The largest change of this sweep so far; the layer is solved after a sweep without any. */
  readonly change: number;
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
const PROGRESS_INTERVAL = 200;

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
  private readonly pool: WorkerPool;
  private readonly checkpoint: Checkpoint;
  private readonly solved = new SolvedLayers();
  private readonly every: number;
  private nextCheckpoint: number;
  private writing: Promise<Result<void, SolveError>> | undefined;
  private hasCheckpointFailed = false;
  private sweeps = 0;

  constructor(settings: SolveSettings) {
    this.settings = settings;
    this.pool = new WorkerPool(settings.threads ?? availableParallelism());
    this.checkpoint = new Checkpoint(join(settings.folder, `senet-${settings.pieces}.part`));
    this.every = settings.checkpointEvery ?? CHECKPOINT_INTERVAL;
    this.nextCheckpoint = performance.now() + this.every;
  }

  async solve(): Promise<Result<SolvedTable, SolveError>> {
    const { pieces, folder } = this.settings;
    const opened = await this.checkpoint.open();
    if (!opened.ok) return opened;
    const keys = layersUpTo(pieces);
    for (const [i, key] of keys.entries()) {
      const solved = await this.solveLayer(key, { layer: key, number: i + 1, layers: keys.length });
      if (!solved.ok) return solved;
    }
    const file = tableFile(folder, pieces);
    const written = await writeTable(file, this.checkpoint.folder, pieces, this.solved);
    if (!written.ok) return written;
    const removed = await this.checkpoint.remove();
    if (!removed.ok) return removed;
    return ok({ file, positions: new Layout(pieces).length, sweeps: this.sweeps });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async solveLayer(key: LayerKey, step: LayerStep): Promise<Result<void, SolveError>> {
    const memory = allocate(Layer.bytes(...key));
    if (!memory.ok) return memory;
    const layer = new Layer(...key, memory.value);
    const finished = await this.checkpoint.restore(layer);
    if (!finished.ok) return finished;
    this.solved.add(layer);
    this.pool.setLayer(layer, memory.value);
    if (finished.value) return ok(undefined);
    const raised = await this.sweepUntilStable(layer, step);
    const kept = await this.writing;
    if (kept?.ok === false) return kept;
    if (!raised.ok && raised.error.code !== 'interrupted') return raised;
    const last = await this.checkpoint.write(layer, raised.ok);
    return last.ok ? raised : last;
  }

  /** Sweeps until nothing changes any more. */
  private async sweepUntilStable(layer: Layer, step: LayerStep): Promise<Result<void, SolveError>> {
    for (let sweep = 1; ; sweep++) {
      const swept = await this.sweep(layer, { ...step, sweep, rows: layer.rows });
      if (!swept.ok) return swept;
      const kept = this.hasCheckpointFailed ? await this.writing : undefined;
      if (kept?.ok === false) return kept;
      if (this.settings.signal?.aborted) return fail({ code: 'interrupted', folder: this.checkpoint.folder });
      this.sweeps++;
      if (this.pool.state.change === 0) return ok(undefined);
    }
  }

  private async sweep(
    layer: Layer,
    step: Omit<SolveProgress, 'raised' | 'change'>,
  ): Promise<Result<void, SolveError>> {
    const { signal, onProgress } = this.settings;
    const { state } = this.pool;
    const stop = (): void => state.stop();
    const tell = (): void => onProgress?.({ ...step, raised: state.rowsDone, change: state.change });
    const timer = setInterval(
      () => {
        tell();
        this.checkpointIfDue(layer);
      },
      Math.min(PROGRESS_INTERVAL, this.every),
    );
    signal?.addEventListener('abort', stop);
    const swept = signal?.aborted ? ok(undefined) : await this.pool.sweep(layer.rows);
    signal?.removeEventListener('abort', stop);
    clearInterval(timer);
    tell();
    return swept;
  }

  /** Without checkpoints the run is not continued. */
  private giveUp(): void {
    this.hasCheckpointFailed = true;
    this.pool.state.stop();
  }

  private checkpointIfDue(layer: Layer): void {
    if (this.writing !== undefined || performance.now() < this.nextCheckpoint) return;
    const began = performance.now();
    this.writing = this.checkpoint.write(layer, false).then((kept) => {
      const now = performance.now();
      this.nextCheckpoint = now + Math.max(this.every, (now - began) * CHECKPOINT_SHARE);
      if (kept.ok) this.writing = undefined;
      else this.giveUp();
      return kept;
    });
  }
}

type LayerStep = Pick<SolveProgress, 'layer' | 'number' | 'layers'>;

function allocate(bytes: number): Result<SharedArrayBuffer, SolveError> {
  try {
    return ok(new SharedArrayBuffer(bytes));
  } catch {
    return fail({ code: 'no-memory', bytes });
  }
}
