import { writtenNucleo } from '@tabuleiro/any-game';
import { type ChessGameView, chessView } from './view.js';

export const nucleoView: ChessGameView = chessView(writtenNucleo);
