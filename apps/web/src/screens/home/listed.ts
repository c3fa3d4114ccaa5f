import type { Player } from '@tabuleiro/game';
import type { Seat } from '@tabuleiro/match';
import { type Lang, wordGame, wordLevel, wordOutcome, wordTurn } from '@tabuleiro/words';
import type { SmallBoard } from '../../parts/MiniBoard.js';
import type { SavedGame } from '../../store/gameStore.js';
import { homeWords } from './words.js';

/** A saved game with what only its rules can tell. */
export type ListedGame = {
  readonly saved: SavedGame;
  readonly players: readonly [Player, Player];
  /** Who acts; undefined when the game is over or nobody has asked its rules yet. */
  readonly turn: Player | undefined;
  /** Undefined until its drawings are known. */
  readonly board: SmallBoard | undefined;
};

/** "contra o computador, nível 3, pausa do café", "Ana e Beto". */
export function wordOpponents(lang: Lang, players: readonly [Seat, Seat]): string {
  const words = homeWords[lang];
  const computer = players.find(({ kind }) => kind === 'computer');
  if (computer !== undefined) return words.against(wordLevel(lang, computer.level));
  const [first, second] = players.map(({ name }) => name);
  return first === '' || second === '' ? words.twoPeople : words.people(first, second);
}

/** Whose turn it is, or how it ended. */
export function wordState(lang: Lang, { saved: { summary }, players, turn }: ListedGame): string {
  const words = homeWords[lang];
  if (summary.outcome !== undefined) return wordOutcome(lang, summary.outcome);
  if (turn === undefined) return '';
  const seat = summary.players[turn === players[0] ? 0 : 1];
  const isShared = summary.players.every(({ kind }) => kind === 'person');
  if (seat.kind === 'computer') return words.computersTurn;
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

/** All of it in one sentence, for those who hear it. */
export function wordListed(lang: Lang, game: ListedGame): string {
  const { summary } = game.saved;
  return [wordGame(lang, summary.game), wordOpponents(lang, summary.players)].join(', ');
}
