import type { Player, Verdict } from '@tabuleiro/game';
import type { PieceName } from './pieceNames.js';

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
  resumed(game: string, actions: number): string;
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
  badForm(form: string, known: string): string;
  noPgn(game: string): string;
  droppedLine(file: string): string;
  saved(file: string): string;
  notSavedYet: string;
  needsMove: string;
  howToResume: string;
  unsaved: string;
  readonly help: readonly string[];
}
