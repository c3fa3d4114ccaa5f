import { type Facts, fail, ok, type PositionError, type Result } from '@tabuleiro/game';
import {
  BLACK,
  type Board,
  COLOURS,
  EMPTY,
  formatPlacement,
  formatSquare,
  parseCount,
  parsePlacement,
  parseSquare,
  rankOf,
  SQUARES,
  WHITE,
  writtenCount,
} from '@tabuleiro/grid';
import { attackersOf, forwardOf } from './attack.js';
import { loadState } from './currentPosition.js';
import { isEnPassantLegal } from './moves/enPassant.js';
import { KING, LETTERS, PAWN, ROOK } from './piece.js';
import type { ChessRules } from './rules.js';
import { asState, ChessPosition, type ChessState, type ChessView } from './state.js';

/** Every problem that reading a FEN can report. */
export const CHESS_POSITION_PROBLEMS = [
  'field-count',
  'rank-count',
  'rank-length',
  'digit-run',
  'unknown-letter',
  'king-count',
  'pawn-on-edge',
  'unknown-side',
  'idle-side-in-check',
  'castling-letters',
  'castling-not-home',
  'castling-off',
  'ep-square',
  'ep-rank',
  'ep-occupied',
  'ep-no-pawn',
  'ep-behind',
  'ep-off',
  'not-digits',
  'number-too-large',
  'below-one',
] as const;
/** The code of a problem with a FEN. */
export type ChessPositionProblem = (typeof CHESS_POSITION_PROBLEMS)[number];

type Parsed = Result<ChessPosition, PositionError>;

function bad(field: string, problem: ChessPositionProblem, facts: Facts = {}): Result<never, PositionError> {
  return fail({ code: 'bad-position', field, problem, facts });
}

/** Reads the six fields of a FEN. An en-passant square without a legal capture is dropped, everything else is kept. */
export function parseFen(text: string, rules: ChessRules): Result<ChessState, PositionError> {
  const fields = text.split(' ');
  if (fields.length !== 6) return bad('fields', 'field-count', { count: fields.length, needs: 6 });
  const [board, side, castling, ep, halfmove, fullmove] = fields;
  let parsed = parseBoard(board, rules);
  if (parsed.ok) parsed = readSide(parsed.value, side);
  if (parsed.ok) parsed = readCastling(parsed.value, castling);
  if (parsed.ok) parsed = readEnPassant(parsed.value, ep);
  if (parsed.ok) parsed = readClocks(parsed.value, halfmove, fullmove);
  return parsed.ok ? ok(asState(parsed.value)) : parsed;
}

function parseBoard(text: string, rules: ChessRules): Parsed {
  const placed = parsePlacement(text, LETTERS);
  if (!placed.ok) {
    const { problem, ...facts } = placed.error;
    return bad('board', problem, facts);
  }
  const board = placed.value;
  for (const [colour, name] of [
    [WHITE, 'w'],
    [BLACK, 'b'],
  ] as const) {
    const kings = board.counts[colour | KING];
    if (kings !== 1) return bad('board', 'king-count', { colour: name, count: kings });
  }
  const stray = SQUARES.find((square) => isPawnOnEdge(board, square));
  if (stray !== undefined) return bad('board', 'pawn-on-edge', { at: formatSquare(stray) });
  return ok(new ChessPosition(rules, board));
}

function isPawnOnEdge(board: Board, cell: number): boolean {
  const isPawn = board.cells[cell] === (WHITE | PAWN) || board.cells[cell] === (BLACK | PAWN);
  return isPawn && (rankOf(cell) === 0 || rankOf(cell) === 7);
}

function readSide(position: ChessPosition, text: string): Parsed {
  if (text !== 'w' && text !== 'b') return bad('side', 'unknown-side', { text });
  position.us = text === 'w' ? WHITE : BLACK;
  const { us, board } = position;
  const idle = us ^ COLOURS;
  const [checker] = attackersOf(board, board.find(idle | KING), us);
  if (checker === undefined) return ok(position);
  const colour = idle === WHITE ? 'w' : 'b';
  return bad('side', 'idle-side-in-check', { colour, at: formatSquare(checker) });
}

/** The right of each letter, with the squares its king and rook must stand on. */
const CASTLING = [
  { letter: 'K', king: 'e1', rook: 'h1', colour: WHITE },
  { letter: 'Q', king: 'e1', rook: 'a1', colour: WHITE },
  { letter: 'k', king: 'e8', rook: 'h8', colour: BLACK },
  { letter: 'q', king: 'e8', rook: 'a8', colour: BLACK },
] as const;

function readCastling(position: ChessPosition, text: string): Parsed {
  if (text === '-') return ok(position);
  if (!/^K?Q?k?q?$/.test(text) || text === '') return bad('castling', 'castling-letters', { text });
  if (!position.rules.castling) return bad('castling', 'castling-off', { text });
  const { cells } = position.board;
  for (const [bit, { letter, king, rook, colour }] of CASTLING.entries()) {
    if (!text.includes(letter)) continue;
    const home =
      cells[parseSquare(king) ?? 0] === (colour | KING) && cells[parseSquare(rook) ?? 0] === (colour | ROOK);
    if (!home) return bad('castling', 'castling-not-home', { letter, king, rook });
    position.rights |= 1 << bit;
  }
  return ok(position);
}

function readEnPassant(position: ChessPosition, text: string): Parsed {
  if (text === '-') return ok(position);
  const ep = parseSquare(text);
  if (ep === undefined) return bad('ep', 'ep-square', { text });
  if (!position.rules.enPassant) return bad('ep', 'ep-off', { at: text });
  const { us } = position;
  const { cells } = position.board;
  if (rankOf(ep) !== (us === WHITE ? 5 : 2)) return bad('ep', 'ep-rank', { at: text });
  if (cells[ep] !== EMPTY) return bad('ep', 'ep-occupied', { at: text });
  const pawn = ep - forwardOf(us);
  if (cells[pawn] !== ((us ^ COLOURS) | PAWN)) return bad('ep', 'ep-no-pawn', { at: formatSquare(pawn) });
  const behind = ep + forwardOf(us);
  if (cells[behind] !== EMPTY) return bad('ep', 'ep-behind', { at: formatSquare(behind) });
  position.fenDoubleStep = pawn;
  loadState(asState(position.copy()));
  if (isEnPassantLegal(ep)) position.ep = ep;
  return ok(position);
}

function readClocks(position: ChessPosition, halfmove: string, fullmove: string): Parsed {
  const half = readCount('halfmove', halfmove, 0);
  if (!half.ok) return half;
  const full = readCount('fullmove', fullmove, 1);
  if (!full.ok) return full;
  position.halfmove = half.value;
  position.fullmove = full.value;
  return ok(position);
}

function readCount(field: string, text: string, least: 0 | 1): Result<number, PositionError> {
  const count = parseCount(text, least);
  return count.ok ? count : bad(field, count.error, { text });
}

export function formatFen(state: ChessView): string {
  const side = state.us === WHITE ? 'w' : 'b';
  const letters = CASTLING.filter((_, bit) => state.rights & (1 << bit)).map((right) => right.letter);
  const ep = state.ep === 0 ? '-' : formatSquare(state.ep);
  const board = formatPlacement(state.board, LETTERS);
  const counters = `${writtenCount(state.halfmove)} ${moveNumberOf(state)}`;
  return `${board} ${side} ${letters.join('') || '-'} ${ep} ${counters}`;
}

/** The number of the move that comes next, as the FEN has it. */
export function moveNumberOf({ fullmove }: ChessView): number {
  return writtenCount(fullmove);
}
