import type { Lang } from '@tabuleiro/words';

export type NotFoundWords = {
  readonly titles: Readonly<Record<'page' | 'game', string>>;
  readonly texts: Readonly<Record<'page' | 'game', string>>;
  readonly home: string;
};

export const notFoundWords: Readonly<Record<Lang, NotFoundWords>> = {
  'pt-BR': {
    titles: { page: 'Aqui não tem nada', game: 'Esta partida não está aqui' },
    texts: {
      page: 'O endereço não leva a nenhuma página deste folheto.',
      game: 'Ela pode ter sido apagada, ou ficou em outro aparelho ou navegador.',
    },
    home: 'Ir para o começo',
  },
  en: {
    titles: { page: 'There is nothing here', game: 'This game is not here' },
    texts: {
      page: 'The address leads to no page of this booklet.',
      game: 'It may have been deleted, or it is on another device or in another browser.',
    },
    home: 'Go to the first page',
  },
};
