import type { PgnResult } from '@tabuleiro/any-game';
import { type GameId, type GameOptions, type Outcome, PLAYERS, type Player } from '@tabuleiro/game';
import type { Seat } from '@tabuleiro/match';
import type { GameSummary, SavedGame } from '../store/games/gameStore.js';
import type { SavedStudy } from '../store/games/studyStore.js';
import { readDate } from './dateWords.js';

/** Where what is in the library came from: played at this device, between devices, from a file or a link, tried out. */
export const SOURCES = ['here', 'remote', 'imported', 'own'] as const;
export type Source = (typeof SOURCES)[number];

/** Whom one played against: people at the same device, the computer, somebody far away; a study has nobody. */
export const RIVALS = ['people', 'computer', 'remote'] as const;
export type Rival = (typeof RIVALS)[number];

/** How it ended for the one person who played at this device. */
export type OwnResult = 'won' | 'lost' | 'drawn';

/** A match or a study as the library lists it. */
export type LibraryEntry = {
  /** One for matches and studies together. */
  readonly key: string;
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly [string, string];
  readonly rival: Rival | undefined;
  /** Of the computer; undefined for its best, and where it does not play. */
  readonly level: number | undefined;
  readonly result: PgnResult;
  readonly ownResult: OwnResult | undefined;
  /** `2026-11-18`, or as much of it as is known. */
  readonly date: string;
  readonly updated: number;
  readonly plies: number;
  readonly position: string;
  readonly options: GameOptions | undefined;
  /** The key of its opening; empty where it has none or it is not known yet. */
  readonly opening: string;
  readonly event: string;
  /** The file that it came from. */
  readonly file: string;
  readonly source: Source;
} & (
  | { readonly kind: 'match'; readonly saved: SavedGame }
  | { readonly kind: 'study'; readonly saved: SavedStudy }
);

/** What is known of a match without replaying it. Everything that the library says of one comes through here. */
function summaryOf({ summary }: SavedGame): GameSummary {
  return summary;
}

export function entryOfMatch(saved: SavedGame, opening = ''): LibraryEntry {
  const { game, players, outcome, plies, position, options } = summaryOf(saved);
  const rival = rivalOf(players);
  return {
    kind: 'match',
    saved,
    key: `match ${saved.id}`,
    id: saved.id,
    game,
    names: [players[0].name, players[1].name],
    rival,
    level: rival === 'computer' ? players.find(({ kind }) => kind === 'computer')?.level : undefined,
    result: resultOf(outcome),
    ownResult: ownResultOf(players, outcome),
    date: dayOf(saved.created),
    updated: saved.updated,
    plies,
    position,
    options,
    opening,
    event: '',
    file: '',
    source: rival === 'remote' ? 'remote' : 'here',
  };
}

export function entryOfStudy(saved: SavedStudy): LibraryEntry {
  const { game, players, result, plies, position, options, origin, file, date, event, opening } =
    saved.summary;
  return {
    kind: 'study',
    saved,
    key: `study ${saved.id}`,
    id: saved.id,
    game,
    names: players,
    rival: undefined,
    level: undefined,
    result,
    ownResult: undefined,
    date: (date === undefined ? undefined : readDate(date)) ?? dayOf(saved.created),
    updated: saved.updated,
    plies,
    position,
    options,
    opening: opening ?? '',
    event: event ?? '',
    file: file ?? '',
    source: origin,
  };
}

function rivalOf(players: readonly [Seat, Seat]): Rival {
  if (players.some(({ kind }) => kind === 'remote')) return 'remote';
  return players.some(({ kind }) => kind === 'computer') ? 'computer' : 'people';
}

/** Which of the two seats a player has: they come in pairs, the first to move first. */
function seatOf(player: Player): number {
  return PLAYERS.indexOf(player) % 2;
}

function resultOf(outcome: Outcome | undefined): PgnResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return seatOf(outcome.winner) === 0 ? '1-0' : '0-1';
}

/** Undefined while it is played, and where two people or none sat at this device. */
function ownResultOf(players: readonly [Seat, Seat], outcome: Outcome | undefined): OwnResult | undefined {
  const own = players.findIndex(({ kind }) => kind === 'person');
  const isAlone = own >= 0 && players.filter(({ kind }) => kind === 'person').length === 1;
  if (outcome === undefined || !isAlone) return undefined;
  if (outcome.winner === undefined) return 'drawn';
  return seatOf(outcome.winner) === own ? 'won' : 'lost';
}

/** The day where the person is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
