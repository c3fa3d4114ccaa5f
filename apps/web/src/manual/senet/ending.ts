import type { Article } from '../article.js';

export const winArticle: Article = {
  id: 'vitoria',
  clauses: ['S-WIN'],
  text: {
    'pt-BR': {
      title: 'Como se vence',
      summary: 'Vence quem retira primeiro as cinco peças do tabuleiro; não há empate.',
      body: [
        'Vence quem primeiro tirar as suas cinco peças do tabuleiro. Junto ao tabuleiro você vê quantas já saíram de cada lado.',
        'A partida acaba no instante em que sai a quinta peça.',
        'Também se pode desistir, a qualquer momento: o adversário vence. Empate não existe no Senet. Com relógio, quem fica sem tempo perde.',
      ],
      rulings: [
        {
          clause: 'S-WIN',
          open: 'Quem tira a última peça com 1 ou 5 ainda joga de novo?',
          ruled:
            'Não. A partida acaba na hora; a nova jogada não é feita. Na posição final a vez é de quem perdeu, e o dado está por jogar.',
          why: 'Vence o primeiro que remove as cinco peças: não há mais nada a jogar.',
        },
        {
          clause: 'S-WIN',
          open: 'Pode haver empate, e pode-se desistir?',
          ruled: 'Desistir pode. Empate não há, nem por acordo.',
          why: 'O documento só conhece a vitória, e numa corrida alguém sempre chega primeiro.',
        },
        {
          clause: 'S-WIN',
          open: 'O que é uma posição em que um lado já não tem peças, dada com dado ou com a vez do vencedor?',
          ruled:
            'É uma partida terminada: venceu o lado que saiu. Ela é escrita de volta como foi dada. A forma com a vez do perdedor e sem dado é a que o jogo produz.',
          why: 'O resultado está claro no tabuleiro; recusar o texto não ajudaria ninguém.',
        },
      ],
    },
    en: {
      title: 'How to win',
      summary: 'Whoever brings all five pieces off the board first wins; there is no draw.',
      body: [
        'The first player to bring all five pieces off the board wins. Next to the board you see how many of each side have left.',
        'The game ends the moment the fifth piece leaves.',
        'You may also resign at any time: your opponent wins. There is no draw in Senet. With a clock, whoever runs out of time loses.',
      ],
      rulings: [
        {
          clause: 'S-WIN',
          open: 'Does a player whose last piece leaves with a 1 or a 5 throw again?',
          ruled:
            'No. The game ends at once; the extra throw is not taken. In the final position it is the loser’s turn, and the die is to be thrown.',
          why: 'The first to remove five pieces wins: there is nothing left to play.',
        },
        {
          clause: 'S-WIN',
          open: 'Can there be a draw, and may one resign?',
          ruled: 'One may resign. There is no draw, not even by agreement.',
          why: 'The document knows only victory, and in a race somebody always comes in first.',
        },
        {
          clause: 'S-WIN',
          open: 'What is a position where one side has no pieces left, given with a die or with the winner to act?',
          ruled:
            'A finished game: the side that is off has won. It is written back as it was given. The form with the loser to act and no die is the one that play produces.',
          why: 'The result is plain on the board; refusing the text would help nobody.',
        },
      ],
    },
  },
  examples: [
    {
      position: '........../........../.....B..BA A 1',
      text: {
        'pt-BR':
          'É a sua última peça, e saiu o 1. Tire-a do tabuleiro: você vence na hora, sem jogar o dado de novo.',
        en: 'It is your last piece, and the die shows 1. Take it off the board: you win at once, without another throw.',
      },
      legal: ['30-31'],
      after: '........../........../.....B..B. B -',
      effects: [['30-31', 'A win']],
      forbidden: [{ move: 'skip', rule: 'S-MUST' }],
    },
    {
      position: '.........A/........../........AB A 2',
      text: {
        'pt-BR':
          'Você ainda tem duas peças. Tire a da casa 29: a partida continua, e o adversário pode vencer com um 1.',
        en: 'You still have two pieces. Take off the one on 29: the game goes on, and your opponent may win with a 1.',
      },
      legal: ['29-31', '10-12'],
      after: '.........A/........../.........B B -',
      effects: [
        ['29-31', 'quiet'],
        ['29-31 1 30-31', 'B win'],
      ],
      forbidden: [],
    },
  ],
};

