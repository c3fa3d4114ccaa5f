import type { GameId } from '@tabuleiro/game';
import { loadView } from '../games/registry.js';
import type { SavedGame } from '../store/games/gameStore.js';
import type { MatchOpening } from '../store/openings/openingStore.js';
import type { GameStorage } from '../store/storage.js';
import type { JournalText } from './libraryService.js';
import { type LibraryWorker, startLibraryWorker } from './libraryWorker.js';

/** As many matches are replayed at a time. */
const AT_ONCE = 20;

let isBusy = false;

/** Finds the openings of matches that went on since they were last found, in the background; those it has found. */
export async function findOpenings(
  storage: GameStorage,
  matches: readonly SavedGame[],
  known: ReadonlyMap<string, MatchOpening>,
  start: typeof startLibraryWorker = startLibraryWorker,
): Promise<readonly MatchOpening[]> {
  const changed = matches.filter(({ id, summary }) => known.get(id)?.plies !== summary.plies);
  if (changed.length === 0 || isBusy) return [];
  isBusy = true;
  try {
    const games = await gamesWithOpenings(new Set(changed.map(({ summary }) => summary.game)));
    const due = changed.filter(({ summary }) => games.has(summary.game));
    return due.length > 0 ? await findAll(storage, due, start) : [];
  } catch {
    return []; // Without its worker the list is the same, only without these names.
  } finally {
    isBusy = false;
  }
}

async function gamesWithOpenings(games: ReadonlySet<GameId>): Promise<ReadonlySet<GameId>> {
  const named = new Set<GameId>();
  for (const game of games) {
    const view = await loadView(game);
    if (view?.written.loadOpenings !== undefined) named.add(game);
  }
  return named;
}

async function findAll(
  storage: GameStorage,
  due: readonly SavedGame[],
  start: typeof startLibraryWorker,
): Promise<readonly MatchOpening[]> {
  const { openings } = await storage.library();
  const all: MatchOpening[] = [];
  const replayer = new Replayer(start);
  try {
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const found = await replayer.replay(await journalsOf(storage, due.slice(at, at + AT_ONCE)));
      if (found.length === 0 || !(await openings.put(found)).ok) break;
      all.push(...found);
    }
  } finally {
    replayer.close();
  }
  return all;
}

/** Those on the disk all at once; what is only in memory one by one. */
async function journalsOf(
  { games, library }: GameStorage,
  due: readonly SavedGame[],
): Promise<readonly JournalText[]> {
  const { openings } = await library();
  const onDisk = await openings.journals(due.map(({ id }) => id));
  const texts: JournalText[] = [];
  for (const { id, summary } of due) {
    const journal = (onDisk.ok ? onDisk.value.get(id) : undefined) ?? (await loadJournal(games, id));
    texts.push({ id, plies: summary.plies, journal });
  }
  return texts;
}

async function loadJournal(games: GameStorage['games'], id: string): Promise<string> {
  const loaded = await games.load(id);
  return loaded.ok ? loaded.value.journal : '';
}

/** The worker that replays, one batch after the other. */
class Replayer {
  private readonly worker: LibraryWorker;
  private answer: (found: readonly MatchOpening[]) => void = () => undefined;

  constructor(start: typeof startLibraryWorker) {
    this.worker = start((reply) => this.answer(reply.kind === 'openings' ? reply.found : []));
  }

  /** Nothing where the worker fails. */
  replay(matches: readonly JournalText[]): Promise<readonly MatchOpening[]> {
    return new Promise((resolve) => {
      this.answer = resolve;
      this.worker.postMessage({ kind: 'openings', matches });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
