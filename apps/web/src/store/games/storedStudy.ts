import {
  booleanValue,
  dictionaryOf,
  integerBetween,
  objectOf,
  oneOf,
  pairOf,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';
import { idShape, LATEST, timeShape } from './storedGame.js';
import { type SavedStudy, STUDY_ORIGINS, type StudySummary } from './studyStore.js';

/** What somebody wrote into a tag may be of any length; a list shows so much of it. */
export const LONGEST_NAME = 200;
const nameShape = textUpTo(LONGEST_NAME);

const summaryShape = objectOf<StudySummary>(
  {
    game: textUpTo(200),
    players: pairOf(nameShape),
    result: oneOf(['1-0', '0-1', '1/2-1/2', '*']),
    plies: integerBetween(0, LATEST),
    position: textUpTo(10_000),
    options: dictionaryOf(booleanValue),
    origin: oneOf(STUDY_ORIGINS),
    file: nameShape,
    date: nameShape,
    event: nameShape,
    opening: nameShape,
  },
  ['options', 'file', 'date', 'event', 'opening'],
);

/** A record of the object store `studies`: what is listed. The text has the same key in `studyTexts`. */
export const savedStudyShape: Validator<SavedStudy> = objectOf<SavedStudy>({
  id: idShape,
  created: timeShape,
  updated: timeShape,
  summary: summaryShape,
});

export function parseSavedStudy(value: unknown): SavedStudy | undefined {
  const read = savedStudyShape.read(value, '');
  return read.ok ? read.value : undefined;
}
