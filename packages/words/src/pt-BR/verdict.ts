import type { Verdict } from '@tabuleiro/game';

/** How a claim was judged (C-PERP). */
export function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `O xeque perpétuo está provado, por exemplo: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Não provado: há como escapar dos xeques. A partida continua e nada se perde.';
    case 'undecided':
      return `Não provado em ${verdict.nodes} posições. A partida continua e nada se perde.`;
  }
}
