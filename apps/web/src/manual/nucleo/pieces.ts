import type { Article } from '../article.js';

export const pieceArticles: readonly Article[] = [
  {
    id: 'pecas',
    clauses: ['N-MOVE'],
    text: {
      'pt-BR': {
        title: 'Como as peças andam',
        summary: 'Rei, dama, torre, bispo e cavalo andam e capturam como no xadrez de sempre.',
        body: [
          '- Rei: um passo só, para o lado que quiser.',
          '- Dama: em linha reta ou na diagonal, tão longe quanto o caminho estiver livre.',
          '- Torre: pela fileira ou pela coluna.',
          '- Bispo: pela diagonal.',
          '- Cavalo: em L, duas casas e mais uma para o lado. Só ele ignora o que está no caminho.',
          'Todas capturam do mesmo jeito que andam, entrando na casa da peça adversária. Não há sorte: o mesmo lance dá sempre o mesmo resultado.',
        ],
        rulings: [],
      },
      en: {
        title: 'How the pieces go',
        summary: 'King, queen, rook, bishop and knight go and capture as in chess everywhere.',
        body: [
          '- King: a single step, to whichever side he likes.',
          '- Queen: in a straight line or diagonally, as far as the way is free.',
          '- Rook: along the rank or the file.',
          '- Bishop: along the diagonal.',
          '- Knight: in an L, two squares and one more to the side. It alone ignores what is on the way.',
          'All of them capture the way they go, entering the square of the enemy piece. There is no luck: the same move always has the same result.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '6k1/8/8/p2p2p1/3N4/1B1Q1R2/8/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'Experimente cada peça branca. O bispo alcança d5 na diagonal; a dama não passa por cima do cavalo em d4.',
          en: 'Try each white piece. The bishop reaches d5 diagonally; the queen does not pass over the knight on d4.',
        },
        legal: ['b3d5', 'd4f5', 'f3f8', 'd3h7', 'e1d2'],
        forbidden: [
          { move: 'd3d5', rule: 'N-MOVE' },
          { move: 'f3g5', rule: 'N-MOVE' },
          { move: 'd3b3', rule: 'N-MOVE' },
          { move: 'd4d6', rule: 'N-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'peao',
    clauses: ['N-MOVE'],
    piece: 'pawn',
    text: {
      'pt-BR': {
        title: 'O peão',
        summary: 'O peão anda para a frente, com passo duplo no primeiro lance, e captura só na diagonal.',
        body: [
          'O peão anda uma casa para a frente. No primeiro lance pode andar duas, se as duas estiverem vazias.',
          'Ele captura só na diagonal, uma casa para a frente, e nunca volta.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'O documento diz que o peão "avança para frente", sem número de casas. O passo duplo vale?',
            ruled: 'Sim, no primeiro lance de cada peão. Uma regra da casa pode desligá-lo.',
            why: 'O documento diz que as peças se movem conforme as regras tradicionais, e o passo duplo faz parte delas.',
          },
        ],
      },
      en: {
        title: 'The pawn',
        summary: 'The pawn goes ahead, with a double step on its first move, and captures only diagonally.',
        body: [
          'The pawn goes one square ahead. On its first move it may go two, if both are empty.',
          'It captures only diagonally, one square ahead, and never goes back.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'The document says that the pawn "advances", without a number of squares. Is the double step allowed?',
            ruled: 'Yes, on the first move of each pawn. A house rule can turn it off.',
            why: 'The document says that pieces move by the traditional rules, and the double step is one of them.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/1p6/P7/2n5/3P4/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'O peão em d2 pode andar uma casa, andar duas ou capturar o cavalo. O de a4 anda para a5 ou captura em b5.',
          en: 'The pawn on d2 may go one square, go two or take the knight. The one on a4 goes to a5 or captures on b5.',
        },
        legal: ['d2d4', 'd2d3', 'd2c3', 'a4b5', 'a4a5'],
        forbidden: [
          { move: 'd2e3', rule: 'N-MOVE' },
          { move: 'a4a6', rule: 'N-MOVE' },
          { move: 'a4a3', rule: 'N-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'sem-en-passant',
    clauses: ['N-MOVE'],
    text: {
      'pt-BR': {
        title: 'Sem en passant',
        summary: 'O passo duplo passa livre: um peão só é capturado na casa onde está.',
        body: [
          'No xadrez clássico um peão que anda duas casas pode ser capturado de passagem. No Núcleo não.',
          'Isso muda a estratégia. Um peão na casa inicial pode passar correndo pelo peão adversário, sem perigo.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'O documento não fala do en passant. Ele vale?',
            ruled: 'Não, a menos que os jogadores liguem essa regra da casa.',
            why: 'A tabela do documento diz como o peão captura e não traz essa exceção: só se captura a peça que está na casa de chegada.',
          },
        ],
      },
      en: {
        title: 'No en passant',
        summary: 'The double step passes freely: a pawn is captured only where it stands.',
        body: [
          'In classic chess a pawn that goes two squares can be taken in passing. In Núcleo it cannot.',
          'This changes strategy. A pawn on its first square can run past an enemy pawn without danger.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'The document does not speak of en passant. Is it allowed?',
            ruled: 'No, unless the players turn that house rule on.',
            why: 'The table of the document says how a pawn captures and has no such exception: you capture the piece whose square you enter.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        text: {
          'pt-BR':
            'Ande com o peão preto para d5, ao lado do branco. Depois tente capturá-lo de passagem: não dá.',
          en: 'Go with the black pawn to d5, beside the white one. Then try to take it in passing: you cannot.',
        },
        legal: ['d7d5', 'd7d6'],
        after: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2',
        effects: [['d7d5 e5d6', 'refused N-MOVE']],
        forbidden: [],
      },
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2',
        text: {
          'pt-BR': 'O peão preto acabou de passar. O seu só pode seguir em frente.',
          en: 'The black pawn has just gone past. Yours can only go on.',
        },
        legal: ['e5e6'],
        forbidden: [{ move: 'e5d6', rule: 'N-MOVE' }],
      },
    ],
  },
];
