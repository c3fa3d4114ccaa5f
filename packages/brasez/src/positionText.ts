import { fail, ok, type PositionError, type Result } from '@tabuleiro/game';
import { BLACK, formatSquare, parsePlacement, parseSquare, rankOf, squareAt, WHITE } from '@tabuleiro/grid';
import { isEnPassantLegal, isKingsAndDukes } from './apply.js';
import { attackerOf } from './attack.js';
import { AFTER_FIRST_CHOICE, BRASEZ_START, CASTLING_LETTERS, UNMOVED_LETTERS } from './bfen.js';
import { addToPool } from './change.js';
import { kingHomes } from './moves/setup.js';
import {
  colourIndex,
  colourName,
  DUKE,
  farRow,
  forwardOf,
  homeRow,
  KING,
  LETTERS,
  opponentOf,
  PAWN,
  RETURNING,
  ROOK,
} from './piece.js';
import { bad, parseCount } from './positionProblem.js';
import { asState, BrasezPosition, type BrasezState, CASTLING } from './state.js';

type Failed = PositionError | undefined;

const FIELDS = 10;

/** Reads the ten fields. An en-passant square without a legal capture is dropped, all else is kept. */
export function parsePosition(text: string): Result<BrasezState, PositionError> {
  const fields = text.split(' ');
  if (fields.length !== FIELDS) {
    return fail(bad('fields', 'field-count', { count: fields.length, needs: FIELDS }));
  }
  const [placement, side, castling, ep, unmoved, token, duchy, captured, clocks, move] = fields;
  const board = parsePlacement(placement, LETTERS);
  if (!board.ok) {
    const { problem, ...facts } = board.error;
    return fail(bad('board', problem, facts));
  }
  const position = new BrasezPosition(board.value);
  position.setup = text === BRASEZ_START ? 2 : AFTER_FIRST_CHOICE.includes(text) ? 1 : 0;
  const error =
    checkMen(position) ??
    readSide(position, side) ??
    readCastling(position, castling) ??
    readUnmoved(position, unmoved) ??
    readToken(position, token) ??
    readDuchy(position, duchy) ??
    readCaptured(position, captured) ??
    readClocks(position, clocks) ??
    readMove(position, move) ??
    readEnPassant(position, ep);
  if (error !== undefined) return fail(error);
  position.rehash();
  position.history[0] = position.keyLow;
  position.history[1] = position.keyHigh;
  return ok(asState(position));
}

function checkMen(position: BrasezPosition): Failed {
  const { counts, lists } = position.board;
  for (const colour of [WHITE, BLACK]) {
    const kings = counts[colour | KING];
    if (kings !== 1 && position.setup === 0) {
      return bad('board', 'king-count', { colour: colourName(colour), count: kings });
    }
    const pawns = lists.subarray((colour | PAWN) * 64, (colour | PAWN) * 64 + counts[colour | PAWN]);
    const stray = pawns.find((cell) => cell >> 4 === farRow(colour));
    if (stray !== undefined) return bad('board', 'pawn-on-far-rank', { at: formatSquare(stray) });
    const men = counts.subarray(colour, colour + 16).reduce((sum, count) => sum + count, 0);
    position.men[colourIndex(colour)] = men;
  }
  return undefined;
}

function readSide(position: BrasezPosition, text: string): Failed {
  if (text !== 'w' && text !== 'b') return bad('side', 'unknown-side', { text });
  position.side = text === 'w' ? WHITE : BLACK;
  if (position.setup > 0) return undefined;
  const idle = opponentOf(position.side);
  const king = position.board.find(idle | KING);
  const checker = attackerOf(position.board.cells, king, position.side);
  if (checker === 0) return undefined;
  return bad('side', 'idle-side-in-check', { colour: colourName(idle), at: formatSquare(checker) });
}

function readCastling(position: BrasezPosition, text: string): Failed {
  if (text === '-') return undefined;
  if (!/^B?G?b?g?$/.test(text) || text === '') return bad('castling', 'castling-letters', { text });
  for (const letter of text) {
    if (!isHome(position, letter)) return bad('castling', 'castling-not-home', { letter });
    position.marks |= 1 << (CASTLING + CASTLING_LETTERS.indexOf(letter));
  }
  return undefined;
}

