import { expect, test } from 'vitest';
import type { LibraryReply, LibraryRequest } from '../../src/library/libraryService.js';
import { findOpenings } from '../../src/library/matchOpenings.js';
import { got, WRITTEN_GAMES } from '../store/device.js';
import { keepScript, playScript } from '../store/scripts.js';
import { counted, emptyStorage } from './filledStorage.js';

const [classico] = WRITTEN_GAMES;

/** A worker that knows every opening, and counts. */
function knowing() {
  const seen = { workers: 0, requests: 0, ended: 0, journals: [] as string[] };
  const start = (onReply: (reply: LibraryReply) => void) => {
    seen.workers++;
    return {
      onmessage: null,
      onerror: null,
      postMessage: (request: LibraryRequest) => {
        if (request.kind !== 'openings') return;
        seen.requests++;
        seen.journals.push(...request.matches.map(({ journal }) => journal));
        const found = request.matches.map(({ id, plies }) => ({ id, plies, opening: 'B20' }));
        queueMicrotask(() => onReply({ kind: 'openings', found }));
      },
      terminate: () => {
        seen.ended++;
      },
    };
  };
  return { seen, start };
}

test('one worker finds the openings of all matches, whose journals are read a batch at a time', async () => {
  const { storage, reads } = counted(await emptyStorage());
  const script = playScript(classico, 7, 6);
  for (let i = 0; i < 45; i++) await keepScript(storage.games, script, 2);
  const matches = got(await storage.games.list());
  const { seen, start } = knowing();
  const found = await findOpenings(storage, matches, new Map(), start);
  expect(found).toHaveLength(45);
  expect(seen).toMatchObject({ workers: 1, requests: 3, ended: 1 });
  expect(new Set(seen.journals)).toEqual(new Set([got(await storage.games.load(matches[0].id)).journal]));
  expect(reads.loads).toBe(1);
  const { openings } = await storage.library();
  const known = new Map(got(await openings.list()).map((opening) => [opening.id, opening]));
  expect(await findOpenings(storage, matches, known, start)).toEqual([]);
  expect(seen.workers).toBe(1);
});

test('where the worker fails nothing is found, and it is asked again another time', async () => {
  const { storage } = counted(await emptyStorage());
  await keepScript(storage.games, playScript(classico, 7, 6));
  const matches = got(await storage.games.list());
  const { seen, start } = knowing();
  const failing: typeof start = (onReply) => ({
    ...start(onReply),
    postMessage: () => queueMicrotask(() => onReply({ kind: 'failed', cause: 'torn' })),
  });
  expect(await findOpenings(storage, matches, new Map(), failing)).toEqual([]);
  expect(seen.ended).toBe(1);
  expect(await findOpenings(storage, matches, new Map(), start)).toHaveLength(1);
});
