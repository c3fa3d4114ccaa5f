import type { ChessPositionProblem, ChessRefusal } from '@tabuleiro/chess';
import type { Fact, SentenceTable } from '../types/refusals.js';
import * as piece from './pieces.js';

const ENDED: ReadonlyMap<unknown, string> = new Map([
  ['mate', 'by checkmate'],
  ['stalemate', 'drawn by stalemate'],
  ['repetition', 'drawn by repetition'],
  ['perpetual', 'drawn by perpetual check'],
  ['material', 'drawn by insufficient material'],
  ['fifty', 'drawn by the fifty-move rule'],
]);

export const refusals: SentenceTable<ChessRefusal> = {
  'game-over': ({ reason }) => `The game is over, ${ENDED.get(reason) ?? ''}: there are no more moves.`,
  'bad-move': ({ move }) =>
    `I could not read "${move}". Write, for example, e4, Nf3, knight f3 or g1f3; for a promotion also the piece, like e8=Q.`,
  'no-pass': () => 'You cannot pass in chess: you have to make a move.',
  'empty-square': ({ from }) => `There is no piece on ${from}. Choose a square with a piece of yours.`,
  'not-your-piece': ({ piece: name, from, colour }) =>
    `The ${piece.bare(name)} on ${from} is ${piece.ofSide(colour)}, and it is the other side’s turn.`,
  'same-square': ({ from }) => `The piece has to leave ${from}: choose another square.`,
  'pawn-forward-only': ({ from }) => `The pawn on ${from} only goes forward.`,
  'pawn-blocked': ({ by, at }) =>
    `The pawn is stopped: ${piece.the(by)} on ${at} is in front, and a pawn captures only diagonally.`,
  'pawn-capture-needs-enemy': ({ to }) =>
    `A pawn goes diagonally only to capture, and there is no enemy piece on ${to}.`,
  'pawn-pattern': ({ from }) =>
    `The pawn on ${from} goes one square ahead (two on its first move) and captures one square diagonally.`,
  'double-step-not-first': ({ from }) =>
    `The pawn on ${from} has left its first square: only the first move may be of two squares.`,
  'double-step-off': () => 'The pawn’s double step is off in this game: move one square.',
  'en-passant-off': ({ at }) =>
    `There is no en passant in this game: the pawn on ${at} can be captured only where it stands.`,
  'en-passant-too-late': ({ at }) =>
    `The pawn on ${at} has not just made a double step: en passant is for the very next move only.`,
  'en-passant-exposes-king': ({ at }) =>
    `Taking the pawn on ${at} en passant would leave your king in check.`,
  'knight-pattern': ({ from }) =>
    `The knight on ${from} goes in an L: two squares one way and one to the side.`,
  'bishop-pattern': ({ from }) => `The bishop on ${from} goes only along diagonals.`,
  'rook-pattern': ({ from }) => `The rook on ${from} goes only along its file and its rank.`,
  'queen-pattern': ({ from }) => `The queen on ${from} goes straight: along a file, a rank or a diagonal.`,
  'king-pattern': ({ from }) => `The king on ${from} goes one square at a time.`,
  'path-blocked': ({ piece: name, by, at }) =>
    `The ${piece.bare(name)} does not jump: ${piece.the(by)} on ${at} is in the way.`,
  'own-piece': ({ by, at }) => `Your own ${piece.bare(by)} is on ${at}.`,
  'castling-off': () => 'There is no castling in this game: a turn moves one piece.',
  'castling-right-lost': ({ side }) =>
    `Castling ${side} is no longer possible: the king or that rook has left its first square.`,
  'castling-blocked': ({ side, by, at }) =>
    `Castling ${side} needs empty squares between king and rook, and ${piece.the(by)} is on ${at}.`,
  'castling-in-check': ({ by, at }) =>
    `You cannot castle out of check: ${piece.the(by)} on ${at} attacks the king.`,
  'castling-through-attack': ({ to, by, at }) =>
    `The king would cross ${to}, which ${piece.the(by)} on ${at} attacks.`,
  'castling-into-attack': ({ to, by, at }) =>
    `The king would arrive on ${to}, which ${piece.the(by)} on ${at} attacks.`,
  'kings-adjacent': ({ to, at }) => `Kings never stand side by side: ${to} is next to the king on ${at}.`,
  'king-into-attack': ({ to, by, at }) =>
    `The king cannot go to ${to}: ${piece.the(by)} on ${at} attacks it.`,
  pinned: ({ piece: name, from, by, at }) =>
    `The ${piece.bare(name)} on ${from} is pinned ${piece.by(by)} on ${at}: moving it would leave your king in check.`,
  'double-check': ({ by, at, alsoBy, alsoAt }) =>
    `It is a double check (${piece.the(by)} on ${at} and ${piece.the(alsoBy)} on ${alsoAt}): only the king can move.`,
  'check-not-answered': ({ by, at }) =>
    `Your king is in check ${piece.by(by)} on ${at}: move the king, capture that piece or block the attack.`,
  'promotion-missing': ({ move }) =>
    `The pawn reaches the last rank and is promoted: say to what piece, for example "${String(move).slice(-2)} queen".`,
  'promotion-piece': ({ piece: name }) =>
    `A pawn cannot become a ${piece.bare(name)}: choose a queen, rook, bishop or knight.`,
  'promotion-not-here': ({ to }) =>
    `There is no promotion on ${to}: only a pawn that reaches the last rank is promoted.`,
  'promotion-queen-only': () => 'In this game a pawn always becomes a queen.',
};

