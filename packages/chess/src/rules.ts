import type { GameOption, GameOptions, MatchRules } from '@tabuleiro/game';

/** The subjects of the clauses that refusals quote; each game has its own clause ids for them. */
export type Clause =
  | 'turn'
  | 'move'
  | 'check'
  | 'castling'
  | 'enPassant'
  | 'promotion'
  | 'mate'
  | 'stalemate'
  | 'repetition'
  | 'perpetual'
  | 'material'
  | 'fifty';

/** The switches by which chess games differ; nothing else tells them apart. */
export type ChessRules = {
  /** A pawn's first move may be of two squares. */
  readonly doubleStep: boolean;
  readonly enPassant: boolean;
  readonly castling: boolean;
  /** Does the player choose what a pawn becomes, or is it always a queen? */
  readonly promotionChoice: boolean;
  /** C-REP counts occurrences; N-REP wants the same cycle of moves played twice over. */
  readonly repetition: 'threefold' | 'cyclic';
  /** Is king and two knights against king a draw? */
  readonly twoKnightsDraw: boolean;
  readonly fiftyMoves: boolean;
  /** Is a repetition by checks alone named after them (C-PERP)? */
  readonly perpetual: boolean;
  readonly matchRules: MatchRules;
  /** The clause id to quote for each subject. */
  readonly clauses: Readonly<Record<Clause, string>>;
};

export const CLASSICO_RULES: ChessRules = {
  doubleStep: true,
  enPassant: true,
  castling: true,
  promotionChoice: true,
  repetition: 'threefold',
  twoKnightsDraw: true,
  fiftyMoves: true,
  perpetual: true,
  matchRules: { agreement: true, flagFall: 'loss', paidHelp: false, claims: true },
  clauses: {
    turn: 'C-TURN',
    move: 'C-MOVE',
    check: 'C-CHECK',
    castling: 'C-CASTLE',
    enPassant: 'C-EP',
    promotion: 'C-PROMO',
    mate: 'C-MATE',
    stalemate: 'C-STALE',
    repetition: 'C-REP',
    perpetual: 'C-PERP',
    material: 'C-MAT',
    fifty: 'C-50',
  },
};

const NUCLEO_RULES: ChessRules = {
  doubleStep: true,
  enPassant: false,
  castling: false,
  promotionChoice: false,
  repetition: 'cyclic',
  twoKnightsDraw: false,
  fiftyMoves: false,
  perpetual: false,
  matchRules: { agreement: false, flagFall: 'draw', paidHelp: true, claims: false },
  clauses: {
    turn: 'N-TURN',
    move: 'N-MOVE',
    check: 'N-CHECK',
    castling: 'N-TURN', // 4.3: a turn moves one piece
    enPassant: 'N-MOVE', // 4.4: a capture is of the piece one moves onto
    promotion: 'N-PROMO',
    mate: 'N-CHECK',
    stalemate: 'N-STALE',
    repetition: 'N-REP',
    perpetual: 'N-REP',
    material: 'N-MAT',
    fifty: 'N-NOLIMIT',
  },
};

/** The house rules a player may change in `nucleo`. */
export const NUCLEO_OPTIONS: readonly GameOption[] = [
  { name: 'doubleStep', default: true },
  { name: 'enPassant', default: false },
  { name: 'castling', default: false },
  { name: 'agreement', default: false },
];

export function nucleoRules(options: GameOptions = {}): ChessRules {
  const { doubleStep, enPassant, castling } = { ...NUCLEO_RULES, ...options };
  const matchRules = { ...NUCLEO_RULES.matchRules, agreement: options.agreement === true };
  const clauses = {
    ...NUCLEO_RULES.clauses,
    // A house rule is quoted by the clause of classico that it brings in.
    ...(castling && { castling: CLASSICO_RULES.clauses.castling }),
    ...(enPassant && { enPassant: CLASSICO_RULES.clauses.enPassant }),
  };
  return { ...NUCLEO_RULES, doubleStep, enPassant, castling, matchRules, clauses };
}
