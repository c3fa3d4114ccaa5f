import { type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import { type Game, type GameOptions, type Outcome, replay } from '@tabuleiro/game';

type Chess = Game<ChessState, ChessMove>;

/** Reads a FEN (side, rights and clocks may be left out) and plays the moves, which must be legal. */
export function at(game: Chess, fen: string, moves = '', options?: GameOptions): ChessState {
  const [board, ...rest] = fen.split(' ');
  const fields = [board, ...rest, ...['w', '-', '-', '0', '1'].slice(rest.length)];
  const state = game.notation.parsePosition(fields.join(' '), options);
  if (!state.ok) throw new Error(`${fen}: ${JSON.stringify(state.error)}`);
  return after(game, state.value, moves);
}

export function after(game: Chess, state: ChessState, moves: string): ChessState {
  const end = replay(game, state, moves.split(' ').filter(Boolean));
  if (!end.ok) throw new Error(JSON.stringify(end.error));
  return end.value;
}

export const classic = (fen: string, moves = ''): ChessState => at(classico, fen, moves);
export const core = (fen: string, moves = '', options?: GameOptions): ChessState =>
  at(nucleo, fen, moves, options);

/** Where the piece on `from` may go, sorted: `a1a2 a1b1q` …, or every move without `from`. */
export function movesFrom(game: Chess, state: ChessState, from = ''): string {
  return game
    .moves(state)
    .map((move) => game.notation.formatMove(move))
    .filter((text) => text.startsWith(from))
    .sort()
    .join(' ');
}

/** Only the squares reached, sorted. */
export function targets(game: Chess, state: ChessState, from: string): string {
  return movesFrom(game, state, from).replaceAll(from, '');
}

export function ending(game: Chess, state: ChessState): string {
  const turn = game.turn(state);
  return turn.kind === 'over' ? said(turn.outcome) : 'open';
}

function said({ winner, reason }: Outcome): string {
  return `${winner ?? 'draw'} ${reason}`;
}

export const fen = (state: ChessState): string => classico.notation.formatPosition(state);
