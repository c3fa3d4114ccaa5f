import type { BoardWords } from '../types/board.js';

export const board: BoardWords = {
  marks: {
    source: 'can move',
    move: 'can go here',
    capture: 'can capture',
    charge: 'can charge, and both pieces leave',
    push: 'can push',
    swap: 'can swap places',
    partner: 'can go along',
    enter: 'can enter',
    leave: 'can leave',
    fall: 'can go here, but falls',
    lost: 'but the zone takes the piece',
    pending: 'not yet played',
    from: 'last move started here',
    to: 'last move ended here',
    check: 'check',
    hint: 'hint',
    premove: 'premove',
    zone: 'zone of control',
    fault: 'look at this square',
  },
  selected: () => 'selected',
  lostAnswer: (label) => `${label} (the zone takes it)`,
  empty: 'empty',
  files: {
    nato: ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'],
    names: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
  },
};
