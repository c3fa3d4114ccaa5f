import { classicoWriting } from '@tabuleiro/contest';
import { type ChessView, chessView } from './view.js';

export const classicoView: ChessView = chessView(classicoWriting);
