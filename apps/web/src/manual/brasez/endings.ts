import type { Article } from '../article.js';

export const stalemateArticle: Article = {
  id: 'afogamento',
  clauses: ['B-STALE'],
  text: {
    'pt-BR': {
      title: 'O afogamento',
      summary: 'Quem não está em xeque, mas não tem nenhum lance, perde.',
      body: [
        'No xadrez o afogamento é empate. No Brasez é derrota: quem deixa o adversário sem lance nenhum vence.',
        'Passar a vez é um lance. Quem tem a Peça de Passagem e não está em xeque nunca está afogado.',
      ],
      rulings: [
        {
          clause: 'B-STALE',
          open: 'Basta que o rei não possa andar?',
          ruled: 'Não. O lado inteiro precisa estar sem nenhuma ação possível, e passar a vez é uma ação.',
          why: 'No começo da partida nenhum rei pode andar; ao pé da letra, o jogo acabaria antes de começar.',
        },
      ],
    },
    en: {
      title: 'Stalemate',
      summary: 'Whoever is not in check but has no action at all loses.',
      body: [
        'In chess stalemate is a draw. In Brasez it is a loss: whoever leaves the opponent without any action wins.',
        'A pass is an action. Whoever holds the Pass token and is not in check is never stalemated.',
      ],
      rulings: [
        {
          clause: 'B-STALE',
          open: 'Is it enough that the king cannot move?',
          ruled: 'No. The whole side must be without any possible action, and a pass is an action.',
          why: 'At the start of the game no king can move; read to the letter, the game would end before it began.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'k7/8/2W5/1p6/1P6/8/8/K7 w - - - w 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'Leve o Grão-Lorde a b6 ou c7. O rei preto não está em xeque, mas não tem para onde ir, e o peão está preso. Você vence.',
        en: 'Take the Warlord to b6 or c7. The black king is not in check but has nowhere to go, and the pawn is stuck. You win.',
      },
      legal: ['c6b6', 'c6c7'],
      after: 'k7/8/1W6/1p6/1P6/8/8/K7 b - - - w 0/0 -/- 1,- 30',
      effects: [
        ['c6b6', 'w stalemate'],
        ['c6c7', 'w stalemate'],
      ],
      forbidden: [],
    },
    {
      position: 'k7/8/2W5/1p6/1P6/8/8/K7 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR':
          'O mesmo tabuleiro, mas a Peça de Passagem é das pretas. O lance para b6 não vence: as pretas passam a vez. Você mesmo não pode passar.',
        en: 'The same board, but Black holds the Pass token. The move to b6 does not win: Black passes. You yourself cannot pass.',
      },
      legal: ['c6b6'],
      after: 'k7/8/1W6/1p6/1P6/8/8/K7 b - - - b 0/0 -/- 1,- 30',
      effects: [['c6b6 pass', 'quiet']],
      forbidden: [{ move: 'pass', rule: 'B-PASS' }],
    },
  ],
};

