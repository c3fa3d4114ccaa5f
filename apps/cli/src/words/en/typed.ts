import type { TypedWords } from '../types/typed.js';

export const typed: TypedWords = {
  commands: {
    help: ['help'],
    why: ['why'],
    moves: ['moves'],
    board: ['board'],
    squares: ['squares'],
    flip: ['flip'],
    roll: ['roll'],
    draw: ['draw'],
    resign: ['resign'],
    undo: ['undo'],
    claim: ['claim'],
    pause: ['pause'],
    save: ['save'],
    hint: ['hint'],
    quit: ['quit', 'exit'],
  },
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  white: 'white',
  black: 'black',
  pass: ['pass', 'skip'],
  lots: 'lots',
};
