import { type Facts, fail, ok, type PositionError, type Result } from '@tabuleiro/game';
import {
  BLACK,
  EMPTY,
  formatPlacement,
  formatSquare,
  parseCount,
  parsePlacement,
  parseSquare,
  rankOf,
  squareAt,
  WHITE,
  writtenCount,
} from '@tabuleiro/grid';
import { isEnPassantLegal, isKingsAndDukes } from './apply.js';
import { attackerOf } from './attack.js';
import { addToPool } from './change.js';
import { kingHomes } from './moves/king.js';
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
  RETURNABLE,
  ROOK,
} from './piece.js';
import { asState, BrasezPosition, type BrasezState, type BrasezView, CASTLING } from './state.js';

/** Every problem that reading a BFEN can report. */
export const BRASEZ_POSITION_PROBLEMS = [
  'field-count',
  'rank-count',
  'rank-length',
  'digit-run',
  'unknown-letter',
  'king-count',
  'pawn-on-far-rank',
  'unknown-side',
  'idle-side-in-check',
  'castling-letters',
  'castling-not-home',
  'ep-square',
  'ep-rank',
  'ep-occupied',
  'ep-no-pawn',
  'ep-behind',
  'unmoved-letters',
  'unmoved-no-pawn',
  'token-letters',
  'token-not-held',
  'duchy-shape',
  'captured-shape',
  'captured-order',
  'clocks-shape',
  'kings-dukes-clock',
  'not-digits',
  'number-too-large',
  'below-one',
] as const;
/** The code of a problem with a BFEN. */
export type BrasezPositionProblem = (typeof BRASEZ_POSITION_PROBLEMS)[number];

function positionError(field: string, problem: BrasezPositionProblem, facts: Facts = {}): PositionError {
  return { code: 'bad-position', field, problem, facts };
}

function readCount(field: string, text: string, least: 0 | 1): Result<number, PositionError> {
  const count = parseCount(text, least);
  return count.ok ? count : fail(positionError(field, count.error, { text }));
}

/** The BFEN of the start, before the players place their kings (B-SETUP). */
export const BRASEZ_START = 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';

/** The BFENs after White has placed king and warlord, with Black still to do so. */
const AFTER_FIRST_CHOICE: readonly string[] = ['WK', 'KW'].map((pair) =>
  BRASEZ_START.replace('R2RNH w', `R${pair}RNH b`),
);

const CASTLING_LETTERS = 'BGbg';
const UNMOVED_LETTERS = 'ABCDEFGHabcdefgh';

/** The BFEN of a position: ten fields. */
export function formatPosition(state: BrasezView): string {
  return [
    formatPlacement(state.board, LETTERS),
    colourName(state.side),
    formatMarks(state.marks >> CASTLING, CASTLING_LETTERS),
    state.ep === 0 ? '-' : formatSquare(state.ep),
    formatMarks(state.marks, UNMOVED_LETTERS),
    colourName(state.token) + (state.passes > 0 ? '!' : ''),
    `${state.pool[WHITE | DUKE]}/${state.pool[BLACK | DUKE]}`,
    `${formatPool(state, WHITE)}/${formatPool(state, BLACK)}`,
    `${writtenCount(state.halfmove)},${state.kingsDukes < 0 ? '-' : writtenCount(state.kingsDukes)}`,
    writtenCount(state.fullmove),
  ].join(' ');
}

/** The letters whose bits are set. */
function formatMarks(marks: number, letters: string): string {
  let text = '';
  for (let i = 0; i < letters.length; i++) if ((marks >> i) & 1) text += letters[i];
  return text || '-';
}

function formatPool(state: BrasezView, colour: number): string {
  const letters = RETURNABLE.map((type) => LETTERS[type].repeat(state.pool[colour | type]));
  return letters.join('') || '-';
}

type Failed = PositionError | undefined;

const FIELDS = 10;

/** Reads a BFEN. An en-passant square without a legal capture is dropped, everything else is kept. */
export function parsePosition(text: string): Result<BrasezState, PositionError> {
  const fields = text.split(' ');
  if (fields.length !== FIELDS) {
    return fail(positionError('fields', 'field-count', { count: fields.length, needs: FIELDS }));
  }
  const [placement, side, castling, ep, unmoved, token, duchy, captured, clocks, move] = fields;
  const board = parsePlacement(placement, LETTERS);
  if (!board.ok) {
    const { problem, ...facts } = board.error;
    return fail(positionError('board', problem, facts));
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
      return positionError('board', 'king-count', { colour: colourName(colour), count: kings });
    }
    const pawns = lists.subarray((colour | PAWN) * 64, (colour | PAWN) * 64 + counts[colour | PAWN]);
    const stray = pawns.find((cell) => cell >> 4 === farRow(colour));
    if (stray !== undefined) return positionError('board', 'pawn-on-far-rank', { at: formatSquare(stray) });
    const men = counts.subarray(colour, colour + 16).reduce((sum, count) => sum + count, 0);
    position.men[colourIndex(colour)] = men;
  }
  return undefined;
}

