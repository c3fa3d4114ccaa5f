import type { Damage } from '../../store/games/openGame.js';

export type DamagedWords = {
  readonly title: string;
  readonly hint: string;
  /** A game that does not even say which one it is. */
  readonly unknown: string;
  /** How much of it can be opened; `moves` is "8 lances". */
  readonly whole: (moves: string) => string;
  readonly part: (moves: string) => string;
  readonly nothing: string;
  readonly damages: Readonly<Record<Exclude<Damage['problem'], 'refused'>, (line: number) => string>>;
  /** What can be done about a damaged game; `sound` lines of its journal can be opened. */
  readonly help: (sound: number) => string;
  readonly openSound: string;
  readonly rescue: string;
  readonly export: string;
  readonly remove: string;
  readonly removing: {
    readonly title: string;
    readonly text: (game: string) => string;
    readonly confirm: string;
    readonly done: string;
  };
};
