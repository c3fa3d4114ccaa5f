import type { Article } from '../article.js';

export const attackArticle: Article = {
  id: 'ataque',
  clauses: ['B-ATT'],
  text: {
    'pt-BR': {
      title: 'O que ataca uma casa',
      summary: 'Uma peça ataca as casas onde poderia capturar um rei.',
      body: [
        'Atacam: as capturas comuns de cada peça, o pulo do Sumo-Sacerdote e os seus passos na última fileira, as diagonais do peão, e o charge de peões e Lordes, duas casas à frente com a primeira vazia.',
        'Não atacam: os empurrões da lança e da legião, o movimento sorrateiro e os Grão-Duques.',
      ],
      rulings: [
        {
          clause: 'B-ATT',
          open: 'A ameaça de um charge é um ataque?',
          ruled: 'Sim, quando a casa do meio está vazia. Um charge contra o rei é xeque.',
          why: 'O documento conta a ameaça de um charge entre os modos de dar mate.',
        },
        {
          clause: 'B-ATT',
          open: 'O que pode empurrar o rei também o ataca?',
          ruled: 'Não. Empurrões, movimentos sorrateiros e Grão-Duques não atacam nada.',
          why: 'Nenhum deles captura.',
        },
        {
          clause: 'B-ATT',
          open: 'Uma peça cravada ainda ataca?',
          ruled: 'Sim. Ela continua tirando casas do rei adversário, mesmo sem poder sair do lugar.',
          why: 'É como no xadrez: o outro rei cairia primeiro.',
        },
        {
          clause: 'B-ATT',
          open: 'O meu Grão-Duque protege o meu rei dentro da zona dele?',
          ruled:
            'Não. Uma casa atacada continua atacada, mesmo que o atacante fosse sair do tabuleiro ao chegar ali.',
          why: 'Quem captura o rei já venceu; a zona viria tarde.',
        },
        {
          clause: 'B-ATT',
          open: 'Os reis podem ficar lado a lado?',
          ruled: 'Nunca. O rei ataca as casas vizinhas, mesmo aquelas onde não poderia entrar.',
          why: 'É como no xadrez, e vale também junto de uma zona.',
        },
      ],
    },
    en: {
      title: 'What attacks a square',
      summary: 'A piece attacks the squares where it could capture a king.',
      body: [
        'These attack: the ordinary captures of each piece, the High Priest’s jump and its steps on the far rank, the diagonals of the pawn, and the charge of pawns and Lords, two squares ahead with the first one empty.',
        'These do not: the pushes of lance and legion, the sneak move, and Grand Dukes.',
      ],
      rulings: [
        {
          clause: 'B-ATT',
          open: 'Is the threat of a charge an attack?',
          ruled: 'Yes, when the square between is empty. A charge at the king is check.',
          why: 'The document counts the threat of a charge among the ways to give mate.',
        },
        {
          clause: 'B-ATT',
          open: 'Does what can push the king attack it as well?',
          ruled: 'No. Pushes, sneak moves and Grand Dukes attack nothing.',
          why: 'None of them captures.',
        },
        {
          clause: 'B-ATT',
          open: 'Does a pinned piece still attack?',
          ruled: 'Yes. It denies squares to the enemy king even when it could not leave its place.',
          why: 'As in chess: the other king would fall first.',
        },
        {
          clause: 'B-ATT',
          open: 'Does my Grand Duke protect my king inside its zone?',
          ruled:
            'No. An attacked square stays attacked, even if the attacker would leave the board on arriving there.',
          why: 'Whoever captures the king has won; the zone would come too late.',
        },
        {
          clause: 'B-ATT',
          open: 'May the kings stand side by side?',
          ruled: 'Never. A king attacks its neighbouring squares, even those it could not enter.',
          why: 'As in chess, and it holds beside a zone as well.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'k7/8/8/4l3/8/8/P2K4/8 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'O rei não pode ir a e3: o Lorde em e5 atacaria com o charge. Em d3, na coluna ao lado, ele está seguro.',
        en: 'The king may not go to e3: the Lord on e5 would attack it by its charge. On d3, a file away, it is safe.',
      },
      legal: ['d2d3', 'd2c3', 'd2e2'],
      forbidden: [{ move: 'd2e3', rule: 'B-CHECK' }],
    },
    {
      position: 'k7/8/8/r7/3GK3/8/P7/8 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'As casas d5 e e5 estão na zona do seu Grão-Duque, mas a torre as ataca: o rei não pode ir até lá.',
        en: 'The squares d5 and e5 are in your Grand Duke’s zone, but the rook attacks them: the king may not go there.',
      },
      legal: ['e4d3', 'e4f3'],
      forbidden: [
        { move: 'e4e5', rule: 'B-CHECK' },
        { move: 'e4d5', rule: 'B-CHECK' },
      ],
    },
    {
      position: '8/8/3k4/7p/3K4/8/P7/8 w - - - b 0/0 -/- 0,- 20',
      text: {
        'pt-BR': 'Os reis se olham. Nenhum pode chegar ao lado do outro: d5 é proibida.',
        en: 'The kings face each other. Neither may step next to the other: d5 is forbidden.',
      },
      legal: ['d4e4', 'd4c4'],
      forbidden: [{ move: 'd4d5', rule: 'B-ATT' }],
    },
  ],
};

