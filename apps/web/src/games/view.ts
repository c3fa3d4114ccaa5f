import type { WrittenGame } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import type { Match, Secret } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { ComponentType } from 'preact';
import type { Art, Cell, Place, TargetMark, Tray, Vacancy } from '../board/model.js';
import type { DraftForm } from '../editor/draft.js';
import type { GameMove, GamePosition } from './position.js';

/** One choice on the way to an action: a place, or an answer to a question that no place can give. */
export type Step =
  | {
      readonly kind: 'place';
      readonly place: Place;
      readonly as: TargetMark;
      /** Is the piece lost that goes there (B-ZONE)? */
      readonly isLost?: boolean;
    }
  | {
      readonly kind: 'answer';
      readonly question: string;
      readonly answer: string;
      /** Is what it makes lost at once? */
      readonly isLost?: boolean;
    };

/**
 * A legal move as the choices that lead to it: `e7`, `e8`, "queen". No path is the beginning of another one, so the move
 * is known when its last choice is made.
 */
export type Path<M = unknown> = { readonly move: M; readonly steps: readonly Step[] };

export type Question = {
  /** "Promover a que peça?" */
  readonly title: string;
  /** The square it is about, where that is not the one chosen last. */
  readonly at?: Place;
  /** Enough of it to be read beside its answers: "Retirar?" */
  readonly brief?: string;
  readonly answers: readonly Answer[];
  /**
   * The answer that adds nothing to the move, where it is the last thing asked: the move is shown as if it had been given,
   * and the others are offered after it.
   */
  readonly usual?: string;
  /** What is taken, without asking, for a move that was chosen before its turn. */
  readonly premoved?: string | undefined;
};

export type Answer = {
  readonly answer: string;
  readonly label: string;
  /** A part of the label that will do beside the question. */
  readonly short?: string;
  readonly art?: Art;
  /** Where it is given by choosing a place as well. */
  readonly place?: Place;
};

/** A row of pieces beside the board: those a player has lost, or brought home. */
export type PieceRow = {
  readonly side: 0 | 1;
  readonly name: string;
  readonly arts: readonly Art[];
  /** By how many points this side's material is ahead, not above 0 if it is not; only where pieces are counted in points. */
  readonly lead?: number;
};

/** What a game may add when it is over: a review, a proof of its dice. */
export type AfterGameProps = {
  readonly lang: Lang;
  readonly match: Match;
  readonly secret: Secret | undefined;
  /** How many moves and throws lead to the position shown, where that is known; else the last value of `onGoTo` counts. */
  readonly at?: number;
  /** Shows the position after so many moves and throws. */
  readonly onGoTo: (plies: number) => void;
};

/**
 * How a game is shown, spoken and chosen, written against the states, moves and pieces of its own rules. It judges nothing:
 * what is legal and what an action did comes from the rules. A plain `GameView` is that of any game.
 */
export interface GameView<S = unknown, M = unknown, P extends string = string> {
  /** The rules, and how people write moves. */
  readonly written: WrittenGame<S, M, P>;
  readonly rows: number;
  readonly columns: number;
  /** Does the board turn for the second player? */
  readonly canFlip: boolean;
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  readonly track: readonly Place[];
  /** A drawing that stands for each player. */
  readonly crests: readonly [Art, Art];
  /** In reading order. */
  cells(lang: Lang, position: GamePosition<S, M, P>): readonly Cell[];
  trays(lang: Lang, position: GamePosition<S, M, P>): readonly Tray[];
  /** The trays that are not there, or not at this side, in this position. */
  vacancies?(lang: Lang, position: GamePosition<S, M, P>): readonly Vacancy[];
  pieceRows(lang: Lang, position: GamePosition<S, M, P>): readonly PieceRow[];
  /** Squares under an attack that is not to be seen from the pieces (B-ZONE). */
  zones?(position: GamePosition<S, M, P>): readonly Place[];
  /** Where the king stands that is in check; asked only when there is a check. */
  kingOf(position: GamePosition<S, M, P>): Place | undefined;
  /** The legal moves of a position in which a player chooses; throws have none. */
  paths(position: GamePosition<S, M, P>): readonly Path<M>[];
  /** The question that `steps` lead to, with the answers that are legal there. */
  ask(lang: Lang, position: GamePosition<S, M, P>, question: string, answers: readonly string[]): Question;
  /** What is to be done in an unusual situation, for those who do not know: placing a king. */
  prompt?(lang: Lang, position: GamePosition<S, M, P>): string | undefined;
  /** The text to be explained when somebody tries to go from one place to another; undefined if that is no attempt at a move. */
  attempt(position: GamePosition<S, M, P>, from: Place, to: Place): string | undefined;
  /** The tray that a player's pieces enter the board from, or leave it to. */
  trayOf?(player: Player): Place;
  /** A tray that a move changes although no piece moves: the Pass token's. */
  trayChangedBy?(move: M): Place | undefined;
  /**
   * What happened, aloud, without its player and without check: "cavalo de g1 para f3", "peão toma e cinco",
   * "o dado dá 4". Names what was captured, pushed, what fell.
   */
  say(lang: Lang, gameMove: GameMove<S, M, P>): string;
  /** What to look at after the game, fetched when it is asked for. */
  afterGame?(): Promise<ComponentType<AfterGameProps>>;
  /** The data files of this game for the computer (exact tables, a network), fetched. Rejects if they cannot be had. */
  resources?(): Promise<readonly ArrayBuffer[]>;
  /** Moves as somebody may type them, for those who do not know: "Cf3, e2e4, O-O". */
  readonly examples: Readonly<Record<Lang, string>>;
  /** Words a person may type instead of the action's text, if any: `passar`, `pass` → `pass`. */
  typed?(position: GamePosition<S, M, P>, text: string): string | undefined;
  /** What the die on the table shows, where there is one. */
  thrown?(position: GamePosition<S, M, P>): number | undefined;
  /** Does that throw give its player another one? */
  throwsAgain?(position: GamePosition<S, M, P>): boolean;
  /** What lies ahead of a place on the track and what each throw would do there; undefined for a tray. */
  ahead?(lang: Lang, position: GamePosition<S, M, P>, place: Place): string | undefined;
  /** What the throw on the table would do to the piece on a place; what there is to say where no piece can move. */
  movable?(lang: Lang, position: GamePosition<S, M, P>, place: Place): string;
  /** How positions are set up by hand, fetched when somebody does; left out where they cannot be. */
  draft?(): Promise<DraftForm>;
}
