import { expect, onTestFinished, test } from 'vitest';
import type { Store, StoredLine } from '../src/server/store.js';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const C = 'c'.repeat(32);

function line(text: string, changes: Partial<StoredLine> = {}): StoredLine {
  return { at: 1000, text, hidden: {}, ends: false, ...changes };
}

/** A place for matches: opened, closed and opened again. */
export type StorePlace = { open(): Promise<Store & { close(): Promise<void> }> };

/** What every store has to do. */
export function testStore(name: string, place: () => Promise<StorePlace> | StorePlace): void {
  const opened = async (where?: StorePlace): Promise<Store & { close(): Promise<void> }> => {
    const store = await (where ?? (await place())).open();
    onTestFinished(() => store.close());
    return store;
  };

  test(`${name}: what was kept is there again, line by line, with what it hides`, async () => {
    const where = await place();
    const store = await where.open();
    const hidden = { id: 'r1', by: 'host', token: 'c'.repeat(64), seed: '1'.repeat(32) } as const;
    expect(await store.append(A, 0, line('{"kind":"open"}', { hidden }))).toBe('kept');
    const both = [
      store.append(A, 1, line('zwei ✓')),
      store.append(B, 0, line('b', { ends: true, at: 3000 })),
    ];
    expect(await Promise.all(both)).toEqual(['kept', 'kept']);
    await store.note({ from: 10, to: 20 });
    await store.close();
    const again = await opened(where);
    expect(await again.read(A, 0)).toEqual([line('{"kind":"open"}', { hidden }), line('zwei ✓')]);
    expect(await again.read(A, 1)).toEqual([line('zwei ✓')]);
    expect(await again.read(C, 0)).toEqual([]);
    expect(await again.matches()).toEqual([
      { match: A, lines: 2, last: 1000, ended: false },
      { match: B, lines: 1, last: 3000, ended: true },
    ]);
    expect(again.outages).toEqual([{ from: 10, to: 20 }]);
  });

  test(`${name}: a number is taken once, also by many who ask at the same time, and none is left out`, async () => {
    const store = await opened();
    const asked = Array.from({ length: 10 }, (_, i) => store.append(A, 0, line(`one ${i}`)));
    const answers = await Promise.all([...asked, store.append(B, 0, line('other'))]);
    expect(answers.filter((answer) => answer === 'kept').length).toBe(2);
    expect(answers.at(-1)).toBe('kept');
    expect(await store.append(A, 0, line('three'))).toBe('taken');
    expect(await store.append(A, 2, line('gap'))).toBe('taken');
    expect(await store.append(C, 1, line('no beginning'))).toBe('taken');
    expect(await store.append(A, 1, line('next'))).toBe('kept');
    expect((await store.read(A, 0)).length).toBe(2);
  });

  test(`${name}: many matches at once, each in its order`, async () => {
    const store = await opened();
    const ids = Array.from({ length: 60 }, (_, i) => i.toString(16).padStart(32, '0'));
    await Promise.all(
      ids.map(async (id) => {
        for (let seq = 0; seq < 12; seq++)
          expect(await store.append(id, seq, line(`${id} ${seq}`))).toBe('kept');
      }),
    );
    for (const id of ids)
      expect((await store.read(id, 0)).map(({ text }) => text)).toEqual(
        Array.from({ length: 12 }, (_, seq) => `${id} ${seq}`),
      );
  });

  test(`${name}: what is dropped is gone, and may be made anew`, async () => {
    const where = await place();
    const store = await where.open();
    for (const id of [A, B]) await store.append(id, 0, line('x'));
    await store.drop(A);
    await store.drop(C);
    await store.close();
    const again = await opened(where);
    expect((await again.matches()).map(({ match }) => match)).toEqual([B]);
    expect(await again.append(A, 0, line('y'))).toBe('kept');
  });

  test(`${name}: the last sign of life of the life before is known`, async () => {
    const where = await place();
    const store = await where.open();
    await store.append(A, 0, line('x'));
    expect(await store.beat(9_000_000)).toBe(true);
    await store.close();
    expect((await opened(where)).lastSign).toBeGreaterThanOrEqual(9_000_000);
  });
}
