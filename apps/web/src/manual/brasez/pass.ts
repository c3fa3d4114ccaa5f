import type { Article } from '../article.js';

export const passArticle: Article = {
  id: 'passar-a-vez',
  clauses: ['B-PASS'],
  text: {
    'pt-BR': {
      title: 'Passar a vez',
      summary: 'Quem tem a Peça de Passagem pode entregá-la ao adversário em vez de fazer um lance.',
      body: [
        'Há uma só Peça de Passagem, e no começo ela é das pretas. Quem a tem pode, na sua vez, entregá-la ao adversário, e isso vale como lance. A partir daí o adversário é quem pode passar.',
        'Se o adversário responde na mesma hora devolvendo a peça, a partida empata. Se ele faz um lance, o jogo continua, e ele guarda a peça para depois.',
        'Passar ajuda quando qualquer lance seu estraga a posição.',
      ],
      rulings: [
        {
          clause: 'B-PASS',
          open: 'Pode-se passar a vez em xeque?',
          ruled: 'Não. Quem está em xeque precisa primeiro resolver o xeque.',
          why: 'Nenhuma ação pode deixar o próprio rei em xeque, e passar não muda o tabuleiro.',
        },
        {
          clause: 'B-PASS',
          open: 'Passar conta nas contagens de lances?',
          ruled:
            'Sim, como qualquer ação; mas não é captura nem lance de peão, e não recomeça contagem nenhuma.',
          why: 'Quem passa usa a sua vez.',
        },
      ],
    },
    en: {
      title: 'Passing',
      summary: 'Whoever holds the Pass token may hand it to the opponent instead of making a move.',
      body: [
        'There is a single Pass token, and at the start it is Black’s. Its holder may, on their turn, hand it to the opponent, and that is the whole action. From then on it is the opponent who may pass.',
        'If the opponent answers at once by handing it back, the game is drawn. If they make a move, the game goes on, and they keep the token for later.',
        'Passing helps when every move would spoil your position.',
      ],
      rulings: [
        {
          clause: 'B-PASS',
          open: 'May one pass in check?',
          ruled: 'No. Whoever is in check must first deal with it.',
          why: 'No action may leave one’s own king in check, and a pass does not change the board.',
        },
        {
          clause: 'B-PASS',
          open: 'Does a pass count in the counts of moves?',
          ruled: 'Yes, like any action; but it is neither a capture nor a pawn move, and restarts no count.',
          why: 'A pass uses up a turn.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/8/8/P7/K7 w - - - w 0/0 -/- 6,- 20',
      text: {
        'pt-BR':
          'Entregue a Peça de Passagem. Depois jogue com as pretas: um lance continua a partida, outro passe empata.',
        en: 'Hand over the Pass token. Then play for Black: with a move the game goes on, with another pass it is drawn.',
      },
      legal: ['pass', 'a2a3'],
      after: '7k/7p/8/8/8/8/P7/K7 b - - - b! 0/0 -/- 7,- 20',
      effects: [
        ['pass h7h6', 'quiet'],
        ['pass pass', 'draw doublepass'],
      ],
      forbidden: [],
    },
    {
      position: '7k/7p/8/8/8/8/P7/K7 w - - - w! 0/0 -/- 6,- 20',
      text: {
        'pt-BR': 'As pretas acabaram de passar. Se você devolver a peça agora, a partida empata na hora.',
        en: 'Black has just passed. If you hand the token back now, the game is drawn at once.',
      },
      legal: ['pass', 'a2a3'],
      effects: [
        ['pass', 'draw doublepass'],
        ['a2a3', 'quiet'],
      ],
      forbidden: [],
    },
    {
      position: '7k/7p/8/8/8/8/P7/K3r3 w - - - w 0/0 -/- 6,- 20',
      text: {
        'pt-BR': 'A peça é sua, mas o seu rei está em xeque: não pode passar. Saia para b2.',
        en: 'The token is yours, but your king is in check: you may not pass. Step out to b2.',
      },
      legal: ['a1b2'],
      effects: [['', 'check']],
      forbidden: [{ move: 'pass', rule: 'B-PASS' }],
    },
  ],
};