const FIELD_HELP = 'board, side, castling, en passant, half-move clock and move number';

const CASTLING: ReadonlyMap<Fact, string> = new Map([
  ['K', "White's short castling"],
  ['Q', "White's long castling"],
  ['k', "Black's short castling"],
  ['q', "Black's long castling"],
]);

export const positionProblems: SentenceTable<ChessPositionProblem> = {
  'field-count': ({ count }) =>
    `A FEN position has six fields split by single blanks (${FIELD_HELP}); this one has ${count}.`,
  'rank-count': ({ ranks }) => `The board has eight ranks split by "/"; this one has ${ranks}.`,
  'rank-length': ({ rank }) => `Rank ${rank} does not have exactly eight squares.`,
  'digit-run': ({ rank }) => `Rank ${rank} has two digits in a row: add the empty squares up into one.`,
  'unknown-letter': ({ letter, rank }) =>
    `"${letter}" on rank ${rank} is no piece: use K Q R B N P (White) or k q r b n p (Black).`,
  'king-count': ({ colour, count }) =>
    count === 0
      ? `${piece.theSide(colour)} needs a king.`
      : `${piece.theSide(colour)} has ${count} kings: there may be only one.`,
  'pawn-on-edge': ({ at }) => `There is a pawn on ${at}: pawns never stand on the first or last rank.`,
  'unknown-side': ({ text }) => `The side to move is "w" (White) or "b" (Black), not "${text}".`,
  'idle-side-in-check': ({ colour, at }) =>
    `${piece.theSide(colour)} is in check from the piece on ${at}, but is not to move.`,
  'castling-letters': ({ text }) => `Castling rights are "-" or letters in the order KQkq, not "${text}".`,
  'castling-not-home': ({ letter, king, rook }) =>
    `${CASTLING.get(letter) ?? 'This castling'} needs the king on ${king} and the rook on ${rook}.`,
  'castling-off': () => 'There is no castling in this game: the field must be "-".',
  'ep-square': ({ text }) => `The en-passant field is "-" or a square, not "${text}".`,
  'ep-rank': ({ at }) => `The en-passant square ${at} is not on the rank an enemy pawn passes over.`,
  'ep-occupied': ({ at }) => `The en-passant square ${at} is not empty.`,
  'ep-no-pawn': ({ at }) => `There is no pawn on ${at} that could have made the double step.`,
  'ep-behind': ({ at }) => `The square ${at}, which the pawn would have come from, is not empty.`,
  'ep-off': () => 'There is no en passant in this game: the field must be "-".',
  'not-digits': ({ text }) =>
    text === ''
      ? 'One of the counters lacks its number.'
      : `"${text}" must be a number written in plain digits.`,
  'number-too-large': ({ text }) => `The number ${text} has more than nine digits.`,
  'below-one': () => 'Move numbers start at 1.',
};
