import type { TextPosition } from '@tabuleiro/any-game';
import type { GameId, Player } from '@tabuleiro/game';
import { hasClock, type Match, type MatchError } from '@tabuleiro/match';
import { type Lang, terminalWords, wordMatchError } from '@tabuleiro/words';
import type { TerminalGame } from '../games.js';
import { announce, drawBoard, formatVerdict } from '../positions/description.js';

/** Lists of legal moves up to this length are shown without being asked for. */
const SHORT_LIST = 6;

/** A match as it stands on a terminal. */
export type ShownMatch = {
  readonly written: TerminalGame;
  readonly match: Match;
  readonly position: TextPosition;
};

/** The board and, while the match is on, whose turn it is and the clocks. */
export function formatShown(lang: Lang, { written, match, position }: ShownMatch, bottom: Player): string {
  const board = drawBoard(lang, written, match.state, bottom);
  if (match.outcome !== undefined) return board;
  const clocks = formatClocks(lang, match);
  return [board, announce(lang, position), ...(clocks === undefined ? [] : [clocks])].join('\n');
}

/** The legal moves, where they are few. */
export function formatShortList(lang: Lang, { position }: ShownMatch): string | undefined {
  const legal = position.legal();
  return legal.length <= SHORT_LIST ? terminalWords(lang).legalMoves(legal) : undefined;
}

/** Why the match did not do it, with the clause where the rules of the game refused a move. */
export function formatMatchError(lang: Lang, game: GameId, error: MatchError): string {
  const { refusal, facts } = error;
  if (refusal === undefined) return wordMatchError(lang, game, error);
  return formatVerdict(lang, game, String(facts.move), refusal);
}

/** Undefined in a match without clocks. */
function formatClocks(lang: Lang, match: Match): string | undefined {
  if (!hasClock(match)) return undefined;
  const { players, clocks } = match;
  const words = terminalWords(lang);
  return words.clocks(
    players.map((player, i) => `${words.sides[player]} ${formatTime(clocks[i].left) ?? words.noClock}`),
  );
}

const SECOND = 1000;

/** `1:02:03`, `9:58`; a second that has begun counts as left. */
function formatTime(left: number | undefined): string | undefined {
  if (left === undefined) return undefined;
  const all = Math.max(0, Math.ceil(left / SECOND));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const end = String(seconds).padStart(2, '0');
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}
