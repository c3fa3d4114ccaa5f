import type { Refusal } from '@tabuleiro/game';
import { capital, type Lang } from '@tabuleiro/words';
import type { GamePosition } from '../../games/position.js';
import type { GameView } from '../../games/view.js';
import type { Example } from '../../manual/article.js';

/** What the example allows, in the words of the rules; what sounds the same is said once. */
export function tellAllowed(
  lang: Lang,
  view: GameView,
  position: GamePosition,
  { legal }: Example,
): readonly string[] {
  return [...new Set(legal.map((action) => `${capital(sayOf(lang, view, position, action))}.`))];
}

function sayOf(lang: Lang, view: GameView, position: GamePosition, action: string): string {
  const move = view.written.game.notation.parseMove(position.state, action);
  return move.ok ? view.say(lang, position.withMove(move.value)) : action;
}

type WordRefusal = (lang: Lang, game: string, refusal: Refusal) => string;

/** Why each of what it forbids is forbidden. */
export function tellForbidden(
  lang: Lang,
  { written: { game } }: GameView,
  { state }: GamePosition,
  { forbidden }: Example,
  wordRefusal: WordRefusal,
): readonly string[] {
  return forbidden.map(({ move }) => {
    const refusal = game.explain(state, move);
    return refusal === undefined ? '' : wordRefusal(lang, game.id, refusal);
  });
}
