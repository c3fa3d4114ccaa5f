import type { Article } from '../article.js';

export const kingArticle: Article = {
  id: 'rei',
  clauses: ['B-KING'],
  text: {
    'pt-BR': {
      title: 'O rei',
      summary: 'O rei anda e captura uma casa em qualquer direção.',
      body: [
        'O rei é o do xadrez: uma casa para a frente, para trás, para o lado ou na diagonal. Se o rei adversário é atacado e não tem como escapar, você vence.',
        'Ele não pode ir para uma casa atacada, nem para o lado do outro rei, nem para a zona de um Grão-Duque adversário.',
      ],
      rulings: [],
    },
    en: {
      title: 'The king',
      summary: 'The king moves and captures one square in any direction.',
      body: [
        'The king is that of chess: one square forward, back, sideways or diagonally. If the enemy king is attacked and cannot escape, you win.',
        'It may not step onto an attacked square, nor next to the other king, nor into the zone of an enemy Grand Duke.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '7k/7p/8/3n4/3K4/2P5/8/8 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Capture o cavalo em d5 com o rei, ou ande para e5. A casa d6 fica longe demais, e o cavalo ataca e3.',
        en: 'Capture the knight on d5 with the king, or step to e5. The square d6 is too far, and the knight attacks e3.',
      },
      legal: ['d4d5', 'd4e5', 'd4c4'],
      after: '7k/7p/8/3K4/8/2P5/8/8 b - - - b 0/0 -/N 0,- 1',
      forbidden: [
        { move: 'd4d6', rule: 'B-KING' },
        { move: 'd4c3', rule: 'B-KING' },
        { move: 'd4e3', rule: 'B-CHECK' },
      ],
    },
  ],
};

export const warlordArticle: Article = {
  id: 'grao-lorde',
  clauses: ['B-WARLORD'],
  text: {
    'pt-BR': {
      title: 'O Grão-Lorde',
      summary:
        'O Grão-Lorde anda uma ou duas casas para a frente ou para os lados; para trás ou na diagonal à frente, só uma.',
      body: [
        'O Grão-Lorde (W) fica no lugar da dama, mas é bem mais fraco. Ele anda e captura assim:',
        '- Uma ou duas casas para a frente.',
        '- Uma ou duas casas para o lado.',
        '- Uma casa para trás.',
        '- Uma casa na diagonal para a frente.',
        'Ele nunca anda na diagonal para trás. Na última fileira (a 8 para as brancas, a 1 para as pretas), ganha o movimento sorrateiro.',
      ],
      rulings: [
        {
          clause: 'B-WARLORD',
          open: 'Ao andar duas casas, o Grão-Lorde pula uma peça no caminho?',
          ruled: 'Não. Para andar duas casas, a primeira precisa estar vazia.',
          why: 'O documento diz claramente quando uma peça pula, e aqui não diz.',
        },
      ],
    },
    en: {
      title: 'The Warlord',
      summary:
        'The Warlord goes one or two squares forward or sideways; back or diagonally forward, only one.',
      body: [
        'The Warlord (W) stands where chess has the queen, but it is much weaker. It moves and captures like this:',
        '- One or two squares forward.',
        '- One or two squares sideways.',
        '- One square back.',
        '- One square diagonally forward.',
        'It never goes diagonally backward. On the far rank (8 for White, 1 for Black) it gains the sneak move.',
      ],
      rulings: [
        {
          clause: 'B-WARLORD',
          open: 'Does the Warlord jump a piece when it goes two squares?',
          ruled: 'No. To go two squares, the first one must be empty.',
          why: 'The document says plainly where a piece jumps, and it does not say so here.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/p7/8/8/3W4/8/8/K7 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Leve o Grão-Lorde duas casas para a frente, para d6. Veja que c3, na diagonal para trás, não está entre as casas dele.',
        en: 'Take the Warlord two squares forward, to d6. Note that c3, diagonally backward, is not among its squares.',
      },
      legal: ['d4d6', 'd4f4', 'd4c5', 'd4d3'],
      forbidden: [
        { move: 'd4c3', rule: 'B-WARLORD' },
        { move: 'd4d2', rule: 'B-WARLORD' },
      ],
    },
    {
      position: '7k/p7/3n4/3n4/1n1WP3/8/8/K7 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR': 'Capture em d5 ou em b4. O cavalo em d6 está atrás do de d5: o Grão-Lorde não pula.',
        en: 'Capture on d5 or on b4. The knight on d6 is behind the one on d5: the Warlord does not jump.',
      },
      legal: ['d4b4', 'd4d5'],
      forbidden: [
        { move: 'd4d6', rule: 'B-WARLORD' },
        { move: 'd4f4', rule: 'B-WARLORD' },
      ],
    },
  ],
};

