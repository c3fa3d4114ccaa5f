import { brasez } from '@tabuleiro/brasez';
import { type ChessGame, classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import { composePgn, formatBrasezGame, formatPgn, type PgnResult } from '@tabuleiro/notation';
import { formatSpec } from '../players/spec.js';
import type { GameResult, Pairing } from './schedule.js';

const CHESS_GAMES: readonly ChessGame[] = [classico, nucleo];

/** A game as people and other programs read it: PGN for the chess games, a numbered list for Brasez. */
export function formatGame(pairing: Pairing, played: GameResult, event: string): string {
  const chess = CHESS_GAMES.find(({ id }) => id === pairing.game);
  return chess === undefined ? formatList(pairing, played) : formatChess(chess, pairing, played, event);
}

function formatChess(game: ChessGame, pairing: Pairing, played: GameResult, event: string): string {
  const [white, black] = seats(pairing, played);
  const tags = new Map([
    ['Event', event],
    ['Round', String(played.number + 1)],
    ['White', white],
    ['Black', black],
    ['Termination', played.reason],
  ]);
  const moves = replayed(game, played);
  return `${formatPgn(composePgn({ game, moves, tags, result: resultOf(game, played) }))}\n`;
}

function formatList(pairing: Pairing, played: GameResult): string {
  const [white, black] = seats(pairing, played);
  const moves = replayed(brasez, played);
  const text = formatBrasezGame({ start: brasez.start(), moves, result: resultOf(brasez, played) }, 'en');
  return `[Round "${played.number + 1}"]\n[White "${white}"]\n[Black "${black}"]\n${text}\n`;
}

function seats({ first, second }: Pairing, { isFirstAhead }: GameResult): readonly [string, string] {
  const names = [formatSpec(first), formatSpec(second)] as const;
  return isFirstAhead ? names : [names[1], names[0]];
}

function replayed<S, M>(game: Game<S, M>, { moves }: GameResult): M[] {
  let state = game.start();
  return moves.map((text) => {
    const move = game.notation.parseMove(state, text);
    if (!move.ok)
      throw new Error(`${game.id}: ${text} is not legal in ${game.notation.formatPosition(state)}`);
    state = game.apply(state, move.value);
    return move.value;
  });
}

function resultOf<S, M>({ players }: Game<S, M>, { winner }: GameResult): PgnResult {
  if (winner === undefined) return '1/2-1/2';
  return winner === players[0] ? '1-0' : '0-1';
}
