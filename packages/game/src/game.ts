import type { Cursor } from './cursor.js';
import type { Effect, Placement } from './effect.js';
import type { GameOption, GameOptions } from './gameOptions.js';
import type { Result } from './result.js';

/** The id of a game, an open set. Rules never depend on it: they ask a switch. */
export type GameId = string;

/** Every name of a player: White and Black, or A and B. */
export const PLAYERS = ['w', 'b', 'A', 'B'] as const;
/** One of the two players of a game. */
export type Player = (typeof PLAYERS)[number];

/** Every way a game ends. The first ten come from rules, the last four from the match around them. */
export const REASONS = [
  'mate',
  'stalemate',
  'repetition',
  'perpetual',
  'material',
  'fifty',
  'force',
  'doublepass',
  'kings-dukes',
  'win',
  'resign',
  'agreement',
  'claim',
  'time',
  'abandoned',
  'declared',
] as const;
/** Why a game is over, as a code. */
export type Reason = (typeof REASONS)[number];

/** How a game has ended; without a winner it is a draw. */
export type Outcome = { readonly winner: Player | undefined; readonly reason: Reason };

/** Who acts next: a player, chance on behalf of a player, or nobody because the game is over. */
export type Turn =
  | { readonly kind: 'player'; readonly player: Player }
  /** `weights` are probabilities aligned with `moves(state)`; the game itself never rolls. */
  | { readonly kind: 'chance'; readonly player: Player; readonly weights: readonly number[] }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** What a game may count; each is the reason of the outcome that it leads to. */
export const COUNTER_KINDS = ['fifty', 'kings-dukes'] as const satisfies readonly Reason[];
/** What a counter counts. */
export type CounterKind = (typeof COUNTER_KINDS)[number];
/** A count that ends the game at its limit, both as the rule book counts: moves of both players, or of one (C-50, B-50, B-KD). */
export type Counter = { readonly kind: CounterKind; readonly count: number; readonly limit: number };

/** Data for the sentence that words a code: squares, pieces, numbers. */
export type Facts = Readonly<Record<string, string | number>>;

/** Why an attempted move is not legal: a stable code, its facts, and the id of the clause that forbids it. */
export type Refusal = { readonly code: string; readonly facts: Facts; readonly rule: string };

/** Why a position text cannot be read: `field` is the part that is wrong, `problem` says how, as a code of the game. */
export type PositionError = {
  readonly code: 'bad-position';
  readonly field: string;
  readonly problem: string;
  readonly facts: Facts;
};

/** Why a move text cannot be read: `bad-move` is not a move of the game at all, `illegal-move` is not legal here. */
export type MoveError = { readonly code: 'bad-move' | 'illegal-move'; readonly move: string };

/** Position and move texts, both ways. Parsing never throws; formatting gives the one canonical text. */
export interface Notation<S, M> {
  /** The state that a position text describes, without history. */
  parsePosition(text: string, options?: GameOptions): Result<S, PositionError>;
  /** The position text of a state; what it leaves out is history. */
  formatPosition(state: S): string;
  /** The legal move that `text` names in `state`; a finished game has none. */
  parseMove(state: S, text: string): Result<M, MoveError>;
  /** The text of a move, unique among the legal moves of a state. */
  formatMove(move: M): string;
}

/** Everything that a player to act may claim: perpetual check. */
export const CLAIM_KINDS = ['perpetual'] as const;
/** What a claim is about. */
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** A claim that the player to act may make. */
export type Claim = { readonly kind: ClaimKind };

/** One step of a proven strategy: in `position` play `move`; every reply leads to another listed position. */
export type StrategyStep = { readonly position: string; readonly move: string };

/** What became of a claim, and how many positions were looked at. */
export type Verdict =
  /** `line` is one sample of the strategy at work, from the claimed position to the first repeat. */
  | {
      readonly kind: 'proven';
      readonly strategy: readonly StrategyStep[];
      readonly line: readonly string[];
      readonly nodes: number;
    }
  | { readonly kind: 'refuted'; readonly nodes: number }
  | { readonly kind: 'undecided'; readonly nodes: number };

/** What the rule book of a game says about the match around it. */
export type MatchRules = {
  /** May the players agree to a draw? */
  readonly agreement: boolean;
  /** What running out of time means for the player. */
  readonly flagFall: 'loss' | 'draw';
  /** Do hints and takebacks cost time on the clock (N-TIME)? */
  readonly paidHelp: boolean;
  /** Does the game know claims (`Game.claims`)? */
  readonly claims: boolean;
};

/**
 * The contract of every game: `S` is its state, `M` its move, `P` the names of its pieces. A state is a value: no
 * function changes the one it is given.
 *
 * Required of a game:
 * - `moves` lists every legal move once, in an order that depends on the position alone; it is empty exactly
 *   when `turn` says `over`.
 * - `apply` is called only with a move from `moves(state)` (use `play` for anything else), or with `nullMove(state)`; so
 *   is `effects`, for which a null move does nothing to the board.
 * - `explain(state, text)` is undefined exactly when `text` names a legal move.
 * - `placementAfter(pieces(state), effects(state, move))` is
 *   what stands where in `apply(state, move)`.
 */
export interface Game<S = unknown, M = unknown, P extends string = string> {
  readonly id: GameId;
  /** The two players, the one who starts first. */
  readonly players: readonly [Player, Player];
  /** The house rules that players may switch; most games have none. */
  readonly options: readonly GameOption[];
  /** What the match around the game may do, with these options. */
  matchRules(options?: GameOptions): MatchRules;
  /** The first state, with these options. */
  start(options?: GameOptions): S;
  /** Whether the game is over, and otherwise who acts. Ask this first (P-F7). */
  turn(state: S): Turn;
  /** Every legal move. */
  moves(state: S): readonly M[];
  /** The state after a legal move, or after `nullMove(state)`. */
  apply(state: S, move: M): S;
  /**
   * The move that gives the turn away: no rules allow it, so `moves` never lists it, but analyses have it. Undefined where
   * it makes no sense, as in check; left out where a game has none.
   */
  nullMove?(state: S): M | undefined;
  /** The pieces on the board, in reading order, which depends on the places alone. */
  pieces(state: S): Placement<P>;
  /** What a move does to the board, in the order in which it happens; nothing for a pass or a throw. */
  effects(state: S, move: M): readonly Effect<P>[];
  /** Position and move texts. */
  readonly notation: Notation<S, M>;
  /** Is the side to move in check? False in games without check. */
  inCheck(state: S): boolean;
  /** Why an attempted move is not legal; undefined when it is. Answers any text. */
  explain(state: S, attempt: string): Refusal | undefined;
  /** What is being counted towards an end; nothing, or left out, where nothing is. */
  counters?(state: S): readonly Counter[];
  /** What the player to act may claim now. */
  claims?(state: S): readonly Claim[];
  /** Proves or refutes a claim within `budget` positions. Required when `claims` is present. */
  judge?(state: S, claim: Claim, budget: number): Verdict;
  /** A cursor that starts at `state` and leaves it untouched. */
  cursor(state: S): Cursor<M>;
}
