import type { Openings, Study, WrittenGame } from '@tabuleiro/any-game';

/** The key of the opening that a line of states has come to; undefined where it has none. */
export async function openingOf(
  written: WrittenGame,
  states: readonly unknown[],
): Promise<string | undefined> {
  const openings = await written.loadOpenings?.();
  return openings?.find(states)?.id;
}

/** The key of the opening of its main line, by the openings of its game. */
export function openingOfStudy({ tree }: Study, openings: Openings | undefined): string | undefined {
  return openings?.find(tree.steps.map(({ state }) => state))?.id;
}
