import { writtenClassico } from '@tabuleiro/any-game';
import { type ChessGameView, chessView } from './chess.js';

export const classicoView: ChessGameView = chessView(writtenClassico);
