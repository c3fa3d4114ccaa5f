import { fail } from '@tabuleiro/game';
import { type StoreResult, storeError } from '../storeError.js';
import type { StudyStore } from './studyStore.js';

/** The studies, whose store is fetched when it is first asked for anything. `onChange` is called after each successful write. */
export function lateStudies(open: () => Promise<StudyStore>, onChange: () => void): StudyStore {
  const ask = async <T>(question: (studies: StudyStore) => StoreResult<T>): StoreResult<T> => {
    const studies = await open().catch(() => undefined);
    return studies === undefined ? fail(storeError('failed', 'not fetched')) : question(studies);
  };
  const write = async <T>(deed: (studies: StudyStore) => StoreResult<T>): StoreResult<T> => {
    const result = await ask(deed);
    if (result.ok) onChange();
    return result;
  };
  return {
    list: () => ask((studies) => studies.list()),
    load: (id) => ask((studies) => studies.load(id)),
    loadMany: (ids) => ask((studies) => studies.loadMany(ids)),
    damaged: () => ask((studies) => studies.damaged()),
    insert: (added) => write((studies) => studies.insert(added)),
    replace: (study, known) => write((studies) => studies.replace(study, known)),
    remove: (ids) => write((studies) => studies.remove(ids)),
    restore: (taken) => write((studies) => studies.restore(taken)),
  };
}
