import { classicoWriting } from '@tabuleiro/contest';
import { type ChessGameView, chessView } from './view.js';

export const classicoView: ChessGameView = chessView(classicoWriting);
