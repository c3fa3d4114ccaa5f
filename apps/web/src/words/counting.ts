import type { PieceName } from '@tabuleiro/words';

/** "dama, 2 peões": like pieces together, in the order of their first. */
export function countPieces(
  pieces: readonly PieceName[],
  one: (piece: PieceName) => string,
  many: (piece: PieceName) => string,
): string {
  const counted = [...new Set(pieces)].map((piece) => {
    const count = pieces.filter((other) => other === piece).length;
    return count === 1 ? one(piece) : `${count} ${many(piece)}`;
  });
  return counted.join(', ');
}

/** "1, 2 ou 4". */
export function listed(numbers: readonly number[], last: string): string {
  return numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`;
}
