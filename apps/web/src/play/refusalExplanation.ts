import { explainWritten, type TextError } from '@tabuleiro/any-game';
import type { Refusal } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../board/model.js';
import { sentences } from '../language/sentences.js';
import { replyWords } from '../words/replies.js';
import { ruleOf } from './notices.js';
import { type PositionAsked, presentIn } from './positionAsked.js';
import type { BlockReason, Session } from './session.js';

/** "Por que não posso?": the rule that forbids what was tried, or why nothing can be tried now. */
export async function explainChoice(session: Session, from: Place | undefined, to: Place): Promise<void> {
  const { blocked } = session;
  if (blocked !== undefined) {
    refuseBlocked(session, blocked);
    return;
  }
  const asked = presentIn(session);
  const isOver = session.match.value.outcome !== undefined;
  if (isOver && refusedAttempt(asked, from, to)?.code !== 'game-over')
    session.reportError({ code: 'game-over', facts: {} });
  else await explainAttempt(asked, from, to);
}

/** Why nothing goes from one place to another, wherever that was tried. */
export async function explainAttempt(
  asked: PositionAsked,
  from: Place | undefined,
  to: Place,
): Promise<void> {
  const { notices, board } = asked;
  const refusal = refusedAttempt(asked, from, to);
  if (refusal !== undefined) await refuse(asked, refusal);
  // It was picked up after all: not a refusal, but something to know before it is tried.
  else if (board.marks.get(to)?.has('selected')) notices.inform(() => wordUseless(asked, notices.lang, to));
  else notices.refuse(() => wordUseless(asked, notices.lang, to));
}

function refusedAttempt(asked: PositionAsked, from: Place | undefined, to: Place): Refusal | undefined {
  const attempt = asked.view.attempt(asked.position, from ?? to, to);
  return attempt === undefined ? undefined : refusalOf(asked, attempt);
}

/** The same for a move in writing. */
export async function explainText(session: Session, text: string, error: TextError): Promise<void> {
  if (session.match.value.outcome !== undefined) {
    session.reportError({ code: 'game-over', facts: {} });
    return;
  }
  await explainWriting(presentIn(session), text, error);
}

/** Why a text is no move of a position, wherever it was typed. */
export async function explainWriting(asked: PositionAsked, text: string, error: TextError): Promise<void> {
  const { view, lang, notices, position } = asked;
  if (error.code === 'ambiguous') {
    notices.refuse(() => askWhich(asked, notices.lang, error));
    return;
  }
  const { game } = view.written;
  const { state } = position;
  const refusal =
    refusalOf(asked, text) ?? explainWritten(game, state, text, lang) ?? explainWritten(game, state, text);
  if (refusal !== undefined) await refuse(asked, refusal);
  else await refuseUnread(asked, error);
}

type Ambiguous = Extract<TextError, { code: 'ambiguous' }>;

/** The moves that a text may mean, as they are said, or by their short names: each of them can be typed so. */
function askWhich({ view, position }: PositionAsked, lang: Lang, error: Ambiguous): string {
  const choices = error.candidates.map(({ move: text, written }) => {
    const move = position.moveCalled(text);
    if (move === undefined) return written[lang];
    const said = view.say(lang, position.withMove(move));
    const [name = said] = said.split(':');
    return view.typed?.(position, name) === text ? name : said;
  });
  return replyWords[lang].whichMove(error.text, choices);
}

export function refuseBlocked(session: Session, closed: BlockReason): void {
  session.notices.refuse(() => ({ ...session.words, ...replyWords[session.lang] })[closed]);
}

async function refuseUnread({ view, notices }: PositionAsked, error: TextError): Promise<void> {
  if (error.code === 'bad-san') {
    notices.refuse(() => replyWords[notices.lang].notAMove(error.text, view.examples[notices.lang]));
    return;
  }
  const { wordNotationError } = await sentences();
  notices.refuse(() => wordNotationError(notices.lang, error));
}

/** What the rules have against it; nothing where it is no attempt at all. */
function refusalOf({ view, position }: PositionAsked, attempt: string): Refusal | undefined {
  const refusal = view.written.game.explain(position.state, attempt);
  return refusal?.code === 'bad-move' ? undefined : refusal;
}

async function refuse({ view, notices }: PositionAsked, refusal: Refusal): Promise<void> {
  const { wordRefusal } = await sentences();
  notices.refuse(() => wordRefusal(notices.lang, view.written.game.id, refusal), ruleOf(refusal));
}

/** Why choosing a place is no attempt at anything: nothing is there, or nothing of one's own. */
function wordUseless({ board, position, players }: PositionAsked, lang: Lang, place: Place): string {
  const words = replyWords[lang];
  const isOwn = (side: 0 | 1): boolean => players[side] === position.player;
  const tray = board.trays.find(({ id }) => id === place);
  if (tray !== undefined)
    return tray.side === undefined || isOwn(tray.side) ? words.pieceFirst : words.notYours;
  const man = board.cells.find(({ id }) => id === place)?.man;
  if (man === undefined) return words.nobodyThere;
  return isOwn(man.side) ? words.stuck(man.full) : words.theirs(man.full);
}
