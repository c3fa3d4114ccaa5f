import { nucleoWriting } from '@tabuleiro/contest';
import { type ChessGameView, chessView } from './view.js';

export const nucleoView: ChessGameView = chessView(nucleoWriting);
