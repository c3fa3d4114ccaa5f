import type { endings as articles } from '../../../../manual/brasez/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  afogamento: {
    title: 'Stalemate',
    summary: 'A player who is not in check but has no action at all loses.',
    body: [
      'In chess stalemate is a draw. In Brasez it is a loss: whoever leaves the opponent without any action wins.',
      'A pass is an action. Whoever holds the Pass token and is not in check is never stalemated.',
    ],
    rulings: [
      {
        open: 'Is it enough that the king cannot move?',
        ruled: 'No. The whole side must be without any possible action, and a pass is an action.',
        why: 'At the start of the game no king can move; read to the letter, the game would end before it began.',
      },
    ],
    examples: [
      'Take the Warlord to b6 or c7. The black king is not in check but has nowhere to go, and the pawn is stuck. You win.',
      'The same board, but Black holds the Pass token. The move to b6 does not win: Black passes. You yourself cannot pass.',
    ],
  },

  'forca-maior': {
    title: 'Force majeure',
    sought: 'lone king, bare king, Força Maior',
    summary: 'A side left with nothing but its king loses at once.',
    body: [
      'A lone king need not be mated. When a side has only its king left, the other one wins.',
      'A Grand Duke counts as company, on the board or in the Duchy.',
      'Mind a charge with your last piece: it leaves your own king alone too.',
    ],
    rulings: [
      {
        open: 'And if both kings are left alone at the same time?',
        ruled: 'The game is drawn.',
        why: 'A charge can take the last two pieces at once, and neither side is better off.',
      },
      {
        open: 'Does a Grand Duke in the Duchy count?',
        ruled: 'Yes. For force majeure it counts as if it were on the board.',
        why: 'The document tells us to count them as present in this case.',
      },
    ],
    examples: [
      'Capture the rook, Black’s last piece. The black king is left alone, and you win.',
      'The same board, but there is a Grand Duke in Black’s Duchy. Capture the rook: the game goes on.',
      'If you charge the rook, both kings are left alone: a draw.',
    ],
  },

  'reis-e-duques': {
    title: 'Kings and Dukes',
    sought: 'five rounds, ten movements, should no checkmate occur',
    summary:
      'When only kings and Grand Dukes remain, ten more actions are played; then whoever has more pieces on the board wins.',
    body: [
      'When only kings and Grand Dukes remain, a count of ten actions begins: five by each side.',
      'You can still win before it ends: shut the enemy king in between your own king and the zones of your Grand Dukes. Whoever has no action on their turn loses at once, as with any stalemate of Brasez.',
      'At its end the pieces on the board are counted. Whoever has more wins; with equal numbers it is a draw. Use these actions to bring your Grand Dukes back.',
    ],
    rulings: [
      {
        open: 'The document says “Caso nenhum xeque-mate ocorra” (should no checkmate occur). Can there still be a checkmate here?',
        ruled:
          'Not one with check: neither king nor Grand Duke gives check. But a king that is shut in, and whose side has no action, loses by stalemate before the count is over. Entering with a Grand Duke and passing are actions: whoever can do either has not lost yet.',
        why: 'In Brasez a stalemate is won by whoever shut the king in, and the document makes no exception for these endings.',
      },
      {
        open: 'Do Grand Dukes in the Duchy count at the end?',
        ruled: 'No, only those on the board.',
        why: 'The document speaks of pieces on the board, and only for force majeure counts those in the Duchy as if they were there.',
      },
      {
        open: 'From when are the ten actions counted?',
        ruled:
          'From the action that leaves only kings and Grand Dukes; it counts zero, and each action after it adds one. Nothing restarts this count.',
        why: 'The document counts “after only these remain”, and without pawns there is no promotion any more.',
      },
    ],
    examples: [
      'It is the tenth action of the count. Each side has one Grand Duke on the board. Bring in the one from your Duchy, on a3 for instance, and you win by three pieces to two. A king move draws at best.',
      'Promote the last pawn to a Grand Duke. Now only kings and Grand Dukes remain, and the count begins at zero.',
      'Put the Grand Duke on f7. Its zone closes g7 and g8, your king closes h7, and Black has no action: you win by stalemate, with the count still at five.',
    ],
  },

  'cinquenta-movimentos': {
    title: 'Fifty movements',
    sought: '50 movements',
    summary: 'After 50 movements without capture or pawn move, whoever has more pieces wins.',
    body: [
      'After 50 movements without a capture or a pawn move, the game is over. Each action of a player is one movement: that makes 25 by each side.',
      'Then the pieces are counted, with king, pawns and all Grand Dukes. Whoever has more wins; with equal numbers it is a draw.',
    ],
    rulings: [
      {
        open: 'Is a movement the action of one player or a round of both?',
        ruled: 'The action of one player.',
        why: 'In Kings and Dukes the document calls five rounds ten movements.',
      },
      {
        open: 'What restarts the count?',
        ruled:
          'Every capture, also by a charge or a zone, and every pawn move, charge, lance and legion included. Being pushed is not a pawn move. Passing and putting a Grand Duke on the board count and restart nothing.',
        why: 'Only what changes the game for good restarts the count.',
      },
      {
        open: 'Do Grand Dukes in the Duchy count as pieces here?',
        ruled: 'Yes, together with pawns and king.',
        why: 'The document says that Grand Dukes are included, and does not speak of the board.',
      },
    ],
    examples: [
      'There have been 49 movements. Move the king: it is the 50th, and you win by three pieces to two. A pawn move would restart the count.',
      'Now Black has three Grand Dukes in the Duchy, and they count. With a king move you lose. Move a pawn.',
    ],
  },

  repeticao: {
    title: 'Threefold repetition',
    sought: 'three identical moves',
    summary: 'When the same position appears for the third time, the game is drawn.',
    body: [
      'The same position means: the same pieces on the same squares, the same side to act and the same rights. The Pass token, the Duchy, the captured pieces, castling, en passant and the unmoved pawns count as well.',
      'The draw is automatic; nobody has to claim it.',
    ],
    rulings: [
      {
        open: 'The document speaks of three identical moves. What is compared?',
        ruled: 'The whole position, with the rights of each side, as in chess.',
        why: 'The document itself points to chess, where positions are compared.',
      },
      {
        open: 'How far back does a repeated position count?',
        ruled: 'To the last capture or promotion, and not to the last pawn move.',
        why: 'Two legions can push each other back and forth: in Brasez even pawns repeat positions.',
      },
    ],
    examples: [
      'Advance your legion, then Black’s: one pushes the other back, and the position repeats. Do it twice, and the game is drawn.',
    ],
  },

  'ordem-dos-fins': {
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
        open: 'What holds when two endings happen together?',
        ruled: 'The order of the list above.',
        why: 'The document gives none. We put first what is on the board, and the counts last.',
      },
      {
        open: 'May the players resign or agree on a draw?',
        ruled: 'Yes, as in chess.',
        why: 'The document does not speak of it, and players expect it.',
      },
      {
        open: 'And a written position that is already at its end?',
        ruled:
          'It is judged at once, before any action, and a count that is full counts as full. If it stands right after a pass, one more pass draws. After the end nothing more is played.',
        why: 'The same position always has the same result, wherever it comes from.',
      },
    ],
    examples: [
      'It is the 50th movement. Mate on b8: the mate counts. With another rook move the count of pieces wins. And if you capture Black’s last pawn, it is force majeure.',
      'Black has just passed, and this is the 50th movement. If you pass too, the draw by two passes counts. Move the king and win by the count.',
    ],
  },

  'escrever-um-lance': {
    title: 'Choosing and writing an action',
    summary: 'Choose a piece of yours, then the square; each action of Brasez can also be written.',
    body: [
      'On the board, first choose a square with a piece of yours, then the square it goes to. An empty square or an enemy piece does not begin a move, and the piece has to change its square.',
      'You may also write the action. The simplest form uses squares, signs and the letters of the pieces:',
      '- Move, capture, lance, en passant, castling and sneak move: e2e4.',
      '- Promotion: the letter of the piece at the end, as in a7a8=G. The letters are W (Warlord), R (rook), N (knight), H (High Priest), L (Lord) and G (Grand Duke).',
      '- Charge: e4*e6.',
      '- Legion: d4&e4, the left pawn first.',
      '- Entry of a Grand Duke: G@e5. Retirement after a move: b1c3~d5.',
      '- Pass: pass. Placing the king: K@e1.',
    ],
    rulings: [
      {
        open: 'Which rule forbids moving from an empty square, moving the other side’s piece, or writing what cannot be read?',
        ruled: 'The requirement on the program that every move played is valid.',
        why: 'The document of Brasez does not speak of it, and need not.',
      },
      {
        open: 'What becomes of a move to the far rank without the letter of the piece, or of a charge without the asterisk?',
        ruled:
          'The charge is refused, and the program says how to write it: “charge e4 e6” or e4*e6. Without the letter it asks which piece you want; only when none has been lost does the pawn become a Grand Duke at once.',
        why: 'The sacrifice and the choice of the piece must be meant.',
      },
      {
        open: 'Can one action have two texts?',
        ruled:
          'No. A sneak move to a square the piece reaches by an ordinary step is that very move, and a legion is written with the left pawn first only.',
        why: 'So each text says one thing.',
      },
      {
        open: 'When is a written position refused?',
        ruled:
          'When it does not have ten fields, a side does not have exactly one king, a pawn stands on its far rank, the side not to act is in check, or a written right does not fit the board. The pieces need not add up to those of the start.',
        why: 'So you can set up a problem, but not a position that makes no sense.',
      },
      {
        open: 'Which numbers may the counts of a written position have?',
        ruled: 'Plain digits up to 999,999,999; leading zeros are read and not written back.',
        why: 'That is more than any game reaches.',
      },
    ],
    examples: [
      'Three possible actions here are written a4*a6, a7a8=G and c4c5. Without the asterisk the program explains what is missing.',
    ],
  },
};
