import type { Article } from '../article.js';

export const lanceArticle: Article = {
  id: 'lanca',
  clauses: ['B-LANCE'],
  text: {
    'pt-BR': {
      title: 'O Movimento de Lança',
      summary:
        'No primeiro lance, um peão pode empurrar para trás a peça adversária que está no seu caminho.',
      body: [
        'Um peão que nunca se moveu avança uma ou duas casas mesmo que haja uma peça adversária no caminho. A peça é empurrada e para na casa logo à frente do peão.',
        '- Peça na primeira casa: o peão anda uma casa e a empurra uma, ou anda duas e a empurra duas.',
        '- Peça na segunda casa: o peão anda duas e a empurra uma.',
        'As casas por onde a peça empurrada passa, e aquela onde ela para, precisam estar vazias. Uma peça de qualquer lado numa delas serve de apoio, e então não há lança.',
        'Nada é capturado. O peão pode empurrar qualquer peça adversária: até o Grão-Duque, até o rei.',
      ],
      rulings: [
        {
          clause: 'B-LANCE',
          open: 'O que é uma peça sem apoio?',
          ruled:
            'Aquela para a qual todas as casas até onde seria empurrada existem e estão vazias. Uma peça de qualquer lado numa delas impede a lança.',
          why: 'O documento diz que qualquer peça atrás impede o movimento.',
        },
        {
          clause: 'B-LANCE',
          open: 'Até onde vai a peça empurrada?',
          ruled:
            'Até a casa logo depois daquela onde o peão para. O peão empurra só uma peça: com duas no caminho, ou com uma peça sua, não há lança.',
          why: 'Assim a peça sai da frente o mínimo necessário.',
        },
        {
          clause: 'B-LANCE',
          open: 'O rei também pode ser empurrado?',
          ruled:
            'Sim, quando está bem na frente do peão. Duas casas à frente ele já estaria em xeque do charge.',
          why: 'O documento fala em qualquer peça adversária e lista a lança entre os lances que dão mate.',
        },
        {
          clause: 'B-LANCE',
          open: 'O que acontece com o peão que empurra um Grão-Duque?',
          ruled:
            'Ele termina ao lado do Grão-Duque, e a zona de controle o captura, a não ser que o rei adversário esteja em xeque.',
          why: 'O documento cita justamente esse peão como exemplo da zona.',
        },
      ],
    },
    en: {
      title: 'The lance',
      summary: 'On its first move a pawn may push back the enemy piece that stands in its way.',
      body: [
        'A pawn that has never moved advances one or two squares even with an enemy piece in its way. The piece is pushed and stops on the square right in front of the pawn.',
        '- Piece on the first square: the pawn goes one and pushes it one, or goes two and pushes it two.',
        '- Piece on the second square: the pawn goes two and pushes it one.',
        'Every square the pushed piece passes or lands on must be empty. A piece of either side on one of them supports it: then there is no lance.',
        'Nothing is captured. The pawn may push any enemy piece: even a Grand Duke, even the king.',
      ],
      rulings: [
        {
          clause: 'B-LANCE',
          open: 'What is a piece without support?',
          ruled:
            'One for which every square up to where it would be pushed is on the board and empty. A piece of either side on one of them stops the lance.',
          why: 'The document says that any piece behind prevents the move.',
        },
        {
          clause: 'B-LANCE',
          open: 'How far is the piece pushed?',
          ruled:
            'To the square just beyond the one where the pawn stops. The pawn pushes only one piece: with two in the way, or one of your own, there is no lance.',
          why: 'So the piece gives way no more than it must.',
        },
        {
          clause: 'B-LANCE',
          open: 'Can the king be pushed too?',
          ruled:
            'Yes, when it stands right in front of the pawn. Two squares ahead it would already be in check from the charge.',
          why: 'The document speaks of any enemy piece, and lists the lance among the moves that mate.',
        },
        {
          clause: 'B-LANCE',
          open: 'What happens to a pawn that pushes a Grand Duke?',
          ruled:
            'It ends next to the Grand Duke, and the zone captures it, unless the enemy king is in check.',
          why: 'The document names this very pawn as an example of the zone.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/8/4n3/4P3/K7 w - - E b 0/0 -/- 3,- 9',
      text: {
        'pt-BR': 'Avance o peão duas casas: o cavalo vai parar em e5. Com uma casa só, ele vai a e4.',
        en: 'Advance the pawn two squares: the knight ends up on e5. With one square only, it goes to e4.',
      },
      legal: ['e2e4', 'e2e3'],
      after: '7k/7p/8/4n3/4P3/8/8/K7 b - - - b 0/0 -/- 0,- 9',
      forbidden: [{ move: 'e2*e4', rule: 'B-CHARGE' }],
    },
    {
      position: '7k/7p/8/8/4l3/4p1n1/P3P1P1/K7 w - - E b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'Nenhuma lança aqui. O peão em e3 tem o apoio do Lorde em e4. O peão em g2 já tinha saído e foi empurrado de volta: ele não empurra mais.',
        en: 'No lance here. The pawn on e3 has the support of the Lord on e4. The pawn on g2 had moved and was pushed back: it no longer pushes.',
      },
      legal: ['a2a3', 'a1b1'],
      forbidden: [
        { move: 'e2e3', rule: 'B-LANCE' },
        { move: 'e2e4', rule: 'B-LANCE' },
        { move: 'g2g3', rule: 'B-LANCE' },
      ],
    },
    {
      position: '7k/7p/8/8/8/4g3/4P2P/K7 w - - E b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'Empurre o Grão-Duque com e2–e4. Ele vai para e5, e o peão, que parou ao lado dele, é capturado pela zona.',
        en: 'Push the Grand Duke with e2–e4. It goes to e5, and the pawn, which stopped next to it, is captured by the zone.',
      },
      legal: ['e2e4', 'e2e3'],
      after: '7k/7p/8/4g3/8/8/7P/K7 b - - - b 0/0 -/- 0,- 9',
      forbidden: [],
    },
  ],
};
