import type { Article } from '../article.js';

export const exitArticle: Article = {
  id: 'saida',
  clauses: ['S-EXIT'],
  text: {
    'pt-BR': {
      title: 'Como se sai do tabuleiro',
      summary: 'Só se sai das casas 26, 28, 29 e 30, cada uma com o seu número exato.',
      body: [
        'Para vencer, as peças têm de sair do tabuleiro. Isso só acontece a partir de quatro casas, e cada uma pede o número exato que leva ao 31:',
        '- Casa da Beleza, 26: só com 5.',
        '- Casa dos Três Juízes, 28: só com 3.',
        '- Casa de Rá, 29: só com 2.',
        '- Casa de Hórus, 30: só com 1.',
        'Uma peça numa dessas casas espera o seu número. Com qualquer outro ela não anda: não pode, por exemplo, ir da 28 para a 29.',
        'As casas 21 a 25 ainda são caminho comum: dali se chega a uma das casas de saída, ou à água.',
      ],
      rulings: [
        {
          clause: 'S-EXIT',
          open: 'Uma peça nas casas 26, 28, 29 ou 30 pode andar para outra casa com um número menor?',
          ruled: 'Não. Dessas quatro casas só existe um lance: o que sai do tabuleiro, com o número exato.',
          why: 'O documento proíbe sair dessas casas sem exatidão, seja para onde for.',
        },
        {
          clause: 'S-EXIT',
          open: 'É preciso parar na casa 26 antes de ir adiante?',
          ruled:
            'Não. As peças das casas 23, 24 e 25 podem passar por cima dela e parar na 28, na 29 ou na 30.',
          why: 'Em algumas variantes do Senet é obrigatório parar ali; o documento deste jogo não pede isso.',
        },
        {
          clause: 'S-EXIT',
          open: 'Que regra se mostra a quem tenta um lance proibido nessas casas?',
          ruled:
            'Para outra casa que não o 31, esta regra. Para o 31 com o número errado, a regra da própria casa.',
          why: 'Quem lê quer saber que número aquela casa pede.',
        },
      ],
    },
    en: {
      title: 'How to leave the board',
      summary: 'Pieces leave only from 26, 28, 29 and 30, each with its own exact number.',
      body: [
        'To win, your pieces have to leave the board. That happens from four houses only, and each asks for the exact number that leads to 31:',
        '- House of Beauty, 26: only with a 5.',
        '- House of the Three Judges, 28: only with a 3.',
        '- House of Ra, 29: only with a 2.',
        '- House of Horus, 30: only with a 1.',
        'A piece on one of these houses waits for its number. With any other it does not move: it cannot go from 28 to 29, for instance.',
        'Houses 21 to 25 are still ordinary track: from there you reach one of the exit houses, or the water.',
      ],
      rulings: [
        {
          clause: 'S-EXIT',
          open: 'May a piece on 26, 28, 29 or 30 go to another house with a smaller number?',
          ruled: 'No. From these four houses there is only one move: off the board, with the exact number.',
          why: 'The document forbids leaving these houses without the exact number, wherever to.',
        },
        {
          clause: 'S-EXIT',
          open: 'Does a piece have to stop on 26 before it goes on?',
          ruled: 'No. Pieces on 23, 24 and 25 may pass over it and stop on 28, 29 or 30.',
          why: 'In some versions of Senet stopping there is a duty; the document of this game does not ask for it.',
        },
        {
          clause: 'S-EXIT',
          open: 'Which rule is shown to somebody who tries a forbidden move from these houses?',
          ruled:
            'To another house than 31: this rule. To 31 with the wrong number: the rule of the house itself.',
          why: 'The reader wants to know which number that house asks for.',
        },
      ],
    },
  },
  examples: [
    {
      position: '....B...../.........A/.....A.AAA A 3',
      text: {
        'pt-BR':
          'Há uma peça sua em cada casa de saída. O 3 só serve à da casa 28. As outras esperam o 5, o 2 e o 1, e ninguém passeia entre essas casas.',
        en: 'A piece of yours stands on each exit house. The 3 suits only the one on 28. The others wait for the 5, the 2 and the 1, and nobody walks about between these houses.',
      },
      legal: ['28-31', '20-23'],
      after: '....B...../.........A/.....A..AA B -',
      forbidden: [
        { move: '26-31', rule: 'S-26' },
        { move: '29-31', rule: 'S-29' },
        { move: '30-31', rule: 'S-30' },
        { move: '26-29', rule: 'S-EXIT' },
      ],
    },
    {
      position: '........../.B......../....A..... A 5',
      text: {
        'pt-BR': 'Da casa 25 não se sai, nem com 5: a peça vai até a Casa de Hórus, 30, e ali espera um 1.',
        en: 'House 25 is no exit, not even with a 5: the piece goes to the House of Horus, 30, and waits there for a 1.',
      },
      legal: ['25-30'],
      after: '........../.B......../.........A A -',
      forbidden: [{ move: '25-31', rule: 'S-EXIT' }],
    },
    {
      position: '.......A../.B......../...A...... A 4',
      text: {
        'pt-BR': 'Ninguém precisa parar na 26: a peça da casa 24 passa por ela e pela água e para na 28.',
        en: 'Nobody has to stop on 26: the piece on 24 passes over it and over the water and stops on 28.',
      },
      legal: ['24-28', '8-12'],
      after: '.......A../.B......../.......A.. B -',
      forbidden: [],
    },
  ],
};

