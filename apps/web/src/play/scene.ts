import type { Contest, Played, Position } from '@tabuleiro/contest';
import { isChance } from '@tabuleiro/contest';
import type { Scene } from '../games/face.js';

/** A position as a face looks at it. */
export function sceneOf(position: Position): Scene {
  return {
    position: position.format(),
    legal: isChance(position) ? [] : position.legal(),
    player: position.player(),
  };
}

/** A move of the line with the scenes around it. */
export type Passage = {
  readonly played: Played;
  readonly before: Scene;
  readonly after: Scene;
};

/** Every move so far. What an earlier call knew is used again, so a long game costs no more than its last move. */
export function passagesOf(contest: Contest, known: readonly Passage[]): readonly Passage[] {
  const played = contest.played();
  const same = sharedStart(played, known);
  const passages = known.slice(0, same);
  let before = passages.at(-1)?.after ?? sceneOf(played.at(0)?.before ?? contest.position());
  for (let i = same; i < played.length; i++) {
    const after = sceneOf(played.at(i + 1)?.before ?? contest.position());
    passages.push({ played: played[i], before, after });
    before = after;
  }
  return passages;
}

function sharedStart(played: readonly Played[], known: readonly Passage[]): number {
  const differs = known.findIndex((passage, i) => passage.played.move !== played.at(i)?.move);
  const shared = differs < 0 ? Math.min(known.length, played.length) : differs;
  // The last position may have been seen as the end of a match that now goes on.
  return shared === played.length ? Math.max(0, shared - 1) : shared;
}
