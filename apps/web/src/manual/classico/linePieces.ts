import type { Article } from '../article.js';

/** Pieces that go as far as the way is free. */
export const linePieceArticles: readonly Article[] = [
  {
    id: 'captura',
    clauses: ['C-MOVE'],
    text: {
      'pt-BR': {
        title: 'Mover, capturar e ter o caminho livre',
        summary: 'Uma peça captura ao entrar na casa de uma peça adversária; só o cavalo salta.',
        body: [
          'Uma peça se move para uma casa vazia ou para uma casa com peça adversária. Nesse caso ela captura: a peça adversária sai do tabuleiro, e a sua fica no lugar dela.',
          'Você nunca entra numa casa com peça sua.',
          'Torre, bispo, dama e peão precisam de caminho livre. Uma peça no meio do caminho, sua ou do adversário, fecha tudo o que está atrás dela. Só o cavalo salta.',
          'Capturar não é obrigatório, a não ser que seja o único jeito de sair de um xeque.',
        ],
        rulings: [
          {
            clause: 'C-MOVE',
            open: 'Uma peça pode saltar por cima de uma só peça adversária?',
            ruled: 'Não. Nenhuma peça, além do cavalo, salta por cima de outra.',
            why: 'Um dos dois documentos só proíbe saltar "duas ou mais" peças; o outro, mais exato, não deixa saltar nenhuma. Vale o mais exato.',
          },
        ],
      },
      en: {
        title: 'Moving, capturing and a free way',
        summary: 'A piece captures by entering the square of an enemy piece; only the knight jumps.',
        body: [
          'A piece goes to an empty square or to a square with an enemy piece. Then it captures: the enemy piece leaves the board and yours takes its place.',
          'You never enter a square with a piece of your own.',
          'Rook, bishop, queen and pawn need a free way. A piece on the way, yours or the enemy’s, closes everything behind it. Only the knight jumps.',
          'You need not capture, unless it is the only way out of check.',
        ],
        rulings: [
          {
            clause: 'C-MOVE',
            open: 'May a piece jump over a single enemy piece?',
            ruled: 'No. No piece but the knight jumps over another.',
            why: 'One of the two documents only forbids jumping over "two or more" pieces; the other one, more exact, allows no jump at all. The more exact one counts.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/1P1R1n1p/8/8/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'Capture o cavalo em f4 com a torre. O peão em h4 está atrás dele, fora de alcance; o peão em b4 é seu e fecha o caminho.',
          en: 'Take the knight on f4 with the rook. The pawn on h4 is behind it, out of reach; the pawn on b4 is yours and closes the way.',
        },
        legal: ['d4f4', 'd4c4', 'd4d7'],
        after: '4k3/8/8/8/1P3R1p/8/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'd4h4', rule: 'C-MOVE' },
          { move: 'd4b4', rule: 'C-MOVE' },
          { move: 'd4a4', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'torre',
    clauses: ['C-MOVE'],
    piece: 'rook',
    text: {
      'pt-BR': {
        title: 'A torre',
        summary: 'A torre anda quantas casas quiser na coluna ou na fileira.',
        body: [
          'A torre anda em linha reta: para a frente, para trás ou para os lados. Vai tão longe quanto o caminho estiver livre, numa só direção por lance.',
          'Ela nunca anda na diagonal.',
          'A torre gosta de colunas abertas, sem peões.',
        ],
        rulings: [],
      },
      en: {
        title: 'The rook',
        summary: 'The rook goes any number of squares along its file or its rank.',
        body: [
          'The rook goes straight: forwards, backwards or sideways. It goes as far as the way is free, in one direction per move.',
          'It never goes diagonally.',
          'Rooks like open files, without pawns.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/3R4/8/8/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'Escolha a torre em d4 e veja a cruz de casas que ela alcança. A diagonal não faz parte dela.',
          en: 'Choose the rook on d4 and look at the cross of squares it reaches. Diagonals are not part of it.',
        },
        legal: ['d4d7', 'd4h4', 'd4a4', 'd4d1'],
        forbidden: [
          { move: 'd4f6', rule: 'C-MOVE' },
          { move: 'd4c3', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'bispo',
    clauses: ['C-MOVE'],
    piece: 'bishop',
    text: {
      'pt-BR': {
        title: 'O bispo',
        summary: 'O bispo anda quantas casas quiser na diagonal.',
        body: [
          'O bispo anda só nas diagonais, tão longe quanto o caminho estiver livre, numa só direção por lance.',
          'Por isso ele fica a partida inteira em casas da mesma cor. Cada lado começa com um bispo de casas claras e um de casas escuras.',
        ],
        rulings: [
          {
            clause: 'C-MOVE',
            open: 'Um documento tem dois textos com o título "Torre", e o segundo descreve diagonais. A torre anda na diagonal?',
            ruled: 'Não. O segundo texto é o do bispo, com o título trocado.',
            why: 'O próprio texto diz "o bispo", e o outro documento separa bem as duas peças.',
          },
        ],
      },
      en: {
        title: 'The bishop',
        summary: 'The bishop goes any number of squares diagonally.',
        body: [
          'The bishop goes along diagonals only, as far as the way is free, in one direction per move.',
          'So it stays on squares of one colour for the whole game. Each side starts with a bishop for light squares and one for dark squares.',
        ],
        rulings: [
          {
            clause: 'C-MOVE',
            open: 'One document has two texts titled "Rook", and the second describes diagonals. Do rooks go diagonally?',
            ruled: 'No. The second text is the bishop’s, under a wrong title.',
            why: 'The text itself says "the bishop", and the other document keeps the two pieces well apart.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/3B4/8/6P1/4K3 w - - 0 1',
        text: {
          'pt-BR': 'Leve o bispo até um canto do tabuleiro. Repare: ele só pisa em casas escuras.',
          en: 'Take the bishop to a corner of the board. Notice that it only steps on dark squares.',
        },
        legal: ['d4h8', 'd4a1', 'd4a7', 'd4g1'],
        forbidden: [
          { move: 'd4d6', rule: 'C-MOVE' },
          { move: 'd4e6', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'dama',
    clauses: ['C-MOVE'],
    piece: 'queen',
    text: {
      'pt-BR': {
        title: 'A dama',
        summary: 'A dama anda como a torre e como o bispo.',
        body: [
          'A dama, também chamada de rainha, anda em coluna, fileira ou diagonal, quantas casas quiser, numa só direção por lance.',
          'É a peça mais forte. Mesmo assim ela não salta, e não faz o L do cavalo.',
        ],
        rulings: [],
      },
      en: {
        title: 'The queen',
        summary: 'The queen goes like a rook and like a bishop.',
        body: [
          'The queen goes along a file, a rank or a diagonal, any number of squares, in one direction per move.',
          'She is the strongest piece. Even so she does not jump, and does not make the knight’s L.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/1p6/8/3Q2n1/8/8/4K3 w - - 0 1',
        text: {
          'pt-BR': 'A dama em d4 alcança o peão em b6 e o cavalo em g4. Capture um dos dois.',
          en: 'The queen on d4 reaches the pawn on b6 and the knight on g4. Take one of them.',
        },
        legal: ['d4g4', 'd4b6', 'd4h8', 'd4d1'],
        forbidden: [
          { move: 'd4h4', rule: 'C-MOVE' },
          { move: 'd4e6', rule: 'C-MOVE' },
        ],
      },
    ],
  },
];
