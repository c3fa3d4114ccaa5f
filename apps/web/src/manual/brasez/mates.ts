import type { Article } from '../article.js';

export const mateArticle: Article = {
  id: 'xeque-mate',
  clauses: ['B-MATE'],
  text: {
    'pt-BR': {
      title: 'O xeque-mate',
      summary: 'Quem está em xeque e não tem nenhum lance que o resolva perdeu.',
      body: [
        'O xeque-mate é o fim mais bonito de uma partida. O rei está atacado, e nenhum lance do lado dele acaba com o ataque.',
        'Quase tudo o que é novo no Brasez serve para dar mate: a zona de controle, a mudança de cor, o movimento sorrateiro, o charge, a legião e a lança. Os dois artigos seguintes mostram um mate de cada.',
      ],
      rulings: [
        {
          clause: 'B-MATE',
          open: 'O charge ameaçado contra o rei vale como mate, se nenhuma peça pode mesmo capturar um rei?',
          ruled: 'Sim. A ameaça é um ataque como outro qualquer, e quem não escapa dela está em mate.',
          why: 'O documento conta essa ameaça entre os modos de dar mate.',
        },
      ],
    },
    en: {
      title: 'Checkmate',
      summary: 'Whoever is in check and has no action that ends it has lost.',
      body: [
        'Checkmate is the finest end of a game. The king is attacked, and no action of its side ends the attack.',
        'Nearly everything new in Brasez can help to mate: the zone of control, the change of colour, the sneak move, the charge, the legion and the lance. The next two articles show one mate of each.',
      ],
      rulings: [
        {
          clause: 'B-MATE',
          open: 'Does a threatened charge mate, though no piece ever really captures a king?',
          ruled: 'Yes. The threat is an attack like any other, and whoever cannot escape it is mated.',
          why: 'The document counts this threat among the ways to give mate.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/R7/1R6/8/8/8/p7/K7 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Dê mate com as duas torres: uma fecha a sétima fileira, a outra ataca na oitava. O xeque de h6 não é mate, porque o rei foge para g8.',
        en: 'Mate with the two rooks: one closes the seventh rank, the other attacks on the eighth. The check from h6 is no mate, for the king flees to g8.',
      },
      legal: ['b6b8', 'b6h6'],
      effects: [
        ['b6b8', 'w mate'],
        ['b6h6 h8g8', 'quiet'],
      ],
      forbidden: [],
    },
  ],
};

export const pawnMatesArticle: Article = {
  id: 'mates-de-peao',
  clauses: ['B-MATE-CHARGE', 'B-MATE-LEGION', 'B-MATE-LANCE'],
  text: {
    'pt-BR': {
      title: 'Mates de charge, legião e lança',
      summary: 'Os peões dão mate com a ameaça do charge, em legião e com a lança.',
      body: [
        'Com a ameaça do charge, um peão ataca o rei duas casas à frente. Um Lorde faz o mesmo.',
        'Na legião, dois peões avançam juntos: um dá xeque e o outro fecha as casas de fuga.',
        'Com a lança, o próprio rei é empurrado para uma casa de onde não escapa.',
      ],
      rulings: [],
    },
    en: {
      title: 'Mates by charge, legion and lance',
      summary: 'Pawns mate by the threat of a charge, as a legion and with the lance.',
      body: [
        'By the threat of a charge a pawn attacks the king two squares ahead. A Lord does the same.',
        'In a legion two pawns advance together: one gives check and the other closes the squares of escape.',
        'With the lance the king itself is pushed onto a square it cannot escape from.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: 'k7/8/1P6/P7/5p2/3K4/8/8 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Charge: avance a5–a6. O peão ameaça o charge contra a8, guarda b7, e o peão em b6 guarda a7 e, com o charge, b8.',
        en: 'Charge: advance a5–a6. The pawn threatens to charge a8 and guards b7, and the pawn on b6 guards a7 and, by its charge, b8.',
      },
      legal: ['a5a6', 'b6b7'],
      after: 'k7/8/PP6/8/5p2/3K4/8/8 b - - - b 0/0 -/- 0,- 30',
      effects: [['a5a6', 'w mate']],
      forbidden: [{ move: 'a5a7', rule: 'B-DOUBLE' }],
    },
    {
      position: '7k/4p3/8/6PP/8/8/8/5K2 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Legião: avance os dois peões para g6 e h6. Um peão sozinho, h5–h6, também dá xeque, mas o rei escapa.',
        en: 'Legion: advance both pawns to g6 and h6. One pawn alone, h5–h6, gives check too, but the king escapes.',
      },
      legal: ['g5&h5', 'h5h6'],
      after: '7k/4p3/6PP/8/8/8/8/5K2 b - - - b 0/0 -/- 0,- 30',
      effects: [
        ['g5&h5', 'w mate'],
        ['h5h6', 'check'],
      ],
      forbidden: [],
    },
    {
      position: '8/8/8/8/6W1/5P1k/4K2P/6l1 w - - H b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Lança: avance h2–h4 e empurre o rei para h5. Ali o Grão-Lorde o ataca na diagonal, e não há saída. Com h2–h3 o rei para em h4 e ainda escapa.',
        en: 'Lance: advance h2–h4 and push the king to h5. There the Warlord attacks it diagonally, and there is no way out. With h2–h3 the king stops on h4 and still escapes.',
      },
      legal: ['h2h4', 'h2h3'],
      after: '8/8/8/7k/6WP/5P2/4K3/6l1 b - - - b 0/0 -/- 0,- 30',
      effects: [
        ['h2h4', 'w mate'],
        ['h2h3', 'check'],
      ],
      forbidden: [{ move: 'h2g3', rule: 'B-PAWN' }],
    },
  ],
};

