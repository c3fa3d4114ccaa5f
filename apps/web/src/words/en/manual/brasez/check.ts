import type { check as articles } from '../../../../manual/brasez/check.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const check: ArticleTexts<typeof articles> = {
  ataque: {
    title: 'What attacks a square',
    summary: 'A piece attacks the squares where it could capture a king.',
    body: [
      'These attack: the ordinary captures of each piece, the High Priest’s jump and its steps on the far rank, the diagonals of the pawn, and the charge of pawns and Lords, two squares ahead with the first one empty.',
      'These do not: the pushes of lance and legion, the sneak move, and Grand Dukes.',
    ],
    rulings: [
      {
        open: 'Is the threat of a charge an attack?',
        ruled: 'Yes, when the square between is empty. A charge at the king is check.',
        why: 'The document counts the threat of a charge among the ways to give mate.',
      },
      {
        open: 'Does what can push the king attack it as well?',
        ruled: 'No. Pushes, sneak moves and Grand Dukes attack nothing.',
        why: 'None of them captures.',
      },
      {
        open: 'Does a pinned piece still attack?',
        ruled: 'Yes. It denies squares to the enemy king even when it could not leave its place.',
        why: 'As in chess: the other king would fall first.',
      },
      {
        open: 'Does my Grand Duke protect my king inside its zone?',
        ruled:
          'No. An attacked square stays attacked, even if the attacker would leave the board on arriving there.',
        why: 'Whoever captures the king has won; the zone would come too late.',
      },
      {
        open: 'May the kings stand side by side?',
        ruled: 'Never. A king attacks its neighbouring squares, even those it could not enter.',
        why: 'As in chess, and it holds beside a zone as well.',
      },
    ],
    examples: [
      'The king may not go to e3: the Lord on e5 would attack it by its charge. On d3, a file away, it is safe.',
      'The squares d5 and e5 are in your Grand Duke’s zone, but the rook attacks them: the king may not go there.',
      'The kings face each other. Neither may step next to the other: d5 is forbidden.',
    ],
  },

  xeque: {
    title: 'Check',
    summary: 'An attacked king is in check, and no action may leave your own king in check.',
    body: [
      'If your king is in check, your action must deal with it: flee with the king, capture the attacker, or put a piece between. A charge captures too, and a push may drive the attacker away.',
      'A piece that shields its king is pinned: if it leaves, the king is in check. In Brasez even a pawn can pin, because a charge attacks two squares ahead.',
    ],
    rulings: [
      {
        open: 'At what moment is it judged whether the king is in check?',
        ruled:
          'At the end of the whole turn: after pushes, removals by a zone and the retirement of a Grand Duke.',
        why: 'That is the board the opponent receives.',
      },
    ],
    examples: [
      'The rook on e8 gives check. Put your rook on e2, between them, or leave the file with the king.',
      'The knight on e2 is pinned by a mere pawn: if it leaves, the pawn on e3 threatens to charge the king.',
      'The lance of two squares pushes the rook to a5. That of one square is not allowed: the rook would stop on a4 and attack your king.',
    ],
  },

  'xeque-mate': {
    title: 'Checkmate',
    summary: 'Whoever is in check and has no action that ends it has lost.',
    body: [
      'Checkmate is the finest end of a game. The king is attacked, and no action of its side ends the attack.',
      'Nearly everything new in Brasez can help to mate: the zone of control, the change of colour, the sneak move, the charge, the legion and the lance. The next two articles show one mate of each.',
    ],
    rulings: [
      {
        open: 'Does a threatened charge mate, though no piece ever really captures a king?',
        ruled: 'Yes. The threat is an attack like any other, and whoever cannot escape it is mated.',
        why: 'The document counts this threat among the ways to give mate.',
      },
    ],
    examples: [
      'Mate with the two rooks: one closes the seventh rank, the other attacks on the eighth. The check from h6 is not mate, because the king escapes to g8.',
    ],
  },

  'mates-de-peao': {
    title: 'Mates by charge, legion and lance',
    summary: 'Pawns mate by the threat of a charge, as a legion and with the lance.',
    body: [
      'By the threat of a charge a pawn attacks the king two squares ahead. A Lord does the same.',
      'In a legion two pawns advance together: one gives check and the other closes the escape squares.',
      'With the lance the king itself is pushed onto a square it cannot escape from.',
    ],
    examples: [
      'Charge: advance a5–a6. The pawn threatens to charge a8 and guards b7, and the pawn on b6 guards a7 and, by its charge, b8.',
      'Legion: advance both pawns to g6 and h6. One pawn alone, h5–h6, gives check too, but the king escapes.',
      'Lance: advance h2–h4 and push the king to h5. There the Warlord attacks it diagonally, and there is no way out. With h2–h3 the king stops on h4 and still escapes.',
    ],
  },

  'mates-de-peca': {
    title: 'Mates by zone, change of colour and sneak move',
    summary: 'Grand Duke, High Priest and Lord help to mate, each in its own way.',
    body: [
      'The zone of control takes squares from the king, and removes the piece that would step between.',
      'On the far rank the High Priest attacks with a step sideways.',
      'With a sneak move the Lord or Warlord suddenly appears within reach of the king.',
    ],
    rulings: [
      {
        open: 'How does a zone take part in mate if it is never check?',
        ruled:
          'It denies the king squares and removes what steps in the way of a check. The check always comes from another piece.',
        why: 'The document counts the zone among the ways to mate, but a Grand Duke attacks nothing.',
      },
    ],
    examples: [
      'Zone: give check with the rook on g8. The knight would like to step to f8, but there the zone removes it. It is mate.',
      'Change of colour: take the High Priest sideways to g8. From there it attacks h8 and h7, and the knight protects g8.',
      'Sneak move: take the Lord from e8 to h6. It threatens to charge h8 and guards g7 and h7. The black rook blocks g8.',
    ],
  },
};
