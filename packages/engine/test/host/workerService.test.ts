import type { AnalysisLimits, GameLine } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { StopFlag, type WorkerReply, type WorkerRequest } from '../../src/host/protocol.js';
import { WorkerService } from '../../src/host/workerService.js';

const START: GameLine = { game: 'classico' };

/** A service in this very thread, with what it has said. */
function openService(table: SharedArrayBuffer | number = 1, flag: SharedArrayBuffer | undefined = undefined) {
  const said: WorkerReply[] = [];
  const service = new WorkerService((reply) => said.push(reply));
  service.receive({ kind: 'open', table, flag });
  return { service, said };
}

function analysis(id: number, line: GameLine, limits: AnalysisLimits, isHelper = false): WorkerRequest {
  return { kind: 'analyse', id, line, limits, isHelper, asked: performance.timeOrigin + performance.now() };
}

function nodesOf(reply: WorkerReply | undefined): number {
  return reply?.kind === 'result' && reply.result.ok ? reply.result.value.nodes : Number.NaN;
}

test('[P-AI] an analysis tells of its depths and ends with one thought', () => {
  const { service, said } = openService();
  service.receive(analysis(1, START, { depth: 3 }));
  expect(said.map(({ kind }) => kind)).toEqual(['info', 'info', 'info', 'result']);
  for (const reply of said) expect(reply).toMatchObject({ id: 1 });
  expect(said[2]).toMatchObject({ info: { depth: 3, rank: 1 } });
});

test('[P-AI] a bad line is answered with a coded error, and the service goes on', () => {
  const { service, said } = openService();
  service.receive(analysis(1, { game: 'go' }, {}));
  service.receive(analysis(2, { game: 'classico', moves: ['e2e5'] }, {}));
  service.receive(analysis(3, START, { moves: ['e2e5'] }));
  service.receive({ kind: 'choose', id: 4, line: { game: 'classico', position: '?' }, level: 1, seed: 0 });
  service.receive({ kind: 'choose', id: 5, line: START, level: 1, seed: 0 });
  const codes = said.flatMap((reply) =>
    reply.kind === 'result' ? [reply.result.ok ? 'ok' : reply.result.error.code] : [],
  );
  expect(codes).toEqual(['unknown-game', 'illegal-move', 'illegal-move', 'bad-position', 'ok']);
});

test('[P-AI] a raised flag ends every request up to its number, and none after it', () => {
  const memory = StopFlag.memory();
  const { service, said } = openService(1, memory);
  new StopFlag(memory).raise(7);
  service.receive(analysis(7, START, {}));
  expect(nodesOf(said.at(-1))).toBeLessThan(5000);
  expect(said.at(-1)).toMatchObject({ result: { ok: true } });
  service.receive(analysis(8, START, { nodes: 6000 }));
  expect(nodesOf(said.at(-1))).toBeGreaterThanOrEqual(6000);
});

test('[P-AI] a helper says nothing but that it has ended; the first thread ends it', () => {
  const memory = StopFlag.memory();
  const { service, said } = openService(1, memory);
  service.receive(analysis(1, START, { depth: 2 }));
  said.length = 0;
  service.receive(analysis(1, START, { depth: 2 }, true));
  expect(said.map(({ kind }) => kind)).toEqual(['result']);
});

test('[P-AI] threads share what is in the table', () => {
  const table = new SharedArrayBuffer(1 << 20);
  const first = openService(table);
  const second = openService(table);
  const alone = openService();
  first.service.receive(analysis(1, START, { depth: 7 }));
  second.service.receive(analysis(1, START, { depth: 7 }));
  alone.service.receive(analysis(1, START, { depth: 7 }));
  expect(nodesOf(second.said.at(-1))).toBeLessThan(nodesOf(alone.said.at(-1)));
});

test('[P-AI] after forgetting, nothing depends on what was thought before', () => {
  const { service, said } = openService();
  const limits = { nodes: 3000 };
  service.receive(analysis(1, START, limits));
  const before = said.at(-1);
  service.receive(analysis(2, { game: 'classico', moves: ['d2d4'] }, limits));
  service.receive({ kind: 'forget', id: 3 });
  expect(said.at(-1)).toEqual({ kind: 'forgotten', id: 3 });
  service.receive(analysis(1, START, limits));
  expect(said.at(-1)).toEqual(before);
});

test('[P-AI] what was learned in one game or under other options is not used in another', () => {
  const limits = { nodes: 3000 };
  const fresh = openService();
  fresh.service.receive(analysis(1, { game: 'nucleo' }, limits));
  const { service, said } = openService();
  service.receive(analysis(1, START, limits));
  service.receive(analysis(1, { game: 'nucleo' }, limits));
  expect(said.at(-1)).toEqual(fresh.said.at(-1));
});

test('[P-AI] a single legal action takes none of the time', () => {
  const { service, said } = openService();
  const line = { game: 'classico', position: '7k/8/8/8/8/8/1q6/K7 w - - 0 1' };
  service.receive(analysis(1, line, { moveTime: 3_600_000 }));
  service.receive(
    analysis(2, line, { clock: { left: 36_000_000, increment: 0, movesToGo: undefined }, depth: 2 }),
  );
  expect(said.filter(({ kind }) => kind === 'result')).toMatchObject([
    { result: { value: { move: 'a1b2' } } },
    { result: { value: { move: 'a1b2' } } },
  ]);
});

test('[P-AI] time ends an analysis that nothing else ends', () => {
  const { service, said } = openService();
  service.receive(analysis(1, START, { moveTime: 30 }));
  service.receive(analysis(2, START, { clock: { left: 500, increment: 0, movesToGo: 10 } }));
  expect(said.filter(({ kind }) => kind === 'result')).toHaveLength(2);
});
