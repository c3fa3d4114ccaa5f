import type { ComponentWords } from '../types/components.js';

export const components: ComponentWords = {
  app: 'Tabuleiro',
  skip: 'Pular para o conteúdo',
  home: ', página inicial',
  settings: 'Ajustes',
  help: 'Ajuda',
  menu: 'Menu do Tabuleiro',
  close: 'Fechar',
  cancel: 'Cancelar',
  notFetched:
    'Não consegui buscar esta página. Confira a internet e recarregue; suas partidas estão guardadas.',
  broken: 'Esta página parou de funcionar por um erro nosso. Recarregue; suas partidas estão guardadas.',
  fileLost: 'O arquivo não pôde ser lido. Veja se ele ainda está no lugar e escolha-o de novo.',
  reload: 'Recarregar',
  title: (page) => `${page} · Tabuleiro`,
};
