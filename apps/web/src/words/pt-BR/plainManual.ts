import type { PlainManualWords } from '../types/plainManual.js';

export const plainManual: PlainManualWords = {
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
};
