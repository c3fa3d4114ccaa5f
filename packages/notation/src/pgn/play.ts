import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { fail, type GameOptions, type Outcome, ok, type PositionError, type Result } from '@tabuleiro/game';
import type { TextError } from '../error.js';
import { LANGUAGES, type Language } from '../language.js';
import { parseSan } from '../san/parse.js';
import { isNullMove, type PgnGame } from './game.js';
import { gameOfVariant, HOUSE_RULES, parseHouseRules } from './variant.js';

/** The main line of a game, played. */
export type PlayedPgn = {
  readonly game: ChessGame;
  readonly options: GameOptions;
  readonly start: ChessState;
  readonly moves: readonly ChessMove[];
  readonly end: ChessState;
  /** In which language its pieces are written. */
  readonly language: Language;
  /** Where our rules end the game before its last move (a repetition nobody claimed): moves played until then. */
  readonly overAfter?: number;
  readonly outcome?: Outcome;
};

export const PLAY_PGN_ERRORS = ['unknown-variant', 'bad-house-rule', 'bad-fen', 'null-move'] as const;

type Place = { readonly number: number; readonly line: number };
export type PlayPgnError = Place &
  (
    | { readonly code: 'unknown-variant' | 'bad-house-rule' | 'null-move'; readonly text: string }
    | { readonly code: 'bad-fen'; readonly text: string; readonly problem: PositionError }
    | TextError
  );

/**
 * Plays the main line of a game by the rules. Without a language it is English, as the standard wants, or, where that
 * does not lead through, the other language throughout; where neither does, what is wrong is told in the one that leads
 * further.
 */
export function playPgn(pgn: PgnGame, language?: Language): Result<PlayedPgn, PlayPgnError> {
  const set = setUp(pgn);
  if (!set.ok) return set;
  if (language !== undefined) return playIn(pgn, set.value, language).played;
  let best = playIn(pgn, set.value, 'en');
  for (const other of LANGUAGES.filter((known) => known !== 'en')) {
    if (best.played.ok) break;
    const next = playIn(pgn, set.value, other);
    if (next.played.ok || next.moves > best.moves) best = next;
  }
  return best.played;
}

/** What came of a line, and how many of its moves could be read. */
type Reading = { readonly played: Result<PlayedPgn, PlayPgnError>; readonly moves: number };

type SetUp = { readonly game: ChessGame; readonly options: GameOptions; readonly start: ChessState };

function setUp(pgn: PgnGame): Result<SetUp, PlayPgnError> {
  const place = { number: pgn.number, line: pgn.line };
  const variant = pgn.tags.get('Variant') ?? '';
  const game = gameOfVariant(variant);
  if (game === undefined) return fail({ code: 'unknown-variant', text: variant, ...place });
  const options = parseHouseRules(game, pgn.tags.get(HOUSE_RULES) ?? '');
  if (!options.ok) return fail({ code: 'bad-house-rule', text: options.error, ...place });
  const fen = pgn.tags.get('FEN');
  if (fen === undefined) return ok({ game, options: options.value, start: game.start(options.value) });
  const start = game.notation.parsePosition(fen.trim(), options.value);
  if (!start.ok) return fail({ code: 'bad-fen', text: fen, problem: start.error, ...place });
  return ok({ game, options: options.value, start: start.value });
}

function playIn(pgn: PgnGame, set: SetUp, language: Language): Reading {
  const { game } = set;
  const moves: ChessMove[] = [];
  let state = set.start;
  let ending: { overAfter: number; outcome: Outcome } | undefined;
  for (const { text, line } of pgn.moves) {
    const place = { number: pgn.number, line };
    if (isNullMove(text)) return { played: fail({ code: 'null-move', text, ...place }), moves: moves.length };
    const turn = game.turn(state);
    if (turn.kind === 'over') ending ??= { overAfter: moves.length, outcome: turn.outcome };
    const move = parseSan(game, state, text, language);
    if (!move.ok) return { played: fail({ ...move.error, ...place }), moves: moves.length };
    moves.push(move.value);
    state = game.apply(state, move.value);
  }
  return { played: ok({ ...set, moves, end: state, language, ...ending }), moves: moves.length };
}
