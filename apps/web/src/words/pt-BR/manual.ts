import type { ManualWords, PrintWords, QueryWords } from '../types/manual.js';

/** By the letters that coordinates have in every language. */
const PIECE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['q', 'D'],
  ['r', 'T'],
  ['b', 'B'],
  ['n', 'C'],
  ['w', 'W'],
  ['h', 'SS'],
  ['l', 'L'],
  ['g', 'G'],
]);

/** The squares of a move with its promotions. */
const PROMOTED = /^([a-h][1-8]&?[a-h][1-8])([a-z]+)/;

export const manual: ManualWords = {
  title: 'Manual',
  intro:
    'As regras dos quatro jogos, com tabuleiros de verdade para experimentar cada uma, e um tutorial por jogo.',
  search: 'Procurar',
  searchLabel: 'Procurar no manual',
  found: (count) =>
    count === 0
      ? 'Nenhum artigo tem essas palavras. Tente outra, ou menos palavras. Os tutoriais e as folhas para imprimir estão nos capítulos.'
      : `${count === 1 ? '1 artigo' : `${count} artigos`}`,
  contents: 'Capítulos',
  articles: 'Regras',
  tutorial: 'Tutorial',
  tutorialOf: (game) => `Tutorial: ${game}`,
  progress: (done, all) => `${done} de ${all} tarefas feitas`,
  isDone: 'feita',
  try: 'Experimente',
  example: (number) => `Exemplo ${number}`,
  show: 'Mostrar o lance',
  again: 'Recomeçar',
  allowed: 'Aqui vale',
  forbidden: 'Aqui não vale',
  rulings: 'Decisões nossas',
  rulingsIntro: 'O documento do jogo deixa estas perguntas em aberto. Assim decidimos:',
  open: 'A pergunta',
  ruled: 'A decisão',
  why: 'O motivo',
  dispute: 'Discorda? Veja como contestar uma decisão.',
  rule: (title) => `Regra: ${title}.`,
  coordinates: (move) =>
    move
      .replace(/^K@/, 'R@')
      .replace(/^pass/, 'passa')
      .replace(PROMOTED, (_, squares: string, letters: string) =>
        [squares, ...[...letters].map((letter) => PIECE_LETTERS.get(letter))].join('='),
      ),
  backToGame: 'Voltar à partida',
  previous: 'Anterior',
  next: 'Próximo',
  back: 'Manual',
  task: (number, count) => `Tarefa ${number} de ${count}`,
  step: (number, count) => `Passo ${number} de ${count}`,
  hint: 'Dica',
  begin: 'Faça o lance no tabuleiro.',
  lost: 'Perdidas:',
  other: 'Esse lance vale, mas não é o que a tarefa pede. Ele foi desfeito: tente outro.',
  done: 'Muito bem!',
  nextTask: 'Próxima tarefa',
  finished: 'Você terminou o tutorial!',
  readRule: 'Ler a regra',
  play: (game) => `Jogar ${game}`,
  notFound: 'Não há esta página no manual.',
};

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const search: QueryWords = {
  little: setOf(
    'a as o os um uma e de do da dos das no na em com como se que qual quem para por sem jogar regra regras',
  ),
  same: new Map([
    ['ganhar', ['vence']],
    ['ganha', ['vence']],
    ['vencer', ['vence']],
    ['perder', ['perde']],
    ['comer', ['captura']],
    ['matar', ['captura']],
    ['carga', ['charge']],
    ['cargas', ['charge']],
    ['tomar', ['captura', 'toma']],
    ['rainha', ['dama']],
    ['empatar', ['empat']],
    ['promover', ['promo']],
    ['afogado', ['afoga']],
    ['desfazer', ['voltar']],
    ['salvar', ['guarda']],
  ]),
  endings: [
    ['amento', ''],
    ['imento', ''],
    ['adas', 'a'],
    ['ados', 'a'],
    ['ando', 'a'],
    ['endo', 'e'],
    ['ada', 'a'],
    ['ado', 'a'],
    ['oes', 'ao'],
    ['eis', 'el'],
    ['ns', 'm'],
    ['ar', 'a'],
    ['er', 'e'],
    ['ir', 'i'],
    ['a', ''],
    ['o', ''],
    ['s', ''],
  ],
};

export const print: PrintWords = {
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
