import type { BoardWords } from '../types/board.js';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const board: BoardWords = {
  marks: {
    source: 'can move',
    move: 'can go here',
    capture: 'can capture',
    push: 'can push',
    swap: 'can swap places',
    partner: 'can go along',
    enter: 'can enter',
    leave: 'can leave',
    fall: 'can go here, but falls',
    from: 'last move left from here',
    to: 'last move came here',
    check: 'check',
    hint: 'hint',
    zone: 'zone of control',
  },
  selected: () => 'selected',
  empty: 'empty',
  files: {
    nato: ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'],
    names: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
  },
  file: (name, pieces) => (pieces === '' ? `File ${name} is empty.` : `File ${name}: ${pieces}.`),
  rank: (name, pieces) => (pieces === '' ? `Rank ${name} is empty.` : `Rank ${name}: ${pieces}.`),
  own: (count, pieces) =>
    count === 0 ? 'You have no pieces on the board.' : `Your pieces, ${count}: ${pieces}.`,
  theirs: (count, pieces) =>
    count === 0 ? 'The opponent has no pieces on the board.' : `The opponent’s pieces, ${count}: ${pieces}.`,
  position: (pieces) => (pieces === '' ? 'The board is empty.' : `Position: ${pieces}.`),
  directions: {
    up: 'above',
    'up-right': 'diagonally up to the right',
    right: 'to the right',
    'down-right': 'diagonally down to the right',
    down: 'below',
    'down-left': 'diagonally down to the left',
    left: 'to the left',
    'up-left': 'diagonally up to the left',
  },
  rays: (square, lines) =>
    lines === '' ? `No piece on the lines from ${square}.` : `From ${square}, ${lines}; nothing elsewhere.`,
  movable: (count, pieces) =>
    count === 0
      ? 'No piece can move now.'
      : `${counted(count, 'Only one piece can move', 'pieces can move')}: ${pieces}.`,
  moving: [
    { keys: 'Arrows', does: 'the next square, as seen on the screen' },
    { keys: 'Home, End', does: 'first or last square of the row' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'first or last corner of the board' },
    { keys: 'Enter, Space', does: 'choose the piece, then the square' },
    { keys: 'Esc', does: 'undo the choice' },
    { keys: 'Letter of a piece', does: 'next piece of that kind; with Shift the previous one' },
    { keys: '1 to 8', does: 'go to that rank' },
    { keys: 'Shift+1 to 8', does: 'go to that file' },
    { keys: 'V', does: 'sound off or on' },
  ],
  tracking: [
    { keys: 'Page Up, Page Down', does: 'previous or next house of the track' },
    { keys: ', .', does: 'the same with one hand' },
  ],
  queries: {
    where: { keys: 'O', does: 'where am I' },
    'last-move': { keys: 'U', does: 'last move' },
    'last-capture': { keys: 'Z', does: 'last capture' },
    clocks: { keys: 'H', does: 'clocks' },
    moves: { keys: 'M', does: 'moves of the piece on this square' },
    captures: { keys: 'Shift+M', does: 'its captures only' },
    file: { keys: 'F', does: 'pieces on this file' },
    rank: { keys: 'Shift+F', does: 'pieces on this rank' },
    own: { keys: 'A', does: 'your pieces' },
    theirs: { keys: 'Shift+A', does: 'the opponent’s pieces' },
    rays: { keys: 'X', does: 'pieces on the lines and diagonals from here' },
    position: { keys: 'I', does: 'the whole position, piece by piece' },
    movable: { keys: 'J', does: 'your next piece that can move; once it is chosen, where it can go' },
    ahead: { keys: 'Y', does: 'what lies ahead with this throw' },
    evaluation: { keys: 'E', does: 'evaluation and best move, once the game is over' },
    keys: { keys: '?', does: 'this list of keys' },
  },
  backwards: [{ keys: 'Shift+J', does: 'the same, backwards' }],
  keys: (list) => `Keys of the board: ${list}.`,
};
