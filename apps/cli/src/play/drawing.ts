import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { hasClock, type Match } from '@tabuleiro/match';
import { type Lang, terminalWords, wordCheck, wordOutcome, wordTurn } from '@tabuleiro/words';
import type { TerminalGame } from '../games.js';

/** Whose turn it is and whether there is check, or how the game ended: never by the board alone. */
export function announce(lang: Lang, position: TextPosition): string {
  const outcome = position.outcome();
  if (outcome !== undefined) return wordOutcome(lang, outcome);
  const player = position.player();
  const turn = player === undefined ? '' : wordTurn(lang, player);
  return position.inCheck() ? `${wordCheck(lang)} ${turn}` : turn;
}

export function drawBoard(lang: Lang, { board }: TerminalGame, state: unknown, bottom: Player): string {
  return board.draw(lang, state, bottom).join('\n');
}

/** Board, turn and legal moves in one text. */
export function describe(lang: Lang, written: TerminalGame, state: unknown): string {
  const { game } = written;
  const position = textPositionOf(game, state);
  const parts = [drawBoard(lang, written, state, game.players[0]), announce(lang, position)];
  if (position.outcome() === undefined) parts.push(terminalWords(lang).legalMoves(position.legal()));
  return `${parts.join('\n')}\n`;
}

/** Both clocks as they stand; undefined where none runs. */
export function formatClocks(lang: Lang, match: Match): string | undefined {
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
