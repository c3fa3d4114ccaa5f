import type { Engine } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';

/** The first search is the slower one: the program is still being compiled. In milliseconds. */
const WARMING = 150;
const MEASURED = 250;

/** Positions of a game that an engine looks at in a second here; undefined where it plays no such game. */
export async function measureSpeed(engine: Engine, game: GameId): Promise<number | undefined> {
  await engine.analyse({ game }, { moveTime: WARMING });
  await engine.forget();
  const answer = await engine.analyse({ game }, { moveTime: MEASURED });
  return answer.ok ? (answer.value.nodes * 1000) / MEASURED : undefined;
}
