import type { tasks as outlines } from '../../../../manual/brasez/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'colocar-o-rei': {
    title: 'Place your king',
    task: 'You play White. Choose the square of your king: d1 or e1.',
    hint: 'Choose one of the two free squares of the first rank. Both are right.',
    done: 'The king is in place, and the Warlord has taken the other square.',
  },

  'mover-uma-peca': {
    title: 'Move a piece',
    task: 'The game is about to begin. Move one of your knights.',
    hint: 'The knight on b1 jumps over the pawns: try c3 or a3.',
    done: 'You have moved a piece. Knights jump over whatever is in their way.',
  },

  'grao-lorde': {
    title: 'The Warlord chooses',
    task: 'Four black pieces surround your Warlord, but it reaches only one. Capture it.',
    hint: 'It goes two squares only forward or sideways; diagonally, one, and only forward. Look up the d file.',
    done: 'Forward it goes two squares. Back it goes one, and never diagonally: that is why the other three got away.',
  },

  lorde: {
    title: 'The Lord turns around',
    task: 'Capture both knights with the Lord, one after the other. The one on c4 is right beside it, but a Lord never goes sideways.',
    hint: 'First capture on d5, straight ahead. From there c4 is diagonally behind.',
    done: 'Straight on, a Lord only advances; diagonally it also comes back. Two captures, and not one of them sideways.',
  },

  'pulo-do-sumo-sacerdote': {
    title: 'Jump and capture',
    task: 'Your pawn on c5 is in the way. Capture the knight on b6 with the High Priest.',
    hint: 'Choose the High Priest on d4, then the square b6: it jumps the pawn.',
    done: 'The High Priest jumps a neighbouring piece and stops right behind it.',
  },

  'mudanca-de-cor': {
    title: 'Change colour',
    task: 'Your High Priest walks on light squares, and the knight on f8 stands on a dark one. Enter the far rank beside it and capture it on your next turn.',
    hint: 'Go to e8. On the far rank the High Priest may also step sideways.',
    done: 'One step sideways, and it swapped light squares for dark ones. That exists on the far rank only.',
  },

  roque: {
    title: 'Bring the king to safety',
    task: 'Castle: the king alone jumps to b1 or g1. One of the two squares is attacked.',
    hint: 'The black rook on g6 attacks g1. Choose the king, then b1.',
    done: 'The king jumped over Warlord and rook. In Brasez the rook does not move in castling.',
  },

  charge: {
    title: 'Charge',
    task: 'Trade a pawn for the black rook.',
    hint: 'The rook stands two squares ahead of the pawn on a4. Choose the pawn, then a6.',
    done: 'Both left the board: a pawn for a rook. The pawn on e4 could not: pawns are never charged.',
  },

  lanca: {
    title: 'Push with the lance',
    task: 'The black knight stands in front of your pawn. Push it to e5.',
    hint: 'The pawn on e2 has not moved yet: go two squares, to e4.',
    done: 'The pawn went two squares, and the knight was pushed two. Nothing was captured.',
  },

  'en-passant': {
    title: 'In passing',
    task: 'Advance the pawn to e5. Black answers with a lance of two squares, which shoves your knight away. Pay them back: capture their pawn en passant.',
    hint: 'The black pawn passed over d6 and stopped on d5, beside yours. Go to d6, diagonally.',
    done: 'Whoever goes two squares, with a lance or without, can be captured on the square passed over. Only on the very next move!',
  },

  legiao: {
    title: 'Advance as a legion',
    task: 'Advance both pawns at once and push the knight without capturing it: choose one pawn, then the other, then the square ahead.',
    hint: 'Choose the pawn on d4, then the pawn on e4, then d5 or e5.',
    done: 'Two pawns side by side advance together, even if they have moved before.',
  },

  'promover-a-grao-duque': {
    title: 'Make a Grand Duke',
    task: 'Take the pawn to the far rank and promote it to a Grand Duke.',
    hint: 'Advance to a8. When the program asks, choose the Grand Duke.',
    done: 'Your Grand Duke stands on a8. Nobody can capture it, and the squares around are its zone.',
  },

  'chamar-de-volta': {
    title: 'Call back the right piece',
    task: 'You have lost a rook and a knight. Promote the pawn to the piece that mates.',
    hint: 'On a8, which piece attacks the whole rank?',
    done: 'The lost rook came back and gave mate. A Grand Duke would not have: it attacks nothing.',
  },

  'retirar-o-grao-duque': {
    title: 'The Grand Duke travels',
    task: 'Move the knight and, in the same turn, retire the Grand Duke to the Duchy: once the move is made, choose the Grand Duke. On your next turn, put it on f6.',
    hint: 'Move the knight. When the program asks "Retire?", choose d4. On your next turn choose White’s Duchy and then the square f6.',
    done: 'That is how a Grand Duke changes its place. On f6 it takes g7 from the black king.',
  },

  'entrar-com-o-grao-duque': {
    title: 'The Grand Duke saves the king',
    task: 'The pawn on e6 threatens to charge: your king is in check. Put the Grand Duke in its way.',
    hint: 'Choose the Duchy, then the square between pawn and king: e5.',
    done: 'A charge needs its first square empty, and now a Grand Duke stands there.',
  },

  'entrar-na-zona': {
    title: 'Face the zone',
    task: 'Take the knight into the zone of the black Grand Duke without losing it.',
    hint: 'The piece that enters stays if the black king is in check. From d5 and c6 the knight attacks e7.',
    done: 'The knight stayed, because it gives check from there. Without check the zone would have captured it.',
  },

  'passar-a-vez': {
    title: 'Pass',
    task: 'Your king and your pawn have no move at all. Without the Pass token you would lose by stalemate. Pass.',
    hint: 'Choose White’s Pass token, next to the board.',
    done: 'It is Black’s turn, and now Black holds the Pass token.',
  },

  'movimento-sorrateiro': {
    title: 'Appear out of nowhere',
    task: 'Your Lord is on the far rank and may go to any empty square. Give mate.',
    hint: 'From which square does the Lord threaten to charge h8 while it guards g7 and h7?',
    done: 'From h6 the Lord attacks h8 by its charge, and the king has no way out.',
  },

  'forca-maior': {
    title: 'Force majeure',
    task: 'Black has only the king and a rook. Win in one move, without giving check.',
    hint: 'A side left with nothing but its king loses at once. Who captures the rook?',
    done: 'The black king was left alone, and the game was over. No mate was needed.',
  },

  'mate-com-ameaca-de-charge': {
    title: 'Mate by the threat of a charge',
    task: 'Two pawns against the king. Mate in one.',
    hint: 'A pawn attacks a king that stands exactly two squares ahead of it.',
    done: 'The threat of a charge is check, and this was mate.',
  },

  'mate-com-charge': {
    title: 'Mate with a charge',
    task: 'Your pawn on d6 closes the line of the rook on a6, and the High Priest on d8 is ready to defend on f6. Solve both problems at once and give mate.',
    hint: 'Which action takes both the pawn and the High Priest off the board?',
    done: 'The charge opened the line and took the defender. Now you know enough for a whole game.',
  },
};
