import { fail } from '@tabuleiro/game';
import { type StoreResult, storeError } from '../storeError.js';
import type { DamagedGame, GameStore, WholeGame } from './gameStore.js';
import { keepCopy } from './gameVersions.js';
import { type Damage, type FindWrittenGame, type OpenedGame, openJournal, openUpTo } from './openGame.js';

/** A damaged game with what can still be opened of it. */
export type ExaminedGame = {
  readonly damaged: DamagedGame;
  /** All of its journal, or what comes before the damage; undefined where nothing can be opened. */
  readonly opened: OpenedGame | undefined;
  /** What is wrong with its journal; undefined where the journal is whole. */
  readonly damage: Damage | undefined;
};

/** Replays what there is of damaged games, through the rules. */
export function examineDamaged(
  find: FindWrittenGame,
  games: readonly DamagedGame[],
): Promise<readonly ExaminedGame[]> {
  return Promise.all(games.map((game) => examine(find, game)));
}

async function examine(find: FindWrittenGame, damaged: DamagedGame): Promise<ExaminedGame> {
  const whole = await openJournal(find, damaged.text);
  if (whole.ok) return { damaged, opened: whole.value, damage: undefined };
  return { damaged, opened: await openUpTo(find, damaged.text, whole.error), damage: whole.error };
}

/** Keeps what can be opened as another game. The damaged one stays as it is. */
export async function rescueGame(
  store: GameStore,
  { damaged, opened }: ExaminedGame,
  now: number,
): StoreResult<WholeGame> {
  if (opened === undefined) return fail(storeError('damaged'));
  return keepCopy(store, opened, { id: damaged.id, created: now }, now);
}
