import type { pieces as articles } from '../../../../manual/classico/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  tabuleiro: {
    title: 'The board and the pieces',
    sought: 'starting position, 64 squares',
    summary: 'There are 64 squares and 16 pieces a side; the corner at your right hand is light.',
    body: [
      'The board has eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate. Each square has a name: the file and then the rank, such as e4.',
      'Sit so that the corner square near your right hand is light. For White that is h1; for Black, a8.',
      'Each side starts with a king, a queen, two rooks, two bishops, two knights and eight pawns.',
      '- The rooks stand in the corners; next to them the knights; then the bishops.',
      '- The queen stands on the central square of her own colour: d1 is light, d8 is dark. The king is beside her.',
      '- The pawns fill the rank in front.',
    ],
    rulings: [
      {
        open: 'Where does each piece start, when the picture of the document is lost?',
        ruled: 'The traditional arrangement holds: rook, knight, bishop, queen, king, bishop, knight, rook.',
        why: 'The document speaks of the classic arrangement, and that one is the same all over the world.',
      },
    ],
    examples: [
      'This is the starting position. Make the first move for White: only pawns and knights can get out.',
    ],
  },

  vez: {
    title: 'Whose turn it is',
    sought: 'turn',
    summary: 'White begins; then the sides take turns, and nobody may pass.',
    body: [
      'White makes the first move. After that the sides take turns, one move each.',
      'You move only your own pieces, and the piece has to change its square.',
      'Moving is compulsory. Even when every move makes things worse, you have to choose one.',
    ],
    examples: [
      'It is White’s turn. Move the pawn or the white king. Try the black king: it is not his turn yet.',
      'Whoever moves here loses the pawn: the king has to leave it. White would love to pass, but cannot.',
    ],
  },

  'posicao-por-escrito': {
    title: 'Starting from a written position',
    summary: 'A game can also start from a position pasted as a FEN text.',
    body: [
      'A FEN text has six parts: the pieces, whose turn it is, the castling rights, the en passant square, the counter of the fifty-move rule and the move number.',
      'The program checks the position before taking it. Each side needs exactly one king, there is no pawn on the first or the last rank, and the side that is not to move must not be in check.',
      'A pasted position is judged at once: if it is already mate or a draw, the game is over.',
    ],
    rulings: [
      {
        open: 'How far may the counters of a written position go?',
        ruled:
          'Plain numbers up to 999,999,999 are taken; leading zeros are read, and left out when written.',
        why: 'No game comes near that, and the program can keep such numbers safely.',
      },
      {
        open: 'What is looked at first, the move or the end of the game?',
        ruled:
          'First the end, then check, then the moves. In a finished game the answer is always that it is over.',
        why: 'The document asks for the end to be looked at before any moves are analysed.',
      },
    ],
    examples: [
      'This position came from a text, at move 60. The rook gives check, and the pawn can take it. Play on.',
    ],
  },

  captura: {
    title: 'Moving, capturing and a clear path',
    summary: 'A piece captures by entering the square of an enemy piece; only the knight jumps.',
    body: [
      'A piece goes to an empty square or to a square with an enemy piece. Then it captures: the enemy piece leaves the board and yours takes its place.',
      'You never enter a square with a piece of your own.',
      'Rooks, bishops, queens and pawns need a clear path. A piece in the way, yours or the enemy’s, blocks everything behind it. Only the knight jumps.',
      'You need not capture, unless it is the only way out of check.',
    ],
    rulings: [
      {
        open: 'May a piece jump over a single enemy piece?',
        ruled: 'No. No piece but the knight jumps over another.',
        why: 'One of the two documents only forbids jumping over "two or more" pieces; the other one, more exact, allows no jump at all. The more exact one counts.',
      },
    ],
    examples: [
      'Take the knight on f4 with the rook. The pawn on h4 is behind it, out of reach; the pawn on b4 is yours and blocks the path.',
    ],
  },

  torre: {
    title: 'The rook',
    summary: 'The rook moves any number of squares along its file or rank.',
    body: [
      'The rook moves in a straight line: forwards, backwards or sideways. It goes as far as the path is clear, in one direction per move.',
      'It never moves diagonally.',
      'Rooks like open files, without pawns.',
    ],
    examples: [
      'Choose the rook on d4 and look at the cross of squares it reaches. Diagonals are not part of it.',
    ],
  },

  bispo: {
    title: 'The bishop',
    summary: 'The bishop moves any number of squares diagonally.',
    body: [
      'The bishop moves along diagonals only, as far as the path is clear, in one direction per move.',
      'So it stays on squares of one colour for the whole game. Each side starts with a bishop for light squares and one for dark squares.',
    ],
    rulings: [
      {
        open: 'One document has two texts titled "Rook", and the second describes diagonals. Do rooks move diagonally?',
        ruled: 'No. The second text is the bishop’s, under a wrong title.',
        why: 'The text itself says "the bishop", and the other document keeps the two pieces well apart.',
      },
    ],
    examples: ['Take the bishop to a corner of the board. Notice that it only steps on dark squares.'],
  },

  dama: {
    title: 'The queen',
    sought: 'lady',
    summary: 'The queen moves like a rook and like a bishop.',
    body: [
      'The queen moves along a file, a rank or a diagonal, any number of squares, in one direction per move.',
      'She is the strongest piece. Even so she does not jump, and does not make the knight’s L.',
    ],
    examples: ['The queen on d4 reaches the pawn on b6 and the knight on g4. Take one of them.'],
  },

  cavalo: {
    title: 'The knight',
    sought: 'L shape, jump',
    summary: 'The knight moves in an L and is the only piece that jumps.',
    body: [
      'The knight moves two squares one way and one to the side, like the letter L. So it always changes the colour of its square.',
      'It jumps over any piece, yours or the enemy’s. Whatever it jumps over does not matter and is not captured.',
      'The knight captures only on the square where its jump ends.',
    ],
    examples: [
      'The knight is surrounded by pawns and gets out all the same. Take the pawn on c6 with a jump.',
    ],
  },

  rei: {
    title: 'The king',
    summary: 'The king moves one square in any direction, never to an attacked square.',
    body: [
      'The king moves one square in any direction, diagonals included. Only in castling does he move two.',
      'The king may not enter a square that an enemy piece attacks.',
      'He may take a piece next to him, but only when no other piece defends it: otherwise he would enter an attacked square.',
    ],
    examples: [
      'The rook attacks the whole d-file. Come near it on c2: it does not attack diagonally. The squares d1 and d2 are forbidden.',
      'The rook on d2 gives check and nobody defends it: take it. The knight on e2 is defended by the rook and cannot be taken.',
    ],
  },
};
