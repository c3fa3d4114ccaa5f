import type { Cursor } from './cursor.js';
import type { Effect, Placement } from './effect.js';
import type { GameOption, GameOptions } from './gameOptions.js';
import type { Result } from './result.js';

/** An open set: whoever adds a game chooses its id. Code asks a rule switch, never the id. */
export type GameId = string;

export const PLAYERS = ['w', 'b', 'A', 'B'] as const;
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
] as const;
export type Reason = (typeof REASONS)[number];

/** `winner` undefined is a draw. */
export type Outcome = { readonly winner: Player | undefined; readonly reason: Reason };

export type Turn =
  | { readonly kind: 'player'; readonly player: Player }
  /** `weights` are probabilities aligned with `moves(state)`; the game itself never rolls. */
  | { readonly kind: 'chance'; readonly player: Player; readonly weights: readonly number[] }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export type Facts = Readonly<Record<string, string | number>>;

/** Why an attempt is not legal: a stable code, the facts of the position, the clause that forbids it. */
export type Refusal = { readonly code: string; readonly facts: Facts; readonly rule: string };

/** `field` names the part of the position text that is wrong; `problem` says how, as a code. */
export type PositionError = {
  readonly code: 'bad-position';
  readonly field: string;
  readonly problem: string;
  readonly facts: Facts;
};

/** `bad-move`: not the text of any action of the game. `illegal-move`: well formed, but not legal here. */
export type MoveError = { readonly code: 'bad-move' | 'illegal-move'; readonly move: string };

/** Position and move text, both ways. Readers never throw; writers give the one canonical text. */
export interface Notation<S, M> {
  parsePosition(text: string, options?: GameOptions): Result<S, PositionError>;
  formatPosition(state: S): string;
  /** The legal action that `text` names in `state`; a finished game has none. */
  parseMove(state: S, text: string): Result<M, MoveError>;
  formatMove(move: M): string;
}

/** What the player to act may claim: perpetual check. */
export const CLAIM_KINDS = ['perpetual'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export type Claim = { readonly kind: ClaimKind };

/** One step of a proven strategy: in `position` play `move`; every reply leads to another listed position. */
export type StrategyStep = { readonly position: string; readonly move: string };

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

/** What the match around a game may do, by the game's own rule book. */
export type MatchRules = {
  /** May the players agree on a draw? */
  readonly agreement: boolean;
  /** What a clock at zero means for the player whose it is. */
  readonly flagFall: 'loss' | 'draw';
  /** Do hints and takebacks cost time on the clock (N-TIME)? */
  readonly paidHelp: boolean;
  /** Can something be claimed (`claims`), when its time comes? */
  readonly claims: boolean;
};

/**
 * The contract of every game. A state is a value: no function changes the one it is given. `P` are the names of its
 * pieces.
 *
 * Required of a game:
 * - `moves` lists every legal action once, in an order that depends on the position alone; it is empty exactly
 *   when `turn` says `over`.
 * - `apply` is called only with a move from `moves(state)` (use `play` for anything else).
 * - `explain(state, text)` is undefined exactly when `text` names a legal action.
 * - `effects` is called only with a move from `moves(state)`; `placementAfter(pieces(state), effects(state, move))` is
 *   what stands where in `apply(state, move)`.
 */
export interface Game<S = unknown, M = unknown, P extends string = string> {
  readonly id: GameId;
  /** In the order they act. */
  readonly players: readonly [Player, Player];
  readonly options: readonly GameOption[];
  matchRules(options?: GameOptions): MatchRules;
  start(options?: GameOptions): S;
  /** Asked first: is it over, and who acts? (P-F7) */
  turn(state: S): Turn;
  moves(state: S): readonly M[];
  apply(state: S, move: M): S;
  /** What stands where, in the order in which the board is read; the order depends on the places alone. */
  pieces(state: S): Placement<P>;
  /** What the action does, in the order in which it happens. None where the board stays as it is: a pass, a throw. */
  effects(state: S, move: M): readonly Effect<P>[];
  readonly notation: Notation<S, M>;
  /** Is the side to act in check? False in games without check. */
  inCheck(state: S): boolean;
  explain(state: S, attempt: string): Refusal | undefined;
  claims?(state: S): readonly Claim[];
  /** Proves or refuses a claim within `budget` nodes. Required when `claims` is present. */
  judge?(state: S, claim: Claim, budget: number): Verdict;
  /** A fast mutable walker that starts at `state` and leaves it untouched. */
  cursor(state: S): Cursor<M>;
}
