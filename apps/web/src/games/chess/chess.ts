import { type WrittenChess, writtenClassico, writtenNucleo } from '@tabuleiro/any-game';
import { type ChessMove, type ChessPiece, type ChessState, castlingText, sideToMove } from '@tabuleiro/chess';
import { effectsOfKind } from '@tabuleiro/game';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang, PieceName } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import { gridWords } from '../../words/grid.js';
import { inEachLanguage } from '../../words/languages.js';
import {
  artOf,
  COLOURS,
  type Colour,
  cellsOf,
  colourOf,
  GRID,
  isSquare,
  kingOf,
  type Men,
  PIECES,
  sideOf,
} from '../grid/board.js';
import { answer, askPromotion, place, withoutSingleAnswers } from '../grid/paths.js';
import { type Castlings, plain, typedCastling } from '../grid/typedCastling.js';
import type { GameMove, GamePosition } from '../position.js';
import type { GameView, Path, PieceRow } from '../view.js';
import { sayMove } from './spokenMove.js';

export type ChessPosition = GamePosition<ChessState, ChessMove, ChessPiece>;
export type ChessGameMove = GameMove<ChessState, ChessMove, ChessPiece>;
export type ChessGameView = GameView<ChessState, ChessMove, ChessPiece>;

const PROMOTION = 'promotion';

/** How any game of the chess core is shown: what tells them apart is in the rules only. */
function chessView(written: WrittenChess): ChessGameView {
  const started = written.game.pieces(written.game.start()); // C-START: what is missing later was lost
  return {
    written,
    ...GRID,
    examples: inEachLanguage(gridWords, 'examples'),
    cells: (lang, { pieces }) => cellsOf(lang, pieces),
    trays: () => [],
    pieceRows: (lang, { pieces }) => pieceRowsOf(lang, started, pieces),
    kingOf: ({ pieces, state }) => kingOf(pieces, colourOf(sideToMove(state))),
    paths: (position) => withoutSingleAnswers(position.moves.flatMap((move) => pathsTo(position, move))),
    ask: (lang, { player }, _, answers) =>
      askPromotion(lang, gridWords[lang].whichPromotion, colourOf(player), answers),
    attempt: attemptOf,
    say: sayMove,
    resources: async () => (await import('../networks.js')).loadNetwork(written.game.id),
    typed: (position, text) => typedCastling(plain(text), () => castlingsOf(written, position)),
    draft: async () => (await import('../../editor/chessDraft.js')).chessDraft(written),
  };
}

/** The piece, its target (castling: also the rook that goes with the king), and what a pawn becomes where that is a choice (N-PROMO: it may be none). */
function pathsTo(position: ChessPosition, move: ChessMove): readonly Path<ChessMove>[] {
  if (move.kind === 'null') return [];
  const [from, to] = [formatSquare(move.from), formatSquare(move.to)];
  if (move.kind === 'castle') {
    const rook = effectsOfKind(position.withMove(move).effects, 'moved').find((moved) => moved.from !== from);
    const onto = rook === undefined ? [] : [place(rook.from, 'partner')];
    return [place(to), ...onto].map((target) => ({ move, steps: [place(from), target] }));
  }
  const captures = move.kind === 'enPassant' || position.pieces.has(to);
  const steps = [place(from), place(to, captures ? 'capture' : 'move')];
  return [{ move, steps: move.kind === 'promotion' ? [...steps, answer(PROMOTION, move.piece)] : steps }];
}

/** The castling, legal or not, that the king to move means when it is tried on a rook of its own rank. */
function castlingOnto(
  { pieces, state }: Pick<ChessPosition, 'pieces' | 'state'>,
  from: Place,
  to: Place,
): string | undefined {
  const [king, rook] = [pieces.get(from), pieces.get(to)];
  const isTried =
    king?.name === 'king' &&
    rook?.name === 'rook' &&
    king.player === rook.player &&
    king.player === sideToMove(state);
  return isTried && from[1] === to[1] ? castlingText(state, to > from ? 'short' : 'long') : undefined;
}

/** A man of one's own that was only picked up tried nothing. */
function attemptOf({ pieces, state }: ChessPosition, from: Place, to: Place): string | undefined {
  const isPickedUp = from === to && pieces.get(from)?.player === sideToMove(state);
  if (!isSquare(from) || !isSquare(to) || isPickedUp) return undefined;
  return castlingOnto({ pieces, state }, from, to) ?? from + to;
}

function castlingsOf({ game }: WrittenChess, { state, moves }: ChessPosition): Castlings {
  return {
    short: castlingText(state, 'short'),
    long: castlingText(state, 'long'),
    legal: moves.map((move) => game.notation.formatMove(move)),
  };
}

/** What each side has lost since the arrangement that the game begins with. */
export function pieceRowsOf(lang: Lang, started: Men, men: Men): readonly PieceRow[] {
  return COLOURS.map((colour) => {
    const lost = lostOf(started, men, colour);
    const lead = pointsOf(men, colour) - pointsOf(men, colour === 'w' ? 'b' : 'w');
    return {
      side: sideOf(colour),
      name: gridWords[lang].lost(colour, lost, lead),
      lead,
      arts: lost.map((name) => artOf(name, colour)),
    };
  });
}

/** As everybody counts them; no rule asks for it. */
const POINTS: Readonly<Partial<Record<PieceName, number>>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
};

function pointsOf(men: Men, colour: Colour): number {
  return PIECES.reduce((sum, piece) => sum + (POINTS[piece] ?? 0) * count(men, colour, piece), 0);
}

/** A second queen was a pawn: so many pawns are not lost but promoted. */
function lostOf(started: Men, men: Men, colour: Colour): readonly PieceName[] {
  const missing = (piece: PieceName): number => count(started, colour, piece) - count(men, colour, piece);
  const promoted = PIECES.filter((piece) => piece !== 'pawn')
    .map((piece) => Math.max(0, -missing(piece)))
    .reduce((sum, extra) => sum + extra, 0);
  return PIECES.flatMap((piece) => {
    const lost = missing(piece) - (piece === 'pawn' ? promoted : 0);
    return Array.from({ length: Math.max(0, lost) }, () => piece);
  });
}

function count(men: Men, colour: Colour, piece: PieceName): number {
  return [...men.values()].filter(({ name, player }) => name === piece && player === colour).length;
}

export const classicoView: ChessGameView = chessView(writtenClassico);

export const nucleoView: ChessGameView = chessView(writtenNucleo);
