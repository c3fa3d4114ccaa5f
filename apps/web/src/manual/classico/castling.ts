import type { Article } from '../article.js';

export const castlingArticles: readonly Article[] = [
  {
    id: 'roque',
    clauses: ['C-CASTLE'],
    text: {
      'pt-BR': {
        title: 'O roque',
        summary: 'O rei anda duas casas em direção a uma torre, e ela salta para o outro lado dele.',
        body: [
          'O roque é o único lance em que duas peças suas se movem. Ele guarda o rei e traz uma torre para o jogo.',
          '- Roque pequeno: o rei vai de e1 para g1 e a torre de h1 para f1.',
          '- Roque grande: o rei vai de e1 para c1 e a torre de a1 para d1.',
          'Para as pretas é igual, na fileira 8. Mova o rei duas casas: a torre vai sozinha.',
          'Há condições: o rei e a torre ainda não se moveram, o caminho está vazio, e o rei não passa por casa atacada. Os dois artigos seguintes mostram cada uma.',
        ],
        rulings: [],
      },
      en: {
        title: 'Castling',
        summary: 'The king goes two squares towards a rook, and the rook jumps to his other side.',
        body: [
          'Castling is the only move in which two of your pieces move. It shelters the king and brings a rook into play.',
          '- Castling short: the king goes from e1 to g1 and the rook from h1 to f1.',
          '- Castling long: the king goes from e1 to c1 and the rook from a1 to d1.',
          'For Black it is the same, on rank 8. Move the king two squares: the rook goes by itself.',
          'There are conditions: king and rook have not moved yet, the way is empty, and the king crosses no attacked square. The next two articles show each of them.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        text: {
          'pt-BR': 'As brancas podem rocar para os dois lados. Mova o rei para g1 ou para c1.',
          en: 'White can castle to both sides. Move the king to g1 or to c1.',
        },
        legal: ['e1g1', 'e1c1'],
        after: '4k3/p6p/8/8/8/8/P6P/R4RK1 b - - 1 1',
        forbidden: [{ move: 'e1b1', rule: 'C-MOVE' }],
      },
      {
        position: 'r3k2r/p6p/8/8/8/8/P6P/4K3 b kq - 0 1',
        text: {
          'pt-BR': 'Agora as pretas: faça o roque grande, do rei em e8 para c8.',
          en: 'Now Black: castle long, the king going from e8 to c8.',
        },
        legal: ['e8c8', 'e8g8'],
        after: '2kr3r/p6p/8/8/8/8/P6P/4K3 w - - 1 2',
        forbidden: [],
      },
    ],
  },
  {
    id: 'roque-condicoes',
    clauses: ['C-CASTLE'],
    text: {
      'pt-BR': {
        title: 'Roque: peças paradas e caminho vazio',
        summary: 'O rei e a torre nunca se moveram, e não há peça entre eles.',
        body: [
          'Para rocar, o rei e a torre desse lado não podem ter se movido nenhuma vez. Voltar para casa não devolve o direito.',
          'Se só uma torre se moveu, o roque com a outra continua possível.',
          'Entre os dois não pode haver peça nenhuma, sua ou do adversário. No roque grande são três as casas do meio: b1, c1 e d1.',
          'O rei e a torre precisam estar na mesma fileira, a primeira. Uma torre nascida de uma promoção não roca.',
        ],
        rulings: [
          {
            clause: 'C-CASTLE',
            open: 'Numa posição escrita, como saber se o rei ou a torre já se moveu?',
            ruled:
              'As letras KQkq do texto dizem quais roques ainda existem. Uma letra sem o rei e a torre em casa é um erro.',
            why: 'Só as peças no tabuleiro não contam o passado; o texto FEN tem um campo feito para isso.',
          },
        ],
      },
      en: {
        title: 'Castling: unmoved pieces and an empty way',
        summary: 'King and rook have never moved, and no piece stands between them.',
        body: [
          'To castle, the king and the rook of that side must never have moved. Going home again does not bring the right back.',
          'If only one rook has moved, castling with the other is still possible.',
          'No piece of either side may stand between the two. For castling long there are three squares between them: b1, c1 and d1.',
          'King and rook have to be on the same rank, their first. A rook that comes from a promotion does not castle.',
        ],
        rulings: [
          {
            clause: 'C-CASTLE',
            open: 'In a written position, how can one know whether king or rook has moved?',
            ruled:
              'The letters KQkq of the text say which castlings are left. A letter without king and rook at home is an error.',
            why: 'The pieces on the board do not tell the past; a FEN text has a field made for that.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w Q - 4 12',
        text: {
          'pt-BR':
            'A torre em h1 já saiu e voltou: o roque pequeno acabou. A torre em a1 nunca se moveu: o roque grande vale.',
          en: 'The rook on h1 has been away and come back: castling short is gone. The rook on a1 has never moved: castling long is fine.',
        },
        legal: ['e1c1', 'h1g1'],
        after: '4k3/p6p/8/8/8/8/P6P/2KR3R b - - 5 12',
        forbidden: [{ move: 'e1g1', rule: 'C-CASTLE' }],
      },
      {
        position: '4k3/p6p/8/8/8/8/P6P/RN2K2R w KQ - 0 1',
        text: {
          'pt-BR':
            'O cavalo em b1 fecha o roque grande, mesmo que o rei não passe por ali. Faça o roque pequeno, ou tire o cavalo.',
          en: 'The knight on b1 stops castling long, although the king does not pass there. Castle short, or move the knight away.',
        },
        legal: ['e1g1', 'b1c3'],
        forbidden: [{ move: 'e1c1', rule: 'C-CASTLE' }],
      },
    ],
  },
  {
    id: 'roque-e-xeque',
    clauses: ['C-CASTLE'],
    text: {
      'pt-BR': {
        title: 'Roque: o rei e as casas atacadas',
        summary: 'O rei não roca em xeque, nem passa por casa atacada, nem termina numa; a torre pode.',
        body: [
          'Rei em xeque não roca. O roque não serve para fugir de um ataque.',
          'A casa por onde o rei passa e a casa onde ele chega não podem estar atacadas.',
          'Isso vale para o rei, não para a torre. A torre pode estar atacada. No roque grande ela também pode passar pela casa b1, ou b8, mesmo atacada.',
        ],
        rulings: [],
      },
      en: {
        title: 'Castling: the king and attacked squares',
        summary:
          'The king does not castle out of check, through an attacked square or into one; the rook may.',
        body: [
          'The king must not be in check before castling. Castling is no way out of check.',
          'The square the king crosses and the one he arrives on must not be attacked.',
          'This is about the king, not the rook. The rook may be attacked. In castling long it may also cross b1, or b8, when that square is attacked.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: 'k3r3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        text: {
          'pt-BR': 'O rei está em xeque da torre em e8: nenhum roque vale agora. Saia da coluna e.',
          en: 'The king is in check from the rook on e8: no castling now. Leave the e-file.',
        },
        legal: ['e1f1', 'e1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'e1g1', rule: 'C-CASTLE' },
          { move: 'e1c1', rule: 'C-CASTLE' },
        ],
      },
      {
        position: '5r1k/p6p/8/2b5/8/8/P6P/R3K2R w KQ - 0 1',
        text: {
          'pt-BR':
            'No roque pequeno o rei passaria por f1, atacada pela torre, e chegaria a g1, atacada pelo bispo. No roque grande ninguém o incomoda.',
          en: 'Castling short, the king would cross f1, attacked by the rook, and arrive on g1, attacked by the bishop. Castling long, nobody troubles him.',
        },
        legal: ['e1c1'],
        forbidden: [{ move: 'e1g1', rule: 'C-CASTLE' }],
      },
      {
        position: '1r5k/p6p/8/4b3/8/8/P6P/R3K2R w KQ - 0 1',
        text: {
          'pt-BR':
            'O bispo ataca a torre em a1, e a torre preta ataca b1. Não importa: o rei só passa por d1 e chega a c1. Faça o roque grande.',
          en: 'The bishop attacks the rook on a1, and the black rook attacks b1. Never mind: the king only crosses d1 and arrives on c1. Castle long.',
        },
        legal: ['e1c1', 'e1g1'],
        after: '1r5k/p6p/8/4b3/8/8/P6P/2KR3R b - - 1 1',
        forbidden: [],
      },
    ],
  },
];