export const checkArticle: Article = {
  id: 'xeque',
  clauses: ['B-CHECK'],
  text: {
    'pt-BR': {
      title: 'O xeque',
      summary: 'Um rei atacado está em xeque, e nenhum lance pode deixar o próprio rei em xeque.',
      body: [
        'Se o seu rei está em xeque, o seu lance precisa resolver: fuja com o rei, capture quem ataca ou ponha uma peça no meio. Um charge também serve para capturar, e um empurrão pode afastar quem ataca.',
        'Uma peça que protege o rei está cravada: se sair, o rei fica em xeque. No Brasez até um peão pode cravar, porque o charge ataca duas casas à frente.',
      ],
      rulings: [
        {
          clause: 'B-CHECK',
          open: 'Em que momento se vê se o rei ficou em xeque?',
          ruled:
            'No fim da vez inteira: depois dos empurrões, das remoções pela zona e da retirada de um Grão-Duque.',
          why: 'É esse o tabuleiro que o adversário recebe.',
        },
      ],
    },
    en: {
      title: 'Check',
      summary: 'An attacked king is in check, and no action may leave your own king in check.',
      body: [
        'If your king is in check, your action must deal with it: flee with the king, capture the attacker, or put a piece between. A charge captures too, and a push may drive the attacker away.',
        'A piece that shields its king is pinned: if it leaves, the king is in check. In Brasez even a pawn can pin, because a charge attacks two squares ahead.',
      ],
      rulings: [
        {
          clause: 'B-CHECK',
          open: 'At what moment is it judged whether the king is in check?',
          ruled:
            'At the end of the whole turn: after pushes, removals by a zone and the retirement of a Grand Duke.',
          why: 'That is the board the opponent receives.',
        },
      ],
    },
  },
  examples: [
    {
      position: '4r2k/8/8/8/8/1N6/R7/4K3 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR': 'A torre em e8 dá xeque. Ponha a sua torre em e2, no meio, ou saia da coluna com o rei.',
        en: 'The rook on e8 gives check. Put your rook on e2, between them, or leave the file with the king.',
      },
      legal: ['a2e2', 'e1d1'],
      effects: [
        ['', 'check'],
        ['a2e2', 'quiet'],
      ],
      forbidden: [
        { move: 'b3d2', rule: 'B-CHECK' },
        { move: 'e1e2', rule: 'B-CHECK' },
      ],
    },
    {
      position: '4k3/8/8/8/8/4p3/4N3/4K3 w - - - b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'O cavalo em e2 está cravado por um simples peão: se sair, o peão em e3 ameaça o charge contra o rei.',
        en: 'The knight on e2 is pinned by a mere pawn: if it leaves, the pawn on e3 threatens to charge the king.',
      },
      legal: ['e1d1', 'e1f1'],
      forbidden: [{ move: 'e2c3', rule: 'B-CHECK' }],
    },
    {
      position: '8/8/8/8/1K5k/r7/P7/8 w - - A b 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'A lança de duas casas empurra a torre para a5. A de uma casa não pode: a torre pararia em a4 e atacaria o seu rei.',
        en: 'The lance of two squares pushes the rook to a5. That of one square is not allowed: the rook would stop on a4 and attack your king.',
      },
      legal: ['a2a4', 'b4a3'],
      forbidden: [{ move: 'a2a3', rule: 'B-CHECK' }],
    },
  ],
};
