import type { Player } from '@tabuleiro/game';
import { type Lang, terminalWords, wordCheck, wordOutcome, wordTurn } from '@tabuleiro/words';
import type { Entry } from '../games.js';
import type { Position } from '../position.js';

/** Whose turn it is and whether there is check, or how the game ended: never by the board alone. */
export function announce(lang: Lang, position: Position): string {
  const outcome = position.outcome();
  if (outcome !== undefined) return wordOutcome(lang, outcome);
  const player = position.player();
  const turn = player === undefined ? '' : wordTurn(lang, player);
  return position.inCheck() ? `${wordCheck(lang)} ${turn}` : turn;
}

export function drawBoard(lang: Lang, entry: Entry, position: Position, bottom: Player): string {
  return entry.board.draw(lang, position.format(), bottom).join('\n');
}

/** Board, turn and legal moves in one text. */
export function describe(lang: Lang, entry: Entry, position: Position): string {
  const parts = [drawBoard(lang, entry, position, entry.players[0]), announce(lang, position)];
  if (position.outcome() === undefined) parts.push(terminalWords(lang).legalMoves(position.legal()));
  return `${parts.join('\n')}\n`;
}
