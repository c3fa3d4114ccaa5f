import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { formatPocket } from '@tabuleiro/senet-engine';
import { drawPlot } from '../../plot.js';
import { shareWork, startThread } from '../../thread.js';
import { chunkFile, hasChunk, readChunk, writeWhole } from '../../tune/chunk.js';
import { readTruth } from '../../tune/senet/truth.js';
import type { DecisionOrder } from './decisionWorker.js';
import { type PocketLosses, type PocketSettings, type TrainingState, trainPocket } from './pocketTraining.js';

/** Decisions of a chunk: as many as are labelled in one go through the table. */
export const CHUNK_DECISIONS = 2_000_000;

export type PocketLearning = {
  readonly table: string;
  readonly chunks: number;
  readonly chunkDecisions: number;
  readonly training: PocketSettings;
  readonly work: string;
  readonly say: (line: string) => void;
};

type EpochReport = PocketLosses & { readonly epoch: number; readonly seconds: number };

const LOSSES = 'losses.jsonl';
const STATE = 'state.bin';

/** Makes decisions, fits the pocket network to them and writes it to `work`; goes on where it was ended. Returns the file. */
export async function learnSenet(learning: PocketLearning): Promise<string> {
  const { work, training, say } = learning;
  const file = join(work, 'pocket.bin');
  claim(learning);
  if (existsSync(file)) {
    say('fitted before');
    return file;
  }
  await makeDecisions(learning);
  const decisions = readDecisions(learning);
  let begin = performance.now();
  const pocket = await trainPocket(decisions, training, readState(work), (state, losses) => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    begin = performance.now();
    appendFileSync(join(work, LOSSES), `${JSON.stringify({ epoch: state.epoch, ...losses, seconds })}\n`);
    writeState(work, state);
    const error = Math.sqrt(losses.learned).toFixed(5);
    say(`epoch ${state.epoch}: error ${error}, held out ${losses.heldOut.toFixed(6)} lost, ${seconds} s`);
  });
  writeWhole(file, formatPocket({ ...pocket, provenance: provenanceOf(learning) }));
  return file;
}

/** The network becomes the one that is played with; its losses are drawn. */
export function crownPocket(root: string, work: string): void {
  copyFileSync(join(work, 'pocket.bin'), join(root, 'packages/senet-engine/data/pocket.bin'));
  const reports = readReports(work);
  const plot = drawPlot({
    title: 'The pocket network of Senet',
    x: 'epoch',
    y: 'equity lost a decision, × 0.0001',
    lines: [
      {
        name: 'no look ahead, held out',
        points: reports.map((report) => [report.epoch, report.heldOut * 1e4]),
      },
    ],
  });
  writeFileSync(join(root, 'docs/learning/loss-senet.svg'), plot);
}

/** By epoch; one that was made twice because of a kill counts once. */
function readReports(work: string): readonly EpochReport[] {
  const lines = readFileSync(join(work, LOSSES), 'utf8').trim().split('\n');
  const byEpoch = new Map<number, EpochReport>();
  for (const line of lines) {
    const report: EpochReport = JSON.parse(line);
    byEpoch.set(report.epoch, report);
  }
  return [...byEpoch.values()];
}

async function makeDecisions({
  table,
  chunks,
  chunkDecisions,
  training,
  work,
  say,
}: PocketLearning): Promise<void> {
  const missing = Array.from({ length: chunks }, (_, index) => index).filter(
    (index) => !hasChunk(work, index),
  );
  const order: DecisionOrder = { table, folder: work, seed: training.seed, size: chunkDecisions };
  const begin = performance.now();
  await shareWork(
    () => startThread('./decisionWorker.js', import.meta.url, order),
    missing,
    training.threads,
    (index) => say(`chunk ${index}, ${Math.round((performance.now() - begin) / 1000)} s`),
  );
}

function readDecisions({ work, chunks }: PocketLearning): SharedArrayBuffer {
  const all = Array.from({ length: chunks }, (_, index) => readChunk(work, index));
  const bytes = new Uint8Array(new SharedArrayBuffer(all.reduce((sum, chunk) => sum + chunk.length, 0)));
  let at = 0;
  for (const chunk of all) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer as SharedArrayBuffer;
}

/** Files of one folder belong together: other settings need another folder. */
function claim({ table, chunks, chunkDecisions, training, work }: PocketLearning): void {
  const { threads: _, ...settings } = training;
  const { pieces } = readTruth(table);
  const claimed = JSON.stringify({ pieces, chunks, chunkDecisions, ...settings });
  const file = join(work, 'settings.json');
  if (!existsSync(file)) writeWhole(file, claimed);
  else if (readFileSync(file, 'utf8') !== claimed) {
    throw new Error(`${work} holds decisions of other settings: remove it, or choose another with --work`);
  }
}

/** Epoch (float64, so that what follows is in line), then the parameters and both moments. */
function writeState(work: string, { epoch, moments }: TrainingState): void {
  const bytes = new Uint8Array(8 + moments.byteLength);
  new DataView(bytes.buffer).setFloat64(0, epoch, true);
  new Float32Array(bytes.buffer, 8).set(moments);
  writeWhole(join(work, STATE), bytes);
}

function readState(work: string): TrainingState | undefined {
  const file = join(work, STATE);
  if (!existsSync(file)) return undefined;
  const bytes = Uint8Array.from(readFileSync(file));
  return {
    epoch: new DataView(bytes.buffer).getFloat64(0, true),
    moments: new Float32Array(bytes.buffer, 8),
  };
}

/** How it was made, for people; the digest is that of the decisions. */
function provenanceOf({ work, chunks, chunkDecisions, training, table }: PocketLearning): string {
  const digest = createHash('sha256');
  for (let index = 0; index < chunks; index++) digest.update(readFileSync(chunkFile(work, index)));
  const { epochs, batch, rate, stress, seed } = training;
  const { pieces } = readTruth(table);
  return [
    `fitted to ${chunks * chunkDecisions} decisions judged by the table of ${pieces} a side`,
    `${epochs} epochs, batches of ${batch}, rate ${rate}, stress ${stress}, seed ${seed}`,
    `decisions ${digest.digest('hex').slice(0, 16)}`,
  ].join('; ');
}
