import type { ReadonlySignal } from '@preact/signals';
import type { Result } from '@tabuleiro/game';
import type { StoreError } from './gameStore.js';
import type { Settings } from './settings.js';
import { SettingsKeeper } from './settingsKeeper.js';

/** The settings of this page. `keeper.start` reads them before the first paint, `keeper.open` the lasting ones. */
export const keeper: SettingsKeeper = new SettingsKeeper(() => Date.now());

export const settings: ReadonlySignal<Settings> = keeper.settings;

/** Fields that could not be read and are back at their defaults. */
export const oddSettings: ReadonlySignal<readonly string[]> = keeper.odd;

/** Counts at once; `ok` when it is kept. */
export function changeSettings(patch: Partial<Settings>): Promise<Result<undefined, StoreError>> {
  return keeper.change(patch);
}
