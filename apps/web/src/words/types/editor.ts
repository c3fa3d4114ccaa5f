import type { Player } from '@tabuleiro/game';
import type { Colour } from '../../games/grid/board.js';

/** What the page says on which positions are set up. */
export type EditorWords = {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  /** Which game's board? */
  readonly choose: string;
  /** The name of the board, before whose side is at its bottom. */
  readonly board: (game: string) => string;

  // What is chosen to be put on the board.
  readonly palette: string;
  readonly move: string;
  readonly erase: string;
  /** What to do with each tool. */
  readonly moveHint: string;
  readonly eraseHint: string;
  readonly placeHint: string;
  /** For those who use the keys. */
  readonly keys: string;

  // Spoken; squares and houses come with their names.
  readonly placed: (man: string, square: string) => string;
  readonly cleared: (square: string) => string;
  readonly taken: (man: string, square: string) => string;
  readonly undone: string;
  readonly redone: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly started: string;
  readonly emptied: string;
  readonly swappedSides: string;
  readonly nothingToMove: (square: string) => string;
  readonly noAnswer: string;

  // What can be done.
  readonly tools: string;
  readonly start: string;
  readonly empty: string;
  readonly turn: string;
  readonly swap: string;
  readonly undo: string;
  readonly redo: string;
  readonly play: string;
  readonly analyse: string;
  readonly share: string;
  readonly next: string;

  // What the rules say of it.
  readonly possible: string;
  readonly over: (outcome: string) => string;
  readonly cannotPlay: string;
  readonly noCapture: (square: string) => string;

  // The position as a text.
  readonly text: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly otherGame: (game: string) => string;
  };

  // What a position has besides its board.
  readonly details: string;
  readonly house: string;
  readonly houseHint: string;
  readonly none: string;
  readonly side: string;
  readonly sides: Readonly<Record<Player, string>>;
  readonly castling: string;
  /** By the letters of a FEN. */
  readonly castlings: Readonly<Record<string, string>>;
  /** By the letters of a BFEN. */
  readonly jumps: Readonly<Record<string, string>>;
  readonly ep: string;
  readonly epHint: string;
  readonly halfmove: string;
  readonly halfmoveHint: string;
  readonly fullmove: string;
  readonly kingsDukes: string;
  readonly unmoved: Readonly<Record<Colour, string>>;
  readonly token: string;
  readonly pass: string;
  readonly afterPass: string;
  readonly duchy: string;
  readonly duchyOf: Readonly<Record<Colour, string>>;
  readonly lost: Readonly<Record<Colour, string>>;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly die: string;
  readonly toBeThrown: string;
  readonly off: string;
  /** "2 cones e 1 carretel" */
  readonly both: (one: string, other: string) => string;

  /** A link that holds no position, or a damaged one. */
  readonly badLink: string;
  /** Leads away from it. */
  readonly begin: string;
};
