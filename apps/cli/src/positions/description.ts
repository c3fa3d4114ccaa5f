import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import type { GameId, Player, Refusal } from '@tabuleiro/game';
import { type Lang, terminalWords, wordCheck, wordOutcome, wordRefusal, wordTurn } from '@tabuleiro/words';
import type { TerminalGame } from '../games.js';

/** Whose turn it is and whether there is check, or how the game ended. */
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

/** Why a move is not legal; undefined for a legal one. */
export type Verdict = Refusal | undefined;

export function wordVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  return verdict === undefined ? terminalWords(lang).isLegal(move) : wordRefusal(lang, game, verdict);
}

/** The sentence and the clause that forbids the move. */
export function formatVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  const words = wordVerdict(lang, game, move, verdict);
  return verdict === undefined ? words : `${words} [${verdict.rule}]`;
}
