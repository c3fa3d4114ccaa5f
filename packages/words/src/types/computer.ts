/** What the computer is called. */
export interface ComputerWords {
  /** Names of the levels, the first one first. */
  readonly levels: readonly string[];
  readonly maximum: string;
  /** "nível 3, pausa do café" */
  level(level: number, name: string): string;
  /** The computer in a sentence. */
  readonly name: string;
  /** The computer's name in a record of a game. */
  seat(level: string): string;
  readonly decimal: '.' | ',';
}