export const forceArticle: Article = {
  id: 'forca-maior',
  clauses: ['B-FORCE'],
  text: {
    'pt-BR': {
      title: 'A Força Maior',
      summary: 'O lado que fica só com o rei perde na mesma hora.',
      body: [
        'Não é preciso dar mate num rei sozinho. Quando um lado fica só com o rei, o outro vence.',
        'Um Grão-Duque conta como companhia, no tabuleiro ou no Ducado.',
        'Cuidado com o charge da sua última peça: ele também deixa o seu rei sozinho.',
      ],
      rulings: [
        {
          clause: 'B-FORCE',
          open: 'E se os dois reis ficam sozinhos ao mesmo tempo?',
          ruled: 'A partida empata.',
          why: 'Um charge pode tirar as duas últimas peças de uma vez, e nenhum lado tem vantagem.',
        },
        {
          clause: 'B-FORCE',
          open: 'Um Grão-Duque no Ducado conta?',
          ruled: 'Sim. Para a Força Maior ele vale como se estivesse no tabuleiro.',
          why: 'O documento manda contá-los como presentes nesse caso.',
        },
      ],
    },
    en: {
      title: 'Force majeure',
      summary: 'A side left with nothing but its king loses at once.',
      body: [
        'A lone king need not be mated. When a side has only its king left, the other one wins.',
        'A Grand Duke counts as company, on the board or in the Duchy.',
        'Mind a charge with your last piece: it leaves your own king alone too.',
      ],
      rulings: [
        {
          clause: 'B-FORCE',
          open: 'And if both kings are left alone at the same time?',
          ruled: 'The game is drawn.',
          why: 'A charge can take the last two pieces at once, and neither side is better off.',
        },
        {
          clause: 'B-FORCE',
          open: 'Does a Grand Duke in the Duchy count?',
          ruled: 'Yes. For force majeure it counts as if it were on the board.',
          why: 'The document tells us to count them as present in this case.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/8/8/8/8/r7/1P6/K7 w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR': 'Capture a torre, a última peça das pretas. O rei preto fica sozinho, e você vence.',
        en: 'Capture the rook, Black’s last piece. The black king is left alone, and you win.',
      },
      legal: ['b2a3'],
      after: '7k/8/8/8/8/P7/8/K7 b - - - b 0/0 -/R 0,- 30',
      effects: [['b2a3', 'w force']],
      forbidden: [{ move: 'b2b3', rule: 'B-CHECK' }],
    },
    {
      position: '7k/8/8/8/8/r7/1P6/K7 w - - - b 0/1 -/- 0,- 30',
      text: {
        'pt-BR':
          'O mesmo tabuleiro, mas há um Grão-Duque no Ducado das pretas. Capture a torre: a partida continua.',
        en: 'The same board, but there is a Grand Duke in Black’s Duchy. Capture the rook: the game goes on.',
      },
      legal: ['b2a3'],
      after: '7k/8/8/8/8/P7/8/K7 b - - - b 0/1 -/R 0,- 30',
      effects: [['b2a3', 'quiet']],
      forbidden: [],
    },
    {
      position: '7k/8/8/8/r7/8/P7/7K w - - - b 0/0 -/- 0,- 30',
      text: {
        'pt-BR': 'Se você fizer o charge contra a torre, os dois reis ficam sozinhos: empate.',
        en: 'If you charge the rook, both kings are left alone: a draw.',
      },
      legal: ['a2*a4', 'a2a3'],
      after: '7k/8/8/8/8/8/8/7K b - - - b 0/0 -/R 0,0 30',
      effects: [['a2*a4', 'draw force']],
      forbidden: [],
    },
  ],
};

export const kingsDukesArticle: Article = {
  id: 'reis-e-duques',
  clauses: ['B-KD'],
  text: {
    'pt-BR': {
      title: 'Reis e Duques',
      summary:
        'Quando só restam reis e Grão-Duques, há mais dez lances; depois vence quem tem mais peças no tabuleiro.',
      body: [
        'Reis e Grão-Duques não dão xeque, e por isso nunca dão mate. Quando só eles restam, começa uma contagem de dez lances: cinco de cada lado. Quem fica sem nenhum lance antes disso perde por afogamento.',
        'No fim, contam-se as peças no tabuleiro. Quem tem mais vence; com o mesmo número, é empate. Use esses lances para trazer os seus Grão-Duques de volta.',
      ],
      rulings: [
        {
          clause: 'B-KD',
          open: 'Os Grão-Duques no Ducado contam no fim?',
          ruled: 'Não, só os que estão no tabuleiro.',
          why: 'O documento fala em peças no tabuleiro, e só para a Força Maior conta os do Ducado como se estivessem lá.',
        },
        {
          clause: 'B-KD',
          open: 'A partir de quando se contam os dez lances?',
          ruled:
            'A partir do lance que deixa só reis e Grão-Duques; esse lance vale zero, e cada ação depois dele soma um. Nada recomeça essa contagem.',
          why: 'O documento conta os lances “após restarem” só essas peças, e sem peões não há mais promoção.',
        },
      ],
    },
    en: {
      title: 'Kings and Dukes',
      summary:
        'When only kings and Grand Dukes remain, ten more actions are played; then whoever has more pieces on the board wins.',
      body: [
        'Kings and Grand Dukes give no check, so they never mate. When only they remain, a count of ten actions begins: five by each side. Whoever is left without any action before that loses by stalemate.',
        'At its end the pieces on the board are counted. Whoever has more wins; with equal numbers it is a draw. Use these actions to bring your Grand Dukes back.',
      ],
      rulings: [
        {
          clause: 'B-KD',
          open: 'Do Grand Dukes in the Duchy count at the end?',
          ruled: 'No, only those on the board.',
          why: 'The document speaks of pieces on the board, and only for force majeure counts those in the Duchy as if they were there.',
        },
        {
          clause: 'B-KD',
          open: 'From when are the ten actions counted?',
          ruled:
            'From the action that leaves only kings and Grand Dukes; it counts zero, and each action after it adds one. Nothing restarts this count.',
          why: 'The document counts “after only these remain”, and without pawns there is no promotion any more.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 40',
      text: {
        'pt-BR':
          'É o décimo lance da contagem. Cada lado tem um Grão-Duque no tabuleiro. Faça entrar o do seu Ducado, por exemplo em a3, e você vence por três peças a duas. Com um lance do rei você no máximo empata.',
        en: 'It is the tenth action of the count. Each side has one Grand Duke on the board. Let the one in your Duchy enter, on a3 for instance, and you win by three pieces to two. A king move draws at best.',
      },
      legal: ['G@a3', 'a1b1'],
      after: '7k/8/2g5/8/8/G4G2/8/K7 b - - - b 0/0 -/- 21,10 40',
      effects: [
        ['G@a3', 'w kings-dukes'],
        ['a1b1', 'draw kings-dukes'],
        ['a1b1~f3', 'b kings-dukes'],
      ],
      forbidden: [
        { move: 'G@h7', rule: 'B-DUKE-B' },
        { move: 'f3f4', rule: 'B-DUKE-A' },
      ],
    },
    {
      position: '7k/P7/6g1/8/8/8/8/K7 w - - - b 0/0 -/- 3,- 40',
      text: {
        'pt-BR':
          'Promova o último peão a Grão-Duque. Agora só restam reis e Grão-Duques, e a contagem começa do zero.',
        en: 'Promote the last pawn to a Grand Duke. Now only kings and Grand Dukes remain, and the count begins at zero.',
      },
      legal: ['a7a8g'],
      after: 'G6k/8/6g1/8/8/8/8/K7 b - - - b 0/0 -/- 0,0 40',
      forbidden: [],
    },
  ],
};
