import type { Position } from '@tabuleiro/contest';
import type { Refusal } from '@tabuleiro/game';
import { capital, type Lang } from '@tabuleiro/words';
import type { Face } from '../../games/face.js';
import type { Example } from '../../manual/article.js';
import { sceneOf } from '../../play/scene.js';

/** What the example allows, in the words of the rules; what sounds the same is said once. */
export function tellAllowed(
  lang: Lang,
  face: Face,
  position: Position,
  { legal }: Example,
): readonly string[] {
  return [...new Set(legal.map((action) => `${capital(sayOf(lang, face, position, action))}.`))];
}

function sayOf(lang: Lang, face: Face, position: Position, action: string): string {
  const after = position.play(action);
  return after.ok ? face.say(lang, sceneOf(position), action, sceneOf(after.value)) : action;
}

type WordRefusal = (lang: Lang, game: string, refusal: Refusal) => string;

/** Why each of what it forbids is forbidden. */
export function tellForbidden(
  lang: Lang,
  face: Face,
  position: Position,
  { forbidden }: Example,
  wordRefusal: WordRefusal,
): readonly string[] {
  return forbidden.map(({ move }) => {
    const refusal = position.explain(move);
    return refusal === undefined ? '' : wordRefusal(lang, face.entry.id, refusal);
  });
}
