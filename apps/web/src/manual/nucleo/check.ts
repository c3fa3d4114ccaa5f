import type { Article } from '../article.js';

export const checkArticles: readonly Article[] = [
  {
    id: 'xeque',
    clauses: ['N-CHECK'],
    text: {
      'pt-BR': {
        title: 'Xeque e os três remédios',
        summary: 'Rei atacado: mova o rei, capture quem ataca ou bloqueie o ataque.',
        body: [
          'O rei está em xeque quando uma peça adversária o ameaça. Ele não pode ficar numa casa atacada nem ir para uma.',
          'Na sua vez você tem de acabar com a ameaça, de um destes jeitos:',
          '- Mova o rei para uma casa segura.',
          '- Capture a peça que ameaça.',
          '- Bloqueie o caminho com outra peça.',
          'Também é proibido tirar da frente a peça que protege o seu rei: ele ficaria numa casa atacada.',
        ],
        rulings: [],
      },
      en: {
        title: 'Check and its three remedies',
        summary: 'A king under attack: move him, capture the attacker or block the attack.',
        body: [
          'The king is in check when an enemy piece threatens him. He may not stay on an attacked square or go to one.',
          'On your turn you have to end the threat, in one of these ways:',
          '- Move the king to a safe square.',
          '- Capture the piece that threatens.',
          '- Block the way with another piece.',
          'It is also forbidden to move away the piece that shields your king: he would stand on an attacked square.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '7k/8/8/8/4q3/3N4/3P4/R3KB2 w - - 0 1',
        text: {
          'pt-BR':
            'A dama em e4 dá xeque. Mova o rei ou bloqueie com o bispo em e2. O cavalo em e5 não ajuda: essa casa fica atrás da dama.',
          en: 'The queen on e4 gives check. Move the king or block with the bishop on e2. The knight on e5 does not help: that square is behind the queen.',
        },
        legal: ['f1e2', 'e1f2', 'e1d1'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd3e5', rule: 'N-CHECK' },
          { move: 'a1a8', rule: 'N-CHECK' },
          { move: 'e1e2', rule: 'N-CHECK' },
        ],
      },
      {
        position: '4k3/8/8/8/4r3/3P4/8/4K1N1 w - - 0 1',
        text: {
          'pt-BR':
            'Aqui os três remédios funcionam: capture com o peão, bloqueie com o cavalo ou mova o rei.',
          en: 'Here all three remedies work: capture with the pawn, block with the knight or move the king.',
        },
        legal: ['d3e4', 'g1e2', 'e1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd3d4', rule: 'N-CHECK' },
          { move: 'g1f3', rule: 'N-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'xeque-mate',
    clauses: ['N-CHECK'],
    text: {
      'pt-BR': {
        title: 'Xeque-mate',
        summary: 'Xeque sem nenhum dos três remédios: quem deu o xeque vence.',
        body: [
          'Vence quem encurrala o rei adversário. Quando ele está em xeque e nenhum dos três remédios funciona, é xeque-mate.',
          'Algumas defesas do clássico não existem aqui. O en passant, por exemplo, não salva ninguém.',
        ],
        rulings: [],
      },
      en: {
        title: 'Checkmate',
        summary: 'Check with none of the three remedies: whoever gave check wins.',
        body: [
          'You win by trapping the enemy king. When he is in check and none of the three remedies works, it is checkmate.',
          'Some defences of classic chess do not exist here. En passant, for instance, saves nobody.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '6B1/8/7R/2k5/4p3/4K3/3P4/1R6 w - - 0 1',
        text: {
          'pt-BR':
            'Avance o peão de d2 para d4: é mate. No clássico, o peão em e4 escaparia com a tomada en passant.',
          en: 'Advance the pawn from d2 to d4: mate. In classic chess the pawn on e4 would save Black by capturing en passant.',
        },
        legal: ['d2d4'],
        after: '6B1/8/7R/2k5/3Pp3/4K3/8/1R6 b - - 0 1',
        effects: [['d2d4', 'w mate']],
        forbidden: [],
      },
      {
        position: 'k7/2Q5/8/8/8/8/8/1R2K3 w - - 0 1',
        text: {
          'pt-BR': 'Há mais de um jeito de dar mate. E cuidado: um lance sem xeque pode afogar o rei.',
          en: 'There is more than one way to give mate. And take care: a move without check may give stalemate.',
        },
        legal: ['c7b7', 'c7a5', 'b1a1'],
        effects: [
          ['c7b7', 'w mate'],
          ['c7a5', 'w mate'],
          ['b1a1', 'w mate'],
          ['e1e2', 'draw stalemate'],
        ],
        forbidden: [{ move: 'e1e3', rule: 'N-MOVE' }],
      },
    ],
  },
  {
    id: 'promocao',
    clauses: ['N-PROMO'],
    text: {
      'pt-BR': {
        title: 'Promoção: sempre dama',
        summary: 'O peão que chega à última fileira vira dama na hora, sem escolha.',
        body: [
          'Quando o seu peão chega à última fileira, ele vira dama no mesmo lance. O tabuleiro não pergunta nada.',
          'O documento explica: sem escolha, tudo fica mais simples nesta primeira versão.',
          'Isso tem um preço. Às vezes a dama nova afoga o rei adversário, e não dá para pedir uma torre. Nesse caso, espere um lance.',
        ],
        rulings: [],
      },
      en: {
        title: 'Promotion: always a queen',
        summary: 'A pawn that reaches the last rank becomes a queen at once, without a choice.',
        body: [
          'When your pawn reaches the last rank, it becomes a queen in the same move. The board asks nothing.',
          'The document explains: without a choice, everything is simpler in this first version.',
          'This has a price. Sometimes the new queen gives stalemate, and you cannot ask for a rook. Then wait a move.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '8/4P3/8/8/8/k7/8/4K3 w - - 0 1',
        text: {
          'pt-BR': 'Avance o peão: ele vira dama. Torre, bispo e cavalo não são permitidos.',
          en: 'Advance the pawn: it becomes a queen. Rook, bishop and knight are not allowed.',
        },
        legal: ['e7e8q'],
        after: '4Q3/8/8/8/8/k7/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'e7e8r', rule: 'N-PROMO' },
          { move: 'e7e8n', rule: 'N-PROMO' },
        ],
      },
      {
        position: '8/k1P5/2K5/8/8/8/8/8 w - - 0 1',
        text: {
          'pt-BR': 'A dama em c8 afogaria o rei: empate. Prefira o rei em d7 e promova no lance seguinte.',
          en: 'A queen on c8 would give stalemate: a draw. Rather play the king to d7 and promote next move.',
        },
        legal: ['c6d7', 'c7c8q'],
        effects: [
          ['c7c8q', 'draw stalemate'],
          ['c6d7 a7b7 c7c8q', 'check'],
        ],
        forbidden: [{ move: 'c7c8r', rule: 'N-PROMO' }],
      },
    ],
  },
];
