import type { Article } from '../article.js';

export const endingArticles: readonly Article[] = [
  {
    id: 'afogamento',
    clauses: ['N-STALE'],
    text: {
      'pt-BR': {
        title: 'Afogamento',
        summary: 'Sem xeque e sem nenhum lance válido: empate.',
        body: [
          'Se é a sua vez, o rei não está em xeque e você não tem nenhum lance válido, a partida termina empatada.',
          'No Núcleo é preciso mais cuidado, porque o peão só vira dama. Conte as casas do rei adversário antes de promover.',
        ],
        rulings: [],
      },
      en: {
        title: 'Stalemate',
        summary: 'Not in check and without any legal move: a draw.',
        body: [
          'If it is your turn, the king is not in check and you have no legal move, the game is drawn.',
          'In Núcleo you have to take more care, because pawns only become queens. Count the squares of the enemy king before you promote.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '8/5P1k/8/6K1/8/8/8/8 w - - 0 1',
        text: {
          'pt-BR':
            'Promova em f8 e olhe as casas do rei em h7: só resta h8? Não, a dama ataca essa também. Afogamento! Recomece e jogue antes o rei para f6.',
          en: 'Promote on f8 and look at the squares of the king on h7: is h8 left? No, the queen attacks it too. Stalemate! Start again and first play the king to f6.',
        },
        legal: ['f7f8q', 'g5f6'],
        effects: [
          ['f7f8q', 'draw stalemate'],
          ['g5f6', 'quiet'],
        ],
        forbidden: [
          { move: 'f7f8r', rule: 'N-PROMO' },
          { move: 'g5g6', rule: 'N-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'repeticao',
    clauses: ['N-REP'],
    text: {
      'pt-BR': {
        title: 'Repetição na mesma ordem',
        summary: 'A mesma posição três vezes seguidas, pelos mesmos lances na mesma ordem: empate.',
        body: [
          'Imagine uma volta: alguns lances que levam de uma posição até ela mesma. Se os jogadores fazem a mesma volta duas vezes seguidas, lance por lance, a posição apareceu três vezes e a partida empata.',
          'Se a posição volta por outro caminho, ela não conta. No xadrez clássico contaria.',
          'Quem dá xeque sem parar também empata assim: basta repetir os mesmos xeques. Não há pedido de xeque perpétuo.',
        ],
        rulings: [
          {
            clause: 'N-REP',
            open: 'O que quer dizer "três vezes consecutivas com a mesma ordem de jogadas"?',
            ruled:
              'A posição é igual à de uma volta atrás e à de duas voltas atrás, e os lances das duas voltas são os mesmos, na mesma ordem.',
            why: 'Assim cada palavra conta: três vezes, consecutivas e na mesma ordem. Três vezes por caminhos diferentes não bastam.',
          },
          {
            clause: 'N-REP',
            open: 'O que se compara, e desde quando?',
            ruled:
              'As peças e a vez; com as regras da casa ligadas, também os roques e o en passant possíveis. A posição em que a partida começa já conta como a primeira vez.',
            why: 'É tudo o que decide quais lances são possíveis.',
          },
        ],
      },
      en: {
        title: 'Repetition in the same order',
        summary: 'The same position three times in a row, by the same moves in the same order: a draw.',
        body: [
          'Think of a round: some moves that lead from a position back to itself. If the players go the same round twice in a row, move by move, the position has appeared three times and the game is drawn.',
          'If the position comes back by another way, it does not count. In classic chess it would.',
          'Whoever keeps giving check draws like this too: just repeat the same checks. There is no claim of perpetual check.',
        ],
        rulings: [
          {
            clause: 'N-REP',
            open: 'What does "three consecutive times with the same order of moves" mean?',
            ruled:
              'The position equals the one a round ago and the one two rounds ago, and the moves of both rounds are the same, in the same order.',
            why: 'So every word counts: three times, consecutive and in the same order. Three times by different ways are not enough.',
          },
          {
            clause: 'N-REP',
            open: 'What is compared, and since when?',
            ruled:
              'The pieces and whose turn it is; with house rules on, possible castlings and en passant too. The position a game starts from is its first time.',
            why: 'That is all that decides which moves are possible.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        text: {
          'pt-BR':
            'Jogue pelos dois lados: torre branca a2, torre preta h7, torre branca a1, torre preta h8. Faça a mesma volta outra vez: empate.',
          en: 'Play both sides: white rook a2, black rook h7, white rook a1, black rook h8. Go the same round again: a draw.',
        },
        legal: ['a1a2'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a2 h8h7 a2a1 h7h8', 'draw repetition']],
        forbidden: [],
      },
      {
        position: '4k2r/8/8/8/8/8/8/R3K3 w - - 0 1',
        text: {
          'pt-BR':
            'Agora troque o caminho: primeiro a volta com as torres em a2 e h7, depois uma volta com a3 e h6. A posição aparece três vezes, mas a partida continua.',
          en: 'Now change the way: first a round with the rooks on a2 and h7, then a round with a3 and h6. The position appears three times, but the game goes on.',
        },
        legal: ['a1a2', 'a1a3'],
        effects: [['a1a2 h8h7 a2a1 h7h8 a1a3 h8h6 a3a1 h6h8', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'material',
    clauses: ['N-MAT'],
    text: {
      'pt-BR': {
        title: 'Material insuficiente',
        summary: 'Sem peças para vencer, de nenhum lado: empate.',
        body: [
          'A partida empata na hora quando só resta:',
          '- Rei contra rei.',
          '- Rei e bispo contra rei.',
          '- Rei e cavalo contra rei.',
          '- Reis e bispos, todos em casas da mesma cor.',
          'Rei e dois cavalos contra rei é diferente do clássico: aqui a partida continua.',
        ],
        rulings: [
          {
            clause: 'N-MAT',
            open: 'O documento só dá um exemplo, rei contra rei. O que mais conta?',
            ruled: 'As quatro situações acima, e nenhuma outra. Rei e dois cavalos contra rei continua.',
            why: 'Nas quatro o mate é impossível. Com dois cavalos ele não pode ser forçado, mas existe, e o documento não os cita.',
          },
        ],
      },
      en: {
        title: 'Insufficient material',
        summary: 'No pieces to win with, on either side: a draw.',
        body: [
          'The game is drawn at once when only this is left:',
          '- King against king.',
          '- King and bishop against king.',
          '- King and knight against king.',
          '- Kings and bishops, all on squares of one colour.',
          'King and two knights against king differs from classic chess: here the game goes on.',
        ],
        rulings: [
          {
            clause: 'N-MAT',
            open: 'The document gives a single example, king against king. What else counts?',
            ruled: 'The four situations above, and no other. King and two knights against king goes on.',
            why: 'In the four, mate is impossible. With two knights it cannot be forced, but it exists, and the document does not name them.',
          },
        ],
      },
    },
    examples: [
      {
        position: '8/8/8/8/3k4/8/3q4/3K4 w - - 0 1',
        text: {
          'pt-BR': 'Capture a dama: sobra rei contra rei, e a partida empata.',
          en: 'Take the queen: king against king is left, and the game is drawn.',
        },
        legal: ['d1d2'],
        after: '8/8/8/8/3k4/8/3K4/8 b - - 0 1',
        effects: [['d1d2', 'draw material']],
        forbidden: [{ move: 'd1c2', rule: 'N-CHECK' }],
      },
      {
        position: '7k/8/5N1K/4N3/8/8/8/8 w - - 0 1',
        text: {
          'pt-BR': 'No clássico esta posição já seria empate. No Núcleo, dê mate com o cavalo de e5.',
          en: 'In classic chess this would be drawn already. In Núcleo, give mate with the knight on e5.',
        },
        legal: ['e5f7', 'e5g6'],
        effects: [
          ['e5f7', 'w mate'],
          ['e5g6', 'w mate'],
        ],
        forbidden: [{ move: 'h6g7', rule: 'N-CHECK' }],
      },
    ],
  },
];
