import { arrayOf, booleanValue, integerBetween, objectOf, textUpTo, type Validator } from '@tabuleiro/match';
import { idShape, LATEST, timeShape } from '../games/storedGame.js';
import { type ImportJob, type ImportPlace, type ImportProblem, MOST_PROBLEMS } from './importStore.js';

const countShape = integerBetween(0, LATEST);
const reasonShape = textUpTo(10_000);

/** A record of the object store `imports`. */
const importShape: Validator<ImportJob> = objectOf<ImportJob>({
  id: idShape,
  name: textUpTo(1000),
  bytes: countShape,
  started: timeShape,
  place: objectOf<ImportPlace>({ offset: countShape, line: countShape, within: countShape }),
  added: countShape,
  known: countShape,
  refused: countShape,
  problems: arrayOf(
    objectOf<ImportProblem>(
      {
        number: countShape,
        line: countShape,
        isNoGame: booleanValue,
        reason: objectOf<ImportProblem['reason']>({ 'pt-BR': reasonShape, en: reasonShape }),
      },
      ['line', 'isNoGame'],
    ),
    0,
    MOST_PROBLEMS,
  ),
  isDone: booleanValue,
});

export function parseImport(value: unknown): ImportJob | undefined {
  const read = importShape.read(value, '');
  return read.ok ? read.value : undefined;
}
