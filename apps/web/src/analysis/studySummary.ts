import type { Study } from '@tabuleiro/any-game';
import { lastPath, stateAt } from '@tabuleiro/game';
import { LONGEST_NAME } from '../store/games/storedStudy.js';
import type { StudyOrigin, StudySummary } from '../store/games/studyStore.js';

/** What a list of games shows of a study; `before` is what it showed so far. */
export function summaryOfStudy(study: Study, origin: StudyOrigin, before?: StudySummary): StudySummary {
  const { written, tags, tree, options, result } = study;
  const { game } = written;
  const named = (tag: string): string => (tags.get(tag) ?? '').slice(0, LONGEST_NAME);
  const [date, event] = [named('Date'), named('Event')];
  return {
    origin,
    ...before,
    game: game.id,
    players: [named('White'), named('Black')],
    result,
    plies: tree.steps.length,
    position: game.notation.formatPosition(stateAt(tree, lastPath(tree))),
    options,
    ...(date === '' ? {} : { date }),
    ...(event === '' ? {} : { event }),
  };
}
