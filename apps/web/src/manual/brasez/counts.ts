import type { Article } from '../article.js';

export const fiftyArticle: Article = {
  id: 'cinquenta-movimentos',
  clauses: ['B-50'],
  text: {
    'pt-BR': {
      title: 'Os 50 movimentos',
      summary: 'Depois de 50 movimentos sem captura nem lance de peão, vence quem tem mais peças.',
      body: [
        'Se passam 50 movimentos sem captura e sem lance de peão, a partida acaba. Cada ação de um jogador é um movimento: são 25 de cada lado.',
        'Contam-se então as peças, com o rei, os peões e todos os Grão-Duques. Quem tem mais vence; com o mesmo número, é empate.',
      ],
      rulings: [
        {
          clause: 'B-50',
          open: 'Um movimento é a ação de um jogador ou uma rodada dos dois?',
          ruled: 'A ação de um jogador.',
          why: 'Em Reis e Duques o documento chama cinco rodadas de dez movimentos.',
        },
        {
          clause: 'B-50',
          open: 'O que recomeça a contagem?',
          ruled:
            'Toda captura, também por charge e pela zona, e todo lance de peão, também charge, lança e legião. Ser empurrado não é um lance de peão. Passar e pôr um Grão-Duque no tabuleiro contam e não recomeçam nada.',
          why: 'Só o que muda a partida de vez recomeça a contagem.',
        },
        {
          clause: 'B-50',
          open: 'Os Grão-Duques no Ducado contam como peças aqui?',
          ruled: 'Sim, junto com peões e rei.',
          why: 'O documento diz que os Grão-Duques são incluídos, sem falar do tabuleiro.',
        },
      ],
    },
    en: {
      title: 'Fifty movements',
      summary: 'After 50 movements without capture or pawn move, whoever has more pieces wins.',
      body: [
        'After 50 movements without a capture or a pawn move, the game is over. Each action of a player is one movement: that makes 25 by each side.',
        'Then the pieces are counted, with king, pawns and all Grand Dukes. Whoever has more wins; with equal numbers it is a draw.',
      ],
      rulings: [
        {
          clause: 'B-50',
          open: 'Is a movement the action of one player or a round of both?',
          ruled: 'The action of one player.',
          why: 'In Kings and Dukes the document calls five rounds ten movements.',
        },
        {
          clause: 'B-50',
          open: 'What restarts the count?',
          ruled:
            'Every capture, also by a charge or a zone, and every pawn move, charge, lance and legion included. Being pushed is not a pawn move. Passing and putting a Grand Duke on the board count and restart nothing.',
          why: 'Only what changes the game for good restarts the count.',
        },
        {
          clause: 'B-50',
          open: 'Do Grand Dukes in the Duchy count as pieces here?',
          ruled: 'Yes, together with pawns and king.',
          why: 'The document says that Grand Dukes are included, and does not speak of the board.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/8/8/PP6/K7 w - - - b 0/0 -/- 49,- 60',
      text: {
        'pt-BR':
          'Já foram 49 movimentos. Mova o rei: é o 50º, e você vence por três peças a duas. Um lance de peão recomeçaria a contagem.',
        en: 'There have been 49 movements. Move the king: it is the 50th, and you win by three pieces to two. A pawn move would restart the count.',
      },
      legal: ['a1b1', 'a2a3'],
      after: '7k/7p/8/8/8/8/PP6/1K6 b - - - b 0/0 -/- 50,- 60',
      effects: [
        ['a1b1', 'w fifty'],
        ['a2a3', 'quiet'],
      ],
      forbidden: [],
    },
    {
      position: '7k/7p/8/8/8/8/PP6/K7 w - - - b 0/3 -/- 49,- 60',
      text: {
        'pt-BR':
          'Agora as pretas têm três Grão-Duques no Ducado, e eles contam. Com um lance do rei você perde. Mova um peão.',
        en: 'Now Black has three Grand Dukes in the Duchy, and they count. With a king move you lose. Move a pawn.',
      },
      legal: ['a2a3', 'a2&b2', 'a1b1'],
      after: '7k/7p/8/8/8/P7/1P6/K7 b - - - b 0/3 -/- 0,- 60',
      effects: [
        ['a1b1', 'b fifty'],
        ['a2a3', 'quiet'],
      ],
      forbidden: [],
    },
  ],
};

export const repetitionArticle: Article = {
  id: 'repeticao',
  clauses: ['B-REP'],
  text: {
    'pt-BR': {
      title: 'A tripla repetição',
      summary: 'Quando a mesma posição aparece pela terceira vez, a partida empata.',
      body: [
        'A mesma posição quer dizer: as mesmas peças nas mesmas casas, a mesma vez de jogar e os mesmos direitos. A Peça de Passagem, o Ducado, as peças capturadas, o roque, o en passant e os peões que ainda não se moveram também contam.',
        'O empate é automático; ninguém precisa pedi-lo.',
      ],
      rulings: [
        {
          clause: 'B-REP',
          open: 'O documento fala em três movimentos idênticos. O que se compara?',
          ruled: 'A posição inteira, com os direitos de cada lado, como no xadrez.',
          why: 'O próprio documento remete ao xadrez, onde se comparam posições.',
        },
        {
          clause: 'B-REP',
          open: 'Até onde se procura uma posição igual?',
          ruled: 'Até a última captura ou promoção, e não até o último lance de peão.',
          why: 'Duas legiões podem empurrar uma à outra para a frente e para trás: no Brasez, peões também repetem posições.',
        },
      ],
    },
    en: {
      title: 'Threefold repetition',
      summary: 'When the same position appears for the third time, the game is drawn.',
      body: [
        'The same position means: the same pieces on the same squares, the same side to act and the same rights. The Pass token, the Duchy, the captured pieces, castling, en passant and the unmoved pawns count as well.',
        'The draw is automatic; nobody has to claim it.',
      ],
      rulings: [
        {
          clause: 'B-REP',
          open: 'The document speaks of three identical moves. What is compared?',
          ruled: 'The whole position, with the rights of each side, as in chess.',
          why: 'The document itself points to chess, where positions are compared.',
        },
        {
          clause: 'B-REP',
          open: 'How far back can a position come again?',
          ruled: 'To the last capture or promotion, and not to the last pawn move.',
          why: 'Two legions can push each other to and fro: in Brasez pawns repeat positions too.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/8/8/3pp3/3PP3/8/8/K7 w - - - b 0/0 -/- 0,- 20',
      text: {
        'pt-BR':
          'Avance a sua legião, depois a das pretas: uma empurra a outra de volta, e a posição se repete. Faça isso duas vezes, e a partida empata.',
        en: 'Advance your legion, then Black’s: one pushes the other back, and the position comes again. Do it twice, and the game is drawn.',
      },
      legal: ['d4&e4'],
      after: '7k/8/3pp3/3PP3/8/8/8/K7 b - - - b 0/0 -/- 0,- 20',
      effects: [
        ['d4&e4 d6&e6', 'quiet'],
        ['d4&e4 d6&e6 d4&e4 d6&e6', 'draw repetition'],
      ],
      forbidden: [],
    },
  ],
};
