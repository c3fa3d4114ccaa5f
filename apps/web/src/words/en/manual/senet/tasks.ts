import type { tasks as outlines } from '../../../../manual/senet/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'primeiro-lance': {
    title: 'Move with the die',
    task: 'You play the cones. The die shows 3: take the cone on 9 three houses on.',
    hint: 'Choose the cone, then house 12. After 10 the track turns into the middle row.',
    done: 'The cone went from 9 to 12, around the turn. Pieces always follow the track, from 1 to 30.',
  },

  'casa-ocupada': {
    title: 'One piece a house',
    task: 'The die shows 2. One of your cones cannot move, because it would stop on the other. Move the one that can.',
    hint: 'The cone on 3 would stop on 5, which is taken. Move the one on 5 to 7.',
    done: 'A house holds only one piece. You may pass over your own pieces, but not stop on them.',
  },

  'jogar-de-novo': {
    title: 'Throw again',
    task: 'A 1 and a 5 give another throw. Move the cone with each number the die shows, until your turn is over.',
    hint: 'First go from 12 to 13. The die will show 5: go from 13 to 18. Then it will show 2: go from 18 to 20.',
    done: 'After the 1 and the 5 you threw again. After the 2 it was your opponent’s turn.',
  },

  troca: {
    title: 'Swap places',
    task: 'The spool on 11 stands alone. Stop on it.',
    hint: 'The cone on 8 goes three houses and reaches 11.',
    done: 'The two swapped places: you went three houses on and your opponent three back.',
  },

  'passar-da-dupla': {
    title: 'Pass the pair',
    task: 'The spools on 12 and 13 are neighbours and protect each other. Overtake both.',
    hint: 'The cones on 8 and 9 would stop on the pair, which is not allowed. The one on 10 passes over it to 14.',
    done: 'You cannot stop on a pair, but you can pass over it.',
  },

  'fazer-uma-dupla': {
    title: 'Protect your pieces',
    task: 'A spool is behind you. Bring your two cones to neighbouring houses.',
    hint: 'The cone on 10 goes to 12, beside the one on 13.',
    done: 'Your opponent threw a 4, which would take the spool on 8 to 12. It could not stop there, so another one had to move. Your pair protected you.',
  },

  'fazer-um-bloqueio': {
    title: 'Build a wall',
    task: 'Three pieces in a row make a wall that your opponent cannot pass. Build yours.',
    hint: 'The cone on 10 passes over your own pieces to 14. That makes 12, 13 and 14.',
    done: 'Your opponent threw a 5 and would have had to stop on the wall. As nothing else could move, the turn was lost, even with a 5.',
  },

  'perder-a-vez': {
    title: 'When nothing moves',
    task: 'Now the wall is your opponent’s, and the die shows 5. See whether a cone can move; if not, pass the turn.',
    hint: 'Both cones would have to pass the wall on 12 to 14. Use the button Pass next to the board.',
    done: 'Passing is allowed only when no piece can move. And whoever passes does not throw again, not even with a 5.',
  },

  agua: {
    title: 'A bath',
    task: 'This is your only cone, and the 3 leads to the House of Water, 27. You have to move: play and see where the cone returns to.',
    hint: 'Take the cone on 24 to 27.',
    done: 'Whoever falls into the water returns to 15. It was taken, so the cone stopped on 14, the first empty house before it.',
  },

  'evitar-a-agua': {
    title: 'Stay dry',
    task: 'The die shows 2. Move without falling into the water.',
    hint: 'From 25 a 2 leads into the water. From 20 it leads to 22.',
    done: 'You choose which piece uses the number. Before you move, see whether the house is 27.',
  },

  'casa-segura': {
    title: 'The safe house',
    task: 'Take a cone to the House of Beauty, 26. When the die shows a 5, take it off the board.',
    hint: 'Take the cone on 22 to 26. Your opponent plays, and then the die gives you a 5: take the cone on 26 off.',
    done: 'On 26 nobody can swap with you, and a 5 leads off the board, over the water. With the 5 you throw again as well.',
  },

  'saidas-exatas': {
    title: 'The four exits',
    task: 'A cone stands on each exit house. Each number takes one of them off: take off all four.',
    hint: 'A 5 takes off the one on 26, a 1 the one on 30, a 3 the one on 28 and a 2 the one on 29.',
    done: 'Four are off! A piece leaves each house only with its exact number: 26 with 5, 28 with 3, 29 with 2 and 30 with 1.',
  },

  'ultima-peca': {
    title: 'The last piece',
    task: 'Four cones have left, and your opponent has only one piece too. Overtake it and bring the last cone off the board.',
    hint: 'Swap places with the spool on 28. Then wait for the 3.',
    done: 'You swapped places, your opponent fell into the water, and the exact 3 took the last piece off. You have won!',
  },
};
