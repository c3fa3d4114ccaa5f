import type { Article } from '../article.js';

export const trackArticle: Article = {
  id: 'tabuleiro-e-caminho',
  clauses: ['S-TRACK'],
  text: {
    'pt-BR': {
      title: 'O tabuleiro e o caminho',
      summary: 'Trinta casas em três fileiras de dez formam um caminho só, em forma de S.',
      body: [
        'O Senet é uma corrida. O tabuleiro tem 30 casas, em três fileiras de dez, e as peças passam por elas sempre na mesma ordem, da 1 à 30.',
        '- Na fileira de cima, da 1 à 10, anda-se da esquerda para a direita.',
        '- Na fileira do meio, da 11 à 20, anda-se da direita para a esquerda: a 11 fica embaixo da 10.',
        '- Na fileira de baixo, da 21 à 30, anda-se de novo da esquerda para a direita: a 21 fica embaixo da 20.',
        'O número 31 não é uma casa: é a saída. Quem chega ao 31 deixou o tabuleiro.',
        'Se você usa o teclado, Page Down vai para a casa seguinte do caminho e Page Up para a anterior; assim não é preciso pensar nas curvas. O leitor de tela também lê as casas na ordem do caminho.',
      ],
      rulings: [],
    },
    en: {
      title: 'The board and the track',
      summary: 'Thirty squares in three rows of ten make a single track in the shape of an S.',
      body: [
        'Senet is a race. The board has 30 squares in three rows of ten, and pieces always visit them in the same order, from 1 to 30. We call the squares houses.',
        '- On the top row, 1 to 10, pieces go from left to right.',
        '- On the middle row, 11 to 20, they go from right to left: 11 lies below 10.',
        '- On the bottom row, 21 to 30, they go from left to right again: 21 lies below 20.',
        'Number 31 is not a house: it is the exit. A piece that reaches 31 has left the board.',
        'With the keyboard, Page Down goes to the next house of the track and Page Up to the one before, so you need not think of the turns. Screen readers read the houses in the order of the track as well.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '.B......A./......B..A/.......... A 3',
      text: {
        'pt-BR':
          'O dado mostra 3. Leve a peça da casa 9 até a 12 e veja a curva: 10, 11, 12. A peça da casa 20 também faz uma curva, até a 23. Para trás ninguém anda.',
        en: 'The die shows 3. Take the piece on 9 to 12 and watch the turn: 10, 11, 12. The piece on 20 turns too, to 23. Nobody moves backwards.',
      },
      legal: ['9-12', '20-23'],
      after: '.B......../.A....B..A/.......... B -',
      forbidden: [{ move: '20-17', rule: 'S-MOVE' }],
    },
    {
      position: '....A...../.B......../........A. A 3',
      text: {
        'pt-BR':
          'Depois da casa 30 vem só a saída, o número 31. Não há casa 32: a peça da casa 29 não pode gastar um 3, e quem anda é a da casa 5.',
        en: 'After house 30 there is only the exit, number 31. There is no 32: the piece on 29 cannot use a 3, and it is the one on 5 that moves.',
      },
      legal: ['5-8'],
      forbidden: [{ move: '29-32', rule: 'S-TRACK' }],
    },
  ],
};

export const setupArticle: Article = {
  id: 'preparacao',
  clauses: ['S-SETUP'],
  text: {
    'pt-BR': {
      title: 'Como começa',
      summary: 'Cinco peças de cada lado, alternadas nas casas 1 a 10; o jogador A começa.',
      body: [
        'Cada jogador tem cinco peças. As do jogador A são os cones e as do jogador B são os carretéis.',
        'Os cones começam nas casas 1, 3, 5, 7 e 9; os carretéis, nas casas 2, 4, 6, 8 e 10. O jogador A, que tem a peça da casa 1, sempre começa.',
        'Ao criar uma partida você escolhe com que lado joga, ou deixa o sorteio escolher. Quem fica com os cones joga primeiro.',
      ],
      rulings: [],
    },
    en: {
      title: 'How a game begins',
      summary: 'Five pieces a side, alternating on houses 1 to 10; player A begins.',
      body: [
        'Each player has five pieces. Those of player A are the cones, those of player B the spools.',
        'The cones begin on 1, 3, 5, 7 and 9, the spools on 2, 4, 6, 8 and 10. Player A, who owns the piece on 1, always begins.',
        'When you make a new game you choose your side, or let lots decide. Whoever has the cones plays first.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: 'ABABABABAB/........../.......... A 3',
      text: {
        'pt-BR':
          'A posição inicial, depois que o dado deu 3 ao jogador A. Cada cone pode andar três casas: o da 9 corre para a 12, os outros trocam de lugar com um carretel. Os carretéis esperam a vez deles.',
        en: 'The starting position, after the die showed a 3 for player A. Every cone can go three houses: the one on 9 runs to 12, the others swap places with a spool. The spools wait for their turn.',
      },
      legal: ['9-12', '1-4', '3-6', '5-8', '7-10'],
      after: 'ABABABAB.B/.A......../.......... B -',
      forbidden: [{ move: '10-13', rule: 'S-TURN' }],
    },
  ],
};
