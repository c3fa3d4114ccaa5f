import { fail, ok } from '@tabuleiro/game';
import type { ReadTransaction, WriteTransaction } from '../database/database.js';
import type { StoreName } from '../database/schema.js';
import { type StoreResult, storeError } from '../storeError.js';
import type { DamagedGame } from './gameStore.js';
import { writeAll } from './gameTransactions.js';
import { parseSavedStudy } from './storedStudy.js';
import type { TakenStudy, WholeStudy } from './studyStore.js';

/** What a transaction about studies has to be opened for. */
export const STUDY_STORES: readonly StoreName[] = ['studies', 'studyTexts'];

type Transaction = ReadTransaction | WriteTransaction;

export async function findStudy(transaction: Transaction, id: string): StoreResult<WholeStudy> {
  const [record, text]: readonly unknown[] = await Promise.all([
    transaction.objectStore('studies').get(id),
    transaction.objectStore('studyTexts').get(id),
  ]);
  if (record === undefined && text === undefined) return fail(storeError('not-found'));
  const saved = parseSavedStudy(record);
  return saved === undefined || typeof text !== 'string'
    ? fail(storeError('damaged'))
    : ok({ ...saved, text });
}

/** The ids, of these, that nothing is kept under, not even something damaged. */
export async function freeIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const free = await Promise.all(
    ids.map(async (id) => {
      const keys = STUDY_STORES.map((name) => transaction.objectStore(name).getKey(id));
      return (await Promise.all(keys)).every((key) => key === undefined) ? [id] : [];
    }),
  );
  return new Set(free.flat());
}

/** New studies; `add` never overwrites. */
export async function addStudies(
  transaction: WriteTransaction,
  studies: readonly WholeStudy[],
): Promise<void> {
  await addRows(
    transaction,
    studies.map(({ text, ...record }) => ({ id: record.id, record, text })),
  );
}

/** What was taken out, put back as it was. */
export async function addRows(transaction: WriteTransaction, rows: readonly TakenStudy[]): Promise<void> {
  const studies = transaction.objectStore('studies');
  const texts = transaction.objectStore('studyTexts');
  await Promise.all(
    rows.map(async ({ id, record, text }) => {
      if (record !== undefined) await studies.add(record);
      if (text !== undefined) await texts.add(text, id);
    }),
  );
}

export async function takeStudies(
  transaction: WriteTransaction,
  ids: readonly string[],
): Promise<readonly TakenStudy[]> {
  const studies = transaction.objectStore('studies');
  const texts = transaction.objectStore('studyTexts');
  const taken = await Promise.all(
    ids.map(async (id): Promise<TakenStudy> => {
      const [record, text]: readonly unknown[] = await Promise.all([studies.get(id), texts.get(id)]);
      await writeAll([studies, texts], (store) => store.delete(id));
      return { id, record, text };
    }),
  );
  return taken.filter(({ record, text }) => record !== undefined || text !== undefined);
}

/** Records that cannot be read, texts without a record, records without a text; with what there is of the text. */
export async function damagedStudies(transaction: ReadTransaction): Promise<readonly DamagedGame[]> {
  const [records, keys, textKeys] = await Promise.all([
    transaction.objectStore('studies').getAll(),
    transaction.objectStore('studies').getAllKeys(),
    transaction.objectStore('studyTexts').getAllKeys(),
  ]);
  const sound = new Set(records.flatMap((value: unknown) => parseSavedStudy(value)?.id ?? []));
  const ids = new Set([...keys, ...textKeys].filter((key) => typeof key === 'string'));
  const withText = new Set(textKeys);
  const damaged = [...ids].filter((id) => !(sound.has(id) && withText.has(id)));
  return Promise.all(
    damaged.map(async (id) => {
      const text: unknown = await transaction.objectStore('studyTexts').get(id);
      return { id, origin: 'study', kept: undefined, text: typeof text === 'string' ? text : '' } as const;
    }),
  );
}
