import type { GameId } from '@tabuleiro/game';

/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */
export const MEASURED: Readonly<Record<GameId, readonly number[]>> = {};
