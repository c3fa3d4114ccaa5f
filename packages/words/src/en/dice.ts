import type { DiceWords } from '../dice.js';

const digits = (place: string): string => `In the transcript, "${place}" must be 64 lower-case hex digits.`;

export const dice: DiceWords = {
  problems: {
    syntax: () => 'The transcript is not valid JSON.',
    'not-object': () => 'The transcript must be a JSON object, in braces.',
    'missing-key': (place) => `The transcript lacks "${place}".`,
    'unknown-key': (place) => `The transcript has a key that does not belong there: "${place}".`,
    'bad-version': () => 'The transcript is not of version 1, the only one known here.',
    'bad-game': () => 'The transcript is not of a game of Senet ("senet").',
    'bad-commit': digits,
    'bad-secret': digits,
    'bad-seed': (place) => `In the transcript, "${place}" must be a text of whole characters.`,
    'bad-throws': (place) => `In the transcript, "${place}" must be a list of throws.`,
    'bad-throw': (place) => `In the transcript, ${place} must be a whole number from 1 to 5.`,
  },
  commitDiffers: (written, computed) =>
    `The secret is not the one promised: its seal (commit) is ${computed}, but the transcript says ${written}.`,
  throwDiffers: (at, written, computed) =>
    `Throw ${at} (counted from 0) differs: the transcript says ${written}, but it should be ${computed}.`,
};
