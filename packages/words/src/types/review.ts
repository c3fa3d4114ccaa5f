/** What is said about the luck and skill of a finished game. Chances are texts like "4,2 %". */
export interface ReviewWords {
  winner(player: string): string;
  readonly unfinished: string;
  /** How many pieces a side the exact table has that was used; 0 for none. */
  table(pieces: number): string;
  readonly rows: {
    readonly luck: string;
    readonly loss: string;
    readonly choices: string;
    readonly mistakes: string;
  };
  /** `number` counts the actions from 1. */
  worst(number: number, player: string, action: string, loss: string, best: string, isExact: boolean): string;
  readonly flawless: string;
  readonly mistakesTitle: string;
  mistake(
    number: number,
    player: string,
    action: string,
    loss: string,
    best: string,
    isExact: boolean,
  ): string;
  adjusted(chance: string): string;
}
