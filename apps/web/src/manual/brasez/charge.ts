import type { Article } from '../article.js';

export const chargeArticle: Article = {
  id: 'charge',
  clauses: ['B-CHARGE'],
  text: {
    'pt-BR': {
      title: 'O charge, ou ataque suicida',
      summary: 'Um peão ou Lorde ataca duas casas à frente: a peça atacada e o atacante saem do tabuleiro.',
      body: [
        'Peões e Lordes podem fazer o charge. O alvo é uma peça adversária exatamente duas casas reto à frente, com a casa do meio vazia.',
        'A peça atacada sai do tabuleiro, e o atacante sai junto. É uma troca: dê um peão por uma torre e você fez um bom negócio.',
        'Contra um peão ou um Grão-Duque o charge não vale.',
        'Quem ameaça o charge contra o rei dá xeque. Cuidado também com a sua última peça: se ela se sacrifica e sobra só o seu rei, você perde, a não ser que do outro lado também só reste o rei.',
      ],
      rulings: [
        {
          clause: 'B-CHARGE',
          open: 'O charge pula uma peça na primeira casa?',
          ruled: 'Não. A primeira casa precisa estar vazia, e qualquer peça nela impede o charge.',
          why: 'O documento escreve “pulando” sempre que uma peça pula, e aqui não escreve. Quando diz que peões e Grão-Duques impedem o charge, entendemos que fala do alvo.',
        },
        {
          clause: 'B-CHARGE',
          open: 'O charge é só no primeiro lance do peão?',
          ruled: 'Não. Peões e Lordes podem fazê-lo a qualquer momento da partida.',
          why: 'O documento limita a lança ao primeiro lance, mas não o charge.',
        },
        {
          clause: 'B-CHARGE',
          open: 'As duas peças que saem podem voltar?',
          ruled:
            'Sim. As duas contam como capturadas; se não são peões, podem voltar por promoção, cada uma para o seu dono.',
          why: 'O documento considera o atacante capturado pelo adversário.',
        },
        {
          clause: 'B-CHARGE',
          open: 'Um charge até a última fileira promove? E uma zona de controle muda algo?',
          ruled:
            'Nem uma coisa nem outra: o atacante sai do tabuleiro, e não há mais o que promover nem remover.',
          why: 'Ele não fica em casa nenhuma.',
        },
        {
          clause: 'B-CHARGE',
          open: 'Se você escreve só a casa de saída e a de chegada, o charge vale?',
          ruled:
            'Não. O programa avisa e pede a escrita com asterisco, como e4*e6. No tabuleiro, ele mostra que é um charge.',
          why: 'O charge custa uma peça sua: ele precisa ser de propósito.',
        },
      ],
    },
    en: {
      title: 'The charge, or suicide attack',
      summary: 'A pawn or Lord strikes two squares ahead: the target and the attacker leave the board.',
      body: [
        'Pawns and Lords can charge. The target is an enemy piece exactly two squares straight ahead, with the square between them empty.',
        'The target leaves the board, and the attacker leaves with it. It is a trade: a pawn for a rook is a good bargain.',
        'Against a pawn or a Grand Duke there is no charge.',
        'Threatening to charge the king is check. And mind your last piece: if it gives itself up and only your king is left, you lose, unless the other side has only its king left too.',
      ],
      rulings: [
        {
          clause: 'B-CHARGE',
          open: 'Does a charge jump a piece on the first square?',
          ruled: 'No. The first square must be empty, and any piece on it stops the charge.',
          why: 'The document writes “jumping” wherever a piece jumps, and does not write it here. Where it says that pawns and Grand Dukes prevent the charge, we take it to speak of the target.',
        },
        {
          clause: 'B-CHARGE',
          open: 'Is the charge only for a pawn’s first move?',
          ruled: 'No. Pawns and Lords may charge at any time in the game.',
          why: 'The document limits the lance to the first move, but not the charge.',
        },
        {
          clause: 'B-CHARGE',
          open: 'Can the two pieces that leave come back?',
          ruled:
            'Yes. Both count as captured; unless they are pawns they may return by promotion, each to its owner.',
          why: 'The document counts the attacker as captured by the opponent.',
        },
        {
          clause: 'B-CHARGE',
          open: 'Does a charge to the far rank promote? Does a zone change anything?',
          ruled: 'Neither: the attacker leaves the board, and nothing is left to promote or remove.',
          why: 'It ends up on no square at all.',
        },
        {
          clause: 'B-CHARGE',
          open: 'If you write only where it starts and ends, does the charge count?',
          ruled:
            'No. The program says so and asks for the asterisk, as in e4*e6. On the board it shows that it is a charge.',
          why: 'A charge costs you a piece: it must be meant.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/2w5/8/2L5/8/P7/K7 w - - - b 0/0 -/- 7,- 9',
      text: {
        'pt-BR':
          'Faça o charge do Lorde contra o Grão-Lorde em c6. Os dois saem do tabuleiro, e cada um pode voltar por promoção.',
        en: 'Charge the Warlord on c6 with the Lord. Both leave the board, and each may come back by promotion.',
      },
      legal: ['c4*c6', 'c4c5'],
      after: '7k/7p/8/8/8/8/P7/K7 b - - - b 0/0 L/W 0,- 9',
      forbidden: [],
    },
    {
      position: '7k/7p/r1n1p1g1/2N5/P1P1P1P1/8/8/K7 w - - - b 0/0 -/- 7,- 9',
      text: {
        'pt-BR':
          'Dos quatro peões, só um pode atacar: a4 contra a torre. O de c4 tem o seu cavalo no caminho, o de e4 tem um peão como alvo, e o de g4 um Grão-Duque.',
        en: 'Of the four pawns only one can charge: a4 against the rook. The one on c4 has your knight in its way, e4 faces a pawn, and g4 a Grand Duke.',
      },
      legal: ['a4*a6'],
      after: '7k/7p/2n1p1g1/2N5/2P1P1P1/8/8/K7 b - - - b 0/0 -/R 0,- 9',
      forbidden: [
        { move: 'c4*c6', rule: 'B-CHARGE' },
        { move: 'e4*e6', rule: 'B-CHARGE' },
        { move: 'g4*g6', rule: 'B-CHARGE' },
      ],
    },
    {
      position: '7k/7p/8/8/K3n2r/8/4P3/8 w - - - b 0/0 -/- 7,- 9',
      text: {
        'pt-BR':
          'O charge deixaria vazias as duas casas, e a torre em h4 atacaria o seu rei. Por isso ele não é permitido.',
        en: 'The charge would leave both squares empty, and the rook on h4 would attack your king. So it is not allowed.',
      },
      legal: ['e2e3'],
      forbidden: [{ move: 'e2*e4', rule: 'B-CHECK' }],
    },
  ],
};
