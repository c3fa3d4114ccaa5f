import { readPhrases } from '@tabuleiro/any-game';
import { pieceWords, wordOutcome } from '@tabuleiro/words';
import type { BoardModel, Place, Query } from '../board/model.js';
import { groupMen } from '../board/queries.js';
import { tellTurn } from '../play/announcement.js';
import type { MatchClocks } from '../play/matchClocks.js';
import { type PositionAsked, shownIn } from '../play/positionAsked.js';
import { answerQuery, movableTrays, targetsOf, tellLastMove, tellMovesOf } from '../play/queryAnswers.js';
import type { Session } from '../play/session.js';
import { boardWords } from '../words/app.js';
import { replyWords } from '../words/replies.js';

/** Answers what was asked in words; undefined where nothing can be made of what follows the word. */
export type Answer = (session: Session, clocks: MatchClocks, rest: string) => string | undefined;

/** What a key asks too, of any place. */
export function asked(query: Query): Answer {
  return (session, clocks) => answerQuery(session, clocks, query, session.board.value.cells[0].id);
}

/** Who is in check, where, and by which move. */
export function tellCheck(session: Session): string {
  const { lang, walk, view } = session;
  const words = replyWords[lang];
  const position = walk.shown.value;
  const king = position.inCheck ? view.kingOf(position) : undefined;
  const man = session.board.value.cells.find(({ id }) => id === king)?.man;
  if (king === undefined || man === undefined) return words.noCheck;
  return `${words.inCheck(man.full, king)} ${tellLastMove(session)}`;
}

/** Whose turn it is, or how the game ended. */
export function tellWhoseTurn(session: Session): string {
  const match = session.match.value;
  if (match.outcome !== undefined)
    return wordOutcome(session.lang, match.outcome, session.seats.onlyHere(match));
  return [...tellTurn(session, match), ...(match.paused ? [session.words.paused] : [])].join(' ');
}

/** The pieces that each side has lost, or brought home. */
export function tellMaterial({ lang, view, walk }: Session): string {
  return view
    .pieceRows(lang, walk.shown.value)
    .map(({ name }) => `${name}.`)
    .join(' ');
}

/** The moves that led to what is shown, as they are written, with their numbers. */
export function tellHistory({ lang, letters, walk }: Session): string {
  const line = walk.line.value.slice(0, walk.ply.value);
  if (line.length === 0) return replyWords[lang].nothingYet;
  const told = line.map((played, i) => {
    const isNew = played.number !== undefined && played.number !== line.at(i - 1)?.number;
    return `${isNew || i === 0 ? `${played.number ?? 1}: ` : ''}${played.write(letters)}`;
  });
  return `${told.join(', ')}.`;
}

/** "casa e4", "onde está o rei": what stands on a square, or where the pieces of a kind stand. */
export const tellSquare: Answer = (session, clocks, rest) => {
  const place = placeIn(session.board.value, rest);
  if (place !== undefined) return answerQuery(session, clocks, 'where', place);
  const name = pieceIn(rest);
  if (name === undefined) return undefined;
  const { lang, walk, settings, board } = session;
  const { pieces } = walk.shown.value;
  const cells = board.value.cells.filter(({ id }) => pieces.get(id)?.name === name);
  if (cells.length === 0) return replyWords[lang].noneOnBoard(pieceWords(lang).no(name));
  return `${groupMen(cells, { speech: settings.value.speech, words: boardWords[lang] })}.`;
};

/** "lances", "lances e2", "lances do cavalo". */
export const tellMoves: Answer = (session, _, rest) => tellMovesIn(shownIn(session), rest);

export function tellMovesIn(asked: PositionAsked, rest: string): string | undefined {
  const { lang, view, board, position } = asked;
  const { pieces, player } = position;
  const place = placeIn(board, rest);
  if (place !== undefined) return tellMovesOf(asked, place, false);
  const name = pieceIn(rest);
  if (rest !== '' && name === undefined) return undefined;
  const own = board.cells.filter(({ id }) => {
    const piece = pieces.get(id);
    return piece?.player === player && (name === undefined || piece?.name === name);
  });
  const words = replyWords[lang];
  if (player === undefined) return words.noMoves;
  const moves = own.flatMap(({ id, spoken, man }) => {
    const targets = targetsOf(asked, id, false);
    const called = (isPartner: boolean): readonly string[] => [
      ...new Set(targets.filter(({ as }) => (as === 'partner') === isPartner).map(({ name: to }) => to)),
    ];
    // Nothing goes to where its partner stands.
    const partners = called(true);
    const ways = [...called(false), ...(partners.length === 0 ? [] : [words.togetherWith(partners)])];
    return ways.length === 0 ? [] : [`${man?.noun} ${spoken}: ${ways.join(', ')}`];
  });
  const told = name === undefined ? [...moves, ...movableTrays(asked)] : moves;
  if (told.length > 0) return words.allMoves(told);
  return view.prompt?.(lang, position) ?? words.noMoves;
}

/** "coluna e", "fileira 4". */
export function tellLine(query: 'file' | 'rank'): Answer {
  return (session, clocks, rest) => {
    const name = rest.trim().toLowerCase();
    const { cells } = session.board.value;
    const cell = cells.find(({ id }) => /^[a-h][1-8]$/.test(id) && id[query === 'file' ? 0 : 1] === name);
    return cell && answerQuery(session, clocks, query, cell.id);
  };
}

export function placeIn(board: BoardModel, rest: string): Place | undefined {
  const words = rest.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const named = [...words, ...readPhrases(rest).map(({ to }) => to)];
  return board.cells.find(({ id }) => named.includes(id))?.id;
}

function pieceIn(rest: string): string | undefined {
  const [phrase] = readPhrases(rest);
  return phrase?.to === '' && phrase.from === '' ? phrase.pieces?.[0] : undefined;
}
