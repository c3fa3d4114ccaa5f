import type { Outcome, Player } from '@tabuleiro/game';
import type { Seat, SeatKind } from '@tabuleiro/match';
import { type Lang, wordGame, wordLevel, wordOutcome, wordTurn } from '@tabuleiro/words';
import type { ListedPosition } from '../../components/listedPosition.js';
import type { SavedGame } from '../../store/games/gameStore.js';
import { homeWords } from '../../words/app.js';
import type { HomeWords } from '../../words/types/home.js';

/** A saved game with what only its rules can tell. */
export type ListedGame = ListedPosition & { readonly saved: SavedGame };

/** Whom one plays against who is not at this device, and their turn, by the kind of their seat; undefined for people here. */
const RIVALS: Readonly<Record<SeatKind, (lang: Lang, seat: Seat) => string | undefined>> = {
  person: () => undefined,
  computer: (lang, { level }) => homeWords[lang].against(wordLevel(lang, level)),
  remote: (lang, { name }) => homeWords[lang].far(name),
};
const TURNS: Readonly<Record<SeatKind, (words: HomeWords, name: string) => string | undefined>> = {
  person: () => undefined,
  computer: (words) => words.computersTurn,
  remote: (words, name) => (name === '' ? words.othersTurn : words.turnOf(name)),
};

/** "contra o computador, nível 3, pausa do café", "Ana e Beto". */
export function wordOpponents(lang: Lang, players: readonly [Seat, Seat]): string {
  const words = homeWords[lang];
  const rival = players.map((seat) => RIVALS[seat.kind](lang, seat)).find((text) => text !== undefined);
  if (rival !== undefined) return rival;
  const [first, second] = players.map(({ name }) => name);
  return first === '' || second === '' ? words.twoPeople : words.people(first, second);
}

/** To the one person who played, where there was only one; else as it ended for both sides. */
function wordOutcomeOf(
  lang: Lang,
  outcome: Outcome,
  { summary }: SavedGame,
  players: readonly [Player, Player],
): string {
  const [own, ...others] = players.filter((_, i) => summary.players[i].kind === 'person');
  // Until the rules are loaded nobody knows what the sides of the game are called.
  const isKnown = outcome.winner === undefined || players.includes(outcome.winner);
  return wordOutcome(lang, outcome, isKnown && others.length === 0 ? own : undefined);
}

/** Whose turn it is, or how it ended. */
export function wordState(lang: Lang, { saved, players, turn }: ListedGame): string {
  const { summary } = saved;
  const words = homeWords[lang];
  if (summary.outcome !== undefined) return wordOutcomeOf(lang, summary.outcome, saved, players);
  if (turn === undefined) return '';
  const seat = summary.players[turn === players[0] ? 0 : 1];
  const isShared = summary.players.every(({ kind }) => kind === 'person');
  const theirs = TURNS[seat.kind](words, seat.name);
  if (theirs !== undefined) return theirs;
  if (!isShared) return words.yourTurn;
  return seat.name === '' ? wordTurn(lang, turn) : words.turnOf(seat.name);
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const A_WEEK = 7 * 86_400_000;

/** "há 5 minutos", "ontem"; after a week the date. */
export function wordSince(lang: Lang, then: number, now: number): string {
  const past = now - then;
  if (past >= A_WEEK) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then);
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? (['second', 1000] as const);
  const count = unit === 'second' ? 0 : Math.floor(past / length);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-count, unit);
}

/** All of it in one sentence, for screen readers. */
export function wordListed(lang: Lang, game: ListedGame): string {
  const { summary } = game.saved;
  return [wordGame(lang, summary.game), wordOpponents(lang, summary.players)].join(', ');
}
