import { readFileSync } from 'node:fs';

export type Count = { readonly fen: string; readonly depth: number; readonly nodes: number };

/** The counts of `data/stockfish.perft` with at most `maxNodes` nodes. */
export function readCounts(maxNodes: number): readonly Count[] {
  const text = readFileSync(new URL('data/stockfish.perft', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [fen, ...counts] = line.split(' ;D');
      return counts.map((count) => {
        const [depth, nodes] = count.split(' ').map(Number);
        return { fen, depth, nodes };
      });
    })
    .filter((count) => count.nodes <= maxNodes);
}
