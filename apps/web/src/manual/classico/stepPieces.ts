import type { Article } from '../article.js';

/** Pieces that go one step at a time: the knight's jump and the king's square. */
export const stepPieceArticles: readonly Article[] = [
  {
    id: 'cavalo',
    clauses: ['C-MOVE'],
    piece: 'knight',
    text: {
      'pt-BR': {
        title: 'O cavalo',
        summary: 'O cavalo anda em L e é a única peça que salta.',
        body: [
          'O cavalo anda duas casas numa direção e uma para o lado, como a letra L. Assim ele sempre troca a cor da casa.',
          'Ele salta por cima de amigos e inimigos. O que está no caminho não importa e não é capturado.',
          'O cavalo captura só na casa onde termina o salto.',
        ],
        rulings: [],
      },
      en: {
        title: 'The knight',
        summary: 'The knight goes in an L and is the only piece that jumps.',
        body: [
          'The knight goes two squares one way and one to the side, like the letter L. So it always changes the colour of its square.',
          'It jumps over any piece, yours or the enemy’s. What stands on the way does not matter and is not captured.',
          'The knight captures only on the square where its jump ends.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/2p5/2PPP3/2PNP3/2PPP3/8/4K3 w - - 0 1',
        text: {
          'pt-BR': 'O cavalo está cercado de peões e mesmo assim sai. Capture o peão em c6 com um salto.',
          en: 'The knight is surrounded by pawns and gets out all the same. Take the pawn on c6 with a jump.',
        },
        legal: ['d4c6', 'd4e6', 'd4b5', 'd4f5', 'd4b3', 'd4f3', 'd4c2', 'd4e2'],
        forbidden: [
          { move: 'd4d6', rule: 'C-MOVE' },
          { move: 'd4f6', rule: 'C-MOVE' },
          { move: 'd4d5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'rei',
    clauses: ['C-MOVE', 'C-CHECK'],
    piece: 'king',
    text: {
      'pt-BR': {
        title: 'O rei',
        summary: 'O rei anda uma casa em qualquer direção, nunca para uma casa atacada.',
        body: [
          'O rei anda uma casa para qualquer lado, também na diagonal. Só no roque ele anda duas.',
          'O rei não pode entrar numa casa que uma peça adversária ataca.',
          'Ele pode capturar uma peça vizinha, mas só se nenhuma outra peça a defende: senão entraria numa casa atacada.',
        ],
        rulings: [],
      },
      en: {
        title: 'The king',
        summary: 'The king goes one square in any direction, never to an attacked square.',
        body: [
          'The king goes one square to any side, diagonally too. Only in castling does he go two.',
          'The king may not enter a square that an enemy piece attacks.',
          'He may take a piece next to him, but only when no other piece defends it: otherwise he would enter an attacked square.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '8/8/8/4k3/8/3r4/8/2K5 w - - 0 1',
        text: {
          'pt-BR':
            'A torre ataca toda a coluna d. Aproxime-se dela por c2: ela não ataca na diagonal. As casas d1 e d2 estão proibidas.',
          en: 'The rook attacks the whole d-file. Come near it on c2: it does not attack diagonally. The squares d1 and d2 are forbidden.',
        },
        legal: ['c1c2', 'c1b2', 'c1b1'],
        forbidden: [
          { move: 'c1d2', rule: 'C-CHECK' },
          { move: 'c1d1', rule: 'C-CHECK' },
          { move: 'c1c3', rule: 'C-MOVE' },
        ],
      },
      {
        position: '8/8/8/8/1k6/8/3rn3/3K4 w - - 0 1',
        text: {
          'pt-BR':
            'A torre em d2 dá xeque e ninguém a defende: capture-a. O cavalo em e2 é defendido pela torre e não pode ser tomado.',
          en: 'The rook on d2 gives check and nobody defends it: take it. The knight on e2 is defended by the rook and cannot be taken.',
        },
        legal: ['d1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd1e2', rule: 'C-CHECK' },
          { move: 'd1c2', rule: 'C-CHECK' },
        ],
      },
    ],
  },
];
