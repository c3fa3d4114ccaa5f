import type { NotFoundWords } from '../types/notFound.js';

export const notFound: NotFoundWords = {
  titles: { page: 'Aqui não tem nada', game: 'Esta partida não está aqui' },
  texts: {
    page: 'O endereço não leva a nenhuma página deste folheto.',
    game: 'Ela pode ter sido apagada, ou ficou em outro aparelho ou navegador.',
  },
  home: 'Ir para a página inicial',
};
