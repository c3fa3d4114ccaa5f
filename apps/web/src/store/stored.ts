import { type Outcome, PLAYERS, type Player, REASONS, type Reason } from '@tabuleiro/game';
import {
  integer,
  isObject,
  object,
  oneOf,
  pair,
  SEAT_KINDS,
  type Seat,
  type Shape,
  table,
  text,
  yesOrNo,
} from '@tabuleiro/match';
import type { DamagedGame } from './archive.js';
import type { GameSummary, SavedGame } from './gameStore.js';

type StoredOutcome = { readonly winner: Player | null; readonly reason: Reason };
type StoredSummary = Omit<GameSummary, 'outcome'> & { readonly outcome?: StoredOutcome };

/** A record of `games`: what a list shows, and the number of the last line, so that lost lines are noticed. */
export type StoredGame = Omit<SavedGame, 'summary'> & {
  readonly lines: number;
  readonly summary: StoredSummary;
};

/** A record of `damaged`. `kept` is missing where nobody knows. */
export type StoredDamage = { readonly id: string; readonly kept?: number; readonly text: string };

export const LATEST = Number.MAX_SAFE_INTEGER;
export const timeShape = integer(0, LATEST);
export const idShape = text(200);

const seatShape = object<Seat>(
  { name: text(200), kind: oneOf(SEAT_KINDS), level: integer(0, 1000), seed: integer(0, 2 ** 32 - 1) },
  ['level', 'seed'],
);

const summaryShape = object<StoredSummary>(
  {
    game: text(200),
    players: pair(seatShape),
    plies: integer(0, LATEST),
    position: text(10_000),
    options: table(yesOrNo),
    outcome: object<StoredOutcome>({ winner: oneOf([...PLAYERS, null]), reason: oneOf(REASONS) }),
  },
  ['options', 'outcome'],
);

export const storedGameShape: Shape<StoredGame> = object<StoredGame>({
  id: idShape,
  created: timeShape,
  updated: timeShape,
  lines: integer(0, LATEST),
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

/** What cannot be read even as damage is shown as it is found. */
export function damagedOf(key: IDBValidKey, value: unknown): DamagedGame {
  const plain = { id: String(key), origin: 'import' } as const;
  if (!isObject(value) || typeof value.text !== 'string') {
    return { ...plain, kept: undefined, text: JSON.stringify(value) ?? '' };
  }
  const kept = timeShape.read(value.kept, '');
  return { ...plain, kept: kept.ok ? kept.value : undefined, text: value.text };
}
