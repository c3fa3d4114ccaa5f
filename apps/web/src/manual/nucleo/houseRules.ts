import type { Article } from '../article.js';

export const houseRuleArticles: readonly Article[] = [
  {
    id: 'regras-da-casa',
    // With a house rule on, its conditions are those of classic chess.
    clauses: ['N-START', 'N-MOVE', 'N-TURN', 'C-CASTLE', 'C-EP'],
    text: {
      'pt-BR': {
        title: 'Regras da casa',
        summary:
          'Antes da partida vocês podem ligar o roque, o en passant e o acordo, ou desligar o passo duplo.',
        body: [
          'O Núcleo deixa quatro coisas para a mesa decidir, na tela de nova partida:',
          '- Passo duplo do peão: ligado, a menos que vocês o desliguem.',
          '- Tomada en passant: desligada, a menos que vocês a liguem.',
          '- Roque: desligado, a menos que vocês o liguem. Ligado, vale com todas as condições do xadrez clássico.',
          '- Empate de comum acordo: desligado, a menos que vocês o liguem.',
          'Tudo o mais continua igual: promoção sempre a dama, tempo esgotado é empate, sem limite de turnos.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'Uma regra da casa liga ou desliga outra?',
            ruled:
              'Não, cada uma vale sozinha. Com o en passant ligado e o passo duplo desligado, ainda se captura numa casa de en passant que a posição inicial já traga.',
            why: 'Uma chave que muda outra sem avisar surpreende.',
          },
        ],
      },
      en: {
        title: 'House rules',
        summary:
          'Before the game you may turn castling, en passant and agreement on, or the double step off.',
        body: [
          'Núcleo leaves four things to the players, on the screen for a new game:',
          '- Double step of pawns: on, unless you turn it off.',
          '- En passant: off, unless you turn it on.',
          '- Castling: off, unless you turn it on. When on, it has all the conditions of classic chess.',
          '- Draw by agreement: off, unless you turn it on.',
          'All else stays: always promotion to a queen, time out is a draw, no limit of turns.',
        ],
        rulings: [
          {
            clause: 'N-MOVE',
            open: 'Does one house rule switch another on or off?',
            ruled:
              'No, each holds by itself. With en passant on and the double step off, you may still capture on an en passant square that the given position has.',
            why: 'A switch that silently changes another surprises.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
        options: { doubleStep: true, enPassant: true, castling: true, agreement: true },
        text: {
          'pt-BR': 'Aqui está tudo ligado. Faça o roque: agora ele vale.',
          en: 'Here everything is on. Castle: now it is allowed.',
        },
        legal: ['e1g1', 'e1c1'],
        after: '4k3/p6p/8/8/8/8/P6P/R4RK1 b - - 1 1',
        forbidden: [{ move: 'e1e3', rule: 'N-MOVE' }],
      },
      {
        position: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
        options: { doubleStep: true, enPassant: true, castling: false, agreement: false },
        text: {
          'pt-BR':
            'Só o en passant foi ligado. O peão preto acabou de dar o passo duplo: capture-o de passagem.',
          en: 'Only en passant was turned on. The black pawn has just made its double step: take it in passing.',
        },
        legal: ['e5d6', 'e5e6'],
        after: '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
        forbidden: [{ move: 'e5f6', rule: 'N-MOVE' }],
      },
      {
        position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
        options: { doubleStep: false, enPassant: false, castling: false, agreement: false },
        text: {
          'pt-BR': 'O passo duplo foi desligado: o peão anda só uma casa, também no primeiro lance.',
          en: 'The double step was turned off: the pawn goes one square only, on its first move too.',
        },
        legal: ['e2e3'],
        forbidden: [{ move: 'e2e4', rule: 'N-MOVE' }],
      },
    ],
  },
];
