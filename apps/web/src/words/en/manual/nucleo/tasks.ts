import type { tasks as outlines } from '../../../../manual/nucleo/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'rocar-a-pe': {
    title: 'Castling on foot',
    task: 'Without castling the king walks. Play, in this order: king f1, pawn g3, king g2. Then give check with the rook on e1.',
    hint: 'The pawn goes from g2 to g3 and leaves g2 free for the king.',
    done: 'Four moves instead of one. In Núcleo you have to look after your king earlier.',
  },

  'passo-livre': {
    title: 'Run past',
    task: 'On e3 the black pawn would take yours. Get past it without being taken.',
    hint: 'In classic chess the double step would be taken en passant. Not here.',
    done: 'Without en passant, the double step is a safe run.',
  },

  'o-remedio-certo': {
    title: 'The right remedy',
    task: 'The king cannot run, and nobody takes the rook. Use the third remedy.',
    hint: 'Put the bishop between the rook and the king.',
    done: 'Move, capture, block: in check, always look for all three.',
  },

  'dama-na-hora': {
    title: 'A queen at once',
    task: 'Promote the pawn and give mate in the same move.',
    hint: 'The pawn becomes a queen as it arrives. She gives check at once.',
    done: 'The pawn became a queen without questions, and the queen gave mate.',
  },

  'nao-afogue': {
    title: 'No stalemate, please',
    task: 'If you promote now, the black king is stalemated. Prepare the promotion, and promote only then.',
    hint: 'Move the king to d7, where he defends the square c8.',
    done: 'In classic chess you would ask for a rook. In Núcleo you need patience.',
  },

  'mesma-ordem': {
    title: 'The same moves in the same order',
    task: 'Black is winning, two rooks ahead. Draw: give check on g5, then on f6, and go around this loop twice.',
    hint: 'The queen goes to and fro: g5, f6, g5, f6. Do not change the order.',
    done: 'The same loop twice in a row: the position appeared three times, and the game is drawn.',
  },

  'dois-cavalos': {
    title: 'Two knights will do',
    task: 'In classic chess this would be drawn already. Here, give mate.',
    hint: 'The knight on f6 already guards g8 and h7. Give check with the other one.',
    done: 'This mate cannot be forced, but when it turns up, in Núcleo it counts.',
  },

  'mate-de-peao': {
    title: 'Mate with the double step',
    task: 'Give mate with the pawn. In classic chess Black would escape; not here.',
    hint: 'The pawn goes two squares and gives check. Who could take it?',
    done: 'The pawn on e4 can only watch: without en passant it is mate.',
  },

  'roque-da-casa': {
    title: 'House rule: castling',
    task: 'In this game castling was turned on. Give mate by castling.',
    hint: 'Castling queenside brings the rook to d1, where it attacks along the d-file.',
    done: 'One move, two pieces: only with the house rule.',
  },

  'peao-vence': {
    title: 'A pawn wins the game',
    task: 'Promote the pawn and, on the next move, give mate.',
    hint: 'After the promotion the black king has only the square h6. Queen and king together do it.',
    done: 'From pawn to mate. Now play a real game, and mind the clock!',
  },
};
