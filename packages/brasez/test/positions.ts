import { type BrasezState, brasez } from '@tabuleiro/brasez';
import { type Outcome, replay } from '@tabuleiro/game';
import { moveTexts, type Random } from '@tabuleiro/testkit';

/** White to act, no castling, nothing unmoved, Black holds the token. */
export const QUIET = 'w - - - b 0/0 -/- 0,- 1';

/** The state of a position text that must be readable. */
export function read(text: string): BrasezState {
  const state = brasez.notation.parsePosition(text);
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.error)}`);
  return state.value;
}

/** A board drawn rank 8 first, `.` empty and `x` empty too, then the other fields. */
export function drawn(picture: string, fields: string = QUIET): string {
  const ranks = picture.trim().split('\n');
  const board = ranks.map((rank) => squeeze(rank.trim().replaceAll('x', '.'))).join('/');
  return `${board} ${fields}`;
}

function squeeze(rank: string): string {
  return rank.replaceAll(' ', '').replace(/\.+/g, (gap) => String(gap.length));
}

/** The squares of a picture marked `x`. */
export function marked(picture: string): string[] {
  const ranks = picture.trim().split('\n');
  return ranks
    .flatMap((rank, i) =>
      Array.from(rank.trim().replaceAll(' ', ''), (letter, file) =>
        letter === 'x' ? 'abcdefgh'.charAt(file) + (8 - i) : '',
      ),
    )
    .filter((square) => square !== '')
    .sort();
}

export function legal(text: string): string[] {
  return moveTexts(brasez, read(text)).sort();
}

/** Legal actions that begin with `start`. */
export function legalFrom(text: string, start: string): string[] {
  return legal(text).filter((move) => move.startsWith(start));
}

/** Where the piece on a square can go, written without the square itself. */
export function targets(text: string, from: string): string[] {
  return legalFrom(text, from).map((move) => move.slice(2));
}

export function isLegalIn(text: string, move: string): boolean {
  return legal(text).includes(move);
}

function played(text: string, moves: readonly string[]): BrasezState {
  const end = replay(brasez, read(text), moves);
  if (!end.ok) throw new Error(`${text}: ${JSON.stringify(end.error)}`);
  return end.value;
}

/** The position text after `moves`, which must be legal. */
export function after(text: string, ...moves: readonly string[]): string {
  return brasez.notation.formatPosition(played(text, moves));
}

/** One field of the position after `moves`, counted from 1 as in the rules. */
export function fieldAfter(field: number, text: string, ...moves: readonly string[]): string {
  return after(text, ...moves).split(' ')[field - 1];
}

export function outcomeAfter(text: string, ...moves: readonly string[]): Outcome | undefined {
  const turn = brasez.turn(played(text, moves));
  return turn.kind === 'over' ? turn.outcome : undefined;
}

export function isCheckAfter(text: string, ...moves: readonly string[]): boolean {
  return brasez.inCheck(played(text, moves));
}

/** The code of the refusal, `legal` when there is none. */
export function whyNot(text: string, attempt: string): string {
  return brasez.explain(read(text), attempt)?.code ?? 'legal';
}

const swapCase = (text: string): string =>
  Array.from(text, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ).join('');
const swapHalves = (text: string): string => text.split('/').reverse().join('/');
const swapSide = (text: string): string => text.replace(/[wb]/, (side) => (side === 'w' ? 'b' : 'w'));
const turnRanks = (text: string): string => text.replace(/[1-8]/g, (rank) => String(9 - Number(rank)));
const upperFirst = (letters: string): string =>
  letters.replace(/^([a-z]+)([A-Z]+)$/, (_, lower, upper) => upper + lower);

/** The same position with the colours exchanged. */
export function mirror(text: string): string {
  const [board, side, castling, ep, unmoved, token, duchy, captured, clocks, move] = text.split(' ');
  const ranks = swapCase(board).split('/').reverse().join('/');
  const marks = [upperFirst(swapCase(castling)), turnRanks(ep), upperFirst(swapCase(unmoved))];
  const pools = [swapSide(token), swapHalves(duchy), swapHalves(captured)];
  return [ranks, swapSide(side), ...marks, ...pools, clocks, move].join(' ');
}

/** The same action seen from the other side of the board. */
export function mirrorMove(move: string): string {
  return turnRanks(move);
}

const MEN = 'PPPPPPLLWHHNNRRGG';

/** Any well-formed position, from nearly bare to crowded; often with dukes, pools, marks and rights. */
export function randomPosition(random: Random): string {
  for (;;) {
    const text = randomText(random);
    if (brasez.notation.parsePosition(text).ok) return text;
  }
}

function randomText(random: Random): string {
  const cells: string[] = Array.from({ length: 64 }, () => '');
  for (const king of ['K', 'k']) cells[randomCell(random, cells)] = king;
  for (let men = 2 + random.below(random.pick([6, 14, 28])); men > 0; men--) {
    const piece = random.pick([...MEN]);
    cells[randomCell(random, cells)] = random.below(2) === 0 ? piece : piece.toLowerCase();
  }
  if (random.below(3) === 0) stand(cells, random);
  const board = Array.from({ length: 8 }, (_, row) => formatRow(cells.slice(row * 8, row * 8 + 8))).join('/');
  const token = random.pick(['w', 'b']);
  const side = random.pick(['w', 'b']);
  const alone = cells.every((piece) => 'KkGg'.includes(piece)) ? String(random.below(9)) : '-';
  return [
    ...[board, side, randomCastling(cells, random), randomPassed(cells, side, random)],
    ...[randomUnmoved(cells, random), side === token && random.below(4) === 0 ? `${token}!` : token],
    ...[
      `${random.pick([0, 0, 1, 2])}/${random.pick([0, 0, 1, 2])}`,
      `${randomPool(random)}/${randomPool(random)}`,
    ],
    ...[`${random.below(49)},${alone}`, 1 + random.below(80)],
  ].join(' ');
}

function randomCell(random: Random, cells: readonly string[]): number {
  for (;;) {
    const cell = random.below(64);
    if (cells[cell] === '') return cell;
  }
}

/** Puts a king and rooks of one side at home, so that castling rights are met. */
function stand(cells: string[], random: Random): void {
  const isWhite = random.below(2) === 0;
  const row = isWhite ? 56 : 0;
  const [king, rook] = isWhite ? ['K', 'R'] : ['k', 'r'];
  cells[cells.indexOf(king)] = '';
  cells[row + random.pick([3, 4])] = king;
  cells[row + 2] = rook;
  cells[row + 5] = rook;
}

function formatRow(row: readonly string[]): string {
  return row
    .map((piece) => piece || '.')
    .join('')
    .replace(/\.+/g, (gap) => String(gap.length));
}

function randomCastling(cells: readonly string[], random: Random): string {
  const isHome = (letter: string): boolean => {
    const isWhite = letter < 'a';
    const row = isWhite ? 56 : 0;
    const rook = row + (letter.toUpperCase() === 'B' ? 2 : 5);
    const [king, tower] = isWhite ? ['K', 'R'] : ['k', 'r'];
    return cells[rook] === tower && (cells[row + 3] === king || cells[row + 4] === king);
  };
  return [...'BGbg'].filter((letter) => isHome(letter) && random.below(3) > 0).join('') || '-';
}

function randomUnmoved(cells: readonly string[], random: Random): string {
  const letters = [...'ABDEGHabdegh'].filter((letter) => {
    const file = 'abcdefgh'.indexOf(letter.toLowerCase());
    return cells[letter < 'a' ? 48 + file : 8 + file] === (letter < 'a' ? 'P' : 'p');
  });
  return letters.filter(() => random.below(4) > 0).join('') || '-';
}

/** An en-passant square wherever a pawn could have come from its first rank. */
function randomPassed(cells: readonly string[], side: string, random: Random): string {
  const files = [...'abcdefgh'].filter((_, file) =>
    side === 'w'
      ? cells[24 + file] === 'p' && cells[16 + file] === ''
      : cells[32 + file] === 'P' && cells[40 + file] === '',
  );
  return files.length > 0 && random.below(2) === 0 ? random.pick(files) + (side === 'w' ? 6 : 3) : '-';
}

function randomPool(random: Random): string {
  return [...'WRNHL'].map((letter) => letter.repeat(random.pick([0, 0, 0, 1, 2]))).join('') || '-';
}
