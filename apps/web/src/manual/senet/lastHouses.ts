import type { Article } from '../article.js';

export const judgesArticle: Article = {
  id: 'casa-dos-tres-juizes',
  clauses: ['S-28'],
  text: {
    'pt-BR': {
      title: 'Casa dos Três Juízes (28)',
      summary: 'Da casa 28 só se sai do tabuleiro, e só com um 3; ela não protege.',
      body: [
        'Na Casa dos Três Juízes a peça espera um 3. Com o 3 ela sai do tabuleiro; com qualquer outro número fica parada.',
        'Esta casa não protege. Uma peça sozinha nela pode ser trocada por uma que venha da 23, da 24 ou da 25.',
        'Chega-se à 28 com um 5 da casa 23, um 4 da 24 ou um 3 da 25.',
      ],
      rulings: [
        {
          clause: 'S-28',
          open: 'Uma peça sozinha na 28 pode ser trocada?',
          ruled: 'Sim. Só as casas 26 e 29 protegem por si mesmas.',
          why: 'O documento chama de protegidas a 26 e a 29, e não a 28.',
        },
      ],
    },
    en: {
      title: 'House of the Three Judges (28)',
      summary: 'From 28 a piece can only leave the board, and only with a 3; the house does not protect.',
      body: [
        'On the House of the Three Judges a piece waits for a 3. With the 3 it leaves the board; with any other number it stays.',
        'This house does not protect. A lone piece on it can be swapped with by one that comes from 23, 24 or 25.',
        'You reach 28 with a 5 from 23, a 4 from 24 or a 3 from 25.',
      ],
      rulings: [
        {
          clause: 'S-28',
          open: 'Can a lone piece on 28 be swapped with?',
          ruled: 'Yes. Only houses 26 and 29 protect by themselves.',
          why: 'The document calls 26 and 29 protected, and not 28.',
        },
      ],
    },
  },
  examples: [
    {
      position: '....B...../.A......../.......A.. A 3',
      text: {
        'pt-BR': 'Saiu o 3: a peça da casa 28 sai do tabuleiro.',
        en: 'It is a 3: the piece on 28 leaves the board.',
      },
      legal: ['28-31', '12-15'],
      after: '....B...../.A......../.......... B -',
      forbidden: [],
    },
    {
      position: '....B...../.A......../.......A.. A 2',
      text: {
        'pt-BR': 'Com o 2 ela não sai nem vai para a 30. Quem anda é a peça da casa 12.',
        en: 'With the 2 it neither leaves nor goes to 30. It is the piece on 12 that moves.',
      },
      legal: ['12-14'],
      forbidden: [
        { move: '28-31', rule: 'S-28' },
        { move: '28-30', rule: 'S-EXIT' },
      ],
    },
    {
      position: '........../........../...A...B.. A 4',
      text: {
        'pt-BR':
          'O adversário está sozinho na 28. A sua peça da 24 toma o lugar dele com um 4, e ele volta para a 24.',
        en: 'Your opponent stands alone on 28. Your piece on 24 takes that place with a 4, and the other goes back to 24.',
      },
      legal: ['24-28'],
      after: '........../........../...B...A.. B -',
      forbidden: [],
    },
  ],
};

