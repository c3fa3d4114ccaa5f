import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { AnalystChoice } from '../../src/analysis/analystChoice.js';
import { EngineLines, type LineTask } from '../../src/analysis/engineLines.js';
import { findServerEngine } from '../../src/analysis/serverEngine.js';
import { ToldAnalyst } from './analysisTester.js';

const TASK: LineTask = { line: { game: 'classico' }, mover: 0, throws: [], key: 'start' };
const at = signal<LineTask | undefined>(TASK);
const now = (run: () => void) => {
  run();
  return () => undefined;
};

test('another program takes over the position on the board, and what ours found is gone', async () => {
  const own = new ToldAnalyst();
  const other = new ToldAnalyst();
  const choice = new AnalystChoice(own, Promise.resolve({ name: 'Lento 1', open: () => other }));
  const lines = new EngineLines(choice, at, { isOn: signal(true), count: signal(2) }, now);
  await vi.waitFor(() => expect(choice.other.value?.name).toBe('Lento 1'));
  own.tell({ line: ['e2e4'], score: { cp: 30 } });
  expect([lines.lines.value[0].moves, lines.standingAt('start') === undefined]).toEqual([['e2e4'], false]);
  choice.choose(true);
  expect([lines.lines.value, lines.standingAt('start')]).toEqual([[], undefined]);
  expect([own.line, other.line, other.options?.lines]).toEqual([undefined, TASK.line, 2]);
  other.tell({ line: ['d2d4'] });
  expect(lines.lines.value[0].moves).toEqual(['d2d4']);
  choice.choose(false);
  expect([own.line, other.line, choice.isOther.value]).toEqual([TASK.line, undefined, false]);
  lines.close();
});

test('where no other program is offered there is nothing to choose', async () => {
  const own = new ToldAnalyst();
  const choice = new AnalystChoice(own, Promise.resolve(undefined));
  await Promise.resolve();
  choice.choose(true);
  expect([choice.isOther.value, choice.other.value]).toEqual([false, undefined]);
  choice.close();
});

const PAGE = 'http://localhost:4321/#/analise/classico';

test('the server tells its engine and the game that it knows', async () => {
  const get = vi.fn(async (_address: URL) => ({
    ok: true,
    json: async () => ({ ok: true, engine: { name: 'Lento 1', game: 'classico' } }),
  }));
  expect(await findServerEngine('classico', PAGE, get)).toBe('Lento 1');
  expect(await findServerEngine('brasez', PAGE, get)).toBeUndefined();
  expect(await findServerEngine('classico', 'https://jogos.exemplo.org/', get)).toBeUndefined();
  expect(String(get.mock.calls[0][0])).toBe('http://localhost:4321/health');
});

test.each([{ ok: true }, null, 'x', { engine: 'Lento' }, { engine: { name: '', game: 'classico' } }])(
  'what tells none is none: %j',
  async (said) => {
    const get = async () => ({ ok: true, json: async () => said });
    expect(await findServerEngine('classico', PAGE, get)).toBeUndefined();
  },
);
