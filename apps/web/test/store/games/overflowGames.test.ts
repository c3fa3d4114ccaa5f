import { fail, type Result } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../../src/store/games/gameStore.js';
import { MemoryGames } from '../../../src/store/games/memoryGames.js';
import { OverflowGames } from '../../../src/store/games/overflowGames.js';
import type { StoreError } from '../../../src/store/storeError.js';
import { type StoreProblem, storeError } from '../../../src/store/storeError.js';
import { Device, got, WRITTEN_GAMES } from '../device.js';
import { keepScript, linesAfter, playScript } from '../scripts.js';

const script = playScript(WRITTEN_GAMES[0], 5, 10);

/** A disk that takes no new game while there is trouble. */
class Disk extends MemoryGames {
  problem: StoreProblem | undefined;

  override async create(...terms: Parameters<MemoryGames['create']>): Promise<Result<SavedGame, StoreError>> {
    return this.problem === undefined ? super.create(...terms) : fail(storeError(this.problem));
  }
}

function open(): { readonly disk: Disk; readonly memory: MemoryGames; readonly games: OverflowGames } {
  const device = new Device();
  const [disk, memory] = [new Disk(device), new MemoryGames(device)];
  return { disk, memory, games: new OverflowGames(disk, memory) };
}

test('[P-LOCAL] without room a new game is played in memory beside those on the disk', async () => {
  const { disk, memory, games } = open();
  const kept = await keepScript(games, script);
  disk.problem = 'full';
  const spared = await keepScript(games, script);
  expect([games.isInMemory(kept), games.isInMemory(spared)]).toEqual([false, true]);
  expect(got(await games.list()).map(({ id }) => id)).toEqual([spared, kept]);
  for (const id of [kept, spared])
    expect(got(await games.load(id)).journal).toBe(linesAfter(script).join(''));
  expect(got(await disk.list())).toHaveLength(1);
  got(await games.remove(spared));
  expect(got(await memory.list())).toEqual([]);
  disk.problem = undefined;
  expect(games.isInMemory(await keepScript(games, script))).toBe(false);
});

test('any other trouble of the disk is told', async () => {
  const { disk, memory, games } = open();
  disk.problem = 'failed';
  expect(await games.create(script.header, script.opening)).toEqual(fail(storeError('failed')));
  expect(got(await memory.list())).toEqual([]);
});

test('[P-F10] deleted games come back where they were', async () => {
  const { disk, memory, games } = open();
  const kept = await keepScript(games, script);
  disk.problem = 'full';
  const spared = await keepScript(games, script);
  const was = got(await games.list());
  const taken = got(await games.take([spared, kept]));
  expect(got(await games.list())).toEqual([]);
  got(await games.restore(taken));
  expect(got(await games.list())).toEqual(was);
  expect(got(await disk.list()).map(({ id }) => id)).toEqual([kept]);
  expect(got(await memory.list()).map(({ id }) => id)).toEqual([spared]);
});
