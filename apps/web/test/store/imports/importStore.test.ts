import { expect, test } from 'vitest';
import { IndexedStudies } from '../../../src/store/games/indexedStudies.js';
import { MemoryStudies } from '../../../src/store/games/memoryStudies.js';
import type { StudyStore } from '../../../src/store/games/studyStore.js';
import {
  type ImportStep,
  type ImportStore,
  MOST_PROBLEMS,
  newImport,
} from '../../../src/store/imports/importStore.js';
import { IndexedImports } from '../../../src/store/imports/indexedImports.js';
import { MemoryImports } from '../../../src/store/imports/memoryImports.js';
import { Device, got } from '../device.js';
import { plainStudy } from '../games/studies.js';

type Stores = { readonly imports: ImportStore; readonly studies: StudyStore };

const KINDS: readonly { readonly kind: string; readonly make: () => Stores }[] = [
  {
    kind: 'IndexedDB',
    make: () => {
      const database = new Device().database();
      return { imports: new IndexedImports(database), studies: new IndexedStudies(database) };
    },
  },
  {
    kind: 'memory',
    make: () => {
      const studies = new MemoryStudies();
      return { imports: new MemoryImports(studies), studies };
    },
  },
];

const elsewhere = { ok: false, error: { code: 'store', problem: 'changed-elsewhere' } };
const JOB = newImport('job', 'torneio.pgn', 5, 1000);
const FILE = new Blob(['games']);
const problem = (number: number) => ({ number, line: 3, reason: { 'pt-BR': 'ruim', en: 'bad' } });

function step(offset: number, ids: readonly string[], more: Partial<ImportStep> = {}): ImportStep {
  const place = { offset, line: offset, within: 0 };
  return { place, studies: ids.map((id) => plainStudy(id)), problems: [], isLast: false, ...more };
}

test.each(KINDS)(
  '[P-F10] $kind keeps what a step brings together with the place behind it',
  async ({ make }) => {
    const { imports, studies } = make();
    got(await imports.begin(JOB, FILE));
    expect(await got(await imports.file('job')).text()).toBe('games');
    const first = got(await imports.advance(JOB, step(2, ['a', 'b', 'a'])));
    expect(first).toMatchObject({ place: { offset: 2 }, added: 2, known: 1, refused: 0, isDone: false });
    const second = got(
      await imports.advance(first, step(5, ['b', 'c'], { problems: [problem(4)], isLast: true })),
    );
    expect(second).toMatchObject({ added: 3, known: 2, refused: 1, problems: [problem(4)], isDone: true });
    expect(got(await imports.list())).toEqual([second]);
    expect(
      got(await studies.list())
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
    expect(await imports.file('job')).toMatchObject({ error: { problem: 'not-found' } });
    got(await imports.remove('job'));
    expect(got(await imports.list())).toEqual([]);
    expect(got(await studies.list())).toHaveLength(3);
  },
);

test.each(KINDS)(
  '[P-F10] $kind: of two pages that go on with an import, one has to stop',
  async ({ make }) => {
    const { imports, studies } = make();
    got(await imports.begin(JOB, FILE));
    got(await imports.advance(JOB, step(2, ['a'])));
    expect(await imports.advance(JOB, step(2, ['b']))).toMatchObject(elsewhere);
    expect(got(await studies.list())).toHaveLength(1);
    expect(await imports.advance({ ...JOB, id: 'other' }, step(2, ['b']))).toMatchObject({
      error: { problem: 'not-found' },
    });
  },
);

test.each(KINDS)('$kind counts all problems and lists the first', async ({ make }) => {
  const { imports } = make();
  got(await imports.begin(JOB, FILE));
  const problems = Array.from({ length: MOST_PROBLEMS + 50 }, (_, i) => problem(i));
  const job = got(await imports.advance(JOB, step(2, [], { problems })));
  expect([job.refused, job.problems.length]).toEqual([MOST_PROBLEMS + 50, MOST_PROBLEMS]);
});

test('[P-F10] an import that was cut off is found with its file by the next page', async () => {
  const device = new Device();
  const here = new IndexedImports(device.database());
  got(await here.begin(JOB, FILE));
  const job = got(await here.advance(JOB, step(2, ['a'])));
  const there = new IndexedImports(device.database());
  expect(got(await there.list())).toEqual([job]);
  expect(await got(await there.file('job')).text()).toBe('games');
  await device.tamper((transaction) => transaction.objectStore('imports').put({ id: 'job', bytes: -1 }));
  expect(got(await there.list())).toEqual([]);
  expect(await there.advance(job, step(5, []))).toMatchObject({ ok: false });
});
