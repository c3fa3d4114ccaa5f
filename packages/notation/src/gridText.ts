import { fileOf, formatSquare, rankOf } from '@tabuleiro/grid';

// What the texts of moves on a chessboard have in common, whatever the game.

const TRAILING = /(?:\s*(?:e\.?p\.?|[+#!?†‡]))+$/iu;
const NUMBER = /^\d+\s*(?:\.|…)[.…\s]*/u;

/** The text with one kind of dash and cross, without move number, check mark, `e.p.` and `!?`. */
export function cleanText(text: string): string {
  const plain = text
    .trim()
    .replace(/[‐-―−]/gu, '-')
    .replaceAll('×', 'x');
  return plain.replace(NUMBER, '').replace(TRAILING, '');
}

/** Is the square on this file and rank? -1 stands for any. */
export function comesFrom(from: number, file: number, rank: number): boolean {
  return (file < 0 || fileOf(from) === file) && (rank < 0 || rankOf(from) === rank);
}

/** File, else rank, else both; nothing where no other piece may go there. */
export function formatOrigin(from: number, rivals: readonly number[]): string {
  if (rivals.length === 0) return '';
  const name = formatSquare(from);
  if (rivals.every((rival) => fileOf(rival) !== fileOf(from))) return name[0];
  return rivals.every((rival) => rankOf(rival) !== rankOf(from)) ? name[1] : name;
}
