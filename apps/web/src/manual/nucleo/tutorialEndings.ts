import type { Task } from '../task.js';

/** Draws and mates as they are here. */
export const endingTasks: readonly Task[] = [
  {
    id: 'mesma-ordem',
    article: 'repeticao',
    position: '5rk1/5p1p/5Q2/8/8/8/qr4PP/7K w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Os mesmos lances, na mesma ordem',
        task: 'As pretas estão ganhando, com duas torres a mais. Empate: dê xeque em g5, depois em f6, e faça essa volta duas vezes.',
        hint: 'A dama vai e volta: g5, f6, g5, f6. Não mude a ordem.',
        done: 'A mesma volta duas vezes seguidas: a posição apareceu três vezes, e a partida empatou.',
      },
      en: {
        title: 'The same moves in the same order',
        task: 'Black is winning, two rooks ahead. Draw: give check on g5, then on f6, and go this round twice.',
        hint: 'The queen goes to and fro: g5, f6, g5, f6. Do not change the order.',
        done: 'The same round twice in a row: the position appeared three times, and the game is drawn.',
      },
    },
    steps: [
      { accepts: ['f6g5'], replies: ['g8h8'] },
      { accepts: ['g5f6'], replies: ['h8g8'] },
      { accepts: ['f6g5'], replies: ['g8h8'] },
      { accepts: ['g5f6'], replies: ['h8g8'] },
    ],
    effect: 'draw repetition',
  },
  {
    id: 'dois-cavalos',
    article: 'material',
    position: '7k/8/5N1K/4N3/8/8/8/8 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Dois cavalos bastam',
        task: 'No clássico esta posição já seria empate. Aqui, dê mate.',
        hint: 'O cavalo em f6 já guarda g8 e h7. Dê xeque com o outro.',
        done: 'Não dá para forçar este mate, mas, quando ele aparece, no Núcleo ele vale.',
      },
      en: {
        title: 'Two knights will do',
        task: 'In classic chess this would be drawn already. Here, give mate.',
        hint: 'The knight on f6 already guards g8 and h7. Give check with the other one.',
        done: 'This mate cannot be forced, but when it turns up, in Núcleo it counts.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-de-peao',
    article: 'xeque-mate',
    position: '6B1/8/7R/2k5/4p3/4K3/3P4/1R6 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Mate com o passo duplo',
        task: 'Dê mate com o peão. No clássico as pretas escapariam; aqui não.',
        hint: 'O peão avança duas casas e dá xeque. Quem poderia capturá-lo?',
        done: 'O peão em e4 só olha: sem en passant, é mate.',
      },
      en: {
        title: 'Mate with the double step',
        task: 'Give mate with the pawn. In classic chess Black would escape; not here.',
        hint: 'The pawn goes two squares and gives check. Who could take it?',
        done: 'The pawn on e4 can only watch: without en passant it is mate.',
      },
    },
    steps: [{ accepts: ['d2d4'] }],
    effect: 'w mate',
  },
  {
    id: 'roque-da-casa',
    article: 'regras-da-casa',
    position: '2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1',
    options: { doubleStep: true, enPassant: false, castling: true, agreement: false },
    text: {
      'pt-BR': {
        title: 'Regra da casa: o roque',
        task: 'Nesta partida o roque foi ligado. Dê mate rocando.',
        hint: 'No roque grande a torre chega a d1 e ataca a coluna d.',
        done: 'Um lance, duas peças: só com a regra da casa.',
      },
      en: {
        title: 'House rule: castling',
        task: 'In this game castling was turned on. Give mate by castling.',
        hint: 'Castling long brings the rook to d1, where it attacks the d-file.',
        done: 'One move, two pieces: only with the house rule.',
      },
    },
    steps: [{ accepts: ['e1c1'] }],
    effect: 'w mate',
  },
  {
    id: 'peao-vence',
    article: 'xeque-mate',
    position: '8/4P2k/5K2/8/8/8/8/8 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Um peão vence a partida',
        task: 'Promova o peão e, no lance seguinte, dê mate.',
        hint: 'Depois da promoção o rei preto só tem a casa h6. A dama e o rei juntos resolvem.',
        done: 'Do peão ao mate. Agora jogue uma partida de verdade, de olho no relógio!',
      },
      en: {
        title: 'A pawn wins the game',
        task: 'Promote the pawn and, in the next move, give mate.',
        hint: 'After the promotion the black king has only the square h6. Queen and king together do it.',
        done: 'From pawn to mate. Now play a real game, and mind the clock!',
      },
    },
    steps: [{ accepts: ['e7e8q'], replies: ['h7h6'] }, { accepts: 'win' }],
  },
];
