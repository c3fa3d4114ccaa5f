import type { Task } from '../task.js';

/** From a lost turn to the last piece. */
export const lastTasks: readonly Task[] = [
  {
    id: 'perder-a-vez',
    article: 'mover-ou-perder-a-vez',
    position: '.........A/ABBB....../.......... A 5',
    text: {
      'pt-BR': {
        title: 'Quando nada anda',
        task: 'Agora o bloqueio é do adversário, e o dado mostra 5. Veja se algum cone pode andar; se não, passe a vez.',
        hint: 'Os dois cones teriam de passar pelo bloqueio de 12 a 14. Use o botão Passar, junto ao tabuleiro.',
        done: 'Passar só vale quando nenhuma peça pode andar. E quem passa não joga de novo, nem com 5.',
      },
      en: {
        title: 'When nothing moves',
        task: 'Now the wall is your opponent’s, and the die shows 5. See whether a cone can move; if not, pass the turn.',
        hint: 'Both cones would have to pass the wall on 12 to 14. Use the button Pass next to the board.',
        done: 'Passing is allowed only when no piece can move. And whoever passes does not throw again, not even with a 5.',
      },
    },
    steps: [{ accepts: ['skip'] }],
  },
  {
    id: 'agua',
    article: 'casa-da-agua',
    position: '.....B..../....B...../...A...... A 3',
    text: {
      'pt-BR': {
        title: 'Um banho',
        task: 'Você só tem este cone, e o 3 leva à Casa da Água, 27. O lance é obrigatório: jogue e veja aonde o cone volta.',
        hint: 'Leve o cone da casa 24 para a 27.',
        done: 'Quem cai na água volta para a casa 15. Ela estava ocupada, e por isso o cone parou na 14, a primeira vazia antes dela.',
      },
      en: {
        title: 'A bath',
        task: 'This is your only cone, and the 3 leads to the House of Water, 27. You have to move: play and see where the cone returns to.',
        hint: 'Take the cone on 24 to 27.',
        done: 'Whoever falls into the water returns to 15. It was taken, so the cone stopped on 14, the first empty house before it.',
      },
    },
    steps: [{ accepts: ['24-27'] }],
  },
  {
    id: 'evitar-a-agua',
    article: 'casa-da-agua',
    position: '.....B..../.........A/....A..... A 2',
    text: {
      'pt-BR': {
        title: 'Fique seco',
        task: 'O dado mostra 2. Mova sem cair na água.',
        hint: 'Da casa 25, um 2 leva à água. Da 20, leva à 22.',
        done: 'Você escolhe com que peça usa o número. Antes de mover, veja se a casa é a 27.',
      },
      en: {
        title: 'Stay dry',
        task: 'The die shows 2. Move without falling into the water.',
        hint: 'From 25 a 2 leads into the water. From 20 it leads to 22.',
        done: 'You choose which piece uses the number. Before you move, see whether the house is 27.',
      },
    },
    steps: [{ accepts: ['20-22'] }],
  },
  {
    id: 'casa-segura',
    article: 'casa-da-beleza',
    position: '........../A.......B./.A.B...... A 4',
    text: {
      'pt-BR': {
        title: 'A casa segura',
        task: 'Leve um cone à Casa da Beleza, 26. Quando o dado der o 5, tire-o do tabuleiro.',
        hint: 'Leve o cone da casa 22 para a 26. O adversário joga, e depois sai um 5 para você: tire o cone da 26.',
        done: 'Na casa 26 ninguém pode trocar com você, e um 5 leva para fora, por cima da água. Com o 5 você ainda joga de novo.',
      },
      en: {
        title: 'The safe house',
        task: 'Take a cone to the House of Beauty, 26. When the die shows a 5, take it off the board.',
        hint: 'Take the cone on 22 to 26. Your opponent plays, and then the die gives you a 5: take the cone on 26 off.',
        done: 'On 26 nobody can swap with you, and a 5 leads off the board, over the water. With the 5 you throw again as well.',
      },
    },
    steps: [{ accepts: ['22-26'], replies: ['2', '19-21', '5'] }, { accepts: ['26-31'] }],
  },
  {
    id: 'saidas-exatas',
    article: 'saida',
    position: '......B.../.........A/.....A.AAA A 5',
    text: {
      'pt-BR': {
        title: 'As quatro saídas',
        task: 'Há um cone em cada casa de saída. Cada número tira um deles: tire os quatro.',
        hint: 'Com 5 sai o da 26, com 1 o da 30, com 3 o da 28 e com 2 o da 29.',
        done: 'Quatro fora! De cada casa só se sai com o número exato: 26 com 5, 28 com 3, 29 com 2 e 30 com 1.',
      },
      en: {
        title: 'The four exits',
        task: 'A cone stands on each exit house. Each number takes one of them off: take off all four.',
        hint: 'A 5 takes off the one on 26, a 1 the one on 30, a 3 the one on 28 and a 2 the one on 29.',
        done: 'Four are off! A piece leaves each house only with its exact number: 26 with 5, 28 with 3, 29 with 2 and 30 with 1.',
      },
    },
    steps: [
      { accepts: ['26-31'], replies: ['1'] },
      { accepts: ['30-31'], replies: ['3'] },
      { accepts: ['28-31'], replies: ['4', '7-11', '2'] },
      { accepts: ['29-31'] },
    ],
  },
  {
    id: 'ultima-peca',
    article: 'vitoria',
    position: '........../........../....A..B.. A 3',
    text: {
      'pt-BR': {
        title: 'A última peça',
        task: 'Quatro cones já saíram, e o adversário também só tem uma peça. Ultrapasse-o e leve o último cone para fora.',
        hint: 'Troque de lugar com o carretel da casa 28. Depois espere o 3.',
        done: 'Você trocou de lugar, o adversário caiu na água, e o 3 exato levou a última peça para fora. Você venceu!',
      },
      en: {
        title: 'The last piece',
        task: 'Four cones have left, and your opponent has only one piece too. Overtake it and bring the last cone off the board.',
        hint: 'Swap places with the spool on 28. Then wait for the 3.',
        done: 'You swapped places, your opponent fell into the water, and the exact 3 took the last piece off. You have won!',
      },
    },
    steps: [{ accepts: ['25-28'], replies: ['2', '25-27', '3'] }, { accepts: 'win' }],
  },
];
