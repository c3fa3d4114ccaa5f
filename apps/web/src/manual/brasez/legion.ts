import type { Article } from '../article.js';

export const legionArticle: Article = {
  id: 'movimento-legionario',
  clauses: ['B-LEGION'],
  text: {
    'pt-BR': {
      title: 'O Movimento Legionário',
      summary: 'Dois peões lado a lado avançam juntos uma casa e empurram o que está na frente.',
      body: [
        'Dois peões seus, vizinhos na mesma fileira, podem avançar uma casa ao mesmo tempo. É um lance só.',
        'Na frente de cada um deve haver uma casa vazia ou uma peça adversária que possa recuar uma casa. Essa peça é empurrada. Os dois peões podem empurrar ao mesmo tempo.',
        'O que impede a legião: uma peça sua na frente, um Grão-Duque na frente, qualquer peça logo atrás da que seria empurrada, ou o fim do tabuleiro.',
      ],
      rulings: [
        {
          clause: 'B-LEGION',
          open: 'A legião empurra um Grão-Duque?',
          ruled: 'Não. Um Grão-Duque na frente de um dos peões para a legião.',
          why: 'O documento só diz que a lança pode mover um Grão-Duque.',
        },
        {
          clause: 'B-LEGION',
          open: 'Os peões precisam estar no primeiro lance?',
          ruled: 'Não. Tanto faz se já se moveram.',
          why: 'O documento pede só que estejam lado a lado.',
        },
        {
          clause: 'B-LEGION',
          open: 'A legião pode empurrar uma peça para fora do tabuleiro?',
          ruled: 'Não. Atrás da peça empurrada precisa haver uma casa vazia.',
          why: 'Empurrar não é capturar.',
        },
      ],
    },
    en: {
      title: 'The legionary move',
      summary: 'Two pawns side by side advance one square together and push what stands in front.',
      body: [
        'Two of your pawns, neighbours on one rank, may advance one square at the same time. It is a single action.',
        'In front of each there must be an empty square, or an enemy piece that can go back one square. That piece is pushed. Both pawns may push at once.',
        'What stops the legion: a piece of yours in front, a Grand Duke in front, any piece right behind the one to be pushed, or the edge of the board.',
      ],
      rulings: [
        {
          clause: 'B-LEGION',
          open: 'Does a legion push a Grand Duke?',
          ruled: 'No. A Grand Duke in front of one of the pawns stops the legion.',
          why: 'The document only says that the lance can move a Grand Duke.',
        },
        {
          clause: 'B-LEGION',
          open: 'Must the pawns be on their first move?',
          ruled: 'No. Whether they moved before does not matter.',
          why: 'The document asks only that they stand side by side.',
        },
        {
          clause: 'B-LEGION',
          open: 'May a legion push a piece off the board?',
          ruled: 'No. Behind the pushed piece there must be an empty square.',
          why: 'Pushing is not capturing.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/3nr3/3PP3/8/8/K7 w - - - b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'Escolha um peão, depois o outro, depois a casa à frente de um deles. O cavalo e a torre recuam uma casa.',
        en: 'Choose one pawn, then the other, then the square ahead of one of them. Knight and rook go back one square.',
      },
      legal: ['d4&e4', 'd4e5', 'e4d5'],
      after: '7k/7p/3nr3/3PP3/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
      forbidden: [{ move: 'd4d5', rule: 'B-LANCE' }],
    },
    {
      position: '7k/7p/3p4/n2n2g1/P1PPP1PP/8/8/K7 w - - - b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'Nenhuma legião passa. O cavalo em d5 tem o peão em d6 logo atrás, o Grão-Duque em g5 não é empurrado, e os peões em a4 e c4 não são vizinhos. Sozinho, e4–e5 é possível.',
        en: 'No legion gets through. The knight on d5 has the pawn on d6 right behind it, the Grand Duke on g5 is not pushed, and the pawns on a4 and c4 are not neighbours. Alone, e4–e5 is possible.',
      },
      legal: ['e4e5', 'c4d5'],
      forbidden: [
        { move: 'd4&e4', rule: 'B-LEGION' },
        { move: 'g4&h4', rule: 'B-LEGION' },
        { move: 'a4&c4', rule: 'B-LEGION' },
      ],
    },
    {
      position: '3n3k/3PP3/8/7p/8/8/8/K7 w - - - b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'O cavalo em d8 está na beira do tabuleiro: a legião não o empurra. Promova só o peão em e7, ou capture o cavalo com ele.',
        en: 'The knight on d8 is at the edge of the board: the legion does not push it. Promote only the pawn on e7, or capture the knight with it.',
      },
      legal: ['e7e8g', 'e7d8g'],
      forbidden: [{ move: 'd7&e7gg', rule: 'B-LEGION' }],
    },
  ],
};

