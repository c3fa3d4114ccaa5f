import type { Article } from '../article.js';

export const endsArticle: Article = {
  id: 'ordem-dos-fins',
  clauses: ['B-ENDS', 'B-MATE', 'B-STALE', 'B-FORCE', 'B-PASS', 'B-KD', 'B-50', 'B-REP'],
  text: {
    'pt-BR': {
      title: 'Como a partida acaba, e em que ordem',
      summary: 'Depois de cada ação os fins são examinados numa ordem fixa; o primeiro que vale decide.',
      body: [
        'Às vezes dois fins valem ao mesmo tempo. Então decide o primeiro desta lista:',
        '- Força Maior: um lado ficou só com o rei.',
        '- Xeque-mate ou afogamento: quem deve jogar não tem nenhuma ação.',
        '- Dois passes seguidos: empate.',
        '- Reis e Duques: dez ações depois de restarem só eles.',
        '- Os 50 movimentos.',
        '- A tripla repetição: empate.',
        'Além disso, um jogador pode desistir, e os dois podem combinar um empate. Com relógio, quem fica sem tempo perde.',
      ],
      rulings: [
        {
          clause: 'B-ENDS',
          open: 'O que vale quando dois fins acontecem juntos?',
          ruled: 'A ordem da lista acima.',
          why: 'O documento não dá nenhuma. Pusemos primeiro o que está no tabuleiro, por último as contagens.',
        },
        {
          clause: 'B-ENDS',
          open: 'Pode-se desistir ou combinar um empate?',
          ruled: 'Sim, como no xadrez.',
          why: 'O documento não fala disso, e quem joga espera poder.',
        },
        {
          clause: 'B-ENDS',
          open: 'E uma posição escrita que já está no fim?',
          ruled:
            'Ela é julgada na hora, antes de qualquer lance, e uma contagem já cheia vale como cheia. Se ela vem logo depois de um passe, mais um passe empata. Depois do fim não há mais lances.',
          why: 'A mesma posição tem sempre o mesmo resultado, venha de onde vier.',
        },
      ],
    },
    en: {
      title: 'How the game ends, and in which order',
      summary: 'After each action the endings are looked at in a fixed order; the first that holds decides.',
      body: [
        'Sometimes two endings hold at once. Then the first of this list decides:',
        '- Force majeure: a side has only its king left.',
        '- Checkmate or stalemate: the side to act has no action.',
        '- Two passes in a row: a draw.',
        '- Kings and Dukes: ten actions after only they remain.',
        '- Fifty movements.',
        '- Threefold repetition: a draw.',
        'A player may also resign, and the two may agree on a draw. With a clock, whoever runs out of time loses.',
      ],
      rulings: [
        {
          clause: 'B-ENDS',
          open: 'What holds when two endings happen together?',
          ruled: 'The order of the list above.',
          why: 'The document gives none. We put first what is on the board, and the counts last.',
        },
        {
          clause: 'B-ENDS',
          open: 'May one resign or agree on a draw?',
          ruled: 'Yes, as in chess.',
          why: 'The document does not speak of it, and players expect it.',
        },
        {
          clause: 'B-ENDS',
          open: 'And a written position that is already at its end?',
          ruled:
            'It is judged at once, before any action, and a count that is full counts as full. If it stands right after a pass, one more pass draws. After the end nothing more is played.',
          why: 'The same position always has the same result, wherever it comes from.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/R7/1R6/8/8/8/p7/K7 w - - - b 0/0 -/- 49,- 60',
      text: {
        'pt-BR':
          'É o 50º movimento. Dê mate em b8: vale o mate. Com outro lance da torre, vence a contagem de peças. E se você capturar o último peão preto, vale a Força Maior.',
        en: 'It is the 50th movement. Mate on b8: the mate counts. With another rook move the count of pieces wins. And if you capture Black’s last pawn, it is force majeure.',
      },
      legal: ['b6b8', 'b6c6', 'a7a2'],
      effects: [
        ['b6b8', 'w mate'],
        ['b6c6', 'w fifty'],
        ['a7a2', 'w force'],
      ],
      forbidden: [],
    },
    {
      position: '7k/7p/8/8/8/8/PP6/K7 w - - - w! 0/0 -/- 49,- 60',
      text: {
        'pt-BR':
          'As pretas acabaram de passar, e este é o 50º movimento. Se você passar também, vale o empate dos dois passes. Mova o rei e vença pela contagem.',
        en: 'Black has just passed, and this is the 50th movement. If you pass too, the draw by two passes counts. Move the king and win by the count.',
      },
      legal: ['a1b1', 'pass'],
      effects: [
        ['pass', 'draw doublepass'],
        ['a1b1', 'w fifty'],
      ],
      forbidden: [],
    },
  ],
};
