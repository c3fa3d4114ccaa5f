import type { ChessGame, ChessState } from '@tabuleiro/chess';

export function readState(game: ChessGame, fen: string): ChessState {
  const state = game.notation.parsePosition(fen);
  if (!state.ok) throw new Error(`${fen}: ${JSON.stringify(state.error)}`);
  return state.value;
}

/** Positions that have every kind of trouble with texts of moves. */
export const FENS: readonly string[] = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '4k3/P1P5/8/3pP3/8/2b5/1P1P4/R3K2R w KQ d6 0 1',
  '4k3/8/8/8/8/2p5/1P1B4/4K2R w K - 0 1',
  'n1n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1',
  '8/7k/8/Q7/8/8/7K/Q3Q3 w - - 0 1',
  '4k3/8/4r3/8/8/4N3/3N4/4K3 w - - 0 1',
  '3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1',
];
