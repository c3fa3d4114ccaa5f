import type { ShareWords } from '../types/share.js';

export const share: ShareWords = {
  errors: {
    'not-shared': () => 'Isto não é um link compartilhado do Tabuleiro: copie o link inteiro outra vez.',
    'newer-share': () =>
      'Este link foi feito por uma versão mais nova do Tabuleiro: atualize o programa e abra o link outra vez.',
    'unknown-option': ({ option }) => `O link usa uma regra da casa que este jogo não tem: "${option}".`,
    'cut-off': () =>
      'O link está cortado: falta o fim dele. O que veio antes do corte pode ser aberto; peça o link inteiro a quem o enviou.',
    damaged: () =>
      'O link está danificado: alguma letra dele mudou no caminho. O que veio antes dela pode ser aberto; peça o link outra vez a quem o enviou.',
    'too-long': () => 'O link tem mais do que cabe numa partida: o que passa do limite ficou de fora.',
  },
  badStart: (sentence) => `A posição inicial do link não vale: ${sentence}`,
};
