import { expect, test } from 'vitest';
import { type LibraryReply, LibraryService } from '../../src/library/libraryService.js';
import { newImport } from '../../src/store/imports/importStore.js';
import { WRITTEN_GAMES } from '../store/device.js';
import { linesAfter, playScript } from '../store/scripts.js';

test('an import waits until what it has read is kept', async () => {
  const games = Array.from({ length: 300 }, (_, n) => `[Event "${n}"]\n\n1. e4 e5 *\n\n`).join('');
  const file = new Blob([games]);
  const heard: LibraryReply[] = [];
  const service = new LibraryService((reply) => heard.push(reply));
  const { place, name } = newImport('job', 'a.pgn', file.size, 1);
  service.answer({ kind: 'import', file, name, place, games: 0, now: 1 });
  await expect.poll(() => heard.length).toBe(2);
  let isLast = false;
  for (let kept = 0; !isLast; kept++) {
    await expect.poll(() => heard.length).toBeGreaterThan(kept);
    const reply = heard[kept];
    expect(heard.length).toBeLessThanOrEqual(kept + 2);
    isLast = reply.kind === 'step' && reply.step.isLast;
    service.answer({ kind: 'kept' });
  }
  const read = heard.flatMap((reply) => (reply.kind === 'step' ? reply.step.studies : []));
  expect(read).toHaveLength(300);
});

test('the openings of matches are found by replaying them; what cannot be replayed has none', async () => {
  const [classico] = WRITTEN_GAMES;
  const heard: LibraryReply[] = [];
  const service = new LibraryService((reply) => heard.push(reply));
  const journal = linesAfter(playScript(classico, 7, 20)).join('');
  service.answer({
    kind: 'openings',
    matches: [
      { id: 'a', plies: 20, journal },
      { id: 'b', plies: 3, journal: 'torn' },
    ],
  });
  await expect
    .poll(() => heard)
    .toEqual([
      {
        kind: 'openings',
        found: [
          { id: 'a', plies: 20, opening: expect.stringMatching(/^[A-E]\d\d/) },
          { id: 'b', plies: 3, opening: '' },
        ],
      },
    ]);
});

test('a failure is told', async () => {
  const heard: LibraryReply[] = [];
  const service = new LibraryService((reply) => heard.push(reply));
  const file = Object.assign(new Blob(['x']), {
    slice: () => {
      throw new Error('gone');
    },
  });
  const { place } = newImport('job', 'a.pgn', 1, 1);
  service.answer({ kind: 'import', file, name: 'a.pgn', place, games: 0, now: 1 });
  await expect.poll(() => heard).toEqual([{ kind: 'failed', cause: 'Error: gone' }]);
});
