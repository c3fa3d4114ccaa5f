import type { Article } from '../article.js';

export const zoneArticle: Article = {
  id: 'zona',
  clauses: ['B-ZONE'],
  text: {
    'pt-BR': {
      title: 'A zona de controle',
      summary: 'A peça que termina o lance ao lado de um Grão-Duque adversário sai do tabuleiro.',
      body: [
        'As oito casas em volta de um Grão-Duque são a sua zona de controle. Uma peça adversária que termina o lance ali é capturada no fim desse lance. Há uma exceção, quando há xeque: o artigo seguinte trata dela.',
        'Passar pela zona não faz mal; terminar nela, sim. O que a peça capturou ou empurrou ao chegar continua capturado ou empurrado.',
        'A zona não atinge reis, nem outros Grão-Duques, nem as peças do próprio dono, nem quem já estava ali quando o Grão-Duque chegou.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'Que lances contam como mover-se para a zona?',
          ruled:
            'Todos os da própria peça: passos, capturas, promoção, lança, legião, en passant e movimento sorrateiro. Ser empurrado não conta.',
          why: 'O documento fala de qualquer peça que se mova para lá.',
        },
        {
          clause: 'B-ZONE',
          open: 'Em que momento a zona é julgada?',
          ruled: 'No tabuleiro como o lance o deixa, com os empurrões feitos e antes de uma retirada.',
          why: 'Por isso um peão que empurra um Grão-Duque acaba ao lado dele e é capturado, como o documento manda.',
        },
        {
          clause: 'B-ZONE',
          open: 'E um peão promovido dentro da zona?',
          ruled:
            'Ele é julgado como a peça que se tornou, e volta à lista das capturadas como essa peça. Um novo Grão-Duque fica.',
          why: 'A promoção acontece no próprio lance, e um Grão-Duque nunca é capturado.',
        },
        {
          clause: 'B-ZONE',
          open: 'O que acontece com as peças vizinhas quando um Grão-Duque aparece ou se retira?',
          ruled: 'Nada. A zona só age sobre o lance que entra nela.',
          why: 'Essas peças não se moveram.',
        },
      ],
    },
    en: {
      title: 'The zone of control',
      summary: 'A piece that ends its move next to an enemy Grand Duke leaves the board.',
      body: [
        'The eight squares around a Grand Duke are its zone of control. An enemy piece that ends its move there is captured at the end of that move. There is one exception, when there is check: the next article explains it.',
        'Passing through is harmless; ending there is not. What the piece captured or pushed on arrival stays captured or pushed.',
        'The zone touches neither kings, nor other Grand Dukes, nor the owner’s pieces, nor what was already there when the Grand Duke came.',
      ],
      rulings: [
        {
          clause: 'B-ZONE',
          open: 'Which actions count as moving into the zone?',
          ruled:
            'All of the piece’s own: steps, captures, promotion, lance, legion, en passant and sneak move. Being pushed does not.',
          why: 'The document speaks of any piece that moves there.',
        },
        {
          clause: 'B-ZONE',
          open: 'At what moment is the zone judged?',
          ruled: 'On the board as the action leaves it, pushes done and before any retirement.',
          why: 'So a pawn that pushes a Grand Duke ends next to it and is captured, as the document demands.',
        },
        {
          clause: 'B-ZONE',
          open: 'And a pawn promoted inside the zone?',
          ruled:
            'It is judged as what it became, and goes to the list of captured pieces as that. A new Grand Duke stays.',
          why: 'Promotion happens within the move, and a Grand Duke is never captured.',
        },
        {
          clause: 'B-ZONE',
          open: 'What happens to the neighbours when a Grand Duke appears or retires?',
          ruled: 'Nothing. The zone acts only on the move that enters it.',
          why: 'Those pieces have not moved.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/4g3/8/5N2/8/K2R4 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Leve o cavalo a d4, ao lado do Grão-Duque preto: ele é capturado na hora. A torre pode passar por d4, d5 e d6 até d8 sem perigo. O Grão-Duque ninguém captura.',
        en: 'Take the knight to d4, next to the black Grand Duke: it is captured at once. The rook may pass d4, d5 and d6 to d8 unharmed. Nobody captures a Grand Duke.',
      },
      legal: ['f3d4', 'd1d8', 'f3g5'],
      after: '7k/7p/8/4g3/8/8/8/K2R4 b - - - b 0/0 N/- 0,- 20',
      forbidden: [{ move: 'f3e5', rule: 'B-DUKE-A' }],
    },
    {
      position: '7k/7p/8/3ng3/8/8/7P/K2R4 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR': 'Capture o cavalo em d5 com a torre. O cavalo sai, e a torre sai também: foi uma troca.',
        en: 'Capture the knight on d5 with the rook. The knight leaves, and so does the rook: it was a trade.',
      },
      legal: ['d1d5', 'd1d3'],
      after: '7k/7p/8/4g3/8/8/7P/K7 b - - - b 0/0 R/N 0,- 20',
      forbidden: [],
    },
    {
      position: '8/1Pg4k/7p/8/8/8/7P/K7 w - - - b 0/0 R/- 6,- 20',
      text: {
        'pt-BR':
          'Promova o peão a torre: ela nasce na zona e sai na hora, de volta à lista. Como Grão-Duque, ele fica.',
        en: 'Promote the pawn to a rook: it appears in the zone and leaves at once, back to the list. As a Grand Duke it stays.',
      },
      legal: ['b7b8r', 'b7b8g'],
      after: '8/2g4k/7p/8/8/8/7P/K7 b - - - b 0/0 R/- 0,- 20',
      forbidden: [],
    },
  ],
};
