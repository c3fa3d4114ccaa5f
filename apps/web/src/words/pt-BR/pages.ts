import type { PageWords } from '../types/pages.js';

export const pages: PageWords = {
  newVersion: 'Há uma nova versão do Tabuleiro.',
  takeIt: 'Atualizar agora',
  otherTabs: 'Feche as outras abas do Tabuleiro e tente de novo.',
  unfetched:
    'Não consegui buscar uma parte do Tabuleiro. Confira a rede e tente de novo; suas partidas estão guardadas.',
  helpTitle: 'Ajuda',
  helpPlay:
    'Escolha uma peça e depois a casa para onde ela vai: com um toque, arrastando, com as setas e Enter, ou escrevendo o lance. Se um lance não vale, o jogo diz por quê.',
  helpManual: 'Ler o manual: regras, tutoriais e tudo sobre o app',
  helpKeys: 'Teclas, com o foco no tabuleiro',
  helpCommands: 'Palavras da caixa de lances',
  close: 'Fechar',
  notRecognised:
    'Não reconheci este texto. Cole uma posição (FEN, BFEN ou de Senet), um PGN ou um registro do Tabuleiro.',
  damaged: (games) =>
    `${games === 1 ? 'Uma partida guardada não pode ser lida' : `${games} partidas guardadas não podem ser lidas`}; nada foi apagado. Veja abaixo o que se pode salvar.`,
  isBackup:
    'Este é um arquivo com tudo o que você guardou. Importe-o em Ajustes, na parte sobre os dados guardados.',
};
