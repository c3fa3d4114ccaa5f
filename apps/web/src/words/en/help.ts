import type { HelpWords } from '../types/help.js';

export const help: HelpWords = {
  title: 'Help',
  play: 'Choose a piece, then the square it goes to: by touch, by dragging, with the arrow keys and Enter, or by typing the move. If a move is not allowed, the game says why.',
  manual: 'Read the manual: rules, tutorials and everything about the app',
  close: 'Close',
  parts: {
    going: 'Board keys: moving around',
    tracking: 'Keys for Senet: following the track',
    choosing: 'Board keys: playing',
    board: 'Board keys: asking about the position',
    game: 'Board keys: asking about the game',
    drawing: 'Drawing arrows and circles on the board',
    others: 'Other board keys',
    moves: 'Typing moves',
    questions: 'Typing questions',
    match: 'Typing what to do in the game',
  },
  going: [
    { keys: 'Arrows', does: 'next square, as seen on the screen' },
    { keys: 'Home, End', does: 'first or last square of the row' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'first or last corner of the board' },
    { keys: 'Piece letter', does: 'next piece of that kind; with Shift, the previous one' },
    {
      keys: 'Shift+← →',
      does: 'previous or next move; without Shift outside the board, and when you play with the mouse',
    },
    { keys: '1 to 8', does: 'go to that rank' },
    { keys: 'Shift+1 to 8', does: 'go to that file' },
  ],
  tracking: [
    { keys: 'Page Up, Page Down', does: 'previous or next house on the track' },
    { keys: ', .', does: 'the same with one hand' },
  ],
  choosing: [
    { keys: 'Enter, Space', does: 'choose a piece, then a square' },
    { keys: 'Esc', does: 'clear the selection' },
  ],
  queries: {
    where: { keys: 'O', does: 'where am I' },
    'last-move': { keys: 'U', does: 'last move' },
    since: { keys: 'Shift+U', does: 'everything that happened since your last move' },
    'last-capture': { keys: 'Z', does: 'last capture' },
    clocks: { keys: 'H', does: 'clocks' },
    moves: { keys: 'M', does: 'moves of the piece on this square' },
    captures: { keys: 'Shift+M', does: 'its captures only' },
    file: { keys: 'F', does: 'pieces on this file' },
    rank: { keys: 'Shift+F', does: 'pieces on this rank' },
    own: { keys: 'A', does: 'your pieces' },
    theirs: { keys: 'Shift+A', does: 'your opponent’s pieces' },
    rays: { keys: 'X', does: 'pieces on the lines and diagonals from here' },
    position: { keys: 'I', does: 'the whole position, piece by piece' },
    movable: {
      keys: 'J',
      does: 'your next piece that can move; once it is chosen, the next square it can go to; with Shift the previous one',
    },
    ahead: { keys: 'Y', does: 'what lies ahead with each throw' },
    evaluation: { keys: 'E', does: 'evaluation and best move, once the game is over' },
  },
  drawing: [
    {
      keys: 'Right button',
      does: 'drag for an arrow, click for a circle; with Ctrl dashed, with Alt double',
    },
    {
      keys: 'Long press',
      does: 'then slide to another square or tap it for an arrow; tap the same one for a circle',
    },
    {
      keys: '[',
      does: 'begins on this square; the same key on another square makes an arrow, here a circle',
    },
    { keys: '] =', does: 'the same, dashed or double' },
    { keys: '+', does: 'tells what is drawn in this position' },
    { keys: 'Click, Esc', does: 'erases the drawings of this position' },
  ],
  others: [
    { keys: '/', does: 'opens the field to type a move or a word, from anywhere in the game' },
    { keys: '-', does: 'shows the board alone; again, or Esc, shows everything' },
    { keys: 'V', does: 'sound off or on' },
    { keys: '?', does: 'opens this help' },
  ],
};
