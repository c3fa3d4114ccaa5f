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
import { LANGUAGES, type Language } from '../moveText.js';
import { chessPiecesCalled, withEnglishLetters } from '../san/pieces.js';
import { parseSan } from '../san/reader.js';
import { formatSan } from '../san/writer.js';
import { formatMarks, readMarks } from './comments.js';
import { type PlayPgnError, type StartOfGame, startOfGame } from './mainLine.js';
import { isNullMove, type PgnGame, type PgnMove, type PgnResult } from './pgnGame.js';
import { describeGame } from './tags.js';
import { MOVE } from './tokens.js';
import type { WritablePgn } from './writer.js';

/** A PGN game with its variations and annotations. */
export type PgnTree = {
  readonly game: ChessGame;
  readonly options: GameOptions;
  readonly tags: ReadonlyMap<string, string>;
  readonly tree: MoveTree<ChessState, ChessMove>;
  readonly result: PgnResult;
};

/** Such a game as `playPgnTree` reads it. */
export type PlayedPgnTree = PgnTree & {
  /** The language of its pieces' letters. */
  readonly language: Language;
};

/**
 * Plays a game and all of its variations, null moves too and past the end by a rule that nobody claimed. What cannot be
 * played, and what follows it on its line, is kept as text, with English letters. Fails where the tags tell no game that
 * can be begun.
 */
export function playPgnTree(pgn: PgnGame, language?: Language): Result<PlayedPgnTree, PlayPgnError> {
  const set = startOfGame(pgn);
  if (!set.ok) return set;
  const { game, options, start } = set.value;
  const read = (known: Language): PlayedPgnTree => {
    const tree =
      pgn.moves.length === 0
        ? { ...plainTree<ChessState, ChessMove>(start), annotations: readAnnotations(pgn.comments) }
        : readLine(start, pgn.moves, byTheRules(game, known));
    return { game, options, tags: pgn.tags, tree, result: pgn.result, language: known };
  };
  const first = read(language ?? 'en');
  const isRead =
    first.tree.steps.length === pgn.moves.length && pgn.moves.every(({ text }) => isEnglish(text));
  if (isRead || language !== undefined) return ok(first);
  const meant = languageOf(pgn, set.value);
  return ok(meant === 'en' ? first : read(meant));
}

/**
 * The language that the main line is written in: English, as the standard wants, unless another one leads to its end,
 * or further from a letter that English does not have.
 */
function languageOf(pgn: PgnGame, set: StartOfGame): Language {
  const all = pgn.moves.length;
  const english = countPlayable(pgn, set, 'en');
  let best: { language: Language; count: number } = { language: 'en', count: english };
  for (const language of LANGUAGES) {
    if (best.count === all) break;
    const count = countPlayable(pgn, set, language);
    const isMeant = count === all || !isEnglish(pgn.moves[english].text);
    if (isMeant && count > best.count) best = { language, count };
  }
  return best.language;
}

/** How many moves of the main line can be played in one language. */
function countPlayable(pgn: PgnGame, { game, start }: StartOfGame, language: Language): number {
  const read = (state: ChessState, text: string): ChessMove | undefined => {
    const move = parseSan(game, state, text, language);
    return move.ok ? move.value : undefined;
  };
  let state = start;
  for (const [i, { text }] of pgn.moves.entries()) {
    const move = isNullMove(text) ? game.nullMove(state) : read(state, text);
    if (move === undefined) return i;
    state = game.apply(state, move);
  }
  return pgn.moves.length;
}

/** How written moves are read: by the rules, or as mere text. */
type MoveReader<S, M> = {
  readonly language: Language;
  /** Undefined where the move cannot be played. */
  play(state: S, text: string): { readonly move: M; readonly state: S } | undefined;
};

