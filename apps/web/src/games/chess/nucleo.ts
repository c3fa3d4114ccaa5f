import { nucleoWriting } from '@tabuleiro/contest';
import { type ChessView, chessView } from './view.js';

export const nucleoView: ChessView = chessView(nucleoWriting);
