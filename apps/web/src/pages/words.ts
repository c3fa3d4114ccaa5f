import type { Lang } from '@tabuleiro/words';

export type PageWords = {
  readonly newVersion: string;
  readonly takeIt: string;
  readonly otherTabs: string;
  readonly unfetched: string;
  readonly helpTitle: string;
  readonly helpPlay: string;
  readonly helpManual: string;
  readonly helpKeys: string;
  readonly helpCommands: string;
  readonly close: string;
  readonly notRecognised: string;
  readonly isBackup: string;
  readonly damaged: (games: number) => string;
};

export const pageWords: Readonly<Record<Lang, PageWords>> = {
  'pt-BR': {
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
      `${games === 1 ? 'Uma partida guardada não pode ser lida' : `${games} partidas guardadas não podem ser lidas`}; nada foi apagado. Veja em Ajustes.`,
    isBackup:
      'Este é um arquivo com tudo o que você guardou. Importe-o em Ajustes, na parte sobre os dados guardados.',
  },
  en: {
    newVersion: 'There is a new version of Tabuleiro.',
    takeIt: 'Update now',
    otherTabs: 'Close the other tabs of Tabuleiro and try again.',
    unfetched:
      'A part of Tabuleiro could not be fetched. Check the network and try again; your games are saved.',
    helpTitle: 'Help',
    helpPlay:
      'Choose a piece, then the square it goes to: by touch, by dragging, with the arrow keys and Enter, or by typing the move. If a move is not allowed, the game says why.',
    helpManual: 'Read the manual: rules, tutorials and everything about the app',
    helpKeys: 'Keys, with the focus on the board',
    helpCommands: 'Words for the move box',
    close: 'Close',
    notRecognised:
      'This text was not recognised. Paste a position (FEN, BFEN or of Senet), a PGN or a record of Tabuleiro.',
    damaged: (games) =>
      `${games === 1 ? 'One saved game cannot be read' : `${games} saved games cannot be read`}; nothing was deleted. See Settings.`,
    isBackup:
      'This is a file with everything you saved. Import it under Settings, in the part about stored data.',
  },
};
