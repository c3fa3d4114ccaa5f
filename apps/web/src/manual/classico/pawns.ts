import type { Article } from '../article.js';

export const pawnArticles: readonly Article[] = [
  {
    id: 'peao',
    clauses: ['C-MOVE'],
    piece: 'pawn',
    text: {
      'pt-BR': {
        title: 'O peão anda',
        summary: 'O peão anda uma casa para a frente; no primeiro lance, pode andar duas.',
        body: [
          'O peão anda reto para a frente, uma casa por lance. Ele nunca volta.',
          'No seu primeiro lance cada peão pode escolher: uma ou duas casas. Para o passo duplo, as duas casas à frente precisam estar vazias.',
          'Uma peça na frente, de qualquer lado, segura o peão: ele não captura para a frente.',
        ],
        rulings: [],
      },
      en: {
        title: 'How the pawn goes',
        summary: 'The pawn goes one square forward; on its first move it may go two.',
        body: [
          'The pawn goes straight ahead, one square per move. It never goes back.',
          'On its first move each pawn may choose: one square or two. For the double step, both squares ahead have to be empty.',
          'A piece in front of it, of either side, stops the pawn: it does not capture straight ahead.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/P4p2/8/3P1P2/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'O peão em d2 ainda não saiu: escolha uma ou duas casas. O de a4 já saiu e anda só uma. O de f2 não chega a f4, que está ocupada.',
          en: 'The pawn on d2 has not moved: choose one square or two. The one on a4 has, and goes only one. The one on f2 cannot reach f4, which is taken.',
        },
        legal: ['d2d4', 'd2d3', 'a4a5', 'f2f3'],
        forbidden: [
          { move: 'a4a6', rule: 'C-MOVE' },
          { move: 'f2f4', rule: 'C-MOVE' },
          { move: 'a4a3', rule: 'C-MOVE' },
          { move: 'd2d5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'captura-do-peao',
    clauses: ['C-MOVE'],
    text: {
      'pt-BR': {
        title: 'O peão captura',
        summary: 'O peão captura uma casa na diagonal, para a frente.',
        body: [
          'O peão é a única peça que captura de um jeito e anda de outro. Ele captura na casa diagonal à frente, à esquerda ou à direita.',
          'Sem peça adversária ali, o peão não anda na diagonal. A única exceção é a tomada en passant.',
        ],
        rulings: [],
      },
      en: {
        title: 'How the pawn captures',
        summary: 'The pawn captures one square diagonally forward.',
        body: [
          'The pawn is the only piece that captures one way and goes another. It captures on the square diagonally ahead, to the left or to the right.',
          'With no enemy piece there, the pawn does not go diagonally. The only exception is en passant.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/8/2npr3/3P4/8/8/6K1 w - - 0 1',
        text: {
          'pt-BR':
            'O peão em d4 está preso atrás do peão preto, mas pode capturar o cavalo ou a torre, na diagonal. Escolha.',
          en: 'The pawn on d4 is stuck behind the black pawn, but it can take the knight or the rook, diagonally. Choose.',
        },
        legal: ['d4e5', 'd4c5'],
        after: '4k3/8/8/2npP3/8/8/8/6K1 b - - 0 1',
        forbidden: [{ move: 'd4d5', rule: 'C-MOVE' }],
      },
      {
        position: '4k3/8/8/8/3P4/8/8/6K1 w - - 0 1',
        text: {
          'pt-BR': 'Aqui não há nada para capturar: o peão só anda para a frente.',
          en: 'Here there is nothing to take: the pawn only goes ahead.',
        },
        legal: ['d4d5'],
        forbidden: [
          { move: 'd4e5', rule: 'C-MOVE' },
          { move: 'd4c5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'promocao',
    clauses: ['C-PROMO'],
    text: {
      'pt-BR': {
        title: 'Promoção',
        summary: 'O peão que chega à última fileira vira dama, torre, bispo ou cavalo.',
        body: [
          'Quando o seu peão chega à última fileira, ele é promovido no mesmo lance. Você escolhe: dama, torre, bispo ou cavalo. A nova peça fica na casa onde o peão chegou.',
          'A escolha não depende das peças capturadas. Você pode ter duas damas, ou três torres, ou mais.',
          'Quase sempre se escolhe a dama. Às vezes outra peça é melhor: um cavalo que dá xeque, ou uma torre para não afogar o rei.',
        ],
        rulings: [
          {
            clause: 'C-PROMO',
            open: 'O peão pode continuar peão na última fileira, se o jogador quiser?',
            ruled: 'Não. A promoção é obrigatória, e só para dama, torre, bispo ou cavalo.',
            why: 'Um documento diz que o peão "pode escolher"; o outro, mais exato, diz que ele é promovido e dá as quatro peças. Vale o mais exato.',
          },
          {
            clause: 'C-PROMO',
            open: 'O que acontece com quem escreve uma promoção a rei, como e7e8k?',
            ruled:
              'O texto não é um lance. Em "Por que não posso?" a resposta é que um peão não pode virar rei.',
            why: 'A escrita dos lances só conhece as letras das quatro peças permitidas.',
          },
        ],
      },
      en: {
        title: 'Promotion',
        summary: 'A pawn that reaches the last rank becomes a queen, rook, bishop or knight.',
        body: [
          'When your pawn reaches the last rank, it is promoted in the same move. You choose: queen, rook, bishop or knight. The new piece stands where the pawn arrived.',
          'The choice does not depend on captured pieces. You may have two queens, or three rooks, or more.',
          'Nearly always the queen is chosen. Sometimes another piece is better: a knight that gives check, or a rook to avoid stalemate.',
        ],
        rulings: [
          {
            clause: 'C-PROMO',
            open: 'May a pawn stay a pawn on the last rank, if the player likes?',
            ruled: 'No. Promotion is compulsory, and only to queen, rook, bishop or knight.',
            why: 'One document says that the pawn "may choose"; the other one, more exact, says that it is promoted and names the four pieces. The more exact one counts.',
          },
          {
            clause: 'C-PROMO',
            open: 'What happens to somebody who writes a promotion to king, such as e7e8k?',
            ruled: 'The text is no move. "Why can’t I?" answers that a pawn cannot become a king.',
            why: 'Written moves only know the letters of the four pieces that are allowed.',
          },
        ],
      },
    },
    examples: [
      {
        position: '3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'Promova andando para e8 ou capturando a torre em d8. O tabuleiro pergunta qual peça você quer.',
          en: 'Promote by going to e8 or by taking the rook on d8. The board asks which piece you want.',
        },
        legal: ['e7d8q', 'e7e8q', 'e7e8r', 'e7e8b', 'e7e8n', 'e7d8n'],
        after: '3Q4/8/8/8/8/k7/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'e7e8', rule: 'C-PROMO' },
          { move: 'e1e2q', rule: 'C-PROMO' },
        ],
      },
      {
        position: '8/2k1P1q1/8/8/8/8/7P/5K2 w - - 0 1',
        text: {
          'pt-BR':
            'Promova a cavalo: ele dá xeque ao rei e ataca a dama ao mesmo tempo. Depois do xeque, a dama é sua.',
          en: 'Promote to a knight: it checks the king and attacks the queen at once. After the check, the queen is yours.',
        },
        legal: ['e7e8n', 'e7e8q'],
        after: '4N3/2k3q1/8/8/8/8/7P/5K2 b - - 0 1',
        effects: [
          ['e7e8n', 'check'],
          ['e7e8n c7d7 e8g7', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
];
