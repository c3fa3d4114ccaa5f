import type { Lang } from '@tabuleiro/words';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'calm', 'none'] as const;
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
export const FILE_NAMES = ['plain', 'nato', 'names'] as const;
export const VERBOSITIES = ['full', 'brief'] as const;
/** How two people share one device: the board turns, only the pieces turn to face the player, or nothing turns. */
export const SHARINGS = ['turn', 'mirror', 'still'] as const;

/** The boards and the sets of pieces to choose from; our own come first. */
export const BOARDS = ['barro', 'mata', 'pedra'] as const;
export const PIECE_SETS = ['cordel', 'liso'] as const;
export const COORDINATE_SIZES = ['normal', 'large'] as const;

/** How a square and its piece are spoken (docs/players.md 1.1, point 4). */
export type Speech = {
  readonly square: 'before' | 'after' | 'none';
  readonly piece: 'name' | 'letter';
  readonly colour: 'name' | 'letter' | 'none';
  readonly files: (typeof FILE_NAMES)[number];
  readonly verbosity: (typeof VERBOSITIES)[number];
};

export type Settings = {
  readonly lang: Lang;
  /** The letters of the move list; undefined follows the language. */
  readonly letters: Lang | undefined;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Does the computer reply at once, without a pause to see what was played? */
  readonly hurry: boolean;
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly hand: 'right' | 'left';
  readonly sharing: (typeof SHARINGS)[number];
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** May a move be chosen before its turn? */
  readonly premove: boolean;
  /** Are the polite phrases of whoever plays on another device shown (O-WORDS)? */
  readonly phrases: boolean;
  /** Single keys on the board (WCAG 2.1.4). */
  readonly keys: boolean;
  /** Are the legal targets of a picked piece marked (P-F6)? */
  readonly targets: boolean;
  /** Does every move made on the board wait to be confirmed? */
  readonly confirmMoves: boolean;
  /** After a move that allows it, is it asked whether a duke retires (B-DUKE-A)? */
  readonly retirement: boolean;
  /** Is everything beside the board hidden that is not needed to play? */
  readonly onlyBoard: boolean;
  /** Are the pieces marked that can move? */
  readonly movable: boolean;
  readonly coordinates: boolean;
  readonly coordinateSize: (typeof COORDINATE_SIZES)[number];
  readonly board: (typeof BOARDS)[number];
  readonly pieces: (typeof PIECE_SETS)[number];
  /** Drawings in place of the letters of pieces in the move list. */
  readonly figurines: boolean;
  readonly speech: Speech;
  /** The name last given to the person at this device. */
  readonly name: string;
  /** Tasks of the tutorials that are done: "brasez/charge". */
  readonly lessons: readonly string[];
};

export const DEFAULT_SETTINGS: Settings = {
  lang: 'pt-BR',
  letters: undefined,
  theme: 'system',
  motion: 'system',
  hurry: false,
  textSize: 100,
  hand: 'right',
  sharing: 'turn',
  sound: true,
  volume: 0.5,
  premove: true,
  phrases: true,
  keys: true,
  targets: true,
  confirmMoves: false,
  retirement: true,
  onlyBoard: false,
  movable: true,
  coordinates: true,
  coordinateSize: 'normal',
  board: 'barro',
  pieces: 'cordel',
  figurines: false,
  speech: { square: 'before', piece: 'name', colour: 'name', files: 'plain', verbosity: 'full' },
  name: '',
  lessons: [],
};
