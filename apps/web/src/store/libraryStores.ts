import type { Database } from './database/database.js';
import type { StudyStore } from './games/studyStore.js';
import type { ImportStore } from './imports/importStore.js';
import { IndexedImports } from './imports/indexedImports.js';
import { MemoryImports } from './imports/memoryImports.js';
import { IndexedOpenings, MemoryOpenings, type OpeningStore } from './openings/openingStore.js';
import type { StoreResult } from './storeError.js';

/** What only the library of one's games needs; fetched with it. */
export type LibraryStores = { readonly imports: ImportStore; readonly openings: OpeningStore };

/** In the database, or in memory where there is none. `onChange` hears of imports that went on. */
export function openLibraryStores(
  database: Database | undefined,
  studies: StudyStore,
  onChange: () => void,
): LibraryStores {
  const imports = database === undefined ? new MemoryImports(studies) : new IndexedImports(database);
  const openings = database === undefined ? new MemoryOpenings() : new IndexedOpenings(database);
  return { imports: reportImports(imports, onChange), openings };
}

function reportImports(imports: ImportStore, onChange: () => void): ImportStore {
  const report = async <T>(answer: StoreResult<T>) => {
    const result = await answer;
    if (result.ok) onChange();
    return result;
  };
  return {
    list: () => imports.list(),
    file: (id) => imports.file(id),
    begin: (job, file) => report(imports.begin(job, file)),
    advance: (from, step) => report(imports.advance(from, step)),
    remove: (id) => report(imports.remove(id)),
  };
}
