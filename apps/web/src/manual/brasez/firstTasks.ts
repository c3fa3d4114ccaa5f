import type { Task } from '../task.js';

/** From placing the king to what pawns can do. */
export const firstTasks: readonly Task[] = [
  {
    id: 'colocar-o-rei',
    article: 'colocacao',
    position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
    text: {
      'pt-BR': {
        title: 'Coloque o seu rei',
        task: 'Você joga com as brancas. Escolha a casa do seu rei: d1 ou e1.',
        hint: 'Escolha uma das duas casas livres da primeira fileira. As duas estão certas.',
        done: 'O rei está no lugar, e o Grão-Lorde ocupou a outra casa.',
      },
      en: {
        title: 'Place your king',
        task: 'You play White. Choose the square of your king: d1 or e1.',
        hint: 'Choose one of the two free squares of the first rank. Both are right.',
        done: 'The king is in place, and the Warlord has taken the other square.',
      },
    },
    steps: [{ accepts: 'any' }],
  },
  {
    id: 'mover-uma-peca',
    article: 'cavalo-e-torre',
    position: 'hnrwkrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
    text: {
      'pt-BR': {
        title: 'Mova uma peça',
        task: 'A partida vai começar. Mova um dos seus cavalos.',
        hint: 'O cavalo em b1 salta por cima dos peões: tente c3 ou a3.',
        done: 'Você moveu uma peça. Os cavalos pulam o que estiver no caminho.',
      },
      en: {
        title: 'Move a piece',
        task: 'The game is about to begin. Move one of your knights.',
        hint: 'The knight on b1 jumps over the pawns: try c3 or a3.',
        done: 'You have moved a piece. Knights jump over whatever is in their way.',
      },
    },
    steps: [{ accepts: ['b1c3', 'b1a3', 'g1f3', 'g1h3'] }],
  },
  {
    id: 'pulo-do-sumo-sacerdote',
    article: 'sumo-sacerdote',
    position: '7k/7p/1n6/2P5/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
    text: {
      'pt-BR': {
        title: 'Pule e capture',
        task: 'O seu peão em c5 está no caminho. Capture o cavalo em b6 com o Sumo-Sacerdote.',
        hint: 'Escolha o Sumo-Sacerdote em d4 e depois a casa b6: ele pula o peão.',
        done: 'O Sumo-Sacerdote pula uma peça vizinha e para logo atrás dela.',
      },
      en: {
        title: 'Jump and capture',
        task: 'Your pawn on c5 is in the way. Capture the knight on b6 with the High Priest.',
        hint: 'Choose the High Priest on d4, then the square b6: it jumps the pawn.',
        done: 'The High Priest jumps a neighbouring piece and stops right behind it.',
      },
    },
    steps: [{ accepts: ['d4b6'] }],
  },
  {
    id: 'roque',
    article: 'roque',
    position: '7k/7p/6r1/8/8/8/8/2RWKR2 w BG - - b 0/0 -/- 4,- 9',
    text: {
      'pt-BR': {
        title: 'Ponha o rei a salvo',
        task: 'Faça o roque: o rei salta sozinho para b1 ou g1. Uma das duas casas é atacada.',
        hint: 'A torre preta em g6 ataca g1. Escolha o rei e depois b1.',
        done: 'O rei saltou por cima do Grão-Lorde e da torre. No Brasez a torre não se move no roque.',
      },
      en: {
        title: 'Bring the king to safety',
        task: 'Castle: the king alone jumps to b1 or g1. One of the two squares is attacked.',
        hint: 'The black rook on g6 attacks g1. Choose the king, then b1.',
        done: 'The king jumped over Warlord and rook. In Brasez the rook does not move in castling.',
      },
    },
    steps: [{ accepts: ['e1b1'] }],
  },
  {
    id: 'charge',
    article: 'charge',
    position: '7k/7p/r3p3/8/P3P3/8/8/K7 w - - - b 0/0 -/- 7,- 9',
    text: {
      'pt-BR': {
        title: 'Ataque com o charge',
        task: 'Troque um peão pela torre preta.',
        hint: 'A torre está duas casas à frente do peão em a4. Escolha o peão e depois a6.',
        done: 'Os dois saíram do tabuleiro: um peão por uma torre. O peão em e4 não podia, porque peões não são alvo de charge.',
      },
      en: {
        title: 'Charge',
        task: 'Trade a pawn for the black rook.',
        hint: 'The rook stands two squares ahead of the pawn on a4. Choose the pawn, then a6.',
        done: 'Both left the board: a pawn for a rook. The pawn on e4 could not, for pawns are never charged.',
      },
    },
    steps: [{ accepts: ['a4*a6'] }],
  },
  {
    id: 'lanca',
    article: 'lanca',
    position: '7k/7p/8/8/8/4n3/4P3/K7 w - - E b 0/0 -/- 3,- 9',
    text: {
      'pt-BR': {
        title: 'Empurre com a lança',
        task: 'O cavalo preto está na frente do seu peão. Empurre-o até e5.',
        hint: 'O peão em e2 ainda não se moveu: ande duas casas, para e4.',
        done: 'O peão andou duas casas, e o cavalo foi empurrado duas. Nada foi capturado.',
      },
      en: {
        title: 'Push with the lance',
        task: 'The black knight stands before your pawn. Push it to e5.',
        hint: 'The pawn on e2 has not moved yet: go two squares, to e4.',
        done: 'The pawn went two squares, and the knight was pushed two. Nothing was captured.',
      },
    },
    steps: [{ accepts: ['e2e4'] }],
  },
  {
    id: 'legiao',
    article: 'movimento-legionario',
    position: '7k/7p/8/3n4/3PP3/8/8/K7 w - - - b 0/0 -/- 3,- 9',
    text: {
      'pt-BR': {
        title: 'Avance em legião',
        task: 'Avance os dois peões ao mesmo tempo e empurre o cavalo sem capturá-lo: escolha um peão, depois o outro, depois a casa à frente.',
        hint: 'Escolha o peão em d4, depois o peão em e4, depois d5 ou e5.',
        done: 'Dois peões lado a lado avançam juntos, mesmo que já tenham se movido.',
      },
      en: {
        title: 'Advance as a legion',
        task: 'Advance both pawns at once and push the knight without capturing it: choose one pawn, then the other, then the square ahead.',
        hint: 'Choose the pawn on d4, then the pawn on e4, then d5 or e5.',
        done: 'Two pawns side by side advance together, even if they have moved before.',
      },
    },
    steps: [{ accepts: ['d4&e4'] }],
  },
];
