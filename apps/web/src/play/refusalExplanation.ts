import type { TextError } from '@tabuleiro/any-game';
import type { Refusal } from '@tabuleiro/game';
import type { Place } from '../board/model.js';
import { sentences } from '../language/sentences.js';
import { replyWords } from '../words/replies.js';
import { ruleOf } from './notices.js';
import type { BlockReason, Session } from './session.js';

/** "Por que não posso?": the rule that forbids what was tried, or why nothing can be tried now. */
export async function explainChoice(session: Session, from: Place | undefined, to: Place): Promise<void> {
  const { blocked, view } = session;
  if (blocked !== undefined) {
    refuseBlocked(session, blocked);
    return;
  }
  const attempt = view.attempt(session.walk.present.value, from ?? to, to);
  const refusal = attempt === undefined ? undefined : refusalOf(session, attempt);
  const isOver = session.match.value.outcome !== undefined;
  if (isOver && refusal?.code !== 'game-over') session.reportError({ code: 'game-over', facts: {} });
  else if (refusal !== undefined) await refuse(session, refusal);
  // It was picked up after all: not a refusal, but something to know before it is tried.
  else if (session.board.value.marks.get(to)?.has('selected'))
    session.notices.inform(() => wordUseless(session, to));
  else session.notices.refuse(() => wordUseless(session, to));
}

/** The same for a move in writing. */
export async function explainText(session: Session, text: string, error: TextError): Promise<void> {
  const refusal = error.code === 'ambiguous' ? undefined : (refusalOf(session, text) ?? guess(session, text));
  if (refusal !== undefined) await refuse(session, refusal);
  else await refuseUnread(session, error);
}

export function refuseBlocked(session: Session, closed: BlockReason): void {
  session.notices.refuse(() => ({ ...session.words, ...replyWords[session.lang] })[closed]);
}

async function refuseUnread(session: Session, error: TextError): Promise<void> {
  const { wordNotationError } = await sentences();
  session.notices.refuse(() => wordNotationError(session.lang, error));
}

/** What stands against the move that was most likely meant. */
function guess(session: Session, text: string): Refusal | undefined {
  return likeliestRefusal(
    likelyAttempts(session, text).flatMap((attempt) => refusalOf(session, attempt) ?? []),
  );
}

/** What the rules have against it; nothing where it is no attempt at all. */
function refusalOf(session: Session, attempt: string): Refusal | undefined {
  const refusal = session.view.written.game.explain(session.match.value.state, attempt);
  return refusal?.code === 'bad-move' ? undefined : refusal;
}

async function refuse(session: Session, refusal: Refusal): Promise<void> {
  const { wordRefusal } = await sentences();
  session.notices.refuse(
    () => wordRefusal(session.lang, session.view.written.game.id, refusal),
    ruleOf(refusal),
  );
}

/** Why choosing a place is no attempt at anything: nothing is there, or nothing of one's own. */
function wordUseless({ lang, board, walk, match }: Session, place: Place): string {
  const words = replyWords[lang];
  const isOwn = (side: 0 | 1): boolean => match.value.players[side] === walk.present.value.player;
  const tray = board.value.trays.find(({ id }) => id === place);
  if (tray !== undefined)
    return tray.side === undefined || isOwn(tray.side) ? words.pieceFirst : words.notYours;
  const man = board.value.cells.find(({ id }) => id === place)?.man;
  if (man === undefined) return words.nobodyThere;
  return isOwn(man.side) ? words.stuck(man.full) : words.theirs(man.full);
}

const CASTLING = /^[o0]-?[o0](-?[o0])?$/i;

/** What somebody may have meant who wrote a move that is not legal: as texts that the rules can explain. */
function likelyAttempts({ view, walk, board, match }: Session, text: string): readonly string[] {
  const position = walk.present.value;
  const [isCastling, long] = CASTLING.exec(text.trim()) ?? [];
  const castling = isCastling && view.typed?.(position, long === undefined ? 'castle short' : 'castle long');
  if (castling !== undefined) return [castling];
  const to = text.match(/[a-h][1-8]/g)?.at(-1);
  const letter = /^\p{Lu}/u.exec(text)?.[0].toLowerCase() ?? 'p';
  if (to === undefined) return [];
  const men = board.value.cells.filter(
    ({ man }) => man?.letter === letter && match.value.players[man.side] === position.player,
  );
  return men.flatMap(({ id }) => view.attempt(position, id, to) ?? []);
}

/** Of several pieces one may be meant that is kept by a check; else nobody knows which. */
function likeliestRefusal(refusals: readonly Refusal[]): Refusal | undefined {
  return (
    refusals.find(({ rule }) => rule?.endsWith('-CHECK')) ?? (refusals.length === 1 ? refusals[0] : undefined)
  );
}
