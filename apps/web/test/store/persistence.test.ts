import { expect, test } from 'vitest';
import { Persistence, type PersistenceState, type StorageManagerPart } from '../../src/store/persistence.js';

function refusing(): Promise<never> {
  return Promise.reject(new DOMException('', 'SecurityError'));
}

const no = (): Promise<boolean> => Promise.resolve(false);
const yes = (): Promise<boolean> => Promise.resolve(true);

test.each([
  ['granted', { persisted: no, persist: yes }],
  ['refused', { persisted: no, persist: no }],
  ['granted', { persisted: yes, persist: refusing }],
  ['unknown', { persisted: refusing, persist: refusing }],
  ['unknown', {}],
  ['unknown', undefined],
] satisfies readonly (readonly [PersistenceState, StorageManagerPart])[])(
  '[P-LOCAL] persistent storage: %s',
  async (state, storage) => {
    const persistence = new Persistence(storage);
    expect(persistence.state.value).toBe('unknown');
    expect(persistence.canAsk).toBe(storage !== undefined && 'persist' in storage);
    expect(await persistence.ask()).toBe(state);
    expect(persistence.state.value).toBe(state);
  },
);

test('the browser is asked once and again when a person insists, and looking asks nobody', async () => {
  let asked = 0;
  const persist = async (): Promise<boolean> => {
    asked++;
    return false;
  };
  const persistence = new Persistence({ persist, persisted: no });
  expect(await persistence.check()).toBe('unknown');
  expect(asked).toBe(0);
  await Promise.all([persistence.ask(), persistence.ask()]);
  await persistence.ask();
  expect(asked).toBe(1);
  await persistence.insist();
  expect(asked).toBe(2);
});

test('room is told where the browser tells it', async () => {
  const space = (estimate?: () => Promise<{ usage?: number; quota?: number }>) =>
    new Persistence(estimate === undefined ? {} : { estimate }).space();
  expect(await space(async () => ({ usage: 1, quota: 2 }))).toEqual({ used: 1, most: 2 });
  expect(await space(async () => ({}))).toBeUndefined();
  expect(await space(refusing)).toBeUndefined();
  expect(await space()).toBeUndefined();
});
