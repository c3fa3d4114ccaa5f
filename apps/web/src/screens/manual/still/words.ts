import type { Lang } from '@tabuleiro/words';

export type StillWords = {
  title(page: string): string;
  readonly intro: string;
  readonly articles: string;
  readonly tutorial: string;
  die(number: number): string;
  readonly inWords: string;
  readonly noMen: string;
  readonly play: string;
  readonly playChapter: string;
};

export const stillWords: Readonly<Record<Lang, StillWords>> = {
  'pt-BR': {
    title: (page) => `${page} · Manual do Tabuleiro`,
    intro:
      'O manual inteiro em páginas simples, sem JavaScript, para ler, imprimir ou guardar. No aplicativo os tabuleiros são de verdade: cada artigo tem um caminho até o seu.',
    articles: 'Neste capítulo',
    tutorial: 'Fazer o tutorial no aplicativo',
    die: (number) => `O dado mostra ${number}.`,
    inWords: 'A posição em palavras',
    noMen: 'Nenhuma peça no tabuleiro',
    play: 'Experimentar num tabuleiro de verdade',
    playChapter: 'Abrir este capítulo no aplicativo',
  },
  en: {
    title: (page) => `${page} · Tabuleiro manual`,
    intro:
      'The whole manual on plain pages, without JavaScript, to read, print or keep. In the app the boards are real: every article has a way to its own.',
    articles: 'In this chapter',
    tutorial: 'Do the tutorial in the app',
    die: (number) => `The die shows ${number}.`,
    inWords: 'The position in words',
    noMen: 'No piece on the board',
    play: 'Try it on a real board',
    playChapter: 'Open this chapter in the app',
  },
};
