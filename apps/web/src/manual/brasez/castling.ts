import type { Article } from '../article.js';

export const castlingArticle: Article = {
  id: 'roque',
  clauses: ['B-CASTLE'],
  text: {
    'pt-BR': {
      title: 'O roque',
      summary: 'O rei salta sozinho até a coluna b ou g; a torre fica onde está.',
      body: [
        'As torres já começam perto do centro. Por isso, no roque do Brasez só o rei se move: de uma vez, ele salta da casa inicial até a coluna b ou g, sem sair da fileira.',
        'Como no xadrez, o salto à coluna g se chama roque pequeno (O-O), e o salto à coluna b, roque grande (O-O-O).',
        'Para saltar:',
        '- O rei e a torre desse lado nunca se moveram: a torre da coluna c para o salto a b, a da coluna f para o salto a g.',
        '- O rei não está em xeque.',
        '- A casa de chegada está vazia, não é atacada e não está na zona de um Grão-Duque adversário.',
      ],
      rulings: [
        {
          clause: 'B-CASTLE',
          open: 'O que está entre o rei e a casa de chegada importa?',
          ruled: 'Não. Peças no caminho não impedem o salto, e casas atacadas no caminho também não.',
          why: 'O documento diz que o rei pula; só exige rei e torre ainda parados e que não haja xeque.',
        },
        {
          clause: 'B-CASTLE',
          open: 'Qual das duas torres não pode ter se movido?',
          ruled: 'A do lado para onde o rei salta, e ela ainda precisa estar lá. A outra não importa.',
          why: 'É assim no xadrez, e o documento fala de uma torre só.',
        },
        {
          clause: 'B-CASTLE',
          open: 'Como deve estar a casa de chegada?',
          ruled: 'Vazia, sem ataque e fora da zona de um Grão-Duque adversário.',
          why: 'O salto não captura, e o rei nunca vai a uma casa atacada ou a uma zona adversária.',
        },
      ],
    },
    en: {
      title: 'Castling',
      summary: 'The king alone jumps to file b or g; the rook stays where it is.',
      body: [
        'The rooks already start near the centre. So in Brasez only the king moves in castling: it jumps from its starting square to file b or g in one go, along its rank.',
        'As in chess, the jump to file g is called castling short (O-O), and that to file b castling long (O-O-O).',
        'To jump:',
        '- The king and the rook of that side have never moved: the rook of file c for the jump to b, that of file f for the jump to g.',
        '- The king is not in check.',
        '- The square of arrival is empty, not attacked, and not in the zone of an enemy Grand Duke.',
      ],
      rulings: [
        {
          clause: 'B-CASTLE',
          open: 'Does it matter what is between the king and the square of arrival?',
          ruled: 'No. Neither pieces on the way nor attacked squares on the way stop the jump.',
          why: 'The document says that the king jumps; it asks only that king and rook have not moved and that there is no check.',
        },
        {
          clause: 'B-CASTLE',
          open: 'Which of the two rooks must not have moved?',
          ruled:
            'The one of the side the king jumps to, and it must still be there. The other does not matter.',
          why: 'It is so in chess, and the document speaks of one rook only.',
        },
        {
          clause: 'B-CASTLE',
          open: 'What must the square of arrival be like?',
          ruled: 'Empty, not attacked, and outside the zone of an enemy Grand Duke.',
          why: 'The jump captures nothing, and a king never goes to an attacked square or into an enemy zone.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/3r4/8/8/8/8/2RWKR2 w BG - - b 0/0 -/- 4,- 9',
      text: {
        'pt-BR':
          'Salte com o rei para b1. O Grão-Lorde e a torre no caminho não atrapalham. O salto para g1 também é possível.',
        en: 'Jump with the king to b1. The Warlord and the rook on the way do not matter. The jump to g1 is possible too.',
      },
      legal: ['e1b1', 'e1g1'],
      after: '7k/7p/3r4/8/8/8/8/1KRW1R2 b - - - b 0/0 -/- 5,- 9',
      forbidden: [{ move: 'e1c1', rule: 'B-KING' }],
    },
    {
      position: '7k/7p/6r1/8/8/8/g7/2R1KR2 w BG - - b 0/0 -/- 4,- 9',
      text: {
        'pt-BR':
          'Aqui nenhum salto serve: g1 é atacada pela torre, e b1 está na zona do Grão-Duque em a2. Resta um passo comum.',
        en: 'Here no jump will do: the rook attacks g1, and b1 is in the zone of the Grand Duke on a2. An ordinary step is left.',
      },
      legal: ['e1d1', 'e1f2'],
      forbidden: [
        { move: 'e1g1', rule: 'B-CASTLE' },
        { move: 'e1b1', rule: 'B-CASTLE' },
      ],
    },
    {
      position: '7k/7p/4r3/8/8/8/8/2R1KR2 w BG - - b 0/0 -/- 4,- 9',
      text: {
        'pt-BR': 'O rei está em xeque da torre em e6: não pode saltar. Saia do xeque com um passo.',
        en: 'The king is in check from the rook on e6: it may not jump. Leave the check with a step.',
      },
      legal: ['e1d1'],
      effects: [
        ['', 'check'],
        ['e1d1', 'quiet'],
      ],
      forbidden: [
        { move: 'e1b1', rule: 'B-CASTLE' },
        { move: 'e1g1', rule: 'B-CASTLE' },
      ],
    },
  ],
};
