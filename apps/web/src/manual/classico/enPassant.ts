import type { Article } from '../article.js';

export const enPassantArticles: readonly Article[] = [
  {
    id: 'en-passant',
    clauses: ['C-EP'],
    text: {
      'pt-BR': {
        title: 'Tomada en passant',
        summary:
          'Um peão que dá o passo duplo e para ao lado do seu pode ser capturado como se tivesse andado uma casa.',
        body: [
          'En passant quer dizer "de passagem", em francês. O passo duplo não serve para fugir de um peão que já avançou.',
          'Quando o peão adversário anda duas casas e para ao lado do seu, o seu pode capturá-lo. O seu peão vai, na diagonal, para a casa que o outro saltou. O peão adversário sai do tabuleiro.',
          'É a única captura em que a peça capturada não está na casa de chegada.',
          'Ela só vale no lance logo depois do passo duplo. O artigo seguinte mostra todas as condições.',
        ],
        rulings: [],
      },
      en: {
        title: 'Capturing en passant',
        summary:
          'A pawn that makes the double step and stops beside yours can be taken as if it had gone one square.',
        body: [
          'En passant is French for "in passing". The double step is no way to slip past a pawn that has come far.',
          'When the enemy pawn goes two squares and stops beside yours, yours may take it. Your pawn goes diagonally to the square the other one skipped. The enemy pawn leaves the board.',
          'It is the only capture where the captured piece is not on the square you go to.',
          'It is allowed only in the move right after the double step. The next article shows all the conditions.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
        text: {
          'pt-BR':
            'O peão preto acabou de andar de d7 para d5. Capture-o: o seu peão vai de e5 para d6, e o peão em d5 some.',
          en: 'The black pawn has just gone from d7 to d5. Take it: your pawn goes from e5 to d6, and the pawn on d5 disappears.',
        },
        legal: ['e5d6', 'e5e6'],
        after: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
        forbidden: [
          { move: 'e5f6', rule: 'C-MOVE' },
          { move: 'e5d5', rule: 'C-MOVE' },
        ],
      },
      {
        position: '4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'Agora jogue pelos dois lados: ande com o peão branco de d2 para d4 e depois capture com o peão preto, de c4 para d3.',
          en: 'Now play both sides: go with the white pawn from d2 to d4, then capture with the black one, from c4 to d3.',
        },
        legal: ['d2d4', 'd2d3'],
        after: '4k3/8/8/8/2pP4/8/8/4K3 b - d3 0 1',
        effects: [['d2d4 c4d3', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'en-passant-condicoes',
    clauses: ['C-EP', 'C-CHECK'],
    text: {
      'pt-BR': {
        title: 'En passant: as condições',
        summary: 'Só no lance seguinte ao passo duplo, só com um peão na quinta casa, e sem expor o rei.',
        body: [
          'Todas estas condições precisam valer:',
          '- O seu peão está na quinta casa dele: avançou exatamente três fileiras. Para as brancas é a fileira 5; para as pretas, a 4.',
          '- O peão adversário está na coluna vizinha e andou duas casas num só lance, o primeiro dele.',
          '- Você captura já no lance seguinte. Um lance depois, o direito acabou.',
          '- O seu rei não fica em xeque depois da captura. Cuidado: dois peões saem da mesma fileira de uma vez.',
          'A tomada en passant é um direito. Ela só é obrigatória quando não há outro lance.',
        ],
        rulings: [
          {
            clause: 'C-EP',
            open: 'Quando a posição escrita mostra a casa do en passant?',
            ruled:
              'Só quando a captura é mesmo possível. Uma casa bem escrita, mas sem captura possível, é trocada por um traço.',
            why: 'Assim duas posições com os mesmos lances possíveis são escritas do mesmo jeito e contam como repetidas.',
          },
        ],
      },
      en: {
        title: 'En passant: the conditions',
        summary:
          'Only in the move right after the double step, only with a pawn on its fifth rank, and without exposing the king.',
        body: [
          'All of these have to hold:',
          '- Your pawn stands on its fifth rank: it has come exactly three ranks. For White that is rank 5; for Black, rank 4.',
          '- The enemy pawn is on the next file and went two squares in a single move, its first.',
          '- You capture in the very next move. One move later the right is gone.',
          '- Your king is not in check after the capture. Take care: two pawns leave the same rank at once.',
          'En passant is a right. You have to use it only when there is no other move.',
        ],
        rulings: [
          {
            clause: 'C-EP',
            open: 'When does a written position show the en passant square?',
            ruled:
              'Only when the capture is really possible. A well written square without a possible capture becomes a dash.',
            why: 'So two positions with the same possible moves are written the same way and count as repeated.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 3',
        text: {
          'pt-BR':
            'Tarde demais: o peão preto está em d5 há mais de um lance, ou chegou lá de uma em uma casa. O seu peão só pode seguir em frente.',
          en: 'Too late: the black pawn has been on d5 for more than a move, or got there one square at a time. Your pawn can only go on.',
        },
        legal: ['e5e6'],
        forbidden: [{ move: 'e5d6', rule: 'C-EP' }],
      },
      {
        position: '4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1',
        text: {
          'pt-BR':
            'Ande com o peão preto para d5 e tente capturá-lo en passant. Não dá: sem os dois peões na fileira 5, a torre em h5 daria xeque ao rei em a5.',
          en: 'Go with the black pawn to d5 and try to take it en passant. You cannot: without both pawns on rank 5, the rook on h5 would check the king on a5.',
        },
        legal: ['d7d5'],
        after: '4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2',
        effects: [['d7d5 e5d6', 'refused C-CHECK']],
        forbidden: [],
      },
    ],
  },
];