export const pieceMatesArticle: Article = {
  id: 'mates-de-peca',
  clauses: ['B-MATE-ZONE', 'B-MATE-COLOUR', 'B-MATE-SNEAK'],
  text: {
    'pt-BR': {
      title: 'Mates de zona, mudança de cor e movimento sorrateiro',
      summary: 'O Grão-Duque, o Sumo-Sacerdote e o Lorde ajudam a dar mate, cada um do seu jeito.',
      body: [
        'A zona de controle tira casas do rei e remove a peça que tentaria se pôr no meio.',
        'Na última fileira, o Sumo-Sacerdote ataca com um passo para o lado.',
        'No movimento sorrateiro, o Lorde ou Grão-Lorde aparece de repente ao alcance do rei.',
      ],
      rulings: [
        {
          clause: 'B-MATE-ZONE',
          open: 'Como uma zona participa do mate, se ela nunca é xeque?',
          ruled:
            'Ela nega casas ao rei e remove quem se põe na frente do xeque. O xeque vem sempre de outra peça.',
          why: 'O documento conta a zona entre os modos de dar mate, mas um Grão-Duque não ataca.',
        },
      ],
    },
    en: {
      title: 'Mates by zone, change of colour and sneak move',
      summary: 'Grand Duke, High Priest and Lord help to mate, each in its own way.',
      body: [
        'The zone of control takes squares from the king, and removes the piece that would step between.',
        'On the far rank the High Priest attacks with a step sideways.',
        'With a sneak move the Lord or Warlord suddenly appears within reach of the king.',
      ],
      rulings: [
        {
          clause: 'B-MATE-ZONE',
          open: 'How does a zone take part in mate if it is never check?',
          ruled:
            'It denies the king squares and removes what steps in the way of a check. The check always comes from another piece.',
          why: 'The document counts the zone among the ways to mate, but a Grand Duke attacks nothing.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'k7/5G1n/1K6/8/8/8/8/6R1 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Zona: dê xeque com a torre em g8. O cavalo gostaria de se pôr em f8, mas ali a zona o remove. É mate.',
        en: 'Zone: give check with the rook on g8. The knight would like to step to f8, but there the zone removes it. It is mate.',
      },
      legal: ['g1g8'],
      after: 'k5R1/5G1n/1K6/8/8/8/8/8 b - - - b 0/0 -/- 1,- 30',
      effects: [['g1g8', 'w mate']],
      forbidden: [{ move: 'b6b7', rule: 'B-ATT' }],
    },
    {
      position: '5H1k/p3N3/8/8/3K4/8/8/8 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Mudança de cor: leve o Sumo-Sacerdote para o lado, a g8. Dali ele ataca h8 e h7, e o cavalo protege g8.',
        en: 'Change of colour: take the High Priest sideways to g8. From there it attacks h8 and h7, and the knight protects g8.',
      },
      legal: ['f8g8', 'f8g7'],
      after: '6Hk/p3N3/8/8/3K4/8/8/8 b - - - b 0/0 -/- 1,- 30',
      effects: [['f8g8', 'w mate']],
      forbidden: [{ move: 'f8h8', rule: 'B-PRIEST' }],
    },
    {
      position: '4L1rk/8/8/8/8/8/4K3/8 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Movimento sorrateiro: leve o Lorde de e8 a h6. Ele ameaça o charge contra h8 e guarda g7 e h7. A torre preta fecha g8.',
        en: 'Sneak move: take the Lord from e8 to h6. It threatens to charge h8 and guards g7 and h7. The black rook blocks g8.',
      },
      legal: ['e8h6', 'e8g6'],
      after: '6rk/8/7L/8/8/8/4K3/8 b - - - b 0/0 -/- 1,- 30',
      effects: [['e8h6', 'w mate']],
      forbidden: [{ move: 'e8g8', rule: 'B-SNEAK' }],
    },
  ],
};
