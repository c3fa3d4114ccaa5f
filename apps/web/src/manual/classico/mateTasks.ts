import type { Task } from '../task.js';

/** How games end: saved draws, then mates in one and in two. */
export const mateTasks: readonly Task[] = [
  {
    id: 'mate-no-corredor',
    article: 'xeque-mate',
    position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Mate em um: o corredor',
        task: 'Dê xeque-mate com a torre.',
        hint: 'O rei preto não tem saída na fileira 8. Chegue até ela.',
        done: 'O mate do corredor. Lembre de abrir uma saída para o seu próprio rei!',
      },
      en: {
        title: 'Mate in one: the back rank',
        task: 'Give checkmate with the rook.',
        hint: 'The black king has no way out on rank 8. Get there.',
        done: 'The back-rank mate. Remember to make an escape square for your own king!',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-de-dama',
    article: 'xeque-mate',
    position: '7k/8/5K2/8/8/8/8/6Q1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Mate em um: dama e rei',
        task: 'Dê mate. Cuidado para não afogar o rei!',
        hint: 'A dama ao lado do rei preto, defendida pelo seu rei, dá mate.',
        done: 'Dama e rei juntos: é o mate que mais acontece.',
      },
      en: {
        title: 'Mate in one: queen and king',
        task: 'Give mate. Take care not to stalemate the king!',
        hint: 'The queen next to the black king, defended by your own king, gives mate.',
        done: 'Queen and king together: the mate that happens most.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'salvo-pelo-afogamento',
    article: 'afogamento',
    position: 'R7/6k1/8/8/8/8/5q2/7K w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Salvo pelo afogamento',
        task: 'As pretas estão ganhando, mas o seu rei não tem nenhum lance. Entregue a torre com um xeque bem ao lado do rei preto, em g8.',
        hint: 'Se o rei preto captura a torre em g8, você fica sem nenhum lance.',
        done: 'Afogamento: empate! Uma partida perdida foi salva.',
      },
      en: {
        title: 'Saved by stalemate',
        task: 'Black is winning, but your king has no move at all. Give the rook away with a check right beside the black king, on g8.',
        hint: 'If the black king takes the rook on g8, you have no move at all.',
        done: 'Stalemate: a draw! A lost game was saved.',
      },
    },
    steps: [{ accepts: ['a8g8'], replies: ['g7g8'] }],
    effect: 'draw stalemate',
  },
  {
    id: 'xeque-sem-fim',
    article: 'xeque-perpetuo',
    position: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Xeque sem fim',
        task: 'As pretas estão ganhando, com uma torre a mais. Empate: dê xeque em e8 e em h5, até a posição aparecer três vezes.',
        hint: 'A dama vai e volta: e8, h5, e8, h5.',
        done: 'Xeque perpétuo: empate. Numa partida você também pode reivindicá-lo antes.',
      },
      en: {
        title: 'Check without end',
        task: 'Black is winning, a rook ahead. Draw: give check on e8 and on h5, until the position has appeared three times.',
        hint: 'The queen goes to and fro: e8, h5, e8, h5.',
        done: 'Perpetual check: a draw. In a game you may also claim it earlier.',
      },
    },
    steps: [
      { accepts: ['h5e8'], replies: ['g8h7'] },
      { accepts: ['e8h5'], replies: ['h7g8'] },
      { accepts: ['h5e8'], replies: ['g8h7'] },
      { accepts: ['e8h5'], replies: ['h7g8'] },
    ],
    effect: 'draw perpetual',
  },
  {
    id: 'escada-de-torres',
    article: 'xeque-mate',
    position: '8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Mate em dois: a escada',
        task: 'Uma torre já fecha a fileira 6. Suba a outra com xeque e dê mate.',
        hint: 'Primeiro a torre de b5 vai para b7. Depois é a vez da outra.',
        done: 'Duas torres, degrau por degrau, levam o rei até a borda.',
      },
      en: {
        title: 'Mate in two: the ladder',
        task: 'One rook already closes rank 6. Bring the other one up with check, and give mate.',
        hint: 'First the rook from b5 goes to b7. Then it is the other one’s turn.',
        done: 'Two rooks, rung by rung, drive the king to the edge.',
      },
    },
    steps: [{ accepts: ['b5b7'], replies: ['e7e8'] }, { accepts: 'win' }],
  },
  {
    id: 'mate-sufocado',
    article: 'xeque-mate',
    position: '5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Mate em dois: o mate sufocado',
        task: 'Entregue a dama e dê mate com o cavalo.',
        hint: 'Dê xeque com a dama em g8: a torre é obrigada a capturar. E agora, onde o cavalo dá xeque?',
        done: 'O rei ficou sem ar entre as próprias peças. Você já sabe jogar: boa partida!',
      },
      en: {
        title: 'Mate in two: the smothered mate',
        task: 'Give the queen away and mate with the knight.',
        hint: 'Check with the queen on g8: the rook has to take. And now, where does the knight give check?',
        done: 'The king is smothered by his own pieces. You know how to play now: enjoy your game!',
      },
    },
    steps: [{ accepts: ['b3g8'], replies: ['f8g8'] }, { accepts: 'win' }],
  },
];
