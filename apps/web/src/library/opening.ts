import { findOpeningOf, type Study, type WrittenGame } from '@tabuleiro/any-game';
import type { GameId } from '@tabuleiro/game';

/** The games whose openings have names, and how they are found by the texts of their positions. */
const OPENINGS: ReadonlyMap<GameId, (positions: readonly string[]) => string | undefined> = new Map([
  ['classico', (positions) => findOpeningOf(positions)?.id],
]);

export function hasOpenings(game: GameId): boolean {
  return OPENINGS.has(game);
}

/** The key of the opening that a line of states has come to; undefined where it has none. */
export function openingOf({ game }: WrittenGame, states: readonly unknown[]): string | undefined {
  return OPENINGS.get(game.id)?.(states.map((state) => game.notation.formatPosition(state)));
}

export function openingOfStudy({ written, tree }: Study): string | undefined {
  return openingOf(
    written,
    tree.steps.map(({ state }) => state),
  );
}
