import type { Lang } from '@tabuleiro/words';

export type PartsWords = {
  readonly app: string;
  readonly skip: string;
  /** Goes on after the name: ", página inicial". */
  readonly home: string;
  readonly settings: string;
  readonly help: string;
  readonly menu: string;
  readonly close: string;
  readonly cancel: string;
  readonly notFetched: string;
  readonly broken: string;
  readonly fileLost: string;
  readonly reload: string;
  /** "Ajustes · Tabuleiro" */
  readonly title: (page: string) => string;
};

export const partsWords: Readonly<Record<Lang, PartsWords>> = {
  'pt-BR': {
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
  },
  en: {
    app: 'Tabuleiro',
    skip: 'Skip to the content',
    home: ', home page',
    settings: 'Settings',
    help: 'Help',
    menu: 'Tabuleiro menu',
    close: 'Close',
    cancel: 'Cancel',
    notFetched: 'This page could not be fetched. Check the network and reload; your games are saved.',
    broken: 'This page has stopped working: our mistake. Reload it; your games are saved.',
    fileLost: 'The file could not be read. See whether it is still there and choose it again.',
    reload: 'Reload',
    title: (page) => `${page} · Tabuleiro`,
  },
};

/** Each language by its own name. */
export const languageNames: Readonly<Record<Lang, string>> = { 'pt-BR': 'Português', en: 'English' };
