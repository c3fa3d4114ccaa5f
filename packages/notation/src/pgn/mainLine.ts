import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { fail, type GameOptions, type Outcome, ok, type PositionError, type Result } from '@tabuleiro/game';
import { LANGUAGES, type Language, type TextError } from '../moveText.js';
import { parseSan } from '../san/reader.js';
import { formatSan } from '../san/writer.js';
import { isNullMove, type PgnGame, type PgnMove, type PgnResult } from './pgnGame.js';
import { describeGame, gameOfVariant, HOUSE_RULES, parseHouseRules } from './tags.js';
import type { WritablePgn } from './writer.js';

/** The main line of a PGN game, played by the rules. */
export type PlayedPgn = {
  readonly game: ChessGame;
  readonly options: GameOptions;
  readonly start: ChessState;
  readonly moves: readonly ChessMove[];
  readonly end: ChessState;
  /** The language of its pieces' letters. */
  readonly language: Language;
  /** How many moves were played when our rules ended the game, where it went on: a repetition that nobody claimed. */
  readonly overAfter?: number;
  readonly outcome?: Outcome;
};

/** Codes of what may be wrong with a PGN game when it is played; besides those of a move, `TEXT_ERRORS`. */
export const PLAY_PGN_ERRORS = ['unknown-variant', 'bad-house-rule', 'bad-fen', 'null-move'] as const;

type PgnPlace = { readonly number: number; readonly line: number };
/** Why a PGN game cannot be played: which game of the file, on which line. */
export type PlayPgnError = PgnPlace &
  (
    | { readonly code: 'unknown-variant' | 'bad-house-rule' | 'null-move'; readonly text: string }
    | { readonly code: 'bad-fen'; readonly text: string; readonly problem: PositionError }
    | TextError
  );

/**
 * Plays the main line of a game by the rules. Without a language the letters are English, as the standard wants,
 * or, where that fails, Portuguese throughout. Where both fail, the error is that of the language that leads
 * further.
 */
export function playPgn(pgn: PgnGame, language?: Language): Result<PlayedPgn, PlayPgnError> {
  const set = startOfGame(pgn);
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

/** The line in one language, and how many of its moves could be parsed. */
type LanguageAttempt = { readonly played: Result<PlayedPgn, PlayPgnError>; readonly moves: number };

/** The game that the tags tell, and where it begins. */
export type StartOfGame = {
  readonly game: ChessGame;
  readonly options: GameOptions;
  readonly start: ChessState;
};

export function startOfGame(pgn: PgnGame): Result<StartOfGame, PlayPgnError> {
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

function playIn(pgn: PgnGame, set: StartOfGame, language: Language): LanguageAttempt {
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

/** A line to be written as PGN. */
export type PlayedLine = {
  readonly game: ChessGame;
  readonly options?: GameOptions;
  /** Where the moves begin; the start of the game when left out. */
  readonly start?: ChessState;
  /** Each legal after the ones before it. */
  readonly moves: readonly ChessMove[];
  /** What the mover's clock showed after each move, in ms. */
  readonly clocks?: readonly (number | undefined)[];
  readonly tags?: ReadonlyMap<string, string>;
  readonly result: PgnResult;
};

/** A line as a PGN game: English letters, and the tags that say which game, house rules and start it has. */
export function composePgn(line: PlayedLine): WritablePgn {
  const { game, options = {}, moves, clocks, tags = new Map(), result } = line;
  const start = line.start ?? game.start(options);
  let state = start;
  const written = moves.map((move, i): PgnMove => {
    const text = formatSan(game, state, move, 'en');
    state = game.apply(state, move);
    const clock = clocks?.[i];
    return clock === undefined ? { text, line: 0 } : { text, line: 0, clock };
  });
  return { tags: describeGame(game, options, start, tags), comments: [], moves: written, result };
}
