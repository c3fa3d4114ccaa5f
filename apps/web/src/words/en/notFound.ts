import type { NotFoundWords } from '../types/notFound.js';

export const notFound: NotFoundWords = {
  titles: { page: 'There is nothing here', game: 'This game is not here' },
  texts: {
    page: 'This address does not lead to any page of this booklet.',
    game: 'It may have been deleted, or it is on another device or in another browser.',
  },
  home: 'Go to the home page',
};