function byTheRules(game: ChessGame, language: Language): MoveReader<ChessState, ChessMove> {
  return {
    language,
    play: (state, text) => {
      const move = isNullMove(text) ? game.nullMove(state) : readMove(game, state, text, language);
      return move === undefined ? undefined : { move, state: game.apply(state, move) };
    },
  };
}

/** For what follows a move that cannot be played: any text will do. */
function asWritten(language: Language): MoveReader<undefined, string> {
  const written = (text: string): string =>
    MOVE.exec(text)?.[2] === '' ? withEnglishLetters(text, language) : text;
  return { language, play: (state, text) => ({ move: written(text), state }) };
}

/**
 * Parses a move in the language of the game. A letter that it does not have is read in the other language, since
 * people paste lines of one into games of the other. What fails here also fails from the English text that is
 * written of it, so that a written tree is read back as it was.
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

/** False for `Dh5` and `Cf3`, whose letters only another language has. */
function isEnglish(text: string): boolean {
  const [letter = ''] = /^[A-NP-Y]/.exec(text) ?? []; // neither castling nor a null move
  return letter === '' || chessPiecesCalled(letter, ['en']).length > 0;
}

/** A line of at least one move. What stands ahead of the first belongs to the line. */
function readLine<S, M>(start: S, moves: readonly PgnMove[], reader: MoveReader<S, M>): MoveTree<S, M> {
  const [first, ...others] = moves;
  const bare = [{ ...first, before: [], nagsBefore: [] }, ...others];
  const steps = readSteps(start, bare, reader);
  const unplayed = readSteps(undefined, bare.slice(steps.length), asWritten(reader.language));
  return { start, annotations: readAnnotations(first.before, first.nagsBefore), steps, unplayed };
}

function readSteps<S, M>(start: S, moves: readonly PgnMove[], reader: MoveReader<S, M>): TreeStep<S, M>[] {
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
  reader: MoveReader<S, M>,
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

/** A tree as a PGN game, with English letters. Tags stay, unless they name another game, house rules or start. */
export function composePgnTree({ game, options, tags, tree, result }: PgnTree): WritablePgn {
  const moves = writeLine(tree, (state, move, next) => formatSan(game, state, move, 'en', next));
  return {
    tags: describeGame(game, options, tree.start, tags),
    comments: moves.length === 0 ? writeComments(tree.annotations) : [],
    moves,
    result,
  };
}

type WriteMove<S, M> = (state: S, move: M, next: S) => string;

function writeLine<S, M>(
  { start, annotations, steps, unplayed }: MoveTree<S, M>,
  write: WriteMove<S, M>,
): PgnMove[] {
  const played = writeSteps(start, steps, write);
  const moves = [...played, ...writeSteps(undefined, unplayed, (_, text) => text)];
  if (moves.length === 0) return [];
  const [{ before = [], nagsBefore = [], ...first }, ...others] = moves;
  const ahead = {
    before: [...writeComments(annotations), ...before],
    nagsBefore: [...annotations.nags, ...nagsBefore],
  };
  return [{ ...first, ...ahead }, ...others];
}

function writeSteps<S, M>(start: S, steps: readonly TreeStep<S, M>[], write: WriteMove<S, M>): PgnMove[] {
  let from = start;
  return steps.map((step) => {
    const { move, state, annotationsBefore, annotations, clock, spent, variations } = step;
    const written: PgnMove = {
      text: write(from, move, state),
      line: 0,
      before: writeComments(annotationsBefore),
      nagsBefore: annotationsBefore.nags,
      comments: writeComments(annotations),
      nags: annotations.nags,
      ...(clock !== undefined && { clock }),
      ...(spent !== undefined && { spent }),
      variations: variations.map((line) => writeLine(line, write)),
    };
    from = state;
    return written;
  });
}

/** Marks are written ahead of the words of the first comment. */
function writeComments({ comments, marks }: Annotations): readonly string[] {
  if (marks.length === 0) return comments;
  const [first = '', ...others] = comments;
  return [`${formatMarks(marks)} ${first}`.trim(), ...others];
}
