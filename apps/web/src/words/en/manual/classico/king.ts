import type { king as articles } from '../../../../manual/classico/king.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const king: ArticleTexts<typeof articles> = {
  roque: {
    title: 'Castling',
    sought: 'kingside, queenside, short, long',
    summary: 'The king moves two squares towards a rook, and the rook jumps to his other side.',
    body: [
      'Castling is the only move in which two of your pieces move. It shelters the king and brings a rook into play.',
      '- Kingside (short): the king goes from e1 to g1 and the rook from h1 to f1.',
      '- Queenside (long): the king goes from e1 to c1 and the rook from a1 to d1.',
      'For Black it is the same, on rank 8. Move the king two squares, or onto the rook: the rook goes by itself.',
      'There are conditions: the king and rook have not moved yet, the path between them is empty, and the king crosses no attacked square. The next two articles show each of them.',
    ],
    examples: [
      'White can castle to both sides. Move the king to g1 or to c1.',
      'Now Black: castle queenside, with the king going from e8 to c8.',
    ],
  },

  'roque-condicoes': {
    title: 'Castling: unmoved pieces and an empty path',
    summary: 'King and rook have never moved, and no piece stands between them.',
    body: [
      'To castle, the king and the rook of that side must never have moved. Going back home does not restore the right.',
      'If only one rook has moved, castling with the other is still possible.',
      'No piece of either side may stand between the two. On the queenside there are three squares between them: b1, c1 and d1.',
      'King and rook have to be on the same rank, their first. A rook that comes from a promotion does not castle.',
    ],
    rulings: [
      {
        open: 'In a written position, how can one know whether king or rook has moved?',
        ruled:
          'The letters KQkq of the text say which castling rights are left. A letter without the king and rook at home is an error.',
        why: 'The pieces on the board do not tell the past; a FEN text has a field made for that.',
      },
    ],
    examples: [
      'The rook on h1 has been away and come back: kingside castling is gone. The rook on a1 has never moved: queenside castling is fine.',
      'The knight on b1 stops queenside castling, although the king does not pass there. Castle kingside, or move the knight away.',
    ],
  },

  'roque-e-xeque': {
    title: 'Castling: the king and attacked squares',
    summary: 'The king does not castle out of check, through an attacked square or into one; the rook may.',
    body: [
      'The king must not be in check before castling. Castling is no way out of check.',
      'The square the king crosses and the one he arrives on must not be attacked.',
      'This is about the king, not the rook. The rook may be attacked. When castling queenside it may also cross b1, or b8, even if that square is attacked.',
    ],
    examples: [
      'The king is in check from the rook on e8: no castling now. Leave the e-file.',
      'Castling kingside, the king would cross f1, attacked by the rook, and arrive on g1, attacked by the bishop. On the queenside nothing troubles him.',
      'The bishop attacks the rook on a1, and the black rook attacks b1. Never mind: the king only crosses d1 and arrives on c1. Castle queenside.',
    ],
  },

  xeque: {
    title: 'Check',
    summary: 'A king under attack is in check, and the next move has to get him out of it.',
    body: [
      'The king is in check when an enemy piece could take him on the next move. The king is never really taken: the check has to be answered.',
      'There are three answers:',
      '- Move the king to a square that is not attacked.',
      '- Capture the piece that gives check.',
      '- Put a piece between the king and the attacker. Against a knight or a pawn this is no use.',
      'Any other move is forbidden while the check lasts.',
    ],
    examples: [
      'The rook on e8 gives check. Try the three answers: the king goes to f1, the bishop takes the rook, or the queen blocks on e2.',
    ],
  },

  'reis-vizinhos': {
    title: 'Kings never touch',
    summary: 'There is always at least one square between the two kings.',
    body: [
      'Each king attacks the squares around him. As no king may enter an attacked square, the two never stand side by side.',
      'So a king never gives check to the other. But he can take squares away from him, which helps a lot in giving mate.',
    ],
    examples: [
      'The kings face each other. The squares c4, d4 and e4 are closed to both. Give check with the rook on h5.',
    ],
  },

  cravada: {
    title: 'Pinned pieces',
    summary: 'No move may leave your own king in check; so a pinned piece does not leave its line.',
    body: [
      'You may not make a move that leaves your own king in check.',
      'A piece between your king and an enemy rook, bishop or queen is pinned: if it leaves the line, the king is exposed.',
      'It may still move along the line, if it is a piece that moves that way. It may even take the piece that pins it. A pinned knight can never move.',
      'A pinned piece still attacks squares and gives check like any other.',
    ],
    examples: [
      'The knight on e3 is pinned by the rook on e8. Try to move it. Then take the king off the e-file, and the knight is free.',
      'A rook pinned by a rook goes along the file. It can even take the rook on e8.',
    ],
  },

  'xeque-duplo': {
    title: 'Discovered check and double check',
    summary: 'When two pieces give check at once, only the king can move.',
    body: [
      'Discovered check: a piece steps aside, and the one behind it gives check.',
      'If the piece that stepped aside gives check as well, the check is double. You cannot take both or block both in one move: only the king can move.',
      'He may leave by taking one of the two, if it is not defended.',
    ],
    examples: [
      'Rook and knight both give check. Taking the knight with the pawn or blocking with the queen is not enough: move the king.',
      'Move the knight and discover the rook’s check. On d6 and f6 the knight gives check as well: a double check.',
    ],
  },
};
