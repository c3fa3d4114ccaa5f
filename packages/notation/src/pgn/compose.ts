import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { classico } from '@tabuleiro/chess';
import type { Options } from '@tabuleiro/game';
import { formatSan } from '../san/format.js';
import type { PgnMove, PgnResult } from './game.js';
import { formatHouseRules, HOUSE_RULES, variantOfGame } from './variant.js';
import type { WritablePgn } from './write.js';

export type ComposedPgn = {
  readonly game: ChessGame;
  readonly options?: Options;
  /** Where the moves begin; the start of the game when left out. */
  readonly start?: ChessState;
  /** Each legal after the ones before it. */
  readonly moves: readonly ChessMove[];
  /** What the mover's clock showed after each move, in ms. */
  readonly clocks?: readonly (number | undefined)[];
  readonly tags?: ReadonlyMap<string, string>;
  readonly result: PgnResult;
};

/** A game as PGN has it: pieces always K Q R B N, and the tags that say what is not plain chess. */
export function composePgn(composed: ComposedPgn): WritablePgn {
  const { game, moves, clocks, result } = composed;
  let state = composed.start ?? game.start(composed.options);
  const tags = allTags(composed, state);
  const written = moves.map((move, i): PgnMove => {
    const text = formatSan(game, state, move, 'en');
    state = game.apply(state, move);
    const clock = clocks?.[i];
    return clock === undefined ? { text, line: 0 } : { text, line: 0, clock };
  });
  return { tags, comments: [], moves: written, result };
}

function allTags(composed: ComposedPgn, start: ChessState): ReadonlyMap<string, string> {
  const { game, options, tags } = composed;
  const all = new Map(tags);
  for (const name of ['Variant', HOUSE_RULES, 'SetUp', 'FEN']) all.delete(name);
  const variant = variantOfGame(game);
  const houseRules = formatHouseRules(game, options ?? {});
  const fen = game.notation.formatPosition(start);
  if (variant !== undefined) all.set('Variant', variant);
  if (houseRules !== '') all.set(HOUSE_RULES, houseRules);
  // Any start but that of plain chess is written, so that other programs play from the right one.
  if (fen !== classico.notation.formatPosition(classico.start())) all.set('SetUp', '1').set('FEN', fen);
  return all;
}
