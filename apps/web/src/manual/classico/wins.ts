import type { Article } from '../article.js';

export const winArticles: readonly Article[] = [
  {
    id: 'xeque-mate',
    clauses: ['C-MATE'],
    text: {
      'pt-BR': {
        title: 'Xeque-mate',
        summary: 'Rei em xeque sem nenhuma resposta: quem deu o mate vence.',
        body: [
          'Este é o objetivo do jogo. O rei está em xeque, não tem casa segura, ninguém captura a peça que ataca e ninguém bloqueia o ataque. A partida termina na hora.',
          'Antes de dar um xeque, pergunte: para onde o rei vai? Se a resposta for "para lugar nenhum", olhe ainda se alguém captura ou bloqueia.',
        ],
        rulings: [],
      },
      en: {
        title: 'Checkmate',
        summary: 'A king in check with no answer: whoever gave mate wins.',
        body: [
          'This is the aim of the game. The king is in check, has no safe square, nobody takes the attacker and nobody blocks the attack. The game ends at once.',
          'Before you give check, ask: where will the king go? If the answer is "nowhere", look whether somebody takes or blocks.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
        text: {
          'pt-BR': 'Leve a torre até a8. O rei está preso atrás dos próprios peões: é mate.',
          en: 'Take the rook to a8. The king is shut in behind his own pawns: mate.',
        },
        legal: ['a1a8'],
        after: 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1',
        effects: [['a1a8', 'w mate']],
        forbidden: [],
      },
      {
        position: '6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1',
        text: {
          'pt-BR':
            'Quase igual, mas aqui o rei tem uma saída em h7. Dê o xeque em a8 e fuja com o rei preto.',
          en: 'Nearly the same, but here the king has a way out on h7. Give check on a8 and escape with the black king.',
        },
        legal: ['a1a8'],
        effects: [
          ['a1a8', 'check'],
          ['a1a8 g8h7', 'quiet'],
        ],
        forbidden: [],
      },
      {
        position: '6k1/8/6K1/8/8/8/8/1Q6 w - - 0 1',
        text: {
          'pt-BR': 'O rei branco tira as casas da fileira 7. Ache o mate da dama.',
          en: 'The white king takes the squares of rank 7 away. Find the mate with the queen.',
        },
        legal: ['b1b8'],
        effects: [['b1b8', 'w mate']],
        forbidden: [{ move: 'g6g7', rule: 'C-CHECK' }],
      },
    ],
  },
  {
    id: 'desistencia',
    clauses: ['C-RESIGN'],
    text: {
      'pt-BR': {
        title: 'Desistir',
        summary: 'Quem desiste perde, e o adversário vence na hora.',
        body: [
          'Se você acha que a partida está perdida, pode desistir. O adversário vence imediatamente. O programa pergunta antes, para ninguém desistir sem querer.',
          'Desistir é um direito, nunca um dever. Enquanto há lances, o adversário ainda pode errar.',
        ],
        rulings: [
          {
            clause: 'C-RESIGN',
            open: 'Só se desiste na própria vez, ou a qualquer momento?',
            ruled:
              'A qualquer momento de uma partida não terminada. Com duas pessoas no mesmo aparelho, o programa propõe o lado da vez, e isso pode ser trocado.',
            why: 'As regras dizem "a qualquer momento"; o pedido de desistir na própria vez é só o mínimo que o programa precisa oferecer.',
          },
        ],
      },
      en: {
        title: 'Resigning',
        summary: 'Whoever resigns loses, and the opponent wins at once.',
        body: [
          'If you think the game is lost, you may resign. The opponent wins immediately. The program asks first, so that nobody resigns by mistake.',
          'Resigning is a right, never a duty. While there are moves, the opponent may still go wrong.',
        ],
        rulings: [
          {
            clause: 'C-RESIGN',
            open: 'May one resign only on one’s own turn, or at any moment?',
            ruled:
              'At any moment of an unfinished game. With two people at one device the program proposes the side to move, and that can be changed.',
            why: 'The rules say "at any moment"; resigning on one’s turn is only the least the program has to offer.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/8/3q4/8/K7 w - - 0 1',
        text: {
          'pt-BR':
            'As brancas têm só o rei contra a dama. Numa partida, muitos desistiriam aqui com "Desistir", e as pretas venceriam. Mas jogue um pouco: se as pretas se distraem, afogam o rei.',
          en: 'White has a bare king against a queen. In a game many would choose "Resign" here, and Black would win. But play a little: a careless Black gives stalemate.',
        },
        legal: ['a1b2', 'a1a2'],
        effects: [['a1a2 d3c2 a2a1 e8e7', 'draw stalemate']],
        forbidden: [{ move: 'a1b1', rule: 'C-CHECK' }],
      },
    ],
  },
  {
    id: 'tempo',
    clauses: ['C-TIME'],
    text: {
      'pt-BR': {
        title: 'O tempo acaba',
        summary: 'Com relógio, quem chega a zero perde a partida.',
        body: [
          'Jogar com relógio é uma escolha, feita antes da partida. Sem relógio você pensa quanto quiser.',
          'Os relógios mais comuns são dois: um tempo para cada lance, por exemplo 30 segundos; ou um tempo para a partida toda, com ou sem acréscimo, por exemplo 10 minutos e mais 5 segundos por lance.',
          'Quando o seu relógio chega a zero, você perde. Não importa quem estava melhor no tabuleiro.',
        ],
        rulings: [
          {
            clause: 'C-TIME',
            open: 'E se o adversário só tem o rei e não poderia dar mate?',
            ruled: 'Quem passa do tempo perde mesmo assim.',
            why: 'O documento diz que quem excede o tempo perde, sem nenhuma exceção. Em torneios oficiais seria empate; aqui vale o documento.',
          },
          {
            clause: 'C-TIME',
            open: 'O relógio anda com o programa fechado?',
            ruled:
              'Não. Uma partida fechada fica em pausa, e o relógio continua do último valor guardado, no máximo um segundo antes.',
            why: 'Ninguém deve perder porque a luz acabou ou a página fechou.',
          },
        ],
      },
      en: {
        title: 'Time runs out',
        summary: 'With a clock, whoever gets to zero loses the game.',
        body: [
          'Playing with a clock is a choice, made before the game. Without one you think as long as you like.',
          'The two most common clocks are a time for each move, for instance 30 seconds, and a time for the whole game, with or without an increment, for instance 10 minutes and 5 seconds more per move.',
          'When your clock reaches zero, you lose. It does not matter who was better on the board.',
        ],
        rulings: [
          {
            clause: 'C-TIME',
            open: 'What if the opponent has a bare king and could not give mate?',
            ruled: 'Whoever runs out of time loses all the same.',
            why: 'The document says that whoever exceeds the time loses, with no exception. In official tournaments it would be a draw; here the document counts.',
          },
          {
            clause: 'C-TIME',
            open: 'Does the clock run while the program is closed?',
            ruled:
              'No. A closed game is paused, and its clock goes on from the last saved value, at most a second earlier.',
            why: 'Nobody should lose because of a power cut or a closed page.',
          },
        ],
      },
    },
    examples: [
      {
        position: '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'As pretas só têm o rei e não podem dar mate. Se o relógio das brancas chegasse a zero aqui, as pretas venceriam. Com tempo de sobra, leve o peão adiante.',
          en: 'Black has a bare king and cannot give mate. If White’s clock reached zero here, Black would win. With time left, bring the pawn on.',
        },
        legal: ['e2e3', 'e1d2'],
        effects: [['e2e3', 'quiet']],
        forbidden: [{ move: 'e2e5', rule: 'C-MOVE' }],
      },
    ],
  },
];
