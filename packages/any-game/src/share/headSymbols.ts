import {
  fail,
  type Game,
  type GameId,
  type GameOptions,
  ok,
  parseGameOptions,
  type Result,
  type TreePath,
} from '@tabuleiro/game';
import { PGN_RESULTS, type PgnResult } from '@tabuleiro/notation';
import type { ShareError } from './shareError.js';
import type { Symbols } from './symbols.js';

/** What a code tells before the moves. */
export type ShareHead = {
  readonly options: GameOptions;
  readonly result: PgnResult;
  readonly at: TreePath;
  /** The position text of the start, missing for the game's own. */
  readonly start?: string;
};

/** The id comes first: without it the rest cannot be read. */
export function codeGameId(symbols: Symbols, id: GameId): GameId {
  const coded = symbols.text('name', id);
  symbols.check();
  return coded;
}

/** A reader gives a blank head. */
export function codeHead(symbols: Symbols, head: ShareHead): ShareHead {
  const options = codeOptions(symbols, head.options);
  const hasOwnStart = symbols.flag('ownStart', head.start === undefined);
  const start = hasOwnStart ? {} : { start: symbols.text('position', head.start ?? '') };
  const result = PGN_RESULTS[symbols.choice(PGN_RESULTS.length, PGN_RESULTS.indexOf(head.result))];
  const at = codePath(symbols, head.at);
  symbols.check();
  return { options, ...start, result, at };
}

/** `+castling` is on, `-castling` off. */
function codeOptions(symbols: Symbols, options: GameOptions): GameOptions {
  const texts = Object.entries(options).map(([name, isOn]) => `${isOn ? '+' : '-'}${name}`);
  const coded = symbols.list(texts, '', (text) => symbols.text('name', text));
  return Object.fromEntries(coded.map((text) => [text.slice(1), text.startsWith('+')]));
}

function codePath(symbols: Symbols, { branches, ply }: TreePath): TreePath {
  const coded = symbols.list(branches, { ply: 0, variation: 0 }, (branch) => ({
    ply: symbols.number('ply', branch.ply),
    variation: symbols.number('ply', branch.variation),
  }));
  return { branches: coded, ply: symbols.number('ply', ply) };
}

/** The first position that a head tells of, by the rules of the game. */
export function startOf<S, M>(game: Game<S, M>, { options, start }: ShareHead): Result<S, ShareError> {
  const read = parseGameOptions(game.options, options);
  if (!read.ok) return fail({ code: 'unknown-option', game: game.id, option: read.error.option });
  if (start === undefined) return ok(game.start(options));
  const state = game.notation.parsePosition(start, options);
  return state.ok ? state : fail({ code: 'bad-position', game: game.id, problem: state.error });
}

/** The position text of a start, unless it is the game's own. */
export function startText<S, M>(game: Game<S, M>, options: GameOptions, start: S): { start?: string } {
  const text = game.notation.formatPosition(start);
  return text === game.notation.formatPosition(game.start(options)) ? {} : { start: text };
}
