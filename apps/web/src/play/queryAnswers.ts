import type { Score, SearchResult } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { hasClock, opponentIn, seatOf } from '@tabuleiro/match';
import { wordOutcome, wordPlayer } from '@tabuleiro/words';
import { type BoardModel, type Place, type Query, TARGET_MARKS, type TargetMark } from '../board/model.js';
import { answerFromBoard } from '../board/queries.js';
import type { GamePosition } from '../games/position.js';
import { answerWords } from '../words/answers.js';
import { boardWords } from '../words/app.js';
import { replyWords } from '../words/replies.js';
import type { ReplyWords } from '../words/types/replies.js';
import { tellPlayed, tellTurn } from './announcement.js';
import type { MatchClocks } from './matchClocks.js';
import { nameOf } from './playerNames.js';
import { type PositionAsked, shownIn } from './positionAsked.js';
import type { Session } from './session.js';
import type { PlayedMove } from './walk.js';

/** The answer to a question key, to be spoken; what only the game knows is added to what the board can see. */
export function answerQuery(session: Session, clocks: MatchClocks, query: Query, place: Place): string {
  switch (query) {
    case 'last-move':
      return tellLastMove(session);
    case 'since':
      return tellSince(session, clocks);
    case 'last-capture':
      return lastCapture(session);
    case 'clocks':
      return tellClocks(session, clocks);
    case 'moves':
    case 'captures':
      return tellMovesOf(shownIn(session), place, query === 'captures');
    case 'ahead':
      return (
        session.view.ahead?.(session.lang, session.walk.shown.value, place) ??
        replyWords[session.lang].nobodyThere
      );
    default:
      return fromBoard(session, query, place);
  }
}

function fromBoard(session: Session, query: Query, place: Place): string {
  const { lang, view, walk, seats } = session;
  const match = session.match.value;
  const { speech, targets } = session.settings.value;
  const movable = query === 'movable' ? view.movable?.(lang, walk.shown.value, place) : undefined;
  const side = seatOf(match, seats.viewerOf(match));
  const asking = { speech, words: boardWords[lang], answers: answerWords[lang], side, targets };
  return (
    movable ??
    answerFromBoard(session.board.value, query, place, asking) ??
    replyWords[session.lang].nobodyThere
  );
}

/** What led to the position on the board, which may be one that somebody looks back at. */
function shownLine({ walk }: Session): readonly PlayedMove[] {
  return walk.line.value.slice(0, walk.ply.value);
}

export function tellLastMove(session: Session): string {
  const last = shownLine(session).at(-1);
  return last === undefined ? replyWords[session.lang].nothingYet : tellPlayed(session, last);
}

/**
 * Everything since the last move of whoever asks: what the other player did, what waits for an answer, whose turn it is or
 * how it ended, and the clocks. While somebody looks back, up to the position on the board.
 */
export function tellSince(session: Session, clocks: MatchClocks): string {
  const { lang, seats, words, walk } = session;
  const match = session.match.value;
  const me = seats.viewerOf(match);
  const line = shownLine(session);
  const since = line.slice(line.findLastIndex(({ step }) => step.by === me && !step.isThrow) + 1);
  const moves = since.map((played) => tellPlayed(session, played));
  const told = moves.length === 0 ? [replyWords[lang].nothingSince] : moves;
  if (!walk.isPresent.value) return told.join(' ');
  const { outcome, offer, takebackAsker } = match;
  const isTold = since.at(-1)?.after.player === undefined && since.length > 0;
  const end = outcome && wordOutcome(lang, outcome, seats.onlyHere(match));
  if (end !== undefined) return [...told, ...(isTold ? [] : [end])].join(' ');
  return [
    ...told,
    ...(offer === undefined ? [] : [words.offered(nameOf(lang, match, offer))]),
    ...(takebackAsker === undefined ? [] : [words.asksBack(nameOf(lang, match, takebackAsker))]),
    ...tellTurn(session, match),
    ...(hasClock(match) ? [tellClocks(session, clocks)] : []),
  ].join(' ');
}

function lastCapture(session: Session): string {
  const last = shownLine(session).findLast(({ isCapture }) => isCapture);
  return last === undefined ? replyWords[session.lang].noCapture : tellPlayed(session, last);
}

export function tellClocks(session: Session, clocks: MatchClocks): string {
  const { lang } = session;
  const match = session.match.value;
  const words = replyWords[lang];
  const told = clocks.left.value.flatMap((left, i) => {
    if (left === undefined) return [];
    const seconds = Math.ceil(left / 1000);
    const time = words.minutes(Math.floor(seconds / 60), seconds % 60);
    return [words.clock(nameOf(lang, match, match.players[i]), time)];
  });
  return told.length === 0 ? words.noClock : `${told.join('; ')}.`;
}

const CAPTURES: readonly TargetMark[] = ['capture', 'charge'];

