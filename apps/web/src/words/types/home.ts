import type { GameId } from '@tabuleiro/game';

export type HomeWords = {
  readonly motto: string;
  readonly continue: string;
  readonly choose: string;
  readonly begin: string;
  readonly finished: string;
  /** One honest sentence a game. */
  readonly games: ReadonlyMap<GameId, string>;
  /** The same in a few words, for a phone. */
  readonly kinds: ReadonlyMap<GameId, string>;
  readonly newGame: string;
  readonly goOn: string;
  readonly review: string;
  /** These three go on after the name of a game, or begin a line. */
  readonly against: (level: string) => string;
  readonly people: (first: string, second: string) => string;
  readonly twoPeople: string;
  /** A match between two devices; the name may be empty. */
  readonly far: (name: string) => string;
  readonly othersTurn: string;
  /** Leads to matches between two devices. */
  readonly playFar: string;
  /** Links to the pages beside a game. */
  readonly library: string;
  readonly analyse: string;
  readonly editor: string;
  readonly yourTurn: string;
  readonly computersTurn: string;
  readonly turnOf: (name: string) => string;
  readonly moves: (count: number) => string;
  readonly remove: (game: string) => string;
  readonly removing: {
    readonly title: string;
    readonly text: (game: string) => string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly showAll: (count: number) => string;
  readonly open: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly go: string;
    readonly file: string;
    readonly empty: string;
  };
  readonly manual: string;
  readonly colophon: string;
};
