import {
  type ChessGame,
  type ChessMove,
  type ChessPiece,
  type ChessState,
  classico,
  moveNumberOf,
  nucleo,
} from '@tabuleiro/chess';
import { lineOf, type Match, seatOf } from '@tabuleiro/match';
import { composePgn, formatPgn, formatSan, parseSan, type WritablePgn } from '@tabuleiro/notation';
import { resultOf, type WrittenGame } from '../writtenGame.js';

/** Classico or Nucleo, in SAN and PGN. */
export type WrittenChess = WrittenGame<ChessState, ChessMove, ChessPiece>;

function writtenChess(game: ChessGame): WrittenChess {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
    moveNumber: moveNumberOf,
    pgn: (match, names, tags) => formatPgn(composeMatch(game, match, tagsOf(match, names, tags))),
  };
}

function composeMatch(
  game: ChessGame,
  match: Match<ChessState, ChessMove>,
  tags: ReadonlyMap<string, string>,
): WritablePgn {
  const line = lineOf(match);
  return composePgn({
    ...{ game, options: match.setup.options },
    start: line.at(0)?.before ?? match.state,
    moves: line.map(({ move }) => move),
    clocks: line.map(({ by, clocks }) => clocks[seatOf(match, by)].left),
    tags,
    result: resultOf(match),
  });
}

/** The tags it was read with, and those that the set-up answers. */
function tagsOf(
  { setup: { event, site, date, round } }: Match,
  [white, black]: readonly string[],
  others: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const own = { Event: event, Site: site, Date: date, Round: round, White: white, Black: black };
  const tags = new Map(others);
  for (const [tag, text] of Object.entries(own)) if (text !== undefined && text !== '') tags.set(tag, text);
  return tags;
}

/** Chess as everybody knows it, in SAN and PGN. */
export const writtenClassico: WrittenChess = writtenChess(classico);
/** Nucleo, in SAN and PGN. */
export const writtenNucleo: WrittenChess = writtenChess(nucleo);
