import type { Database } from './database/database.js';
import type { LineRanges } from './games/gameTransactions.js';
import { IndexedStudies } from './games/indexedStudies.js';
import { MemoryStudies } from './games/memoryStudies.js';
import type { StudyStore } from './games/studyStore.js';
import type { ImportStore } from './imports/importStore.js';
import { IndexedImports } from './imports/indexedImports.js';
import { MemoryImports } from './imports/memoryImports.js';
import { IndexedOpenings, MemoryOpenings, type OpeningStore } from './openings/openingStore.js';
import type { StoreResult } from './storeError.js';

/** What neither home nor a game needs; fetched when it is first asked for. */
export type LibraryStores = {
  readonly studies: StudyStore;
  readonly imports: ImportStore;
  readonly openings: OpeningStore;
};

/** In the database, or in memory where there is none. `onChange` hears of imports that went on. */
export function openLibraryStores(
  database: Database | undefined,
  ranges: LineRanges | undefined,
  onChange: () => void,
): LibraryStores {
  const studies = database === undefined ? new MemoryStudies() : new IndexedStudies(database);
  const imports = database === undefined ? new MemoryImports(studies) : new IndexedImports(database);
  const openings =
    database === undefined || ranges === undefined
      ? new MemoryOpenings()
      : new IndexedOpenings(database, ranges);
  return { studies, imports: reportImports(imports, onChange), openings };
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