export const pushArticle: Article = {
  id: 'empurrao',
  clauses: ['B-PUSH'],
  text: {
    'pt-BR': {
      title: 'Ser empurrado',
      summary: 'Uma peça empurrada muda de casa, mas não fez um lance.',
      body: [
        'A lança e a legião empurram peças. A peça empurrada não é capturada e não captura nada. Como ela não se moveu por conta própria, nenhuma zona de controle a remove.',
        'Um peão empurrado perde o direito ao passo duplo e à lança. Ele pode acabar até atrás da sua casa inicial, na primeira fileira do seu lado. De lá, anda como qualquer peão que já se moveu.',
      ],
      rulings: [
        {
          clause: 'B-PUSH',
          open: 'A zona de controle remove uma peça empurrada para dentro dela?',
          ruled: 'Não. A zona só age sobre quem se move por conta própria.',
          why: 'O documento fala de peças que se movem para uma casa vizinha ao Grão-Duque.',
        },
        {
          clause: 'B-PUSH',
          open: 'O que pode fazer um peão empurrado para a sua primeira fileira?',
          ruled:
            'Andar uma casa, capturar, fazer o charge e juntar-se a uma legião. O passo duplo e a lança ele perdeu.',
          why: 'Ele é um peão como os outros, mas não está mais na sua casa inicial.',
        },
        {
          clause: 'B-PUSH',
          open: 'Se a torre é capturada na casa inicial e outra torre vai para lá, o roque ainda vale?',
          ruled:
            'Não. Quando o rei ou a torre deixa a casa inicial, de qualquer jeito, acaba o roque que precisa dessa peça.',
          why: 'O roque é de quem ainda está em casa.',
        },
      ],
    },
    en: {
      title: 'Being pushed',
      summary: 'A pushed piece changes its square, but it has not made a move.',
      body: [
        'Lance and legion push pieces. A pushed piece is not captured and captures nothing. As it did not move by itself, no zone removes it.',
        'A pushed pawn loses the double step and the lance. It may even end behind its starting square, on its own first rank. From there it goes like any pawn that has moved.',
      ],
      rulings: [
        {
          clause: 'B-PUSH',
          open: 'Does a zone remove a piece that is pushed into it?',
          ruled: 'No. The zone acts only on what moves by itself.',
          why: 'The document speaks of pieces that move to a square next to the Grand Duke.',
        },
        {
          clause: 'B-PUSH',
          open: 'What may a pawn do that was pushed onto its own first rank?',
          ruled:
            'Step one square, capture, charge and join a legion. The double step and the lance are lost.',
          why: 'It is a pawn like the others, but no longer on its starting square.',
        },
        {
          clause: 'B-PUSH',
          open: 'If a rook is captured at home and another rook goes there, is castling still allowed?',
          ruled:
            'No. When a king or rook leaves its starting square, in whatever way, the castling that needs it is gone.',
          why: 'Castling is for pieces that are still at home.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/8/4G3/3n4/2PP4/8/8/K7 w - - - b 0/0 -/- 7,- 9',
      text: {
        'pt-BR':
          'Avance a legião. O cavalo vai parar em d6, ao lado do seu Grão-Duque, e mesmo assim fica no tabuleiro: ele foi empurrado.',
        en: 'Advance the legion. The knight ends on d6, next to your Grand Duke, and yet it stays on the board: it was pushed.',
      },
      legal: ['c4&d4', 'c4d5'],
      after: '7k/8/3nG3/2PP4/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
      forbidden: [],
    },
    {
      position: '7k/3p4/3PP3/8/8/8/8/K7 w - - d b 0/0 -/- 7,- 9',
      text: {
        'pt-BR':
          'A legião empurra o peão preto de d7 para d8, a primeira fileira das pretas. Jogue depois com as pretas: de d8 ele captura em e7.',
        en: 'The legion pushes the black pawn from d7 to d8, Black’s first rank. Then play for Black: from d8 it captures on e7.',
      },
      legal: ['d6&e6', 'e6d7'],
      after: '3p3k/3PP3/8/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
      effects: [['d6&e6 d8e7', 'quiet']],
      forbidden: [],
    },
    {
      position: '3p3k/7p/8/8/8/8/3R4/K7 b - - - b 0/0 -/- 1,- 9',
      text: {
        'pt-BR': 'Este peão preto foi empurrado para d8. Ele anda uma casa, mas o passo duplo acabou.',
        en: 'This black pawn was pushed to d8. It steps one square, but the double step is gone.',
      },
      legal: ['d8d7'],
      forbidden: [{ move: 'd8d6', rule: 'B-DOUBLE' }],
    },
  ],
};