/** King on d or e, rook on c for the jump to b, on f for the one to g. */
function isHome(position: BrasezPosition, letter: string): boolean {
  const colour = letter < 'a' ? WHITE : BLACK;
  const { cells } = position.board;
  const rook = squareAt(letter.toUpperCase() === 'B' ? 2 : 5, homeRow(colour) - 2);
  const isKingHome = kingHomes(colour).some((cell) => cells[cell] === (colour | KING));
  const isUnplaced = position.board.counts[colour | KING] === 0;
  return (isKingHome || isUnplaced) && cells[rook] === (colour | ROOK);
}

function readUnmoved(position: BrasezPosition, text: string): Failed {
  if (text === '-') return undefined;
  if (!/^A?B?D?E?G?H?a?b?d?e?g?h?$/.test(text) || text === '') {
    return bad('unmoved', 'unmoved-letters', { text });
  }
  for (const letter of text) {
    const bit = UNMOVED_LETTERS.indexOf(letter);
    const colour = bit < 8 ? WHITE : BLACK;
    const start = squareAt(bit & 7, bit < 8 ? 1 : 6);
    if (position.board.cells[start] !== (colour | PAWN)) {
      return bad('unmoved', 'unmoved-no-pawn', { letter, at: formatSquare(start) });
    }
    position.marks |= 1 << bit;
  }
  return undefined;
}

function readToken(position: BrasezPosition, text: string): Failed {
  if (!/^[wb]!?$/.test(text)) return bad('token', 'token-letters', { text });
  position.token = text[0] === 'w' ? WHITE : BLACK;
  position.passes = text.length - 1;
  if (position.passes === 0 || position.token === position.side) return undefined;
  return bad('token', 'token-not-held', { colour: colourName(position.side) });
}

function readDuchy(position: BrasezPosition, text: string): Failed {
  const halves = text.split('/');
  if (halves.length !== 2) return bad('duchy', 'duchy-shape', { text });
  for (const [i, colour] of [WHITE, BLACK].entries()) {
    const count = parseCount('duchy', halves[i], 0);
    if (!count.ok) return count.error;
    addToPool(position, colour | DUKE, count.value);
    position.men[i] += count.value;
  }
  return undefined;
}

function readCaptured(position: BrasezPosition, text: string): Failed {
  const halves = text.split('/');
  if (halves.length !== 2 || !halves.every((half) => /^(?:-|[WRNHL]+)$/.test(half))) {
    return bad('captured', 'captured-shape', { text });
  }
  for (const [i, colour] of [WHITE, BLACK].entries()) {
    if (!/^(?:-|W*R*N*H*L*)$/.test(halves[i])) {
      return bad('captured', 'captured-order', { colour: colourName(colour), text: halves[i] });
    }
    for (const type of RETURNING) {
      addToPool(position, colour | type, halves[i].split(LETTERS[type]).length - 1);
    }
  }
  return undefined;
}

function readClocks(position: BrasezPosition, text: string): Failed {
  const halves = text.split(',');
  if (halves.length !== 2) return bad('clocks', 'clocks-shape', { text });
  const [quiet, alone] = halves;
  const halfmove = parseCount('clocks', quiet, 0);
  if (!halfmove.ok) return halfmove.error;
  position.halfmove = halfmove.value;
  const isAlone = position.setup === 0 && isKingsAndDukes(position);
  if ((alone === '-') === isAlone) return bad('clocks', 'kings-dukes-clock', { text: alone });
  if (!isAlone) return undefined;
  const kingsDukes = parseCount('clocks', alone, 0);
  if (!kingsDukes.ok) return kingsDukes.error;
  position.kingsDukes = kingsDukes.value;
  return undefined;
}

function readMove(position: BrasezPosition, text: string): Failed {
  const fullmove = parseCount('move', text, 1);
  if (!fullmove.ok) return fullmove.error;
  position.fullmove = fullmove.value;
  return undefined;
}

/** Read last: whether a capture is legal depends on all the rest. */
function readEnPassant(position: BrasezPosition, text: string): Failed {
  if (text === '-') return undefined;
  const passed = parseSquare(text);
  if (passed === undefined) return bad('ep', 'ep-square', { text });
  if (rankOf(passed) !== (position.side === WHITE ? 5 : 2)) return bad('ep', 'ep-rank', { at: text });
  const advanced = passed - forwardOf(position.side);
  if (position.board.cells[advanced] !== (opponentOf(position.side) | PAWN)) {
    return bad('ep', 'ep-no-pawn', { at: formatSquare(advanced) });
  }
  if (isEnPassantLegal(position, passed)) position.ep = passed;
  return undefined;
}
