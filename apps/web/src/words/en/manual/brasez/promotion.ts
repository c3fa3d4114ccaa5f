import type { promotion as articles } from '../../../../manual/brasez/promotion.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const promotion: ArticleTexts<typeof articles> = {
  promocao: {
    title: 'Promotion',
    summary: 'A pawn that reaches the far rank becomes a piece you lost, or a Grand Duke.',
    body: [
      'When a pawn reaches the far rank it is exchanged at once. You choose between your captured pieces and a Grand Duke.',
      'The piece that returns leaves the list of captured ones. Pawns and Grand Dukes are never on that list. If the list is empty, only the Grand Duke is left.',
    ],
    rulings: [
      {
        open: 'May the pawn stay a pawn on the far rank?',
        ruled:
          'No. Promotion is compulsory and part of the move; whoever writes the move names the piece as well.',
        why: 'We read the document’s “may” as the choice of the piece, not as an option to stay.',
      },
      {
        open: 'Is there a limit to the number of Grand Dukes?',
        ruled: 'No. Every pawn may become one.',
        why: 'The document always offers the Grand Duke. The six extra pieces it asks for are material for the table, not a limit written in the rules.',
      },
      {
        open: 'And if the promoted piece is captured later?',
        ruled: 'It joins the list as the piece it became, and may return once more.',
        why: 'On the board it is that piece, and a pawn no longer.',
      },
      {
        open: 'May the new Grand Duke appear on an attacked square or next to the enemy king?',
        ruled: 'Yes. It stands where the pawn arrived.',
        why: 'Those limits belong to the entry from the Duchy.',
      },
    ],
    examples: [
      'The list of your captured pieces has a rook and a knight. Advance the pawn and choose: Grand Duke, rook or knight. The Warlord is not on the list.',
      'Here your list is empty: the pawn can only become a Grand Duke. It appears on g8, even next to the black king.',
    ],
  },

  'promocao-da-legiao': {
    title: 'Promotion of a legion',
    summary: 'Two pawns that reach the far rank together are both promoted.',
    body: [
      'If a legion enters the far rank, each pawn becomes a piece. You choose first for the left pawn, then for the right one.',
      'One lost piece cannot be chosen twice. Grand Dukes never run out.',
    ],
    rulings: [
      {
        open: 'In which order are the two pawns promoted?',
        ruled:
          'First the left one, nearer to file a, for both sides. The piece it takes is no longer there for the other.',
        why: 'Some order is needed so that one piece is not chosen twice.',
      },
    ],
    examples: [
      'Advance the legion and promote both: a knight on the left and a Warlord on the right, say. Two knights will not do: the list has only one.',
    ],
  },

  'movimento-sorrateiro': {
    title: 'The sneak move',
    sought: 'relocate, sneaky',
    summary: 'From the far rank a Lord or Warlord may go to any empty square.',
    body: [
      'The far rank is the one farthest from your side: 8 for White, 1 for Black. A Lord or Warlord that already stands on it when your turn begins may reappear on any empty square of the board.',
      'On any other rank the piece has only its ordinary steps, which the articles “The Lord” and “The Warlord” show.',
      'The sneak move does not capture. But it can give check, even mate: no square is too far.',
      'From the far rank it may also take an ordinary step instead, and capture with it.',
    ],
    rulings: [
      {
        open: 'How long does the right last?',
        ruled:
          'While the piece stands on the far rank as its turn begins. Once it leaves, it must come back to have it again.',
        why: 'The document says “after reaching the line”, “in following turns”; we tie the right to the rank, as with the High Priest.',
      },
      {
        open: 'Can a sneak move attack a square from afar?',
        ruled:
          'No. It goes only to empty squares, so it captures nothing and attacks nothing before it happens.',
        why: 'A square is attacked by what could capture on it.',
      },
    ],
    examples: [
      'Take the Lord to any empty square, e3 for instance. From b6 it gives check. There is a pawn on h4, so it cannot go there.',
      'The Warlord is on the far rank and may go to b2. The Lord on c3 is not: it has only its ordinary steps.',
    ],
  },

  'retirada-do-grao-duque': {
    title: 'The Grand Duke and its retirement',
    sought: 'Duke, Duchy, Move A, auxiliary board',
    summary: 'The Grand Duke does not move about; after another piece’s move it may go back to the Duchy.',
    body: [
      'A Grand Duke (G) comes from a promoted pawn. It is never captured, attacks nothing and does not move on the board. Its strength is its zone of control, the eight squares around it. Only an enemy lance can push it.',
      'Off the board lies the Duchy. After a move of another piece of yours, in the same turn, you may retire one of your Grand Dukes to the Duchy. Retiring does not cost the turn.',
      'From the Duchy it may enter again somewhere else. That is how a Grand Duke travels.',
    ],
    rulings: [
      {
        open: 'After which moves may a Grand Duke retire?',
        ruled:
          'After any move of another piece: also a charge, lance, legion, sneak move, castling or promotion. Not after a pass, nor after the entry of a Grand Duke, nor while the kings are placed.',
        why: 'The document asks for “the normal move of another piece”; passing and entering are not that.',
      },
      {
        open: 'How many may retire in one turn?',
        ruled: 'One only, and not the one just made by this very move.',
        why: 'The document describes the retirement after another piece’s move, and the new one is the very piece that moved.',
      },
      {
        open: 'May a retirement open a line to your own king?',
        ruled: 'No. What counts is the board at the end of the whole turn.',
        why: 'Nobody ends their own turn in check.',
      },
    ],
    examples: [
      'Move the knight to a3. The move waits: choose which of the two Grand Dukes retires, or none. A Grand Duke does not move about the board.',
      'Promote on b8 to a Grand Duke and retire the one on c3. The new one on b8 cannot leave yet. After a pass or an entry nobody retires.',
      'Move the knight: the Grand Duke on c1 still shields your king from the rook. If it retired as well, the king would be in check. And the rook cannot capture a Grand Duke.',
    ],
  },

  'entrada-do-grao-duque': {
    title: 'The entry of the Grand Duke',
    sought: 'Duke, Move B, direct threat, parachute, drop',
    summary: 'A Grand Duke in the Duchy enters on an empty, safe square; that takes the whole turn.',
    body: [
      'Instead of moving a piece you may put a Grand Duke from your Duchy on the board. The square must:',
      '- Be empty.',
      '- Not be attacked by any enemy piece.',
      '- Not be next to the enemy king.',
      'Enemy pieces that already stand beside it are not removed: the zone acts only on what arrives later.',
    ],
    rulings: [
      {
        open: 'What is a “direct threat” to the square of entry?',
        ruled: 'Any attack that could capture a king there, the charge of a pawn or Lord included.',
        why: 'So there is a single idea of attack in the whole game.',
      },
    ],
    examples: [
      'Choose the Duchy and put the Grand Duke on d1 or e2. The rook attacks e5, the Lord attacks f2 by its charge, and g7 is next to the king.',
      'The pawn on e6 gives check: it threatens to charge e4. Put the Grand Duke on e5, between them.',
    ],
  },
};
