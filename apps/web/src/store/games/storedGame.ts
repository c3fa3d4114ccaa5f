import { type Outcome, PLAYERS, type Player, REASONS, type Reason } from '@tabuleiro/game';
import {
  booleanValue,
  dictionaryOf,
  integerBetween,
  isObject,
  objectOf,
  oneOf,
  pairOf,
  SEAT_KINDS,
  type Seat,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';
import type { DamagedGame, GameSummary, SavedGame } from './gameStore.js';

type StoredOutcome = { readonly winner: Player | null; readonly reason: Reason };
type StoredSummary = Omit<GameSummary, 'outcome'> & { readonly outcome?: StoredOutcome };

/** A record of the object store `games`. `lines` is the number of the last line, so that missing ones are noticed. */
export type StoredGame = Omit<SavedGame, 'summary'> & {
  readonly lines: number;
  readonly summary: StoredSummary;
};

/** A record of the object store `damaged`. `kept` is missing where the time is not known. */
export type StoredDamage = { readonly id: string; readonly kept?: number; readonly text: string };

export const LATEST = Number.MAX_SAFE_INTEGER;
export const timeShape = integerBetween(0, LATEST);
export const idShape = textUpTo(200);

const seatShape = objectOf<Seat>(
  {
    name: textUpTo(200),
    kind: oneOf(SEAT_KINDS),
    level: integerBetween(0, 1000),
    seed: integerBetween(0, 2 ** 32 - 1),
  },
  ['level', 'seed'],
);

const summaryShape = objectOf<StoredSummary>(
  {
    game: textUpTo(200),
    players: pairOf(seatShape),
    plies: integerBetween(0, LATEST),
    position: textUpTo(10_000),
    options: dictionaryOf(booleanValue),
    outcome: objectOf<StoredOutcome>({ winner: oneOf([...PLAYERS, null]), reason: oneOf(REASONS) }),
  },
  ['options', 'outcome'],
);

export const storedGameShape: Validator<StoredGame> = objectOf<StoredGame>({
  id: idShape,
  created: timeShape,
  updated: timeShape,
  lines: integerBetween(0, LATEST),
  summary: summaryShape,
});

export function parseStoredGame(value: unknown): StoredGame | undefined {
  const read = storedGameShape.read(value, '');
  return read.ok ? read.value : undefined;
}

export function savedOf({ id, created, updated, summary: { outcome, ...rest } }: StoredGame): SavedGame {
  return { id, created, updated, summary: { ...rest, outcome: outcomeOf(outcome) } };
}

export function storedOf({ id, created, updated, summary }: SavedGame, lines: number): StoredGame {
  return { id, created, updated, lines, summary: storedSummaryOf(summary) };
}

export function storedSummaryOf({ outcome, ...plain }: GameSummary): StoredSummary {
  if (outcome === undefined) return plain;
  return { ...plain, outcome: { winner: outcome.winner ?? null, reason: outcome.reason } };
}

function outcomeOf(stored: StoredOutcome | undefined): Outcome | undefined {
  return stored && { winner: stored.winner ?? undefined, reason: stored.reason };
}

/** A record that cannot be read even as damage becomes its own JSON text. */
export function damagedOf(key: IDBValidKey, value: unknown): DamagedGame {
  const plain = { id: String(key), origin: 'import' } as const;
  if (!isObject(value) || typeof value.text !== 'string') {
    return { ...plain, kept: undefined, text: JSON.stringify(value) ?? '' };
  }
  const kept = timeShape.read(value.kept, '');
  return { ...plain, kept: kept.ok ? kept.value : undefined, text: value.text };
}
