import type { HomeWords } from '../types/home.js';

export const home: HomeWords = {
  motto:
    'Quatro jogos de mesa num folheto só: contra o computador, com quem está ao seu lado ou com alguém longe.',
  continue: 'Continuar',
  choose: 'Escolha um jogo',
  begin: 'Nova partida',
  finished: 'Partidas terminadas',
  games: new Map([
    ['classico', 'O xadrez de sempre, com roque, en passant, promoção e todos os empates.'],
    ['nucleo', 'O xadrez enxuto: sem roque nem en passant, e o relógio paga as dicas.'],
    ['brasez', 'Parente brasileiro do xadrez: charges, empurrões e Grão-Duques que entram e saem.'],
    ['senet', 'A corrida do Egito antigo: trinta casas, um dado de cinco faces e sorte.'],
  ]),
  kinds: new Map([
    ['classico', 'o de sempre'],
    ['nucleo', 'sem roque nem en passant'],
    ['brasez', 'parente brasileiro do xadrez'],
    ['senet', 'corrida do Egito antigo'],
  ]),
  newGame: 'Nova partida',
  goOn: 'Continuar',
  review: 'Rever',
  against: (level) => `contra o computador, ${level}`,
  people: (first, second) => `${first} e ${second}`,
  twoPeople: 'duas pessoas neste aparelho',
  far: (name) => (name === '' ? 'com alguém longe' : `com ${name}, longe`),
  othersTurn: 'Vez do adversário.',
  playFar: 'Jogar com alguém longe',
  library: 'Minhas partidas',
  analyse: 'Tabuleiro de análise',
  editor: 'Montar uma posição',
  yourTurn: 'Sua vez.',
  computersTurn: 'Vez do computador.',
  turnOf: (name) => `Vez de ${name}.`,
  moves: (count) => {
    if (count === 0) return 'nenhum lance';
    return count === 1 ? '1 lance' : `${count} lances`;
  },
  remove: (game) => `Apagar esta partida: ${game}`,
  removing: {
    title: 'Apagar a partida?',
    text: (game) => `${game}. Ela some deste aparelho e não dá para recuperar.`,
    confirm: 'Apagar',
    done: 'Partida apagada.',
  },
  showAll: (count) => `Mostrar todas as ${count}`,
  open: {
    title: 'Abrir ou colar',
    label: 'Posição, PGN ou registro de partida',
    hint: 'Cole o texto aqui ou abra um arquivo. O programa reconhece o jogo.',
    go: 'Abrir o texto',
    file: 'Abrir um arquivo',
    empty: 'Cole primeiro uma posição, um PGN ou um registro.',
  },
  manual: 'Aprender: manual e tutoriais',
  colophon: 'Sem conta, sem anúncio, sem precisar de internet. Nada sai deste aparelho sem você pedir.',
};