export const writingArticle: Article = {
  id: 'como-se-escreve',
  clauses: ['S-TRACK', 'S-TURN', 'S-WIN'],
  text: {
    'pt-BR': {
      title: 'Como se escreve uma posição',
      summary: 'Trinta casas em três grupos, o jogador da vez e o dado.',
      body: [
        'Uma posição de Senet é uma linha com três partes, separadas por um espaço: o tabuleiro, o jogador e o dado.',
        '- O tabuleiro são as casas na ordem do caminho, em três grupos de dez separados por uma barra: 1 a 10, 11 a 20, 21 a 30. A letra A é um cone, B é um carretel, e o ponto é uma casa vazia.',
        '- O jogador é A ou B: é a vez dele.',
        '- O dado é o número que está na mesa, de 1 a 5, ou um hífen se ainda vai ser jogado.',
        'As peças que já saíram não se escrevem: são as que faltam para cinco. A posição inicial é ABABABABAB/........../.......... A -.',
        'Você pode copiar a posição de uma partida em "Guardar e compartilhar" e colar uma posição na página inicial ou em "Começar de outra posição".',
      ],
      rulings: [
        {
          clause: 'S-TRACK',
          open: 'Que textos não são posições?',
          ruled:
            'Os que não têm 30 casas em três grupos de dez, os que têm mais de cinco peças de um lado ou uma peça na casa 27, e o tabuleiro sem peça nenhuma. O programa diz o que está errado e onde.',
          why: 'Nenhuma partida chega a posições assim, e adivinhar o que se quis dizer seria pior do que perguntar.',
        },
      ],
    },
    en: {
      title: 'How a position is written',
      summary: 'Thirty houses in three groups, the player to act and the die.',
      body: [
        'A position of Senet is a line with three parts, with a space between them: the board, the player and the die.',
        '- The board is the houses in the order of the track, in three groups of ten divided by a slash: 1 to 10, 11 to 20, 21 to 30. The letter A is a cone, B is a spool, and a dot is an empty house.',
        '- The player is A or B: it is that player’s turn.',
        '- The die is the number on the table, 1 to 5, or a hyphen if it is still to be thrown.',
        'Pieces that have left are not written: they are those missing from five. The starting position is ABABABABAB/........../.......... A -.',
        'You can copy the position of a game under "Keep and share", and paste one on the home page or under "Start from another position".',
      ],
      rulings: [
        {
          clause: 'S-TRACK',
          open: 'Which texts are no positions?',
          ruled:
            'Those that do not have 30 houses in three groups of ten, those with more than five pieces of one side or a piece on 27, and a board without any piece. The program says what is wrong, and where.',
          why: 'No game reaches such positions, and to guess what was meant would be worse than to ask.',
        },
      ],
    },
  },
  examples: [
    {
      position: '...B....../....B...../A......A.. A 5',
      text: {
        'pt-BR':
          'Esta posição se escreve ...B....../....B...../A......A.. A 5. O jogador A tem duas peças no tabuleiro: três já saíram. Jogue 21-26: é assim que se escreve o lance da casa 21 à 26.',
        en: 'This position is written ...B....../....B...../A......A.. A 5. Player A has two pieces on the board: three have left. Play 21-26: that is how the move from 21 to 26 is written.',
      },
      legal: ['21-26'],
      after: '...B....../....B...../.....A.A.. A -',
      forbidden: [{ move: '21-32', rule: 'S-TRACK' }],
    },
  ],
};
