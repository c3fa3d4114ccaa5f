import { fail, ok, type Result } from '@tabuleiro/game';
import {
  anyValue,
  arrayOf,
  isObject,
  objectOf,
  oneOf,
  textUpTo,
  type ValidationError,
  type Validator,
} from '@tabuleiro/match';
import { idShape, timeShape } from '../games/storedGame.js';
import { LONGEST_NAME } from '../games/storedStudy.js';
import { STUDY_ORIGINS, type StudyOrigin } from '../games/studyStore.js';

export const BACKUP_FORMAT = 'tabuleiro-backup';
/** Version 1 had no studies. */
export const BACKUP_VERSION = 2;

export type BackupGame = {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly journal: string;
};

/** `file`: the name of the file that it was imported from. */
export type BackupStudy = {
  readonly id: string;
  readonly created: number;
  readonly updated: number;
  readonly origin: StudyOrigin;
  readonly file?: string;
  readonly opening?: string;
  /** As `formatStudy` writes it. */
  readonly text: string;
};

export type BackupDamage = { readonly id: string; readonly kept?: number; readonly text: string };

/** Everything on a device as one document. Games and settings are checked one by one when they are imported. */
export type Backup = {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: typeof BACKUP_VERSION;
  /** ISO 8601. */
  readonly exported: string;
  readonly settings: unknown;
  readonly games: readonly unknown[];
  readonly studies: readonly unknown[];
  readonly damaged: readonly unknown[];
};

export type BackupProblem =
  | ValidationError['problem']
  | 'not-json'
  | 'not-backup'
  | 'too-long'
  | 'newer-version';

export type BackupError = {
  readonly code: 'bad-backup';
  readonly problem: BackupProblem;
  /** Where it is: `games[3].journal`; empty for the whole file. */
  readonly path: string;
  readonly facts: ValidationError['facts'];
};

/** In letters. No browser holds a text of more than twice as many. */
export const LONGEST_BACKUP = 200_000_000;
const MOST_GAMES = 1_000_000;

const gameShape: Validator<BackupGame> = objectOf<BackupGame>({
  id: idShape,
  created: timeShape,
  updated: timeShape,
  journal: textUpTo(LONGEST_BACKUP),
});

const studyShape: Validator<BackupStudy> = objectOf<BackupStudy>(
  {
    id: idShape,
    created: timeShape,
    updated: timeShape,
    origin: oneOf(STUDY_ORIGINS),
    file: textUpTo(LONGEST_NAME),
    opening: textUpTo(LONGEST_NAME),
    text: textUpTo(LONGEST_BACKUP),
  },
  ['file', 'opening'],
);

/** A damaged text may be empty and hold anything. */
const damageShape: Validator<BackupDamage> = objectOf<BackupDamage>(
  { id: idShape, kept: timeShape, text: textUpTo(LONGEST_BACKUP, '') },
  ['kept'],
);

const outlineShape: Validator<Backup> = objectOf<Backup>({
  format: oneOf([BACKUP_FORMAT]),
  version: oneOf([BACKUP_VERSION]),
  exported: textUpTo(100),
  settings: anyValue,
  games: arrayOf(anyValue, 0, MOST_GAMES),
  studies: arrayOf(anyValue, 0, MOST_GAMES),
  damaged: arrayOf(anyValue, 0, MOST_GAMES),
});

function formatBackup(backup: Backup): string {
  return `${JSON.stringify(backup, undefined, 1)}\n`;
}

type BackupLists = Pick<Backup, 'games' | 'studies' | 'damaged'>;

/** What one entry adds to the file beside its own text: blanks at the beginning of its lines, a comma. */
const AROUND_ENTRY = 64;

/**
 * Everything as texts of at most `most` letters, each a backup by itself: a longer one could not be read back. Where one is
 * enough there is one.
 */
export function formatBackups(
  { games, studies, damaged, ...head }: Backup,
  most: number = LONGEST_BACKUP,
): readonly string[] {
  const empty: Backup = { ...head, games: [], studies: [], damaged: [] };
  const around = formatBackup(empty).length + AROUND_ENTRY;
  const texts: string[] = [];
  let part: Record<keyof BackupLists, unknown[]> = { games: [], studies: [], damaged: [] };
  let length = around;
  const end = (): void => {
    texts.push(formatBackup({ ...empty, ...part }));
    part = { games: [], studies: [], damaged: [] };
    length = around;
  };
  const add = (list: keyof BackupLists, entries: readonly unknown[]): void => {
    for (const entry of entries) {
      const size = JSON.stringify(entry, undefined, 1).length + AROUND_ENTRY;
      if (length > around && length + size > most) end();
      part[list].push(entry);
      length += size;
    }
  };
  add('games', games);
  add('studies', studies);
  add('damaged', damaged);
  if (length > around || texts.length === 0) end();
  return texts;
}

/** Checks the document, but not yet the entries of its lists. */
export function parseBackup(source: string): Result<Backup, BackupError> {
  if (source.length > LONGEST_BACKUP) return bad('too-long', '', { most: LONGEST_BACKUP });
  const json = readJson(source);
  if (!json.ok) return json;
  if (!isObject(json.value) || json.value.format !== BACKUP_FORMAT) return bad('not-backup', '');
  const { version } = json.value;
  if (typeof version === 'number' && version > BACKUP_VERSION) {
    return bad('newer-version', 'version', { version, most: BACKUP_VERSION });
  }
  return read(outlineShape, version === 1 ? newest(json.value) : json.value, '');
}

/** A document of version 1 as one of today. What else is wrong with it stays. */
function newest(document: Readonly<Record<string, unknown>>): unknown {
  return Object.hasOwn(document, 'studies')
    ? document
    : { ...document, version: BACKUP_VERSION, studies: [] };
}

export function parseBackupGame(value: unknown, path: string): Result<BackupGame, BackupError> {
  return read(gameShape, value, path);
}

export function parseBackupStudy(value: unknown, path: string): Result<BackupStudy, BackupError> {
  return read(studyShape, value, path);
}

export function parseBackupDamage(value: unknown, path: string): Result<BackupDamage, BackupError> {
  return read(damageShape, value, path);
}

function read<T>(shape: Validator<T>, value: unknown, path: string): Result<T, BackupError> {
  const found = shape.read(value, path);
  return found.ok ? found : bad(found.error.problem, found.error.path, found.error.facts);
}

function readJson(source: string): Result<unknown, BackupError> {
  try {
    return ok(JSON.parse(source));
  } catch {
    return bad('not-json', '');
  }
}

function bad(
  problem: BackupProblem,
  path: string,
  facts: ValidationError['facts'] = {},
): Result<never, BackupError> {
  return fail({ code: 'bad-backup', problem, path, facts });
}
