import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { choose, readKnowledge } from '@tabuleiro/senet-engine';
import { expect, test } from 'vitest';
import type { WorkerReply } from '../../src/host/protocol.js';
import { WorkerService } from '../../src/host/workerService.js';
import { type AnalysisLimits, fallbackMove, type GameLine, type SearchResult } from '../../src/index.js';

const DATA = new URL('../../../senet-engine/data/', import.meta.url);
const SHIPPED = ['senet-2.bin', 'pocket.bin'].map(
  (name) => Uint8Array.from(readFileSync(new URL(name, DATA))).buffer,
);
const OPENING: GameLine = { game: 'senet', moves: ['3'] };
const ENDING: GameLine = { game: 'senet', position: '........../...A...B../.A...B.... A 2' };

function open(resources: readonly ArrayBuffer[] = SHIPPED): {
  service: WorkerService;
  said: WorkerReply[];
} {
  const said: WorkerReply[] = [];
  const service = new WorkerService((reply) => said.push(reply));
  service.receive({ kind: 'open', table: 1, flag: undefined });
  service.receive({ kind: 'resources', game: 'senet', resources });
  return { service, said };
}

function think(line: GameLine, limits: AnalysisLimits, tables?: readonly ArrayBuffer[]): WorkerReply[] {
  const { service, said } = open(tables);
  const asked = performance.timeOrigin + performance.now();
  service.receive({ kind: 'analyse', id: 1, line, limits, isHelper: false, asked });
  return said;
}

function thoughtOf(said: readonly WorkerReply[]): SearchResult<string> {
  const last = said.at(-1);
  if (last?.kind !== 'result' || !last.result.ok) throw new Error(JSON.stringify(last));
  return last.result.value;
}

test('[P-AI] senet: an analysis tells of its depths and ends with one thought', () => {
  const said = think(OPENING, { depth: 3 });
  expect(said.map(({ kind }) => kind)).toEqual(['info', 'info', 'info', 'result']);
  const { move, score } = thoughtOf(said);
  expect(move).toMatch(/^\d+-\d+$/);
  expect(score).toEqual({ win: expect.any(Number) });
});

test('[P-AI] senet: what a table decides takes none of the time', () => {
  const { nodes, depth } = thoughtOf(think(ENDING, { moveTime: 3_600_000 }));
  expect([nodes < 6, depth]).toEqual([true, 1]);
});

test('[P-AI] senet: time ends an analysis that nothing else ends', () => {
  expect(thoughtOf(think(OPENING, { moveTime: 30 })).move).toBeDefined();
  const clock = { left: 500, increment: 0, movesToGo: 10 };
  expect(thoughtOf(think(OPENING, { clock })).move).toBeDefined();
});

test('[P-AI] senet: bytes that are no table are left out', () => {
  const { move, depth } = thoughtOf(think(ENDING, { depth: 3 }, [new ArrayBuffer(40)]));
  expect([move !== undefined, depth]).toEqual([true, 3]);
});

test('[P-AI] senet: before the throw the chances are told and nothing is chosen', () => {
  const { move, score, line } = thoughtOf(think({ game: 'senet' }, { depth: 2 }));
  expect([move, line]).toEqual([undefined, []]);
  expect(score).toEqual({ win: expect.any(Number) });
  expect(fallbackMove({ game: 'senet' })).toMatchObject({ ok: true, value: { move: undefined } });
  expect(fallbackMove(OPENING)).toMatchObject({ ok: true, value: { move: '1-4', score: { win: 0.5 } } });
});

test('[P-AI] senet: a level at the desk is the level of the library', () => {
  const { shipped } = readKnowledge(SHIPPED);
  const { service, said } = open();
  for (const [id, level] of ([1, 6, 10] as const).entries()) {
    service.receive({ kind: 'choose', id, line: OPENING, level, seed: 4 });
    const { move } = choose(shipped, senet.apply(senet.start(), { kind: 'throw', die: 3 }), level, 4);
    expect(thoughtOf(said).move).toBe(move && senet.notation.formatMove(move));
  }
});

test('[P-AI] senet: a bad line is answered with a coded error', () => {
  const said = think({ game: 'senet', moves: ['3', '1-2'] }, {});
  expect(said.at(-1)).toMatchObject({ result: { ok: false, error: { code: 'illegal-move', at: 1 } } });
});
