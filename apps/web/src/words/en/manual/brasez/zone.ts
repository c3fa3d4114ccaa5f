import type { zone as articles } from '../../../../manual/brasez/zone.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const zone: ArticleTexts<typeof articles> = {
  zona: {
    title: 'The zone of control',
    sought: 'ZoC, ZdC, adjacent to the Grand Duke',
    summary: 'A piece that ends its move next to an enemy Grand Duke leaves the board.',
    body: [
      'The eight squares around a Grand Duke are its zone of control. An enemy piece that ends its move there is captured at the end of that move. There is one exception, when there is check: the next article explains it.',
      'Passing through is harmless; ending there is not. What the piece captured or pushed on arrival stays captured or pushed.',
      'The zone touches neither kings, nor other Grand Dukes, nor the owner’s pieces, nor what was already there when the Grand Duke came.',
    ],
    rulings: [
      {
        open: 'Which actions count as moving into the zone?',
        ruled:
          'All of the piece’s own: steps, captures, promotion, lance, legion, en passant and sneak move. Being pushed does not.',
        why: 'The document speaks of any piece that moves there.',
      },
      {
        open: 'At what moment is the zone judged?',
        ruled: 'On the board as the action leaves it, pushes done and before any retirement.',
        why: 'So a pawn that pushes a Grand Duke ends next to it and is captured, as the document demands.',
      },
      {
        open: 'And a pawn promoted inside the zone?',
        ruled:
          'It is judged as what it became, and goes to the list of captured pieces as that. A new Grand Duke stays.',
        why: 'Promotion happens within the move, and a Grand Duke is never captured.',
      },
      {
        open: 'What happens to the neighbours when a Grand Duke appears or retires?',
        ruled: 'Nothing. The zone acts only on the move that enters it.',
        why: 'Those pieces have not moved.',
      },
    ],
    examples: [
      'Take the knight to d4, next to the black Grand Duke: it is captured at once. The rook may pass d4, d5 and d6 to d8 unharmed. Nothing captures a Grand Duke.',
      'Capture the knight on d5 with the rook. The knight leaves, and so does the rook: it was a trade.',
      'Promote the pawn to a rook: it appears in the zone and leaves at once, back to the list. As a Grand Duke it stays.',
    ],
  },

  'zona-e-xeque': {
    title: 'Entering a zone with check',
    summary: 'The piece stays in the zone if, with it there, the Grand Duke owner’s king is in check.',
    body: [
      'The zone of control has one exception. If your piece enters it and, with the piece standing there, the enemy king is in check, it is not removed.',
      'Entering with check is a good way to come close to a Grand Duke.',
    ],
    rulings: [
      {
        open: 'Must the check come from the very piece that entered?',
        ruled:
          'No. It is enough that the king of the Grand Duke’s owner is in check, from any piece, while it stands there.',
        why: 'The document speaks of the position that puts the king in check, not of the piece.',
      },
      {
        open: 'And if the removal itself opens a line and gives check?',
        ruled: 'The piece does not come back. What counts is the position with the piece still on the board.',
        why: 'Once it is gone from the zone, nothing is left to save.',
      },
      {
        open: 'How are the two pawns of a legion judged?',
        ruled:
          'Together. If the king is in check with both standing, both stay; otherwise each one in a zone is removed.',
        why: 'They made a single move.',
      },
    ],
    examples: [
      'Take the knight to d5 or c6. Both squares are in the zone, but from there it gives check, so it stays.',
      'Take the knight to b3, in the zone. It is not the knight that gives check but the rook behind it. It stays all the same.',
      'Capture the rook on d7 with the knight. It gives no check from there and leaves. Only then does the rook on a7 attack the king: too late for the knight.',
    ],
  },

  'zona-e-rei': {
    title: 'The zone and the king',
    summary: 'A king may not step into the zone of an enemy Grand Duke, but standing in it is not check.',
    body: [
      'A king never steps onto a square of an enemy zone. So the Grand Duke takes away escape squares.',
      'If a push leaves the king inside the zone, or a Grand Duke close to it, nothing happens: the zone alone is never check.',
      'The zone also removes a piece that tries to stand in the way of a check. Without that piece the check remains; so the move is not allowed.',
    ],
    rulings: [
      {
        open: 'What does the zone do to a king?',
        ruled:
          'It forbids it to step in. It neither removes it nor gives check, and the king may leave as it likes.',
        why: 'A king cannot be captured, and going where it would be removed is like going to an attacked square.',
      },
    ],
    examples: [
      'The king already stands in the zone: that is not check. Leave by c3, c4 or e2. Stepping to d4 or e3, inside the zone, is not allowed.',
      'The rook gives check. The knight cannot step between on e1: the zone would remove it, and the check would remain. Only the king can answer the check.',
      'Push the black Grand Duke to e5, next to your king. The pawn leaves; the king stays, and it is not in check.',
    ],
  },

  'passar-a-vez': {
    title: 'Passing',
    sought: 'pass, Pass token, hand over the token',
    summary: 'Whoever holds the Pass token may hand it to the opponent instead of making a move.',
    body: [
      'There is a single Pass token, and at the start it is Black’s. Its holder may, on their turn, hand it to the opponent, and that is the whole action. From then on it is the opponent who may pass.',
      'If the opponent answers at once by handing it back, the game is drawn. If they make a move, the game goes on, and they keep the token for later.',
      'Passing helps when every move would spoil your position. In the program a pass asks for confirmation, and one that ends the game says so first.',
    ],
    rulings: [
      {
        open: 'May you pass while in check?',
        ruled: 'No. A player in check must deal with it first.',
        why: 'No action may leave your own king in check, and a pass does not change the board.',
      },
      {
        open: 'Does a pass count towards the move counts?',
        ruled: 'Yes, like any action; but it is neither a capture nor a pawn move, and restarts no count.',
        why: 'A pass uses up a turn.',
      },
    ],
    examples: [
      'Hand over the Pass token. Then play for Black: with a move the game goes on, with another pass it is drawn.',
      'Black has just passed. If you hand the token back now, the game is drawn at once.',
      'The token is yours, but your king is in check: you may not pass. Step out to b2.',
    ],
  },
};