/** What choosing the piece would show: "peão branco. Pode ir: e3, e4. Pode capturar: d3." */
export function tellMovesOf(asked: PositionAsked, place: Place, capturesOnly: boolean): string {
  const { lang, position, players, board } = asked;
  const words = replyWords[lang];
  const man = board.cells.find(({ id }) => id === place)?.man;
  if (man === undefined) return words.nobodyThere;
  const { player } = position;
  if (player !== undefined && players[man.side] !== player) return words.notItsTurn(man.full);
  if (asked.isDieDue) return words.dieDue;
  const targets = targetsOf(asked, place, capturesOnly);
  const told = TARGET_MARKS.flatMap((mark) => {
    const names = targets.filter(({ as }) => as === mark).map((target) => target.name);
    return names.length === 0 ? [] : [`${words.targets[mark]}: ${names.join(', ')}.`];
  });
  if (told.length === 0) return (capturesOnly ? words.noCaptureOf : words.noMoveOf)(man.full);
  return `${man.full}. ${told.join(' ')}`;
}

/** Where the piece on a place can go, and how; its captures only, where that is asked. */
export function targetsOf(
  { paths, board }: PositionAsked,
  place: Place,
  capturesOnly: boolean,
): readonly { readonly as: TargetMark; readonly name: string }[] {
  const steps = paths.flatMap(({ steps: [first, ...rest] }) => {
    if (first.kind !== 'place' || first.place !== place) return [];
    const places = rest.filter((step) => step.kind === 'place');
    const told = capturesOnly ? places.filter(({ as }) => CAPTURES.includes(as)) : places.slice(0, 1);
    return told.flatMap((step) => (step.isLost ? [step, { ...step, as: 'lost' as const }] : [step]));
  });
  const targets = steps.map(({ as, place: target }) => ({ as, name: callPlace(board, target) }));
  return targets.filter(
    ({ as, name }, i) => targets.findIndex((other) => other.as === as && other.name === name) === i,
  );
}

/** What moves begin beside the board, by its label: a duke's entry, a pass. */
export function movableTrays({ paths, board }: PositionAsked): readonly string[] {
  const begun = new Set(paths.flatMap(({ steps: [first] }) => (first.kind === 'place' ? [first.place] : [])));
  return board.trays.filter(({ id }) => begun.has(id)).map(({ label }) => label);
}

function callPlace({ cells, trays }: BoardModel, place: Place): string {
  return cells.find(({ id }) => id === place)?.spoken ?? trays.find(({ id }) => id === place)?.label ?? place;
}

/** Less than this, in hundredths of a pawn, is nobody's advantage. */
const SLIGHT = 20;

/** What was thought of a position, or is being thought of it: asked again it is the same. */
const evaluations = new WeakMap<GamePosition, SearchResult<string> | 'awaited'>();

async function evaluationOf(
  session: Session,
  position: GamePosition,
): Promise<SearchResult<string> | undefined> {
  const known = evaluations.get(position);
  // Who asks twice before it is there is told once.
  if (known !== undefined) return known === 'awaited' ? undefined : known;
  evaluations.set(position, 'awaited');
  const { opponent, computer, walk } = session;
  const match = session.match.value;
  const ply = walk.ply.value;
  computer.stop();
  const found = await computer.think('evaluation', (signal) => opponent.evaluate(match, ply, signal));
  if (found === undefined) evaluations.delete(position);
  else evaluations.set(position, found);
  return found;
}

/** What the computer thinks of the position shown and its best move there, seen and spoken; P-NF5: after the game only. */
export async function tellEvaluation(session: Session): Promise<void> {
  const { notices, walk } = session;
  const match = session.match.value;
  if (match.outcome === undefined) return notices.inform(() => replyWords[session.lang].noEvaluation);
  const position = walk.shown.value;
  const { player } = position;
  if (player === undefined) return notices.inform(() => replyWords[session.lang].endedHere);
  const thought = await evaluationOf(session, position);
  // Another position may be on the board by now.
  if (thought === undefined || walk.shown.value !== position) return;
  notices.inform(() => {
    const words = replyWords[session.lang];
    const standing = standingOf(session, player, thought.score, words);
    const best =
      thought.move === undefined ? '' : ` ${words.bestMove(sayMove(session, position, thought.move))}`;
    return words.evaluation(standing) + best;
  });
}

/** Worded from the side that stands better, so that there is no sign to interpret. */
function standingOf(session: Session, player: Player, score: Score, words: ReplyWords): string {
  const name = (isGood: boolean): string =>
    wordPlayer(session.lang, isGood ? player : opponentIn(session.match.value, player));
  if ('win' in score) return words.chance(name(true), (score.win * 100).toFixed(0));
  if ('mate' in score) return words.mates(name(score.mate > 0), Math.abs(score.mate));
  if (Math.abs(score.cp) < SLIGHT) return words.even;
  const pawns = (Math.abs(score.cp) / 100).toFixed(2).replace('.', words.decimal);
  return words.ahead(name(score.cp > 0), pawns);
}

function sayMove({ view, lang }: Session, position: GamePosition, text: string): string {
  const move = position.moveCalled(text);
  return move === undefined ? text : view.say(lang, position.withMove(move));
}
