import { writtenClassico } from '@tabuleiro/any-game';
import { type ChessGameView, chessView } from './view.js';

export const classicoView: ChessGameView = chessView(writtenClassico);
