import { fail, type GameId, type GameOptions, ok, parseGameOptions, type Result } from '@tabuleiro/game';
import {
  anyValue,
  arrayOf,
  badRecord,
  booleanValue,
  dictionaryOf,
  invalidRecord,
  isObject,
  objectOf,
  oneOf,
  pairOf,
  type RecordError,
  readJson,
  textUpTo,
} from '@tabuleiro/match';
import { PGN_RESULTS, type PgnResult } from '@tabuleiro/notation';
import type { FindWrittenGame } from './gameReader.js';
import { ANY_TEXT, formatLine, LineReader, type LineText, MOST } from './lineText.js';
import type { ReadError } from './readError.js';
import type { Study } from './study.js';
import type { WrittenGame } from './writtenGame.js';

/** A newer version is refused as newer, not as damaged. */
const STUDY_VERSION = 1;

/** A study as one JSON document; its start and its moves are texts of the rules. */
type StudyText = {
  readonly study: typeof STUDY_VERSION;
  readonly game: GameId;
  readonly options: GameOptions;
  /** In their order. */
  readonly tags: readonly (readonly [string, string])[];
  readonly result: PgnResult;
  /** Missing for the game's own start. */
  readonly start?: string;
  readonly line: LineText;
};

const STUDY = objectOf<Omit<StudyText, 'line'> & { readonly line: unknown }>(
  {
    study: oneOf([STUDY_VERSION]),
    game: textUpTo(100),
    options: dictionaryOf(booleanValue),
    tags: arrayOf(pairOf(ANY_TEXT), 0, MOST),
    result: oneOf(PGN_RESULTS),
    start: textUpTo(1000),
    line: anyValue,
  },
  ['start'],
);

/** The whole study as a text that `parseStudy` reads back without loss, for any game. */
export function formatStudy(study: Study): string {
  const { written, options, tags, tree, result } = study;
  const { notation, id } = written.game;
  const start = notation.formatPosition(tree.start);
  const isOwnStart = start === notation.formatPosition(written.game.start(options));
  const document: StudyText = {
    ...{ study: STUDY_VERSION, game: id, options, tags: [...tags], result },
    ...(isOwnStart ? {} : { start }),
    line: formatLine(tree, notation.formatMove),
  };
  return JSON.stringify(document);
}

/**
 * Reads a study through the rules of its game; a move may be played where they have ended it. A damaged text is refused
 * whole, with the place of the damage. Rejects only where `find` does.
 */
export async function parseStudy(text: string, find: FindWrittenGame): Promise<Result<Study, ReadError>> {
  const outline = readOutline(text);
  if (!outline.ok) return fail({ ...outline.error, game: '' });
  const written = await find(outline.value.game);
  if (written === undefined) return fail({ code: 'unknown-game', game: outline.value.game });
  const read = readStudy(written, outline.value);
  return read.ok ? read : fail({ ...read.error, game: written.game.id });
}

type Outline = Omit<StudyText, 'line'> & { readonly line: unknown };

function readOutline(text: string): Result<Outline, RecordError> {
  const json = readJson(text);
  if (!json.ok) return json;
  const version = isObject(json.value) ? json.value.study : undefined;
  if (typeof version === 'number' && version > STUDY_VERSION)
    return badRecord('newer-version', 'study', { version, most: STUDY_VERSION });
  const read = STUDY.read(json.value, '');
  return read.ok ? read : invalidRecord(read.error);
}

function readStudy(written: WrittenGame, outline: Outline): Result<Study, RecordError> {
  const { game } = written;
  const { options, result } = outline;
  const known = parseGameOptions(game.options, options);
  if (!known.ok) {
    const { option, problem } = known.error;
    return badRecord('bad-option', `options.${option}`, { option, problem });
  }
  const start = startOf(written, outline);
  if (!start.ok) return start;
  const tags = new Map(outline.tags);
  if (tags.size < outline.tags.length) return badRecord('not-canonical', 'tags');
  const tree = new LineReader(game).read(start.value, outline.line, 'line');
  return tree.ok ? ok({ written, options, tags, tree: tree.value, result }) : tree;
}

function startOf({ game }: WrittenGame, { options, start }: Outline): Result<unknown, RecordError> {
  if (start === undefined) return ok(game.start(options));
  const parsed = game.notation.parsePosition(start, options);
  if (parsed.ok) return parsed;
  return badRecord('bad-position', 'start', {}, { position: parsed.error });
}
