import type { Article } from '../article.js';

export const waterArticle: Article = {
  id: 'casa-da-agua',
  clauses: ['S-WATER'],
  text: {
    'pt-BR': {
      title: 'Casa da Água (27)',
      summary:
        'Quem cai na casa 27 volta para a 15 ou, se ela estiver ocupada, para a casa vazia mais próxima antes dela.',
      body: [
        'A Casa da Água é o perigo do fim do caminho. A peça que para na 27 volta na mesma hora para a casa 15, a Casa da Ressurreição.',
        'Se a 15 estiver ocupada, por você ou pelo adversário, a peça recua mais, até achar uma casa vazia: a 14, a 13, a 12 e assim por diante.',
        'O lance termina ali: não há troca na volta. Passar por cima da água não molha ninguém; só conta parar nela.',
        'Quem está na 22 cai com um 5, na 23 com um 4, na 24 com um 3 e na 25 com um 2. Às vezes a queda é obrigatória, porque nada mais pode andar.',
      ],
      rulings: [
        {
          clause: 'S-WATER',
          open: 'Qual é "a primeira casa vazia antes da casa 15", e conta uma 15 ocupada por qualquer lado?',
          ruled:
            'A casa vazia mais próxima abaixo da 15, procurando da 14 para a 1. A 15 está ocupada se houver nela uma peça de qualquer lado.',
          why: 'É a leitura mais simples de "antes", e quem cai não deve ganhar uma troca com isso.',
        },
        {
          clause: 'S-WATER',
          open: 'Pode haver uma peça parada na 27?',
          ruled:
            'Não. A volta faz parte do lance, e por isso a 27 está sempre vazia. Uma posição escrita com peça na 27 é recusada.',
          why: 'O documento manda voltar ao cair; não sobra um momento em que a peça fique lá.',
        },
        {
          clause: 'S-WATER',
          open: 'Quem cai com um 5 ainda joga de novo?',
          ruled: 'Sim. O lance termina na volta, mas a nova jogada que o dado deu continua valendo.',
          why: '"O movimento termina" fala do lance; a nova jogada vem do número.',
        },
      ],
    },
    en: {
      title: 'House of Water (27)',
      summary:
        'A piece that lands on 27 returns to 15 or, if that is taken, to the nearest empty house before it.',
      body: [
        'The House of Water is the danger near the end of the track. A piece that stops on 27 returns at once to 15, the House of Resurrection.',
        'If 15 is taken, by you or by your opponent, the piece goes further back until it finds an empty house: 14, 13, 12 and so on.',
        'The move ends there: there is no swap on the way back. Passing over the water wets nobody; only stopping on it counts.',
        'A piece on 22 falls with a 5, on 23 with a 4, on 24 with a 3 and on 25 with a 2. Sometimes you have to fall, because nothing else can move.',
      ],
      rulings: [
        {
          clause: 'S-WATER',
          open: 'Which is "the first empty house before 15", and does a 15 taken by either side count?',
          ruled:
            'The nearest empty house below 15, looking from 14 down to 1. 15 is taken if a piece of either side stands on it.',
          why: 'It is the simplest reading of "before", and whoever falls should not win a swap by it.',
        },
        {
          clause: 'S-WATER',
          open: 'Can a piece stay on 27?',
          ruled:
            'No. The return belongs to the move, so 27 is always empty. A position written with a piece on 27 is refused.',
          why: 'The document sends the piece back as it lands; there is no moment left in which it stays.',
        },
        {
          clause: 'S-WATER',
          open: 'Does a piece that falls with a 5 still give another throw?',
          ruled: 'Yes. The move ends with the return, but the extra throw that the die gave stays.',
          why: '"The move ends" speaks of the move; the extra throw comes from the number.',
        },
      ],
    },
  },
  examples: [
    {
      position: '.....B...B/........../...A...... A 3',
      text: {
        'pt-BR':
          'Você só tem esta peça no tabuleiro, e o 3 a leva para a água. O lance é obrigatório: jogue e veja a peça voltar para a 15.',
        en: 'This is your only piece on the board, and the 3 takes it into the water. You have to move: play and see the piece return to 15.',
      },
      legal: ['24-27'],
      after: '.....B...B/....A...../.......... B -',
      forbidden: [{ move: 'skip', rule: 'S-MUST' }],
    },
    {
      position: '..A.....B./........../.A........ A 5',
      text: {
        'pt-BR':
          'Com o 5, a peça da casa 22 cai na água, mas a nova jogada continua sua. A da casa 3 poderia andar sem se molhar, até a 8.',
        en: 'With the 5 the piece on 22 falls into the water, but the extra throw is still yours. The one on 3 could go to 8 and stay dry.',
      },
      legal: ['22-27', '3-8'],
      after: '..A.....B./....A...../.......... A -',
      forbidden: [],
    },
  ],
};

export const resurrectionArticle: Article = {
  id: 'casa-da-ressurreicao',
  clauses: ['S-WATER'],
  text: {
    'pt-BR': {
      title: 'Casa da Ressurreição (15)',
      summary: 'A casa 15 recebe quem cai na água; fora isso, é uma casa como as outras.',
      body: [
        'A Casa da Ressurreição é o lugar aonde voltam as peças que caíram na água.',
        'Para todo o resto ela é uma casa comum: não protege, e uma peça sozinha nela pode ser trocada.',
        'Se já houver uma peça na 15, a que volta fica mais atrás, na primeira casa vazia. Se as casas 14 e 13 também estiverem ocupadas, ela vai para a 12, e assim por diante.',
        'Quem volta pode cair do lado de uma peça sua e formar uma dupla, ou até um bloqueio.',
      ],
      rulings: [],
    },
    en: {
      title: 'House of Resurrection (15)',
      summary: 'House 15 takes in whoever fell into the water; otherwise it is a house like any other.',
      body: [
        'The House of Resurrection is where pieces return to that fell into the water.',
        'In everything else it is an ordinary house: it does not protect, and a lone piece on it can be swapped with.',
        'If a piece already stands on 15, the one that returns stays further back, on the first empty house. If 14 and 13 are taken too, it goes to 12, and so on.',
        'A piece that returns may come to stand beside one of yours and make a pair, or even a wall.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '........B./...BB...../....A..... A 2',
      text: {
        'pt-BR':
          'As casas 15 e 14 estão ocupadas pelo adversário. A peça da 25 cai na água com o 2 e volta para a 13, a primeira vazia.',
        en: 'Houses 15 and 14 are taken by your opponent. The piece on 25 falls into the water with the 2 and returns to 13, the first empty one.',
      },
      legal: ['25-27'],
      after: '........B./..ABB...../.......... B -',
      forbidden: [],
    },
    {
      position: '........../.A..B....A/.......... A 3',
      text: {
        'pt-BR':
          'A casa 15 não protege: o adversário está sozinho nela, e a sua peça da 12 troca de lugar com ele.',
        en: 'House 15 does not protect: your opponent stands alone on it, and your piece on 12 swaps places.',
      },
      legal: ['12-15', '20-23'],
      after: '........../.B..A....A/.......... B -',
      forbidden: [],
    },
  ],
};
