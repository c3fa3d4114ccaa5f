import type { Verdict } from '@tabuleiro/game';

/** How a claim was judged (C-PERP). */
export function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `Perpetual check is proven, for example: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Not proven: the checks can be escaped. The game goes on and nothing is lost.';
    case 'undecided':
      return `Not proven within ${verdict.nodes} positions. The game goes on and nothing is lost.`;
  }
}
