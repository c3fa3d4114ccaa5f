import type { ReviewWords } from '../types/review.js';

export const review: ReviewWords = {
  winner: (player) => `Vitória: ${player}.`,
  unfinished: 'A partida não terminou: a análise vai até onde ela foi.',
  table: (pieces) => {
    if (pieces === 0) return 'Nenhuma tabela exata foi encontrada: as chances são estimadas.';
    if (pieces === 5) return 'Todas as chances são exatas.';
    return `As chances são exatas quando cada lado tem no máximo ${pieces} peças; antes disso são estimadas.`;
  },
  rows: { luck: 'sorte nos dados', loss: 'chance perdida', choices: 'escolhas', mistakes: 'erros' },
  worst: (number, player, action, loss, best, isExact) =>
    `O maior erro: ação ${number}, ${player}: ${action} custou ${loss} (${source(isExact)}); melhor era ${best}.`,
  flawless: 'Ninguém errou.',
  mistakesTitle: 'Erros (2 % ou mais):',
  mistake: (number, player, action, loss, best, isExact) =>
    `ação ${number}, ${player}: ${action} custou ${loss} (${source(isExact)}); melhor era ${best}`,
  adjusted: (chance) => `Descontada a sorte dos dois, o jogador A teria feito ${chance} de um ponto.`,
};

function source(isExact: boolean): string {
  return isExact ? 'valor exato' : 'valor estimado';
}
