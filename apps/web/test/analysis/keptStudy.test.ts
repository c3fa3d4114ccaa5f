import { parseStudy } from '@tabuleiro/any-game';
import { extendTree, fail, ok } from '@tabuleiro/game';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KeptStudy } from '../../src/analysis/keptStudy.js';
import { loadView } from '../../src/games/registry.js';
import type { WholeStudy } from '../../src/store/games/studyStore.js';
import { storeError } from '../../src/store/storeError.js';
import { studyFrom } from './analysisTester.js';

/** Studies as a store keeps them, which may be told to refuse. */
function makeStore() {
  const kept = new Map<string, WholeStudy>();
  let problem: 'full' | 'changed-elsewhere' | undefined;
  let turn: Promise<void> = Promise.resolve();
  return {
    kept,
    /** The disk is slow until the answer is called. */
    hold: (): (() => void) => {
      let letGo: () => void = () => undefined;
      turn = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    refuse: (with_: typeof problem) => {
      problem = with_;
    },
    insert: async (studies: readonly WholeStudy[]) => {
      await turn;
      if (problem === 'full') return fail(storeError('full'));
      for (const study of studies) kept.set(study.id, study);
      return ok(undefined);
    },
    replace: async (study: WholeStudy, known: number) => {
      await turn;
      if (problem !== undefined) return fail(storeError(problem));
      if (kept.get(study.id)?.updated !== known) return fail(storeError('changed-elsewhere'));
      kept.set(study.id, study);
      return ok(undefined);
    },
  };
}

async function begin() {
  const view = await loadView('classico');
  if (view === undefined) throw new Error('no chess');
  const store = makeStore();
  const ids: string[] = [];
  let time = 1000;
  const kept = new KeptStudy({
    ...{ store, saved: undefined, origin: 'own' },
    now: () => time++,
    makeId: () => `s${store.kept.size + 1}`,
    onKept: (id) => void ids.push(id),
  });
  const study = studyFrom(view);
  const play = (text: string, from = study) => {
    const { game } = view.written;
    const path = { branches: [], ply: from.tree.steps.length };
    const read = game.notation.parseMove(from.tree.steps.at(-1)?.state ?? from.tree.start, text);
    if (!read.ok) throw new Error(text);
    return { ...from, tree: extendTree(game, from.tree, path, read.value).tree };
  };
  return { view, store, ids, kept, study, play };
}

test('nothing is kept before the first change; then it is, under one id', async () => {
  const { store, ids, kept, study, play, view } = await begin();
  kept.follow(study);
  await kept.finish();
  expect(store.kept.size).toBe(0);
  const first = play('e2e4');
  kept.follow(first);
  await kept.finish();
  expect(ids).toEqual(['s1']);
  kept.follow(play('e7e5', first));
  await kept.finish();
  expect(store.kept.size).toBe(1);
  const text = store.kept.get('s1')?.text ?? '';
  const read = await parseStudy(text, async () => view.written);
  expect(read.ok && read.value.tree.steps).toHaveLength(2);
  expect(store.kept.get('s1')?.summary).toMatchObject({ game: 'classico', plies: 2, origin: 'own' });
  expect(kept.keeping.value).toBe('kept');
});

test('[P-F10] the first change is kept at once; what follows fast is kept together', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, kept, study, play } = await begin();
  const pliesKept = () => store.kept.get('s1')?.summary.plies;
  kept.follow(study);
  const first = play('e2e4');
  kept.follow(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(pliesKept()).toBe(1);
  const second = play('e7e5', first);
  kept.follow(second);
  kept.follow(play('g1f3', second));
  await vi.advanceTimersByTimeAsync(0);
  expect(pliesKept()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([pliesKept(), kept.keeping.value]).toEqual([3, 'kept']);
});

test('[P-F10] a study is kept with the opening that it has come to, whatever it had before', async () => {
  const { store, kept, study, play, view } = await begin();
  const opening = () => store.kept.get('s1')?.summary.opening;
  kept.follow(study);
  await view.written.loadOpenings?.();
  const sicilian = play('c7c5', play('e2e4'));
  kept.follow(sicilian);
  await kept.finish();
  expect(opening()).toMatch(/^B2/);
  kept.follow(play('e7e5', play('e2e4')));
  await kept.finish();
  expect(opening()).toMatch(/^C2/);
  kept.follow(play('a2a3', play('a7a6', play('h2h3'))));
  await kept.finish();
  expect(opening()).not.toMatch(/^[BC]2/);
});

test('what cannot be kept is said, and tried again with the next change', async () => {
  const { store, kept, study, play } = await begin();
  kept.follow(study);
  store.refuse('full');
  const first = play('e2e4');
  kept.follow(first);
  await kept.finish();
  expect(kept.keeping.value).toBe('failed');
  store.refuse(undefined);
  kept.follow(play('c7c5', first));
  await kept.finish();
  expect(kept.keeping.value).toBe('kept');
  expect(store.kept.size).toBe(1);
});

test('changed in another tab, both are kept', async () => {
  const { store, ids, kept, study, play } = await begin();
  kept.follow(study);
  const first = play('e2e4');
  kept.follow(first);
  await kept.finish();
  store.refuse('changed-elsewhere');
  kept.follow(play('c7c5', first));
  await kept.finish();
  expect(ids).toEqual(['s1', 's2']);
  expect(store.kept.size).toBe(2);
});

test('what is left before it was kept is kept, and the address of the next page left alone', async () => {
  const { store, ids, kept, study, play } = await begin();
  kept.follow(study);
  kept.follow(play('e2e4'));
  await kept.close();
  expect(store.kept.size).toBe(1);
  expect(ids).toEqual([]);
});

test('so it is where the write was under way when the page was left', async () => {
  const { store, ids, kept, study, play } = await begin();
  kept.follow(study);
  kept.follow(play('e2e4'));
  const letGo = store.hold();
  const written = kept.finish();
  await Promise.resolve();
  const closed = kept.close();
  letGo();
  await Promise.all([written, closed]);
  expect(store.kept.size).toBe(1);
  expect(ids).toEqual([]);
});

test('what is taken back while it is being written does not stay on the disk', async () => {
  const { view, store, kept, study, play } = await begin();
  kept.follow(study);
  const first = play('e2e4');
  kept.follow(first);
  await kept.finish();
  const letGo = store.hold();
  kept.follow(play('e7e5', first));
  const written = kept.finish();
  await Promise.resolve();
  kept.follow(first);
  expect(kept.keeping.value).toBe('pending');
  letGo();
  await written;
  await kept.finish();
  expect(kept.keeping.value).toBe('kept');
  const read = await parseStudy(store.kept.get('s1')?.text ?? '', async () => view.written);
  expect(read.ok && read.value.tree.steps).toHaveLength(1);
});

test('what is taken back before it was written is nothing to wait for', async () => {
  const { store, kept, study, play } = await begin();
  kept.follow(study);
  const first = play('e2e4');
  kept.follow(first);
  expect(kept.keeping.value).toBe('pending');
  kept.follow(study);
  expect(kept.keeping.value).toBe('unchanged');
  kept.follow(first);
  await kept.finish();
  kept.follow(play('e7e5', first));
  kept.follow(first);
  expect(kept.keeping.value).toBe('kept');
  expect(store.kept.size).toBe(1);
});

test('what is done again while it is being written is kept by that write', async () => {
  const { ids, store, kept, study, play } = await begin();
  kept.follow(study);
  const first = play('e2e4');
  kept.follow(first);
  const letGo = store.hold();
  const written = kept.finish();
  await Promise.resolve();
  kept.follow(study);
  kept.follow(first);
  letGo();
  await written;
  expect(kept.keeping.value).toBe('kept');
  expect(ids).toEqual(['s1']);
});

test('what is taken back while its writing fails leaves nothing to complain of', async () => {
  const { store, kept, study, play } = await begin();
  kept.follow(study);
  kept.follow(play('e2e4'));
  store.refuse('full');
  const written = kept.finish();
  await Promise.resolve();
  kept.follow(study);
  await written;
  await kept.finish();
  expect(kept.keeping.value).toBe('unchanged');
});
