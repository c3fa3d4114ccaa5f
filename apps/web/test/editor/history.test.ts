import { expect, test } from 'vitest';
import {
  beginHistory,
  canRedo,
  canUndo,
  type History,
  present,
  redone,
  undone,
  withStep,
} from '../../src/editor/history.js';
import { keepHistory, keptHistory, type SessionTexts } from '../../src/editor/keptHistory.js';
import { loadView } from '../../src/games/registry.js';

const step = (text: string) => ({ text, options: {} });
const textsOf = ({ steps, at }: History): readonly (string | number)[] => [
  ...steps.map(({ text }) => text),
  at,
];

test('every change is taken back and made again', () => {
  const two = withStep(withStep(beginHistory(step('a')), step('b')), step('c'));
  expect(textsOf(two)).toEqual(['a', 'b', 'c', 2]);
  expect(present(undone(two)).text).toBe('b');
  expect(redone(undone(two))).toEqual(two);
  expect([canUndo(two), canRedo(two), canRedo(undone(two))]).toEqual([true, false, true]);
  expect(undone(undone(undone(two)))).toEqual(undone(undone(two)));
  expect(redone(two)).toBe(two);
});

test('a change after one that was taken back stands in its place; no change is no step', () => {
  const two = withStep(beginHistory(step('a')), step('b'));
  expect(textsOf(withStep(undone(two), step('c')))).toEqual(['a', 'c', 1]);
  expect(withStep(two, step('b'))).toBe(two);
});

/** What a tab remembers. */
function memory(): SessionTexts & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return { texts, getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, text) };
}

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const ONE = '8/8/8/8/8/8/8/4K3 w - - 0 1';

async function classico() {
  const view = await loadView('classico');
  const form = await view?.draft?.();
  if (form === undefined) throw new Error('no drafts');
  return form;
}

test('what was set up is there again after a reload, at each address its own', async () => {
  const form = await classico();
  const tab = memory();
  const history = undone(withStep(beginHistory(step(EMPTY)), step(ONE)));
  keepHistory('classico', history, tab);
  expect(keptHistory('classico', form, [], tab)).toEqual(history);
  expect(keptHistory('nucleo', form, [], tab)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['no steps', '{"steps":[],"at":0}'],
  ['a place beyond them', JSON.stringify({ steps: [step(EMPTY)], at: 1 })],
  ['a text of no draft', JSON.stringify({ steps: [step(EMPTY), step('x')], at: 0 })],
  [
    'a house rule that there is not',
    JSON.stringify({ steps: [{ text: EMPTY, options: { x: true } }], at: 0 }),
  ],
])('what is kept is taken whole or not at all: %s', async (_, text) => {
  const form = await classico();
  const tab = memory();
  keepHistory('classico', beginHistory(step(EMPTY)), tab);
  for (const key of tab.texts.keys()) tab.texts.set(key, text);
  expect(keptHistory('classico', form, [], tab)).toBeUndefined();
});

test('without room, or without leave, one goes on without', async () => {
  const form = await classico();
  const full: SessionTexts = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepHistory('classico', beginHistory(step(EMPTY)), full)).not.toThrow();
  expect(keptHistory('classico', form, [], undefined)).toBeUndefined();
});
