/** How an attached engine may fail; the codes are those of the arena. */
export const ENGINE_PROBLEMS = ['no-start', 'died', 'silent', 'late', 'no-move'] as const;
export type EngineProblem = (typeof ENGINE_PROBLEMS)[number];

export type SprtVerdict = 'accepted' | 'rejected' | 'open';

/** What is said about a match between computers. */
export interface ArenaWords {
  readonly problems: Readonly<Record<EngineProblem, (engine: string, cause: string) => string>>;
  /** Numbers come as texts, written in the way of the language. */
  score(games: number, wins: number, draws: number, losses: number, percent: string): string;
  elo(elo: string, low: string, high: string): string;
  noGames: string;
  sprt(elo0: string, elo1: string, llr: string, bounds: string, verdict: SprtVerdict): string;
  /** Games lost otherwise than on the board. */
  forfeits(list: string): string;
  interrupted: string;
  readonly decimal: '.' | ',';
}
