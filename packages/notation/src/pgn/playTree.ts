import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import {
  type Annotations,
  type GameOptions,
  type MoveTree,
  NO_ANNOTATIONS,
  ok,
  plainStep,
  plainTree,
  type Result,
  type TreeStep,
} from '@tabuleiro/game';
import type { Language } from '../language.js';
import { chessPiecesCalled, withEnglishLetters } from '../san/letters.js';
import { parseSan } from '../san/parse.js';
import { isNullMove, type PgnGame, type PgnMove, type PgnResult } from './game.js';
import { readMarks } from './marks.js';
import { type PlayedPgn, type PlayPgnError, playPgn } from './play.js';

/** A game with everything around its moves. */
export type PgnTree = {
  readonly game: ChessGame;
  readonly options: GameOptions;
  readonly tags: ReadonlyMap<string, string>;
  readonly tree: MoveTree<ChessState, ChessMove>;
  readonly result: PgnResult;
};

export type PlayedPgnTree = PgnTree & Pick<PlayedPgn, 'language' | 'overAfter' | 'outcome'>;

/**
 * Plays a game and all of its variations by the rules. The main line is read, and refused, as `playPgn` does it. In a
 * variation what cannot be played, and what follows it there, is kept as it is written, with English letters.
 */
export function playPgnTree(pgn: PgnGame, language?: Language): Result<PlayedPgnTree, PlayPgnError> {
  const played = playPgn(pgn, language);
  if (!played.ok) return played;
  const { start, moves: _moves, end: _end, ...about } = played.value;
  const tree =
    pgn.moves.length === 0
      ? { ...plainTree<ChessState, ChessMove>(start), annotations: readAnnotations(pgn.comments) }
      : readLine(start, pgn.moves, byTheRules(about.game, about.language));
  return ok({ ...about, tags: pgn.tags, tree, result: pgn.result });
}

/** What becomes of written moves. */
type Reader<S, M> = {
  readonly language: Language;
  /** Undefined where the move cannot be played. */
  play(state: S, text: string): { readonly move: M; readonly state: S } | undefined;
};

function byTheRules(game: ChessGame, language: Language): Reader<ChessState, ChessMove> {
  return {
    language,
    play: (state, text) => {
      const move = isNullMove(text) ? undefined : readMove(game, state, text, language);
      return move === undefined ? undefined : { move, state: game.apply(state, move) };
    },
  };
}

/** For what comes after a move that cannot be played: any text will do. */
function asWritten(language: Language): Reader<undefined, string> {
  return { language, play: (state, text) => ({ move: withEnglishLetters(text, language), state }) };
}

/**
 * The move in the letters of the game. A letter that these do not have is taken from the other language: people paste
 * lines of one into games of the other. What is not read here is not read from the English text either that is
 * written of it.
 */
function readMove(
  game: ChessGame,
  state: ChessState,
  text: string,
  language: Language,
): ChessMove | undefined {
  const own = parseSan(game, state, text, language);
  if (own.ok) return own.value;
  const english = withEnglishLetters(text, language);
  const other = parseSan(game, state, english, isEnglish(english) ? 'en' : undefined);
  return other.ok ? other.value : undefined;
}

/** False for `Dh5` and `Cf3`, which name a piece in another language only. */
function isEnglish(text: string): boolean {
  const [letter = ''] = /^[A-Z]/.exec(text) ?? [];
  return letter === '' || chessPiecesCalled(letter, ['en']).length > 0;
}

/** A line of at least one move. What is ahead of that one is said of the line. */
function readLine<S, M>(start: S, moves: readonly PgnMove[], reader: Reader<S, M>): MoveTree<S, M> {
  const [first, ...others] = moves;
  const bare = [{ ...first, before: [], nagsBefore: [] }, ...others];
  const steps = readSteps(start, bare, reader);
  const unplayed = readSteps(undefined, bare.slice(steps.length), asWritten(reader.language));
  return { start, annotations: readAnnotations(first.before, first.nagsBefore), steps, unplayed };
}

function readSteps<S, M>(start: S, moves: readonly PgnMove[], reader: Reader<S, M>): TreeStep<S, M>[] {
  const steps: TreeStep<S, M>[] = [];
  let state = start;
  for (const written of moves) {
    const played = reader.play(state, written.text);
    if (played === undefined) break;
    steps.push(readStep(written, state, played, reader));
    state = played.state;
  }
  return steps;
}

function readStep<S, M>(
  written: PgnMove,
  from: S,
  { move, state }: { readonly move: M; readonly state: S },
  reader: Reader<S, M>,
): TreeStep<S, M> {
  const { before, nagsBefore, comments, nags, clock, spent } = written;
  const variations = (written.variations ?? []).filter((line) => line.length > 0);
  return {
    ...plainStep(move, state),
    annotationsBefore: readAnnotations(before, nagsBefore),
    annotations: readAnnotations(comments, nags),
    ...(clock !== undefined && { clock }),
    ...(spent !== undefined && { spent }),
    ...(variations.length > 0 && { variations: variations.map((line) => readLine(from, line, reader)) }),
  };
}

function readAnnotations(written: readonly string[] = [], nags: readonly number[] = []): Annotations {
  if (written.length + nags.length === 0) return NO_ANNOTATIONS;
  const read = written.map(readMarks);
  const comments = read.map(({ text }) => text).filter((text) => text !== '');
  return { comments, nags, marks: read.flatMap(({ marks }) => marks) };
}
