import { booleanValue, isObject, oneOf, textUpTo, type Validator } from '@tabuleiro/match';
import { LANGS } from '@tabuleiro/words';
import {
  BOARDS,
  COORDINATE_SIZES,
  DEFAULT_SETTINGS,
  FILE_NAMES,
  MOTIONS,
  PIECE_SETS,
  type Settings,
  SHARINGS,
  type Speech,
  TEXT_SIZES,
  THEMES,
  VERBOSITIES,
} from './settings.js';

/** `invalid` are the names of the fields whose values were not valid. */
export type ReadSettings = { readonly settings: Settings; readonly invalid: readonly string[] };

type Field<T> = (value: unknown) => T | undefined;
type FieldsOf<T> = { readonly [K in keyof T]-?: Field<T[K]> };

function shaped<T>(shape: Validator<T>): Field<T> {
  return (value) => {
    const read = shape.read(value, '');
    return read.ok ? read.value : undefined;
  };
}

const yes = shaped(booleanValue);

const SPEECH_FIELDS: FieldsOf<Speech> = {
  square: shaped(oneOf(['before', 'after', 'none'])),
  piece: shaped(oneOf(['name', 'letter'])),
  colour: shaped(oneOf(['name', 'letter', 'none'])),
  files: shaped(oneOf(FILE_NAMES)),
  verbosity: shaped(oneOf(VERBOSITIES)),
};

const FIELDS: FieldsOf<Omit<Settings, 'speech'>> = {
  lang: shaped(oneOf(LANGS)),
  letters: shaped(oneOf(LANGS)),
  theme: shaped(oneOf(THEMES)),
  motion: shaped(oneOf(MOTIONS)),
  hurry: yes,
  textSize: shaped(oneOf(TEXT_SIZES)),
  hand: shaped(oneOf(['right', 'left'])),
  sharing: shaped(oneOf(SHARINGS)),
  sound: yes,
  volume: (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined),
  premove: yes,
  phrases: yes,
  keys: yes,
  targets: yes,
  confirmMoves: yes,
  retirement: yes,
  onlyBoard: yes,
  movable: yes,
  coordinates: yes,
  coordinateSize: shaped(oneOf(COORDINATE_SIZES)),
  board: shaped(oneOf(BOARDS)),
  pieces: shaped(oneOf(PIECE_SETS)),
  figurines: yes,
  name: shaped(textUpTo(200)),
  lessons: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined,
};

/**
 * Settings from outside, field by field. A missing field (of an older version) has its default; so has an invalid one,
 * which is reported. Unknown fields (of a newer version) are ignored.
 */
export function readSettings(value: unknown, otherwise: Settings = DEFAULT_SETTINGS): ReadSettings {
  if (value === undefined) return { settings: otherwise, invalid: [] };
  if (!isObject(value)) return { settings: otherwise, invalid: ['settings'] };
  const invalid: string[] = [];
  const { speech: plainSpeech, ...plain } = otherwise;
  const fields = readFields(FIELDS, plain, value, '', invalid);
  const speech = readSpeech(value.speech, plainSpeech, invalid);
  return { settings: { ...fields, speech }, invalid };
}

function readSpeech(value: unknown, otherwise: Speech, invalid: string[]): Speech {
  if (value === undefined) return otherwise;
  if (isObject(value)) return readFields(SPEECH_FIELDS, otherwise, value, 'speech.', invalid);
  invalid.push('speech');
  return otherwise;
}

function readFields<T extends object>(
  fields: FieldsOf<T>,
  otherwise: T,
  value: Readonly<Record<string, unknown>>,
  prefix: string,
  invalid: string[],
): T {
  const settings = { ...otherwise };
  for (const name in fields) {
    const given = value[name];
    if (given === undefined) continue;
    const read = fields[name](given);
    if (read === undefined) invalid.push(prefix + name);
    else settings[name] = read;
  }
  return settings;
}
