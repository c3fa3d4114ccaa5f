import type { ReviewWords } from '../types/review.js';

export const review: ReviewWords = {
  winner: (player) => `Vitória: ${player}.`,
  unfinished: 'A partida não terminou: a análise vai até onde ela foi.',
  table: (pieces) =>
    pieces === 0
      ? 'Nenhuma tabela exata foi encontrada: as chances são estimadas.'
      : `As chances são exatas quando cada lado tem no máximo ${pieces} peças; antes disso são estimadas.`,
  rows: { luck: 'sorte nos dados', loss: 'chance perdida', choices: 'escolhas', mistakes: 'erros' },
  worst: (number, player, action, loss, best) =>
    `O maior erro: ação ${number}, ${player}: ${action} custou ${loss}; melhor era ${best}.`,
  flawless: 'Ninguém errou.',
  mistakesTitle: 'Erros (2 % ou mais):',
  mistake: (number, player, action, loss, best) =>
    `ação ${number}, ${player}: ${action} custou ${loss}; melhor era ${best}`,
  adjusted: (chance) => `Descontada a sorte dos dois, o jogador A teria feito ${chance} de um ponto.`,
};