function readSide(position: BrasezPosition, text: string): Failed {
  if (text !== 'w' && text !== 'b') return positionError('side', 'unknown-side', { text });
  position.side = text === 'w' ? WHITE : BLACK;
  if (position.setup > 0) return undefined;
  const idle = opponentOf(position.side);
  const king = position.board.find(idle | KING);
  const checker = attackerOf(position.board.cells, king, position.side);
  if (checker === 0) return undefined;
  return positionError('side', 'idle-side-in-check', { colour: colourName(idle), at: formatSquare(checker) });
}

function readCastling(position: BrasezPosition, text: string): Failed {
  if (text === '-') return undefined;
  if (!/^B?G?b?g?$/.test(text) || text === '') return positionError('castling', 'castling-letters', { text });
  for (const letter of text) {
    if (!isHome(position, letter)) return positionError('castling', 'castling-not-home', { letter });
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
    return positionError('unmoved', 'unmoved-letters', { text });
  }
  for (const letter of text) {
    const bit = UNMOVED_LETTERS.indexOf(letter);
    const colour = bit < 8 ? WHITE : BLACK;
    const start = squareAt(bit & 7, bit < 8 ? 1 : 6);
    if (position.board.cells[start] !== (colour | PAWN)) {
      return positionError('unmoved', 'unmoved-no-pawn', { letter, at: formatSquare(start) });
    }
    position.marks |= 1 << bit;
  }
  return undefined;
}

function readToken(position: BrasezPosition, text: string): Failed {
  if (!/^[wb]!?$/.test(text)) return positionError('token', 'token-letters', { text });
  position.token = text[0] === 'w' ? WHITE : BLACK;
  position.passes = text.length - 1;
  if (position.passes === 0 || position.token === position.side) return undefined;
  return positionError('token', 'token-not-held', { colour: colourName(position.side) });
}

function readDuchy(position: BrasezPosition, text: string): Failed {
  const halves = text.split('/');
  if (halves.length !== 2) return positionError('duchy', 'duchy-shape', { text });
  for (const [i, colour] of [WHITE, BLACK].entries()) {
    const count = readCount('duchy', halves[i], 0);
    if (!count.ok) return count.error;
    addToPool(position, colour | DUKE, count.value);
    position.men[i] += count.value;
  }
  return undefined;
}

function readCaptured(position: BrasezPosition, text: string): Failed {
  const halves = text.split('/');
  if (halves.length !== 2 || !halves.every((half) => /^(?:-|[WRNHL]+)$/.test(half))) {
    return positionError('captured', 'captured-shape', { text });
  }
  for (const [i, colour] of [WHITE, BLACK].entries()) {
    if (!/^(?:-|W*R*N*H*L*)$/.test(halves[i])) {
      return positionError('captured', 'captured-order', { colour: colourName(colour), text: halves[i] });
    }
    for (const type of RETURNABLE) {
      addToPool(position, colour | type, halves[i].split(LETTERS[type]).length - 1);
    }
  }
  return undefined;
}

function readClocks(position: BrasezPosition, text: string): Failed {
  const halves = text.split(',');
  if (halves.length !== 2) return positionError('clocks', 'clocks-shape', { text });
  const [quiet, alone] = halves;
  const halfmove = readCount('clocks', quiet, 0);
  if (!halfmove.ok) return halfmove.error;
  position.halfmove = halfmove.value;
  const isAlone = position.setup === 0 && isKingsAndDukes(position);
  if ((alone === '-') === isAlone) return positionError('clocks', 'kings-dukes-clock', { text: alone });
  if (!isAlone) return undefined;
  const kingsDukes = readCount('clocks', alone, 0);
  if (!kingsDukes.ok) return kingsDukes.error;
  position.kingsDukes = kingsDukes.value;
  return undefined;
}

function readMove(position: BrasezPosition, text: string): Failed {
  const fullmove = readCount('move', text, 1);
  if (!fullmove.ok) return fullmove.error;
  position.fullmove = fullmove.value;
  return undefined;
}

/** Read last: whether a capture is legal depends on all the rest. */
function readEnPassant(position: BrasezPosition, text: string): Failed {
  if (text === '-') return undefined;
  const passed = parseSquare(text);
  if (passed === undefined) return positionError('ep', 'ep-square', { text });
  const { cells } = position.board;
  if (rankOf(passed) !== (position.side === WHITE ? 5 : 2))
    return positionError('ep', 'ep-rank', { at: text });
  if (cells[passed] !== EMPTY) return positionError('ep', 'ep-occupied', { at: text });
  const advanced = passed - forwardOf(position.side);
  if (cells[advanced] !== (opponentOf(position.side) | PAWN)) {
    return positionError('ep', 'ep-no-pawn', { at: formatSquare(advanced) });
  }
  const behind = passed + forwardOf(position.side);
  if (cells[behind] !== EMPTY) return positionError('ep', 'ep-behind', { at: formatSquare(behind) });
  if (isEnPassantLegal(position, passed)) position.ep = passed;
  return undefined;
}
