import { writtenNucleo } from '@tabuleiro/any-game';
import { type ChessGameView, chessView } from './chess.js';

export const nucleoView: ChessGameView = chessView(writtenNucleo);
