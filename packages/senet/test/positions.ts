import { replay } from '@tabuleiro/game';
import { type SenetState, senet, squareAt } from '@tabuleiro/senet';
import { moveTexts, type Random } from '@tabuleiro/testkit';

/** The state of a position text that must be readable. */
export function read(text: string): SenetState {
  const state = senet.notation.parsePosition(text);
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.error)}`);
  return state.value;
}

function write(squares: readonly string[], turn: string): SenetState {
  const groups = [squares.slice(1, 11), squares.slice(11, 21), squares.slice(21, 31)];
  return read(`${groups.map((group) => group.join('')).join('/')} ${turn}`);
}

/** `place('A8 B11', 'A 3')`: pieces by square, then who acts with which die. */
export function place(pieces: string, turn: string): SenetState {
  const squares = Array.from({ length: 31 }, () => '.');
  for (const piece of pieces.split(' ')) squares[Number(piece.slice(1))] = piece.charAt(0);
  return write(squares, turn);
}

/** A board as it lies on the table, the middle row running from right to left: three rows of ten. */
export function drawn(picture: string, turn: string): SenetState {
  const rows = picture.trim().split('\n');
  const squares = Array.from({ length: 31 }, () => '.');
  for (const [row, line] of rows.entries()) {
    for (const [column, holder] of line.trim().split(' ').entries()) squares[squareAt(row, column)] = holder;
  }
  return write(squares, turn);
}

export function legal(state: SenetState): string[] {
  return moveTexts(senet, state);
}

/** The position after `moves`, which must be legal. */
export function after(state: SenetState, ...moves: readonly string[]): string {
  const end = replay(senet, state, moves);
  if (!end.ok) throw new Error(`${senet.notation.formatPosition(state)}: ${JSON.stringify(end.error)}`);
  return senet.notation.formatPosition(end.value);
}

/** Like `place`, but the text: what a position should have become. */
export function text(pieces: string, turn: string): string {
  return senet.notation.formatPosition(place(pieces, turn));
}

/** Any well-formed position with a thrown die, often crowded and often near the end of the track. */
export function randomPosition(random: Random): SenetState {
  const first = random.pick([1, 1, 11, 18, 21]);
  const squares = Array.from({ length: 31 }, () => '.');
  for (const player of ['A', 'B']) {
    for (let pieces = 1 + random.below(5); pieces > 0; pieces--) {
      const square = first + random.below(31 - first);
      if (square !== 27 && squares[square] === '.') squares[square] = player;
    }
  }
  const isEmpty = squares.every((holder) => holder === '.');
  return isEmpty
    ? randomPosition(random)
    : write(squares, `${random.pick(['A', 'B'])} ${1 + random.below(5)}`);
}
