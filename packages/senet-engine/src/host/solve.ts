import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { Layer, type LayerKey, layersUpTo } from '../table/layer.js';
import { Layout } from '../table/layout.js';
import { Shelf } from '../table/shelf.js';
import { Checkpoint, type CheckpointError } from './checkpoint.js';
import { WorkerPool, type WorkerPoolError } from './crew.js';
import { tableFile, writeTable } from './tableFile.js';

/** More would need more memory than most machines have. */
export const MOST_PIECES = 4;

export type SolveProgress = {
  readonly layer: LayerKey;
  /** Which of how many layers this is, from 1. */
  readonly number: number;
  readonly layers: number;
  /** From 1; sweeps of an earlier run are not counted. */
  readonly sweep: number;
  readonly rows: number;
  /** Rows raised in this sweep. */
  readonly raised: number;
  /** The largest change of this sweep so far; the layer is solved after a sweep without any. */
  readonly change: number;
};

export type SolveSettings = {
  readonly pieces: number;
  /** Where the table goes, and its checkpoint until it is there. The folder has to exist. */
  readonly folder: string;
  /** One a core unless said. */
  readonly threads?: number;
  /** Milliseconds between checkpoints of the layer under way; a minute unless said. */
  readonly checkpointEvery?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolveProgress) => void;
};

/** `folder` holds what is needed to go on. */
export type SolveError =
  | CheckpointError
  | WorkerPoolError
  | { readonly code: 'interrupted'; readonly folder: string }
  | { readonly code: 'no-memory'; readonly bytes: number };

export type SolvedTable = { readonly file: string; readonly positions: number; readonly sweeps: number };

const USUAL_CHECKPOINT = 60_000;
/** Writing takes at most one part in so many of the time. */
const LEISURE = 10;
const TELL_EVERY = 200;

/**
 * Solves the game for at most `pieces` a side and writes the table. Goes on where an earlier run was ended, however it
 * ended; the table is the same, byte by byte, as without the interruption.
 */
export async function solveTable(settings: SolveSettings): Promise<Result<SolvedTable, SolveError>> {
  const run = new Run(settings);
  try {
    return await run.solve();
  } finally {
    await run.close();
  }
}

class Run {
  private readonly settings: SolveSettings;
  private readonly crew: WorkerPool;
  private readonly checkpoint: Checkpoint;
  private readonly shelf = new Shelf();
  private readonly every: number;
  private keepAt: number;
  private keeping: Promise<Result<void, SolveError>> | undefined;
  private isUnkept = false;
  private sweeps = 0;

  constructor(settings: SolveSettings) {
    this.settings = settings;
    this.crew = new WorkerPool(settings.threads ?? availableParallelism());
    this.checkpoint = new Checkpoint(join(settings.folder, `senet-${settings.pieces}.part`));
    this.every = settings.checkpointEvery ?? USUAL_CHECKPOINT;
    this.keepAt = performance.now() + this.every;
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
    const written = await writeTable(file, this.checkpoint.folder, pieces, this.shelf);
    if (!written.ok) return written;
    const removed = await this.checkpoint.remove();
    if (!removed.ok) return removed;
    return ok({ file, positions: new Layout(pieces).length, sweeps: this.sweeps });
  }

  close(): Promise<void> {
    return this.crew.close();
  }

  private async solveLayer(key: LayerKey, place: Place): Promise<Result<void, SolveError>> {
    const memory = allocate(Layer.bytes(...key));
    if (!memory.ok) return memory;
    const layer = new Layer(...key, memory.value);
    const finished = await this.checkpoint.restore(layer);
    if (!finished.ok) return finished;
    this.shelf.add(layer);
    this.crew.enter(layer, memory.value);
    if (finished.value) return ok(undefined);
    const raised = await this.raise(layer, place);
    const kept = await this.keeping;
    if (kept?.ok === false) return kept;
    if (!raised.ok && raised.error.code !== 'interrupted') return raised;
    const last = await this.checkpoint.keep(layer, raised.ok);
    return last.ok ? raised : last;
  }

  /** Sweeps until nothing changes any more. */
  private async raise(layer: Layer, place: Place): Promise<Result<void, SolveError>> {
    for (let sweep = 1; ; sweep++) {
      const swept = await this.sweep(layer, { ...place, sweep, rows: layer.rows });
      if (!swept.ok) return swept;
      const kept = this.isUnkept ? await this.keeping : undefined;
      if (kept?.ok === false) return kept;
      if (this.settings.signal?.aborted) return fail({ code: 'interrupted', folder: this.checkpoint.folder });
      this.sweeps++;
      if (this.crew.board.change === 0) return ok(undefined);
    }
  }

  private async sweep(
    layer: Layer,
    place: Omit<SolveProgress, 'raised' | 'change'>,
  ): Promise<Result<void, SolveError>> {
    const { signal, onProgress } = this.settings;
    const { board } = this.crew;
    const stop = (): void => board.stop();
    const tell = (): void => onProgress?.({ ...place, raised: board.raised, change: board.change });
    const timer = setInterval(
      () => {
        tell();
        this.keepNowAndThen(layer);
      },
      Math.min(TELL_EVERY, this.every),
    );
    signal?.addEventListener('abort', stop);
    const swept = signal?.aborted ? ok(undefined) : await this.crew.sweep(layer.rows);
    signal?.removeEventListener('abort', stop);
    clearInterval(timer);
    tell();
    return swept;
  }

  /** A run that cannot be kept is not worth going on with. */
  private giveUp(): void {
    this.isUnkept = true;
    this.crew.board.stop();
  }

  private keepNowAndThen(layer: Layer): void {
    if (this.keeping !== undefined || performance.now() < this.keepAt) return;
    const began = performance.now();
    this.keeping = this.checkpoint.keep(layer, false).then((kept) => {
      const now = performance.now();
      this.keepAt = now + Math.max(this.every, (now - began) * LEISURE);
      if (kept.ok) this.keeping = undefined;
      else this.giveUp();
      return kept;
    });
  }
}

type Place = Pick<SolveProgress, 'layer' | 'number' | 'layers'>;

function allocate(bytes: number): Result<SharedArrayBuffer, SolveError> {
  try {
    return ok(new SharedArrayBuffer(bytes));
  } catch {
    return fail({ code: 'no-memory', bytes });
  }
}
