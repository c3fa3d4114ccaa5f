/** What the data of one round depends on, beside the code and the weights it plays with. */
export type Settings = {
  readonly game: string;
  /** Self-played games of each round. */
  readonly games: number;
  /** Positions looked at for each move, give or take a quarter. */
  readonly nodes: number;
  /** Every game and every order of samples follows from it. */
  readonly seed: number;
};

/** Games in one file: what a killed run may lose for each thread. */
export const CHUNK_GAMES = 32;

export function chunksOf({ games }: Pick<Settings, 'games'>): number {
  return Math.ceil(games / CHUNK_GAMES);
}
