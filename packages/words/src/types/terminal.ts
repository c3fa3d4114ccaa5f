import type { EngineError, SprtVerdict } from '@tabuleiro/arena';
import type { Player, Verdict } from '@tabuleiro/game';
import type { TableProblem } from '@tabuleiro/senet-engine';
import type { PieceName } from './pieces.js';

/** What the text board and the two-person dialogue of a terminal say. */
export interface TerminalWords {
  /** Letters of the text board, White's; Black's are the same in lower case. */
  readonly letters: Readonly<Record<PieceName, string>>;
  readonly legend: string;
  readonly sides: Readonly<Record<Player, string>>;
  /** "torre: a1, h1" */
  piecesAt(piece: PieceName, squares: readonly string[]): string;
  setUp: string;
  token(holder: Player): string;
  duchy(white: string, black: string): string;
  lost(white: readonly PieceName[], black: readonly PieceName[]): string;
  /** The named houses of Senet by number. */
  readonly houses: ReadonlyMap<number, string>;
  housesTitle: string;
  trackPieces(player: Player, houses: readonly number[], off: number): string;
  die(die: string): string;
  legalMoves(moves: readonly string[]): string;
  noMovesAt(square: string): string;
  isLegal(move: string): string;

  whichGame: string;
  welcome(game: string): string;
  resumed(game: string, moves: number): string;
  /** Where the program throws fair dice. */
  throwDie: string;
  /** Where a real die is on the table. */
  typeThrow: string;
  commitShown(commit: string): string;
  askSeed(proposed: string): string;
  badSeed: string;
  seedTaken(seed: string): string;
  diceShown(secret: string, file: string): string;
  thrown(die: string): string;
  thrownAgain(die: string): string;
  noDie: string;
  confirmResign(player: Player): string;
  goesOn: string;
  offerDraw(from: Player, to: Player): string;
  askTakeBack(from: Player, to: Player): string;
  takenBack: string;
  nothingToTakeBack: string;
  answerYesNo: string;
  /** How a claim of perpetual check was judged. */
  claimed(verdict: Verdict): string;
  clocks(times: readonly string[]): string;
  noClock: string;
  paused: string;
  /** What is wrong with one game of a file. */
  inGame(number: number, message: string): string;
  badForm(form: string, known: string): string;
  noPgn(game: string): string;
  droppedLine(file: string): string;
  saved(file: string): string;
  /** A copy of an unfinished game with fair dice, without their secret. */
  savedToRead(file: string): string;
  /** The file turned out to be another program's. */
  goesOnIn(left: string, file: string): string;
  /** A record was opened, which is no journal to go on with. */
  recordStays(record: string, journal: string): string;
  notSavedYet: string;
  needsMove: string;
  howToResume: string;
  unsaved: string;
  readonly help: readonly string[];
}

/** How an attached engine may fail at its work; that it does not know a game or an option is an error of its own. */
export type EngineProblem = Exclude<EngineError['code'], 'no-variant' | 'no-option'>;

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

/** What may be wrong with a file that has the name of a table. */
export type TableFileProblem = TableProblem | 'unreadable-file' | 'not-regular-file';

/** What is said about exact tables and their making. Numbers come as texts, written in the way of the language. */
export interface TablesWords {
  /** `layer` is "3 × 2", `bar` a drawing of how far the sweep is. */
  progress(layer: string, number: number, layers: number, sweep: number, bar: string, change: string): string;
  /** How long it still takes, about; appended to `progress`. */
  timeLeft(hours: number, minutes: number): string;
  written(positions: string, file: string): string;
  present(file: string): string;
  interrupted(folder: string, command: string): string;
  found(pieces: number, positions: string, file: string): string;
  /** What is wrong with a file, and what to do. */
  readonly problems: Readonly<Record<TableFileProblem, (file: string, command: string) => string>>;
}
