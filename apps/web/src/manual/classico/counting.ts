import type { Article } from '../article.js';

/** Draws that look back at the moves before. */
export const countingArticles: readonly Article[] = [
  {
    id: 'xeque-perpetuo',
    clauses: ['C-PERP'],
    text: {
      'pt-BR': {
        title: 'Xeque perpétuo',
        summary: 'Quem pode dar xeque para sempre pode pedir o empate.',
        body: [
          'Às vezes um jogador dá um xeque depois do outro: não é mate, mas o rei também não consegue escapar dos xeques. Isso é xeque perpétuo, e a partida empata.',
          'Na sua vez, se você pode dar xeque, o botão "Reivindicar xeque perpétuo" fica ativo. O programa então procura a prova: para cada resposta do adversário, você precisa ter outro xeque, sem fim.',
          'Se a prova existe, é empate, e o programa mostra os lances. Se não, a partida continua e você não perde nada.',
        ],
        rulings: [
          {
            clause: 'C-PERP',
            open: 'Quem decide se o xeque é mesmo perpétuo?',
            ruled:
              'O jogador da vez pede, e o programa prova ou recusa. Se a busca acaba sem resposta, o pedido é recusado com esse motivo.',
            why: 'O documento pede xeques sem fim, "não importa o que o outro faça"; isso só uma prova mostra.',
          },
          {
            clause: 'C-PERP',
            open: 'Dá para pedir a qualquer momento?',
            ruled: 'Só quando o jogador da vez tem pelo menos um xeque para dar.',
            why: 'Sem nenhum xeque, o pedido já estaria recusado antes de começar.',
          },
          {
            clause: 'C-PERP',
            open: 'Um xeque que dá mate, ou o fim por relógio ou material, estraga a prova?',
            ruled: 'Não. A prova olha só as posições. Um xeque sem resposta possível não quebra a sequência.',
            why: 'Quem levaria mate não desmentiu o pedido, e as outras regras de fim agem por conta própria.',
          },
          {
            clause: 'C-PERP',
            open: 'Como se chama o empate quando a posição se repete por causa dos xeques?',
            ruled:
              'Se um lado deu xeque em todos os seus lances desde a primeira das três vezes, o empate se chama "xeque perpétuo".',
            why: 'É o nome que os jogadores dão a esse empate.',
          },
        ],
      },
      en: {
        title: 'Perpetual check',
        summary: 'Whoever can give check for ever may claim a draw.',
        body: [
          'Sometimes a player gives check after check: it is no mate, but the king cannot get away from the checks either. That is perpetual check, and the game is drawn.',
          'On your turn, if you can give check, the button "Claim perpetual check" can be pressed. The program then looks for a proof: for each answer of the opponent you need another check, without end.',
          'If there is a proof, it is a draw, and the program shows the moves. If not, the game goes on and you lose nothing.',
        ],
        rulings: [
          {
            clause: 'C-PERP',
            open: 'Who decides whether the check is really perpetual?',
            ruled:
              'The player to move claims, and the program proves or declines. If the search ends without an answer, the claim is declined for that reason.',
            why: 'The document asks for checks without end "whatever the other does"; only a proof can show that.',
          },
          {
            clause: 'C-PERP',
            open: 'Can one claim at any moment?',
            ruled: 'Only when the player to move has at least one check to give.',
            why: 'Without a check the claim would be declined before it begins.',
          },
          {
            clause: 'C-PERP',
            open: 'Does a check that mates, or an ending by clock or material, spoil the proof?',
            ruled:
              'No. The proof looks at positions alone. A check without an answer does not break the chain.',
            why: 'Whoever would be mated has not refuted the claim, and the other endings act on their own.',
          },
          {
            clause: 'C-PERP',
            open: 'What is the draw called when the position repeats because of the checks?',
            ruled:
              'If one side gave check with every move since the first of the three times, the draw is called "perpetual check".',
            why: 'It is the name players give to that draw.',
          },
        ],
      },
    },
    examples: [
      {
        position: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1',
        text: {
          'pt-BR':
            'As pretas estão ganhando. Salve-se: xeque em e8, o rei vai para h7, xeque em h5, o rei volta, e assim para sempre. Jogue pelos dois lados.',
          en: 'Black is winning. Save yourself: check on e8, the king goes to h7, check on h5, the king goes back, and so on for ever. Play both sides.',
        },
        legal: ['h5e8'],
        effects: [
          ['h5e8 g8h7 e8h5 h7g8', 'quiet'],
          ['h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8', 'draw perpetual'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'cinquenta-lances',
    clauses: ['C-50'],
    text: {
      'pt-BR': {
        title: 'Regra dos 50 lances',
        summary: 'Cinquenta lances de cada lado sem captura e sem lance de peão: empate.',
        body: [
          'O programa conta os lances desde a última captura ou o último lance de peão. Quando cada lado fez 50 lances assim, a partida empata.',
          'Toda captura e todo lance de peão fazem a contagem voltar a zero.',
        ],
        rulings: [
          {
            clause: 'C-50',
            open: 'São 50 lances ao todo ou 50 de cada lado?',
            ruled:
              'Cinquenta de cada lado, cem ao todo. O empate vem na hora, sem pedido. Um mate no último deles é mate.',
            why: 'É o que a regra dos 50 lances significa para os enxadristas do mundo todo.',
          },
        ],
      },
      en: {
        title: 'The fifty-move rule',
        summary: 'Fifty moves by each side without a capture and without a pawn move: a draw.',
        body: [
          'The program counts the moves since the last capture or the last pawn move. When each side has made 50 of them, the game is drawn.',
          'Every capture and every pawn move puts the count back to zero.',
        ],
        rulings: [
          {
            clause: 'C-50',
            open: 'Is it 50 moves in all or 50 by each side?',
            ruled:
              'Fifty by each side, a hundred in all. The draw comes at once, without a claim. A mate with the last of them is mate.',
            why: 'That is what the fifty-move rule means to chess players everywhere.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80',
        text: {
          'pt-BR':
            'Falta um lance para o empate. Mova a torre: acabou. Aperte "Recomeçar" e mova o peão: a contagem volta a zero.',
          en: 'One more move makes the draw. Move the rook: it is over. Press "Start again" and move the pawn: the count goes back to zero.',
        },
        legal: ['a1a7', 'e2e4'],
        after: '4k3/R7/8/8/8/8/4P3/4K3 b - - 100 80',
        effects: [
          ['a1a7', 'draw fifty'],
          ['e2e4', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'tripla-repeticao',
    clauses: ['C-REP'],
    text: {
      'pt-BR': {
        title: 'Tripla repetição de posição',
        summary: 'A mesma posição pela terceira vez na partida: empate.',
        body: [
          'Quando a mesma posição aparece pela terceira vez, a partida empata. Não precisa ser em seguida.',
          'A posição é a mesma quando as peças estão nas mesmas casas, a vez é do mesmo lado e os lances possíveis são os mesmos: os mesmos roques e o mesmo en passant.',
        ],
        rulings: [
          {
            clause: 'C-REP',
            open: 'O empate precisa ser pedido?',
            ruled: 'Não. Na terceira vez a partida termina na hora.',
            why: 'O documento diz que a partida é empatada quando isso ocorre; não fala de pedido.',
          },
        ],
      },
      en: {
        title: 'Threefold repetition',
        summary: 'The same position for the third time in the game: a draw.',
        body: [
          'When the same position appears for the third time, the game is drawn. The times need not follow one another.',
          'The position is the same when the pieces stand on the same squares, the same side is to move and the same moves are possible: the same castlings and the same en passant.',
        ],
        rulings: [
          {
            clause: 'C-REP',
            open: 'Does the draw have to be claimed?',
            ruled: 'No. At the third time the game ends at once.',
            why: 'The document says that the game is drawn when this happens; it does not speak of a claim.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        text: {
          'pt-BR':
            'Jogue pelos dois lados: torre branca a2, torre preta h7, torre branca a1, torre preta h8. Faça tudo mais uma vez: a posição aparece pela terceira vez.',
          en: 'Play both sides: white rook a2, black rook h7, white rook a1, black rook h8. Do it all once more: the position appears for the third time.',
        },
        legal: ['a1a2'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1 h7h8', 'draw repetition']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'ordem-dos-finais',
    clauses: ['C-MATE', 'C-50'],
    text: {
      'pt-BR': {
        title: 'Quando dois finais valem ao mesmo tempo',
        summary: 'O mate vem antes de todos os empates.',
        body: [
          'Um mesmo lance pode trazer dois finais. O programa olha nesta ordem: mate, afogamento, repetição ou xeque perpétuo, material insuficiente, 50 lances. O primeiro que vale decide.',
        ],
        rulings: [
          {
            clause: 'C-MATE',
            open: 'O que vale quando um lance dá mate e também completa um empate?',
            ruled: 'O mate.',
            why: 'Com o mate a partida já acabou; depois dele não há mais nada para contar.',
          },
        ],
      },
      en: {
        title: 'When two endings hold at once',
        summary: 'Mate comes before all draws.',
        body: [
          'One move can bring two endings. The program looks in this order: mate, stalemate, repetition or perpetual check, insufficient material, fifty moves. The first that holds decides.',
        ],
        rulings: [
          {
            clause: 'C-MATE',
            open: 'What counts when a move gives mate and completes a draw as well?',
            ruled: 'The mate.',
            why: 'With mate the game is over; after it there is nothing left to count.',
          },
        ],
      },
    },
    examples: [
      {
        position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 70',
        text: {
          'pt-BR':
            'O próximo lance completa os 50. Dê mate em a8: as brancas vencem. Qualquer outro lance da torre empata.',
          en: 'The next move completes the fifty. Give mate on a8: White wins. Any other rook move draws.',
        },
        legal: ['a1a8', 'a1a7'],
        effects: [
          ['a1a8', 'w mate'],
          ['a1a7', 'draw fifty'],
        ],
        forbidden: [],
      },
    ],
  },
];
