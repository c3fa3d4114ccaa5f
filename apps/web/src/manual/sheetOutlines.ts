import type { SheetOutline } from './outline.js';

export const classicoSheet = {
  game: 'classico',
  position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  pieces: ['w-king', 'w-queen', 'w-rook', 'w-bishop', 'w-knight', 'w-pawn'],
} as const satisfies SheetOutline;

export const nucleoSheet = {
  game: 'nucleo',
  position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  pieces: classicoSheet.pieces,
} as const satisfies SheetOutline;

export const brasezSheet = {
  game: 'brasez',
  position: 'hnrwkrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
  pieces: ['w-king', 'w-warlord', 'w-priest', 'w-knight', 'w-rook', 'w-lord', 'w-pawn', 'w-duke'],
} as const satisfies SheetOutline;

export const senetSheet = {
  game: 'senet',
  position: 'ABABABABAB/........../.......... A -',
  pieces: [],
} as const satisfies SheetOutline;
