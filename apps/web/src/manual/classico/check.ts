import type { Article } from '../article.js';

export const checkArticles: readonly Article[] = [
  {
    id: 'xeque',
    clauses: ['C-CHECK'],
    text: {
      'pt-BR': {
        title: 'Xeque',
        summary: 'O rei atacado está em xeque, e o lance seguinte tem de tirá-lo de lá.',
        body: [
          'O rei está em xeque quando uma peça adversária poderia capturá-lo no próximo lance. O rei nunca é capturado de verdade: é preciso responder ao xeque.',
          'Há três respostas:',
          '- Mover o rei para uma casa que não esteja atacada.',
          '- Capturar a peça que dá o xeque.',
          '- Colocar uma peça no meio, entre o rei e quem ataca. Contra um cavalo ou um peão isso não funciona.',
          'Qualquer outro lance é proibido enquanto o xeque durar.',
        ],
        rulings: [],
      },
      en: {
        title: 'Check',
        summary: 'A king under attack is in check, and the next move has to get him out of it.',
        body: [
          'The king is in check when an enemy piece could take him in the next move. The king is never really taken: the check has to be answered.',
          'There are three answers:',
          '- Move the king to a square that is not attacked.',
          '- Capture the piece that gives check.',
          '- Put a piece between the king and the attacker. Against a knight or a pawn this does not work.',
          'Any other move is forbidden while the check lasts.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4r2k/8/8/1B6/8/8/3P1P2/3QK3 w - - 0 1',
        text: {
          'pt-BR':
            'A torre em e8 dá xeque. Experimente as três respostas: o rei sai para f1, o bispo captura a torre, ou a dama bloqueia em e2.',
          en: 'The rook on e8 gives check. Try the three answers: the king goes to f1, the bishop takes the rook, or the queen blocks on e2.',
        },
        legal: ['b5e8', 'e1f1', 'd1e2', 'b5e2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd2d4', rule: 'C-CHECK' },
          { move: 'e1e2', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'reis-vizinhos',
    clauses: ['C-CHECK'],
    text: {
      'pt-BR': {
        title: 'Os reis nunca se tocam',
        summary: 'Entre os dois reis sempre fica pelo menos uma casa.',
        body: [
          'Cada rei ataca as casas ao redor dele. Como nenhum rei pode entrar em casa atacada, os dois nunca ficam lado a lado.',
          'Por isso um rei nunca dá xeque ao outro. Mas ele pode tirar casas do outro rei, e isso ajuda muito a dar mate.',
        ],
        rulings: [],
      },
      en: {
        title: 'Kings never touch',
        summary: 'There is always at least one square between the two kings.',
        body: [
          'Each king attacks the squares around him. As no king may enter an attacked square, the two never stand side by side.',
          'So a king never gives check to the other. But he can take squares away from him, which helps a lot in giving mate.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '8/8/8/3k4/8/3K4/8/7R w - - 0 1',
        text: {
          'pt-BR':
            'Os reis estão frente a frente. As casas c4, d4 e e4 estão fechadas para os dois. Dê xeque com a torre em h5.',
          en: 'The kings face each other. The squares c4, d4 and e4 are closed to both. Give check with the rook on h5.',
        },
        legal: ['h1h5', 'd3e3', 'd3c3'],
        effects: [['h1h5', 'check']],
        forbidden: [
          { move: 'd3d4', rule: 'C-CHECK' },
          { move: 'd3c4', rule: 'C-CHECK' },
          { move: 'd3e4', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'cravada',
    clauses: ['C-CHECK'],
    text: {
      'pt-BR': {
        title: 'Peça cravada',
        summary:
          'Nenhum lance pode deixar o próprio rei em xeque; por isso uma peça cravada não sai da linha.',
        body: [
          'Você não pode fazer um lance que deixe o seu próprio rei em xeque.',
          'Uma peça que está entre o seu rei e uma torre, um bispo ou uma dama do adversário está cravada: se ela sair da linha, o rei fica exposto.',
          'Pela linha ela ainda anda, se for uma peça que anda assim. Pode até capturar quem a crava. Um cavalo cravado nunca pode se mover.',
          'Uma peça cravada continua atacando casas e dá xeque como qualquer outra.',
        ],
        rulings: [],
      },
      en: {
        title: 'Pinned pieces',
        summary: 'No move may leave your own king in check; so a pinned piece does not leave its line.',
        body: [
          'You may not make a move that leaves your own king in check.',
          'A piece between your king and an enemy rook, bishop or queen is pinned: if it leaves the line, the king is exposed.',
          'Along the line it may still go, if it moves that way. It may even take the piece that pins it. A pinned knight can never move.',
          'A pinned piece still attacks squares and gives check like any other.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4r1k1/8/8/8/8/4N3/8/4K2R w - - 0 1',
        text: {
          'pt-BR':
            'O cavalo em e3 está cravado pela torre em e8. Tente movê-lo. Depois tire o rei da coluna e, e o cavalo fica livre.',
          en: 'The knight on e3 is pinned by the rook on e8. Try to move it. Then take the king off the e-file, and the knight is free.',
        },
        legal: ['e1d2', 'h1h5'],
        effects: [['e1d2 g8g7 e3d5', 'quiet']],
        forbidden: [
          { move: 'e3d5', rule: 'C-CHECK' },
          { move: 'e3g4', rule: 'C-CHECK' },
        ],
      },
      {
        position: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1',
        text: {
          'pt-BR': 'Uma torre cravada por outra torre anda na coluna. Ela pode até capturar a torre em e8.',
          en: 'A rook pinned by a rook goes along the file. It can even take the rook on e8.',
        },
        legal: ['e3e8', 'e3e5', 'e3e2'],
        forbidden: [
          { move: 'e3a3', rule: 'C-CHECK' },
          { move: 'e3h3', rule: 'C-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'xeque-duplo',
    clauses: ['C-CHECK'],
    text: {
      'pt-BR': {
        title: 'Xeque descoberto e xeque duplo',
        summary: 'Quando duas peças dão xeque ao mesmo tempo, só o rei pode se mover.',
        body: [
          'Xeque descoberto: uma peça sai da frente, e a que estava atrás dela dá xeque.',
          'Se a peça que saiu também dá xeque, o xeque é duplo. Não há como capturar as duas nem bloquear as duas num só lance. Só resta mover o rei.',
          'O rei pode sair capturando uma das duas, se ela não estiver defendida.',
        ],
        rulings: [],
      },
      en: {
        title: 'Discovered check and double check',
        summary: 'When two pieces give check at once, only the king can move.',
        body: [
          'Discovered check: a piece steps aside, and the one behind it gives check.',
          'If the piece that stepped aside gives check as well, the check is double. You cannot take both or block both in one move. Only the king can move.',
          'He may leave by taking one of the two, if it is not defended.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4r1k1/8/8/8/8/5n2/6P1/Q3K3 w - - 0 1',
        text: {
          'pt-BR':
            'A torre e o cavalo dão xeque. Capturar o cavalo com o peão ou bloquear com a dama não basta: mova o rei.',
          en: 'Rook and knight both give check. Taking the knight with the pawn or blocking with the queen is not enough: move the king.',
        },
        legal: ['e1d1', 'e1f1', 'e1f2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'g2f3', rule: 'C-CHECK' },
          { move: 'a1e5', rule: 'C-CHECK' },
          { move: 'e1d2', rule: 'C-CHECK' },
        ],
      },
      {
        position: '4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1',
        text: {
          'pt-BR':
            'Mova o cavalo e descubra o xeque da torre. Nas casas d6 e f6 o cavalo também dá xeque: é xeque duplo.',
          en: 'Move the knight and discover the rook’s check. On d6 and f6 the knight gives check as well: a double check.',
        },
        legal: ['e4f6', 'e4d6', 'e4c5'],
        effects: [
          ['e4f6', 'check'],
          ['e4d6', 'check'],
          ['e4c5', 'check'],
        ],
        forbidden: [],
      },
    ],
  },
];