export const knightRookArticle: Article = {
  id: 'cavalo-e-torre',
  clauses: ['B-KNIGHT', 'B-ROOK'],
  text: {
    'pt-BR': {
      title: 'O cavalo e a torre',
      summary: 'O cavalo e a torre andam como no xadrez.',
      body: [
        'O cavalo salta em L: duas casas numa direção e uma para o lado. Ele pula o que estiver no meio.',
        'A torre anda quantas casas quiser em linha reta, pela fileira ou pela coluna, até a primeira peça no caminho. Se for adversária, pode capturá-la. A torre não pula.',
        'Sem dama no tabuleiro, a torre é a peça de maior alcance do Brasez.',
      ],
      rulings: [],
    },
    en: {
      title: 'The knight and the rook',
      summary: 'Knight and rook move as in chess.',
      body: [
        'The knight jumps in an L: two squares one way and one to the side. It passes over whatever stands between.',
        'The rook goes any number of squares in a straight line, along rank or file, up to the first piece in its way. An enemy there may be captured. The rook does not jump.',
        'With no queen on the board, the rook reaches farther than any other piece of Brasez.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '7k/7p/8/2ppp3/2pNp3/2ppp3/8/K7 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR': 'O cavalo está cercado de peões, mas salta para fora. Tente f5.',
        en: 'The knight is ringed by pawns, but it jumps out. Try f5.',
      },
      legal: ['d4f5', 'd4b3', 'd4f3'],
      forbidden: [{ move: 'd4d6', rule: 'B-KNIGHT' }],
    },
    {
      position: '7k/3p3p/8/8/1P1R3n/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Capture o cavalo em h4 com a torre. Ela não passa pelo peão em d7 nem pelo próprio peão em b4.',
        en: 'Capture the knight on h4 with the rook. It passes neither the pawn on d7 nor its own pawn on b4.',
      },
      legal: ['d4h4', 'd4d7'],
      forbidden: [
        { move: 'd4d8', rule: 'B-ROOK' },
        { move: 'd4a4', rule: 'B-ROOK' },
        { move: 'd4e5', rule: 'B-ROOK' },
      ],
    },
  ],
};

export const lordArticle: Article = {
  id: 'lorde',
  clauses: ['B-LORD'],
  text: {
    'pt-BR': {
      title: 'O Lorde',
      summary: 'O Lorde anda uma casa na diagonal ou uma reto para a frente.',
      body: [
        'O Lorde (L) anda e captura uma casa em qualquer diagonal, ou uma casa reto para a frente. Ele não anda para o lado nem reto para trás.',
        'Como o peão, ele pode fazer o charge: atacar uma peça duas casas à frente, e sair do tabuleiro com ela. Na última fileira (a 8 para as brancas, a 1 para as pretas), ganha o movimento sorrateiro.',
      ],
      rulings: [],
    },
    en: {
      title: 'The Lord',
      summary: 'The Lord goes one square diagonally or one straight forward.',
      body: [
        'The Lord (L) moves and captures one square along any diagonal, or one square straight forward. It goes neither sideways nor straight back.',
        'Like the pawn it can charge: attack a piece two squares ahead, and leave the board with it. On the far rank (8 for White, 1 for Black) it gains the sneak move.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '7k/7p/8/3n4/3L4/2n5/8/K7 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Capture um dos cavalos: o de d5, na frente, ou o de c3, na diagonal para trás. Para o lado, o Lorde não vai.',
        en: 'Capture one of the knights: the one in front on d5, or the one diagonally behind on c3. The Lord does not go sideways.',
      },
      legal: ['d4d5', 'd4c3', 'd4e3'],
      forbidden: [
        { move: 'd4c4', rule: 'B-LORD' },
        { move: 'd4d3', rule: 'B-LORD' },
        { move: 'd4d6', rule: 'B-CHARGE' },
      ],
    },
  ],
};
