import type { Article } from '../article.js';

export const drawArticles: readonly Article[] = [
  {
    id: 'afogamento',
    clauses: ['C-STALE'],
    text: {
      'pt-BR': {
        title: 'Afogamento',
        summary: 'Quem não está em xeque e não tem nenhum lance permitido empata.',
        body: [
          'Se é a sua vez, o seu rei não está em xeque e nenhuma peça sua tem um lance permitido, a partida é empate. O rei está "afogado".',
          'Quem está ganhando precisa tomar cuidado: deixe sempre um lance para o adversário, ou dê xeque.',
          'Quem está perdendo pode procurar o afogamento como salvação.',
        ],
        rulings: [],
      },
      en: {
        title: 'Stalemate',
        summary: 'Whoever is not in check and has no legal move draws.',
        body: [
          'If it is your turn, your king is not in check and none of your pieces has a legal move, the game is a draw by stalemate.',
          'Whoever is winning has to take care: always leave the opponent a move, or give check.',
          'Whoever is losing may look for stalemate as a rescue.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '7k/8/8/5Q2/8/8/8/K7 w - - 0 1',
        text: {
          'pt-BR':
            'Uma dama a mais, e um lance ruim estraga tudo: jogue a dama para f7 e veja. Depois recomece e ache um lance melhor.',
          en: 'A queen ahead, and one bad move spoils it all: play the queen to f7 and see. Then start again and find a better one.',
        },
        legal: ['f5f7', 'f5c8', 'a1b2'],
        after: '7k/5Q2/8/8/8/8/8/K7 b - - 1 1',
        effects: [['f5f7', 'draw stalemate']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'acordo',
    clauses: ['C-AGREE'],
    text: {
      'pt-BR': {
        title: 'Empate de comum acordo',
        summary: 'Um jogador propõe o empate, e o outro aceita ou recusa.',
        body: [
          'Na sua vez você pode propor empate. Se o adversário aceita, a partida termina empatada. Se ele recusa, a partida segue como antes.',
          'É comum quando a posição está igual e ninguém consegue progredir.',
        ],
        rulings: [
          {
            clause: 'C-AGREE',
            open: 'Até quando vale uma proposta de empate?',
            ruled: 'Até o adversário responder. Se ele faz um lance em vez de responder, recusou.',
            why: 'É assim também no tabuleiro de verdade: quem joga, recusa.',
          },
          {
            clause: 'C-AGREE',
            open: 'O que o computador responde?',
            ruled: 'Ele olha a própria avaliação e aceita quando não está melhor.',
            why: 'O computador deve ser justo: nem aceita tudo, nem recusa por teimosia.',
          },
        ],
      },
      en: {
        title: 'Draw by agreement',
        summary: 'One player offers a draw, and the other accepts or declines.',
        body: [
          'On your turn you may offer a draw. If the opponent accepts, the game is drawn. If not, it goes on as before.',
          'This is common when the position is equal and nobody can make progress.',
        ],
        rulings: [
          {
            clause: 'C-AGREE',
            open: 'How long does an offer stand?',
            ruled: 'Until the opponent answers. Making a move instead of answering declines it.',
            why: 'So it is on a real board: whoever moves has declined.',
          },
          {
            clause: 'C-AGREE',
            open: 'What does the computer answer?',
            ruled: 'It looks at its own evaluation and accepts when it does not stand better.',
            why: 'The computer has to be fair: it neither accepts everything nor declines out of stubbornness.',
          },
        ],
      },
    },
    examples: [
      {
        position: '8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 40',
        text: {
          'pt-BR':
            'Os peões estão todos presos, e nenhum rei consegue entrar. Ande um pouco com os reis: numa partida, este é o momento de "Propor empate".',
          en: 'All pawns are stuck, and no king can get in. Walk the kings a little: in a game this is the moment for "Offer a draw".',
        },
        legal: ['e3d3', 'e3f3'],
        effects: [['e3d3', 'quiet']],
        forbidden: [
          { move: 'e4e5', rule: 'C-MOVE' },
          { move: 'g4f5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'material-insuficiente',
    clauses: ['C-MAT'],
    text: {
      'pt-BR': {
        title: 'Material insuficiente',
        summary: 'Quando ninguém tem peças para dar mate, a partida é empate na hora.',
        body: [
          'A partida empata assim que sobra só isto no tabuleiro:',
          '- Rei contra rei.',
          '- Rei e bispo contra rei.',
          '- Rei e cavalo contra rei.',
          '- Rei e dois cavalos contra rei.',
          '- Reis e bispos, quantos forem, todos em casas da mesma cor.',
          'Um peão, uma torre ou uma dama sempre bastam para continuar. O peão, porque pode ser promovido.',
        ],
        rulings: [
          {
            clause: 'C-MAT',
            open: 'E os bispos dos dois lados, todos em casas da mesma cor?',
            ruled: 'Também é empate.',
            why: 'O documento pede que nenhum lado tenha material para dar mate, e com esses bispos o mate é impossível: nenhum deles ataca as casas da outra cor.',
          },
          {
            clause: 'C-MAT',
            open: 'E outros finais pobres, como cavalo contra cavalo ou bispo contra cavalo?',
            ruled: 'A partida continua. A lista acima é completa.',
            why: 'Nesses finais um mate ainda pode acontecer, se o adversário ajudar. E um mate no tabuleiro é sempre mate.',
          },
        ],
      },
      en: {
        title: 'Insufficient material',
        summary: 'When nobody has the pieces to give mate, the game is drawn at once.',
        body: [
          'The game is drawn as soon as only this is left on the board:',
          '- King against king.',
          '- King and bishop against king.',
          '- King and knight against king.',
          '- King and two knights against king.',
          '- Kings and bishops, any number, all on squares of one colour.',
          'A pawn, a rook or a queen is always enough to go on. The pawn, because it may be promoted.',
        ],
        rulings: [
          {
            clause: 'C-MAT',
            open: 'What about bishops on both sides, all on squares of one colour?',
            ruled: 'That is a draw too.',
            why: 'The document asks that neither side has the material for mate, and with those bishops mate is impossible: none of them attacks squares of the other colour.',
          },
          {
            clause: 'C-MAT',
            open: 'And other poor endings, such as knight against knight or bishop against knight?',
            ruled: 'The game goes on. The list above is complete.',
            why: 'In those a mate can still happen if the opponent helps. And a mate on the board is always mate.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/8/8/4q3/4K1N1 w - - 0 1',
        text: {
          'pt-BR': 'Capture a dama. Sobra rei e cavalo contra rei: empate na hora.',
          en: 'Take the queen. King and knight against king is left: a draw at once.',
        },
        legal: ['e1e2', 'g1e2'],
        after: '4k3/8/8/8/8/8/4K3/6N1 b - - 0 1',
        effects: [
          ['e1e2', 'draw material'],
          ['g1e2', 'draw material'],
        ],
        forbidden: [],
      },
      {
        position: '4kb2/8/8/8/8/8/4r3/4K1B1 w - - 0 1',
        text: {
          'pt-BR': 'Capture a torre. Os dois bispos andam em casas escuras: empate.',
          en: 'Take the rook. Both bishops go on dark squares: a draw.',
        },
        legal: ['e1e2'],
        effects: [['e1e2', 'draw material']],
        forbidden: [{ move: 'e1d2', rule: 'C-CHECK' }],
      },
      {
        position: '2b1k3/8/8/8/8/8/4r3/4K1B1 w - - 0 1',
        text: {
          'pt-BR': 'Agora os bispos andam em cores diferentes. Capture a torre: a partida continua.',
          en: 'Now the bishops go on different colours. Take the rook: the game goes on.',
        },
        legal: ['e1e2'],
        effects: [['e1e2', 'quiet']],
        forbidden: [],
      },
    ],
  },
];
