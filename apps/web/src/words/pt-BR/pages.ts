import type { PageWords } from '../types/pages.js';

export const pages: PageWords = {
  newVersion: 'Há uma nova versão do Tabuleiro.',
  takeIt: 'Atualizar agora',
  otherTabs: 'Feche as outras abas do Tabuleiro e tente de novo.',
  unfetched:
    'Não consegui buscar uma parte do Tabuleiro. Confira a rede e tente de novo; suas partidas estão guardadas.',
  notRecognised:
    'Não reconheci este texto. Cole uma posição (FEN, BFEN ou de Senet), um PGN ou um registro do Tabuleiro.',
  damaged: (games) =>
    `${games === 1 ? 'Uma partida guardada não pode ser lida' : `${games} partidas guardadas não podem ser lidas`}; nada foi apagado. Veja abaixo o que se pode salvar.`,
  isBackup: 'Este é um arquivo com tudo o que você guardou. Importe-o em Ajustes, em Partidas guardadas.',
};
