import type { Effect, Game, GameOptions, Result } from '@tabuleiro/game';
import type { Language, PgnResult, TextError } from '@tabuleiro/notation';
import type { GameTypes } from './gameTypes.js';
import type { WordedError } from './worded.js';

/** Where a move goes, by names of squares. */
export type MoveSquares<T extends GameTypes> = {
  readonly from?: T['square'];
  readonly to?: T['square'];
  readonly partner?: T['square'];
  readonly promotion?: T['piece'];
};

/** A game as it was played, in the terms of its rules. */
export type PlayedGame<T extends GameTypes> = {
  readonly options: GameOptions;
  readonly start: T['state'];
  readonly moves: readonly T['move'][];
  readonly tags: Readonly<Record<string, string>>;
  readonly result: PgnResult;
};

/** What a `Position` needs to know of one game: its rules, and how people write its moves and games. */
export interface GameAdapter<T extends GameTypes> {
  readonly game: Game<T['state'], T['move'], T['piece']>;
  /** Those of the game, with their exact types. */
  readonly players: readonly [T['player'], T['player']];
  isSquare(place: string): place is T['square'];
  /** Reads coordinates and what people write, in both languages unless one is given. */
  parse(state: T['state'], text: string, lang?: Language): Result<T['move'], TextError>;
  format(state: T['state'], move: T['move'], lang: Language): string;
  kindOf(move: T['move']): T['kind'];
  squares(move: T['move'], effects: readonly Effect<T['piece']>[]): MoveSquares<T>;
  writeGame(played: PlayedGame<T>, lang: Language): string;
  readGame(text: string): Result<PlayedGame<T>, WordedError>;
}
