import type { Study } from '@tabuleiro/any-game';
import { LONGEST_NAME } from './storedStudy.js';
import type { StudySummary } from './studyStore.js';

/** What only the one who keeps a study knows of it. */
export type StudyAbout = Pick<StudySummary, 'origin'> & {
  readonly file?: string | undefined;
  readonly opening?: string | undefined;
};

/** What a list shows of a study; it can always be made again from the study and what is known about it. */
export function summaryOfStudy(study: Study, { origin, file, opening }: StudyAbout): StudySummary {
  const { written, options, tags, tree, result } = study;
  const { game } = written;
  const hasDefaultOptions = game.options.every(
    ({ name, default: usual }) => (options[name] ?? usual) === usual,
  );
  const [date, event] = [told(tags.get('Date')), told(tags.get('Event'))];
  const last = tree.steps.at(-1)?.state ?? tree.start;
  return {
    game: game.id,
    players: [told(tags.get('White')) ?? '', told(tags.get('Black')) ?? ''],
    result,
    plies: tree.steps.length,
    position: game.notation.formatPosition(last),
    ...(hasDefaultOptions ? {} : { options }),
    origin,
    ...(file === undefined ? {} : { file: cut(file) }),
    ...(date === undefined ? {} : { date }),
    ...(event === undefined ? {} : { event }),
    ...(opening === undefined ? {} : { opening }),
  };
}

/** A question mark is no answer. */
function told(text: string | undefined): string | undefined {
  return text === undefined || /^[?.\s]*$/.test(text) ? undefined : cut(text);
}

/** As much as a list has room for, without halves of letters. */
function cut(text: string): string {
  return [...text]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