export const raArticle: Article = {
  id: 'casa-de-ra',
  clauses: ['S-29', 'S-PROT'],
  text: {
    'pt-BR': {
      title: 'Casa de Rá (29)',
      summary: 'Na casa 29 a peça está protegida e só sai do tabuleiro com um 2.',
      body: [
        'A Casa de Rá protege como a Casa da Beleza: quem está nela não pode ser trocado, mesmo sozinho.',
        'De lá só se sai com um 2. Os outros números deixam a peça onde está.',
        'Chega-se à 29 com um 5 da casa 24 ou um 4 da 25.',
      ],
      rulings: [],
    },
    en: {
      title: 'House of Ra (29)',
      summary: 'On 29 a piece is protected, and it leaves the board only with a 2.',
      body: [
        'The House of Ra protects as the House of Beauty does: a piece on it cannot be swapped with, even alone.',
        'A piece leaves it only with a 2. With any other number it stays where it is.',
        'You reach 29 with a 5 from 24 or a 4 from 25.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '....B...../.A......../........A. A 2',
      text: {
        'pt-BR': 'Saiu o 2: a peça da casa 29 sai do tabuleiro.',
        en: 'It is a 2: the piece on 29 leaves the board.',
      },
      legal: ['29-31', '12-14'],
      after: '....B...../.A......../.......... B -',
      forbidden: [],
    },
    {
      position: '....B...../.A......../........A. A 1',
      text: {
        'pt-BR': 'Com o 1 a peça da casa 29 não sai nem vai para a 30: só a da casa 12 anda.',
        en: 'With the 1 the piece on 29 neither leaves nor goes to 30: only the one on 12 moves.',
      },
      legal: ['12-13'],
      forbidden: [
        { move: '29-31', rule: 'S-29' },
        { move: '29-30', rule: 'S-EXIT' },
      ],
    },
    {
      position: '........../.A......../....A...B. A 4',
      text: {
        'pt-BR':
          'O adversário está sozinho na 29, mas a casa o protege: a sua peça da 25 não pode parar ali.',
        en: 'Your opponent stands alone on 29, but the house protects: your piece on 25 cannot stop there.',
      },
      legal: ['12-16'],
      forbidden: [{ move: '25-29', rule: 'S-PROT' }],
    },
  ],
};

export const horusArticle: Article = {
  id: 'casa-de-horus',
  clauses: ['S-30'],
  text: {
    'pt-BR': {
      title: 'Casa de Hórus (30)',
      summary: 'Da última casa só se sai com um 1; ela não protege.',
      body: [
        'A Casa de Hórus é a última do caminho. De lá só se sai com um 1, e o 1 ainda dá nova jogada.',
        'Esta casa não protege. Uma peça sozinha na 30 pode ser trocada por uma que venha da 25 com um 5; é o único lance que chega à 30.',
      ],
      rulings: [
        {
          clause: 'S-30',
          open: 'Uma peça sozinha na 30 pode ser trocada?',
          ruled: 'Sim, por quem chega da 25 com um 5. Só as casas 26 e 29 protegem por si mesmas.',
          why: 'O documento chama de protegidas a 26 e a 29, e não a 30.',
        },
      ],
    },
    en: {
      title: 'House of Horus (30)',
      summary: 'A piece leaves the last house only with a 1; the house does not protect.',
      body: [
        'The House of Horus is the last of the track. A piece leaves it only with a 1, which gives another throw as well.',
        'This house does not protect. A lone piece on 30 can be swapped with by one that comes from 25 with a 5; no other move reaches 30.',
      ],
      rulings: [
        {
          clause: 'S-30',
          open: 'Can a lone piece on 30 be swapped with?',
          ruled: 'Yes, by one that comes from 25 with a 5. Only houses 26 and 29 protect by themselves.',
          why: 'The document calls 26 and 29 protected, and not 30.',
        },
      ],
    },
  },
  examples: [
    {
      position: '....B...../.A......../.........A A 1',
      text: {
        'pt-BR': 'Saiu o 1: a peça da casa 30 sai do tabuleiro, e você joga de novo.',
        en: 'It is a 1: the piece on 30 leaves the board, and you throw again.',
      },
      legal: ['30-31', '12-13'],
      after: '....B...../.A......../.......... A -',
      forbidden: [],
    },
    {
      position: '....B...../.A......../.........A A 2',
      text: {
        'pt-BR': 'Com o 2 não se sai da 30: o número tem de ser exato. Anda a peça da casa 12.',
        en: 'A 2 does not leave 30: the number has to be exact. The piece on 12 moves.',
      },
      legal: ['12-14'],
      forbidden: [{ move: '30-31', rule: 'S-30' }],
    },
    {
      position: '........../........../....A....B A 5',
      text: {
        'pt-BR':
          'O adversário espera o 1 na casa 30. Com um 5, a sua peça da 25 toma o lugar dele, e ele volta cinco casas.',
        en: 'Your opponent waits for a 1 on 30. With a 5 your piece on 25 takes that place, and the other goes back five houses.',
      },
      legal: ['25-30'],
      after: '........../........../....B....A A -',
      forbidden: [],
    },
  ],
};