export const beautyArticle: Article = {
  id: 'casa-da-beleza',
  clauses: ['S-26', 'S-PROT'],
  text: {
    'pt-BR': {
      title: 'Casa da Beleza (26)',
      summary: 'Na casa 26 a peça está protegida e só sai do tabuleiro com um 5.',
      body: [
        'A Casa da Beleza é o lugar mais seguro do fim do caminho. Quem está nela não pode ser trocado, mesmo sozinho.',
        'De lá só se sai com um 5. O 5 leva a peça para fora do tabuleiro, por cima da água, e ainda dá nova jogada.',
        'Qualquer outro número deixa a peça onde está. Com uma chance em cinco, a espera pode ser longa; mas ali ninguém mexe com ela.',
      ],
      rulings: [
        {
          clause: 'S-26',
          open: 'Quem está na 26 pode cair na água com um 1?',
          ruled: 'Não. Com 1, 2, 3 ou 4 a peça da casa 26 simplesmente não anda.',
          why: 'O documento diz que dessa casa só se sai com movimento de 5.',
        },
      ],
    },
    en: {
      title: 'House of Beauty (26)',
      summary: 'On 26 a piece is protected, and it leaves the board only with a 5.',
      body: [
        'The House of Beauty is the safest place near the end of the track. A piece on it cannot be swapped with, even alone.',
        'A piece leaves it only with a 5. The 5 takes the piece off the board, over the water, and gives another throw as well.',
        'Any other number leaves the piece where it is. With a chance of one in five the wait may be long; but nobody touches it there.',
      ],
      rulings: [
        {
          clause: 'S-26',
          open: 'Can a piece on 26 fall into the water with a 1?',
          ruled: 'No. With 1, 2, 3 or 4 the piece on 26 simply does not move.',
          why: 'The document says that a piece leaves this house only with a move of 5.',
        },
      ],
    },
  },
  examples: [
    {
      position: '......A.../.B......../.....A.... A 5',
      text: {
        'pt-BR': 'Saiu o 5: leve a peça da casa 26 para fora do tabuleiro. Depois o dado é seu outra vez.',
        en: 'It is a 5: take the piece on 26 off the board. Then the die is yours again.',
      },
      legal: ['26-31', '7-12'],
      after: '......A.../.B......../.......... A -',
      forbidden: [],
    },
    {
      position: '......A.../.B......../.....A.... A 1',
      text: {
        'pt-BR': 'Com o 1 a peça da casa 26 não sai, e também não cai na água: ela fica. Anda a da casa 7.',
        en: 'With the 1 the piece on 26 does not leave, nor does it fall into the water: it stays. The one on 7 moves.',
      },
      legal: ['7-8'],
      forbidden: [
        { move: '26-31', rule: 'S-26' },
        { move: '26-27', rule: 'S-EXIT' },
      ],
    },
    {
      position: '.........A/........../..A..B.... A 3',
      text: {
        'pt-BR':
          'Agora é o adversário que está na 26, sozinho. A casa o protege: a sua peça da 23 não pode parar ali.',
        en: 'Now your opponent stands on 26, alone. The house protects: your piece on 23 cannot stop there.',
      },
      legal: ['10-13'],
      forbidden: [{ move: '23-26', rule: 'S-PROT' }],
    },
  ],
};
