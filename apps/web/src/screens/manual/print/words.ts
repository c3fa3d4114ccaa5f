import type { Lang } from '@tabuleiro/words';
import type { Printable } from '../../../manual/printables.js';

export type PrintWords = {
  /** On the page of a chapter, above the links. */
  readonly heading: string;
  readonly links: Readonly<Record<Printable, string>>;
  readonly plain: string;
  title(printable: Printable, game: string): string;
  readonly print: string;
  readonly hint: Readonly<Record<Printable, string>>;
  back(game: string): string;

  // On a sheet of rules.
  readonly setup: string;
  readonly pieces: string;
  readonly ours: string;
  readonly oursMeans: string;
  readonly foot: string;

  // On the board of Senet.
  readonly senetBoard: string;
  readonly senetLines: readonly string[];
  exit(die: number): string;
  water(house: number): string;
  readonly homeOf: readonly [string, string];
  readonly cut: string;

  // On the tokens of Brasez.
  readonly brasezTokens: string;
  readonly sides: readonly [string, string];
  readonly token: string;
  readonly duchies: readonly [string, string];
  readonly tokenLines: readonly string[];
};

const portuguese: PrintWords = {
  heading: 'Para imprimir',
  links: {
    folha: 'As regras em uma página',
    tabuleiro: 'Tabuleiro e peças de papel',
    fichas: 'Peças que faltam num jogo de xadrez comum',
  },
  plain: 'Este capítulo inteiro numa página simples, sem JavaScript',
  title: (printable, game) =>
    ({
      folha: `${game}: as regras em uma página`,
      tabuleiro: `${game}: tabuleiro e peças de papel`,
      fichas: `${game}: peças de papel`,
    })[printable],
  print: 'Imprimir',
  hint: {
    folha: 'Uma página A4. Deixe-a ao lado do tabuleiro.',
    tabuleiro:
      'Uma página A4 deitada, em tamanho real (100 %). Cole em cartolina antes de recortar as dez peças de baixo.',
    fichas:
      'Uma página A4 em tamanho real (100 %). Cole em cartolina antes de recortar. Rei, torres, cavalos e peões são os do seu jogo de xadrez.',
  },
  back: (game) => `Voltar ao capítulo ${game}`,

  setup: 'Como arrumar',
  pieces: 'As peças',
  ours: 'decisão nossa:',
  oursMeans: 'Decisão nossa, onde o documento do jogo se cala. O manual diz por quê e como contestar.',
  foot: 'Tabuleiro: o manual que se joga, com tabuleiros de verdade para cada regra.',

  senetBoard:
    'Tabuleiro de Senet para imprimir: trinta casas numeradas em três fileiras, no caminho em S, com os sinais e os nomes das casas 15, 26, 27, 28, 29 e 30, as saídas, cinco lugares por jogador para as peças que saíram, e cinco cones e cinco carretéis para recortar.',
  senetLines: [
    'Dado de 1 a 5. Com um dado comum, jogue de novo quando sair 6.',
    'Ande com uma peça exatamente o número que saiu.',
    'Moveu com 1 ou 5: jogue outra vez.',
    'Parou numa peça sozinha do outro: troquem de lugar.',
    'Duas vizinhas se protegem; três em sequência bloqueiam.',
    'Nas casas 26 e 29 ninguém troca com você.',
    'Vence quem tira primeiro as cinco peças.',
  ],
  exit: (die) => `sai com ${die}`,
  water: (house) => `volta à ${house}`,
  homeOf: ['Cones que saíram (A)', 'Carretéis que saíram (B)'],
  cut: 'Recorte as peças',

  brasezTokens:
    'Peças de Brasez para recortar: para cada cor, um Grão-Lorde, dois Sumo-Sacerdotes, dois Lordes e seis Grão-Duques; uma Peça de Passagem; e o Ducado das brancas e o das pretas, com seis lugares cada um.',
  sides: ['Brancas', 'Pretas'],
  token: 'Passagem',
  duchies: ['Ducado das brancas', 'Ducado das pretas'],
  tokenLines: [
    'A Peça de Passagem é uma só, e as pretas começam com ela. Cada peão pode virar um Grão-Duque: por isso são seis.',
    'Brasez: criado por Rafael R. M. Oliveira (aka Rafael Ramus). Desenhos e palavras: Tabuleiro.',
  ],
};

const english: PrintWords = {
  heading: 'To print',
  links: {
    folha: 'The rules on one page',
    tabuleiro: 'Paper board and pieces',
    fichas: 'The pieces that a common chess set lacks',
  },
  plain: 'This whole chapter on a plain page, without JavaScript',
  title: (printable, game) =>
    ({
      folha: `${game}: the rules on one page`,
      tabuleiro: `${game}: paper board and pieces`,
      fichas: `${game}: paper pieces`,
    })[printable],
  print: 'Print',
  hint: {
    folha: 'One A4 page. Keep it beside the board.',
    tabuleiro:
      'One A4 page, landscape, at real size (100 %). Glue it on card before you cut out the ten pieces at the bottom.',
    fichas:
      'One A4 page at real size (100 %). Glue it on card before you cut. King, rooks, knights and pawns are those of your chess set.',
  },
  back: (game) => `Back to the chapter ${game}`,

  setup: 'Setting up',
  pieces: 'The pieces',
  ours: 'our ruling:',
  oursMeans:
    'Our ruling, where the document of the game is silent. The manual says why, and how to dispute it.',
  foot: 'Tabuleiro: the manual that plays, with real boards for every rule.',

  senetBoard:
    'Senet board to print: thirty numbered houses in three rows, on a track in the shape of an S, with the signs and names of houses 15, 26, 27, 28, 29 and 30, the exits, five places for each player’s pieces that have left, and five cones and five spools to cut out.',
  senetLines: [
    'Die from 1 to 5. With a common die, throw again when it shows 6.',
    'Move one piece exactly the number shown.',
    'Moved with 1 or 5: throw once more.',
    'Stopped on a lone piece of the other: swap places.',
    'Two neighbours protect each other; three in a row block.',
    'On houses 26 and 29 nobody swaps with you.',
    'Whoever brings off all five pieces first wins.',
  ],
  exit: (die) => `leaves with ${die}`,
  water: (house) => `back to ${house}`,
  homeOf: ['Cones that have left (A)', 'Spools that have left (B)'],
  cut: 'Cut out the pieces',

  brasezTokens:
    'Brasez pieces to cut out: for each colour one Warlord, two High Priests, two Lords and six Grand Dukes; one Pass token; and the Duchy of White and that of Black, with six places each.',
  sides: ['White', 'Black'],
  token: 'Pass',
  duchies: ['Duchy of White', 'Duchy of Black'],
  tokenLines: [
    'There is only one Pass token, and Black begins with it. Every pawn may become a Grand Duke: that is why there are six.',
    'Brasez: created by Rafael R. M. Oliveira (aka Rafael Ramus). Drawings and words: Tabuleiro.',
  ],
};

export const printWords: Readonly<Record<Lang, PrintWords>> = { 'pt-BR': portuguese, en: english };
