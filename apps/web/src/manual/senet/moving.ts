import type { Article } from '../article.js';

export const movingArticle: Article = {
  id: 'andar-e-ultrapassar',
  clauses: ['S-MOVE', 'S-PASS'],
  text: {
    'pt-BR': {
      title: 'Andar e ultrapassar',
      summary: 'A peça avança exatamente o número do dado e pode passar por cima de outras peças.',
      body: [
        'Uma peça anda só para a frente, e anda exatamente o número do dado: nem mais, nem menos.',
        'As casas do meio do caminho não precisam estar vazias. Você pode ultrapassar as suas peças e as do adversário. Só um bloqueio do adversário, três peças ou mais em sequência, impede a passagem.',
        'O que importa é a casa onde a peça para: ela pode estar vazia, ter uma peça sua ou ter uma do adversário. Os artigos seguintes contam o que acontece em cada caso.',
      ],
      rulings: [],
    },
    en: {
      title: 'Moving and overtaking',
      summary: 'A piece advances exactly the number shown and may pass over other pieces.',
      body: [
        'A piece only moves forward, and exactly the number shown: no more, no less.',
        'The houses on its way need not be empty. You may overtake your own pieces and your opponent’s. Only a wall of your opponent, three or more pieces in a row, stops you.',
        'What matters is the house where the piece stops: it may be empty, hold a piece of yours or hold one of your opponent’s. The next articles tell what happens in each case.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '.........A/BBA......./.......... A 4',
      text: {
        'pt-BR':
          'A peça da casa 10 passa por cima de duas peças do adversário e de uma sua e para na 14. Parar antes não vale, nem andar para trás.',
        en: 'The piece on 10 passes over two of your opponent’s pieces and one of your own and stops on 14. Stopping earlier is not allowed, nor is moving back.',
      },
      legal: ['10-14', '13-17'],
      after: '........../BBAA....../.......... B -',
      forbidden: [
        { move: '13-16', rule: 'S-MOVE' },
        { move: '13-9', rule: 'S-MOVE' },
      ],
    },
  ],
};

export const mustArticle: Article = {
  id: 'mover-ou-perder-a-vez',
  clauses: ['S-MUST', 'S-SKIP'],
  text: {
    'pt-BR': {
      title: 'Mover ou perder a vez',
      summary: 'Se alguma peça pode andar, você tem de mover; se nenhuma pode, você perde a vez.',
      body: [
        'Quem pode mover tem de mover, mesmo que o lance seja ruim. Você só escolhe qual peça.',
        'Se nenhuma das suas peças pode andar com o número do dado, você perde a vez. No programa isso é uma ação: o botão Passar, junto ao tabuleiro, ou a palavra "passar" na caixa de lances. Escrita na notação, ela se chama skip.',
        'Passar só vale quando nada pode andar. O programa mostra, peça por peça, o que a segura.',
      ],
      rulings: [
        {
          clause: 'S-MUST',
          open: 'Quem não gosta dos lances que tem pode ficar parado?',
          ruled: 'Não. Se existe um lance, ele é obrigatório; o jogador só escolhe qual.',
          why: 'O documento só fala em perder a vez quando nenhuma peça pode se mover.',
        },
        {
          clause: 'S-SKIP',
          open: 'Quem perde a vez com um 1 ou um 5 joga o dado de novo?',
          ruled: 'Não. Perder a vez sempre entrega a vez ao adversário.',
          why: 'O exemplo do documento dá a nova jogada "após mover", e aqui ninguém moveu.',
        },
      ],
    },
    en: {
      title: 'Move, or lose the turn',
      summary: 'If a piece can move, you have to move; if none can, you lose the turn.',
      body: [
        'Whoever can move has to move, even if the move is bad. You only choose the piece.',
        'If none of your pieces can move with the number shown, you lose the turn. In the program this is an action: the button Pass next to the board, or the word "pass" in the move box. In the notation it is called skip.',
        'Passing is allowed only when nothing can move. The program shows, piece by piece, what holds it back.',
      ],
      rulings: [
        {
          clause: 'S-MUST',
          open: 'May you stay where you are if you do not like your moves?',
          ruled: 'No. If there is a move it is compulsory; the player only chooses which.',
          why: 'The document speaks of losing the turn only when no piece can move.',
        },
        {
          clause: 'S-SKIP',
          open: 'Does a player who loses the turn with a 1 or a 5 throw again?',
          ruled: 'No. Losing the turn always hands it to the opponent.',
          why: 'The example of the document gives the new throw "after moving", and here nobody moved.',
        },
      ],
    },
  },
  examples: [
    {
      position: '........B./........../....A...A. A 2',
      text: {
        'pt-BR':
          'Com o 2, a peça da casa 25 cairia na água e a da 29 sairia do tabuleiro. As duas podem andar: tente passar a vez e veja a resposta.',
        en: 'With the 2 the piece on 25 would fall into the water and the one on 29 would leave the board. Both can move: try to pass and see the answer.',
      },
      legal: ['29-31', '25-27'],
      forbidden: [{ move: 'skip', rule: 'S-MUST' }],
    },
    {
      position: '.........B/.B......../........AA A 5',
      text: {
        'pt-BR':
          'Da casa 29 só se sai com 2, e da 30 só com 1. Com o 5 nada anda: passe. Veja que a vez vai para o adversário, apesar do 5.',
        en: 'A piece leaves 29 only with a 2, and 30 only with a 1. With the 5 nothing moves: pass. See that it becomes your opponent’s turn in spite of the 5.',
      },
      legal: ['skip'],
      after: '.........B/.B......../........AA B -',
      forbidden: [
        { move: '29-31', rule: 'S-29' },
        { move: '30-31', rule: 'S-30' },
      ],
    },
  ],
};

export const againArticle: Article = {
  id: 'jogar-de-novo',
  clauses: ['S-EXTRA', 'S-EX1'],
  text: {
    'pt-BR': {
      title: 'Jogar de novo com 1 e 5',
      summary: 'Quem move com um 1 ou um 5 joga o dado outra vez.',
      body: [
        'Se o dado deu 1 ou 5 e você moveu, a vez continua sua: jogue o dado de novo. Saiu 1 ou 5 outra vez? Mova e jogue mais uma. Não há limite.',
        'Depois de um 2, um 3 ou um 4, a vez passa ao adversário.',
        'Dois números em cada cinco dão nova jogada. Vale contar com isso: às vezes um 1 que anda pouco é melhor do que parece.',
      ],
      rulings: [
        {
          clause: 'S-EXTRA',
          open: 'A nova jogada se perde quando a peça cai na água ou sai do tabuleiro?',
          ruled: 'Não. Todo lance feito com 1 ou 5 dá nova jogada, menos o que vence a partida.',
          why: 'O documento liga a nova jogada ao número do dado, e não ao lugar onde a peça para.',
        },
      ],
    },
    en: {
      title: 'A 1 or a 5 throws again',
      summary: 'Whoever moves with a 1 or a 5 throws the die once more.',
      body: [
        'If the die shows 1 or 5 and you have moved, it is still your turn: throw again. Another 1 or 5? Move, and throw once more. There is no limit.',
        'After a 2, a 3 or a 4 it is your opponent’s turn.',
        'Two numbers out of five give another throw. Count on it: sometimes a 1 that goes only a little way is better than it looks.',
      ],
      rulings: [
        {
          clause: 'S-EXTRA',
          open: 'Is the extra throw lost when the piece falls into the water or leaves the board?',
          ruled:
            'No. Every move made with a 1 or a 5 gives another throw, except the one that wins the game.',
          why: 'The document ties the extra throw to the number of the die, not to where the piece stops.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'ABABABABAB/........../.......... A 5',
      text: {
        'pt-BR':
          'O primeiro arremesso deu 5. Mova e olhe de quem é a vez: ainda é do jogador A, com o dado por jogar.',
        en: 'The first throw was a 5. Move, and look whose turn it is: still player A’s, with the die to be thrown.',
      },
      legal: ['9-14', '7-12', '1-6', '3-8', '5-10'],
      after: 'ABABABAB.B/...A....../.......... A -',
      forbidden: [{ move: 'skip', rule: 'S-MUST' }],
    },
    {
      position: '.B..B...A./.........A/.......... A 1',
      text: {
        'pt-BR': 'Com o 1 é igual: a peça anda uma casa só, e você joga o dado de novo.',
        en: 'A 1 does the same: the piece goes only one house, and you throw again.',
      },
      legal: ['9-10', '20-21'],
      after: '.B..B....A/.........A/.......... A -',
      forbidden: [],
    },
    {
      position: '.B..B...A./.........A/.......... A 4',
      text: {
        'pt-BR': 'Com o 4, a vez passa ao jogador B depois do lance.',
        en: 'With the 4 it is player B’s turn after the move.',
      },
      legal: ['9-13', '20-24'],
      after: '.B..B...../..A......A/.......... B -',
      forbidden: [],
    },
  ],
};
