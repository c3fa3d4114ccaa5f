/** What the terminal says of the moves, hints and analyses of the computer. */
export interface EngineWords {
  opponent(side: string, level: string): string;
  /** How strong the maximum is on this machine. */
  maximumElo(elo: string): string;
  thinking: string;
  /** `written` is the move as people write it. */
  played(move: string, written: string): string;
  hint(move: string, written: string): string;
  seeksHint: string;
  drawAccepted: string;
  drawDeclined: string;
  /** The heads of the columns of an analysis. */
  readonly columns: {
    readonly depth: string;
    readonly score: string;
    /** Wins, draws and losses of a thousand games. */
    readonly wdl: string;
    readonly nodes: string;
    readonly line: string;
  };
  best(move: string): string;
  /** Nothing to advise: the die is still to be thrown. */
  readonly dieFirst: string;
  mate(moves: number): string;
}
