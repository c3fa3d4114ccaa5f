import type { Article } from '../article.js';

export const priestArticle: Article = {
  id: 'sumo-sacerdote',
  clauses: ['B-PRIEST'],
  text: {
    'pt-BR': {
      title: 'O Sumo-Sacerdote',
      summary: 'O Sumo-Sacerdote anda até três casas na diagonal, ou pula uma peça vizinha.',
      body: [
        'O Sumo-Sacerdote (SS) lembra o bispo. Ele anda e captura uma, duas ou três casas na diagonal, com o caminho livre.',
        'Se há uma peça na primeira casa da diagonal, ele pode pular por cima dela. O pulo termina na casa logo atrás. Se ali há uma peça adversária, ela é capturada; a peça pulada fica onde está.',
        'Fora da última fileira, ele anda sempre em casas da mesma cor.',
      ],
      rulings: [
        {
          clause: 'B-PRIEST',
          open: 'Que peças o Sumo-Sacerdote pode pular?',
          ruled:
            'Qualquer uma, sua ou do adversário, na primeira casa da diagonal. Depois do pulo ele não anda mais.',
          why: 'O documento fala em “outra peça”, sem dizer de quem.',
        },
      ],
    },
    en: {
      title: 'The High Priest',
      summary: 'The High Priest goes up to three squares diagonally, or jumps a neighbouring piece.',
      body: [
        'The High Priest (H) resembles the bishop. It moves and captures one, two or three squares diagonally when the way is free.',
        'If a piece stands on the first square of the diagonal, it may jump over it. The jump ends on the square right behind. An enemy there is captured; the jumped piece stays.',
        'Away from the far rank it stays on squares of one colour.',
      ],
      rulings: [
        {
          clause: 'B-PRIEST',
          open: 'Which pieces may the High Priest jump?',
          ruled:
            'Any, of either side, on the first square of the diagonal. After the jump it goes no farther.',
          why: 'The document says “another piece” and not whose.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Ande três casas, até a7 ou g7. A quarta casa, h8, já é longe demais: por isso o rei preto não está em xeque.',
        en: 'Go three squares, to a7 or g7. The fourth, h8, is too far: that is why the black king is not in check.',
      },
      legal: ['d4a7', 'd4g7', 'd4a1'],
      effects: [['', 'quiet']],
      forbidden: [
        { move: 'd4h8', rule: 'B-PRIEST' },
        { move: 'd4c4', rule: 'B-PRIEST' },
      ],
    },
    {
      position: '7k/7p/1n6/2P1n3/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Pule o seu peão em c5 e capture o cavalo em b6. Ou pule o cavalo em e5 e dê xeque de f6. Depois do pulo, a7 e g7 ficam fora de alcance.',
        en: 'Jump your pawn on c5 and capture the knight on b6. Or jump the knight on e5 and give check from f6. With a jump, a7 and g7 are out of reach.',
      },
      legal: ['d4b6', 'd4f6', 'd4e5'],
      after: '7k/7p/1H6/2P1n3/8/8/8/2K5 b - - - b 0/0 -/N 0,- 1',
      effects: [['d4f6', 'check']],
      forbidden: [
        { move: 'd4a7', rule: 'B-PRIEST' },
        { move: 'd4g7', rule: 'B-PRIEST' },
      ],
    },
  ],
};

export const colourChangeArticle: Article = {
  id: 'mudanca-de-cor',
  clauses: ['B-PRIEST'],
  text: {
    'pt-BR': {
      title: 'A mudança de cor',
      summary: 'Na última fileira, o Sumo-Sacerdote também anda uma casa para o lado ou para trás.',
      body: [
        'A última fileira é a mais distante do seu lado: a 8 para as brancas, a 1 para as pretas. Enquanto está nela, o Sumo-Sacerdote ganha três passos: uma casa para cada lado e uma reto para trás. Com eles também captura.',
        'É assim que ele passa das casas claras para as escuras, ou o contrário. Os passos na diagonal continuam valendo.',
      ],
      rulings: [
        {
          clause: 'B-PRIEST',
          open: 'Quando valem os passos extras?',
          ruled:
            'Quando o Sumo-Sacerdote já está na última fileira no começo da sua vez. Ao sair dela, ele os perde; ao voltar, ele os ganha de novo.',
          why: 'O documento diz “em turnos seguintes” e “desde que estejam na linha mais distante”.',
        },
        {
          clause: 'B-PRIEST',
          open: 'E o Sumo-Sacerdote que nasceu ali, de um peão promovido?',
          ruled:
            'Ele tem os mesmos direitos, a partir da sua vez seguinte. O mesmo vale para Lordes e Grão-Lordes.',
          why: 'Ele está na última fileira como qualquer outro, e a promoção já foi a ação dessa vez.',
        },
      ],
    },
    en: {
      title: 'The change of colour',
      summary: 'On the far rank the High Priest also steps one square sideways or back.',
      body: [
        'The far rank is the one farthest from your side: 8 for White, 1 for Black. While it stands there, the High Priest gains three steps: one square to each side and one straight back. It captures with them too.',
        'This is how it crosses from light squares to dark ones, or back. It keeps its diagonal moves.',
      ],
      rulings: [
        {
          clause: 'B-PRIEST',
          open: 'When do the extra steps exist?',
          ruled:
            'When the High Priest already stands on the far rank as its turn begins. Leaving it, the steps are lost; coming back, they are there again.',
          why: 'The document says “in following turns” and “as long as they are on the farthest line”.',
        },
        {
          clause: 'B-PRIEST',
          open: 'And a High Priest that was made there from a pawn?',
          ruled: 'It has the same rights, from its next turn on. So have Lords and Warlords.',
          why: 'It stands on the far rank like any other, and the promotion was the action of that turn.',
        },
      ],
    },
  },
  examples: [
    {
      position: '3Hn3/7k/7p/8/8/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Capture o cavalo ao lado, em e8. O Sumo-Sacerdote passa de uma casa escura para uma clara. Também pode ir a c8 e d7.',
        en: 'Capture the knight beside it on e8. The High Priest goes from a dark square to a light one. It may also go to c8 and d7.',
      },
      legal: ['d8e8', 'd8c8', 'd8d7', 'd8c7'],
      after: '4H3/7k/7p/8/8/8/8/2K5 b - - - b 0/0 -/N 0,- 1',
      forbidden: [
        { move: 'd8d6', rule: 'B-PRIEST' },
        { move: 'd8f8', rule: 'B-PRIEST' },
      ],
    },
    {
      position: '8/3H3k/7p/8/8/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Uma fileira antes, o passo para o lado ainda não existe. Entre na última fileira por e8 ou c8.',
        en: 'One rank earlier the step sideways does not exist yet. Enter the far rank on e8 or c8.',
      },
      legal: ['d7e8', 'd7c8'],
      forbidden: [
        { move: 'd7e7', rule: 'B-PRIEST' },
        { move: 'd7d6', rule: 'B-PRIEST' },
      ],
    },
  ],
};
