import type { SavedGame } from '../store/games/gameStore.js';
import type { MatchOpening } from '../store/openings/openingStore.js';
import type { GameStorage } from '../store/storage.js';
import type { JournalText } from './libraryService.js';
import { startLibraryWorker } from './libraryWorker.js';
import { hasOpenings } from './opening.js';

/** As many matches are replayed at a time. */
const AT_ONCE = 20;

let isBusy = false;

/** Finds the openings of matches that went on since they were last found, in the background. Was anything found? */
export async function findOpenings(
  storage: GameStorage,
  matches: readonly SavedGame[],
  known: ReadonlyMap<string, MatchOpening>,
): Promise<boolean> {
  const due = matches.filter(
    ({ id, summary }) => hasOpenings(summary.game) && known.get(id)?.plies !== summary.plies,
  );
  if (due.length === 0 || isBusy) return false;
  isBusy = true;
  try {
    return await findAll(storage, due);
  } catch {
    return false; // Without its worker the list is the same, only without these names.
  } finally {
    isBusy = false;
  }
}

async function findAll(storage: GameStorage, due: readonly SavedGame[]): Promise<boolean> {
  const { openings } = await storage.library();
  let isNew = false;
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const found = await replay(await journalsOf(storage, due.slice(at, at + AT_ONCE)));
    if (found.length === 0 || !(await openings.put(found)).ok) return isNew;
    isNew = true;
  }
  return isNew;
}

async function journalsOf(
  { games }: GameStorage,
  due: readonly SavedGame[],
): Promise<readonly JournalText[]> {
  const texts: JournalText[] = [];
  for (const { id, summary } of due) {
    const loaded = await games.load(id);
    texts.push({ id, plies: summary.plies, journal: loaded.ok ? loaded.value.journal : '' });
  }
  return texts;
}

/** Nothing where the worker fails. */
function replay(matches: readonly JournalText[]): Promise<readonly MatchOpening[]> {
  return new Promise((resolve) => {
    const worker = startLibraryWorker((reply) => {
      worker.terminate();
      resolve(reply.kind === 'openings' ? reply.found : []);
    });
    worker.postMessage({ kind: 'openings', matches });
  });
}
