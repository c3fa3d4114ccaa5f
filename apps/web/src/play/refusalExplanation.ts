import { explainWritten, type TextError } from '@tabuleiro/any-game';
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
  if (session.match.value.outcome !== undefined) {
    session.reportError({ code: 'game-over', facts: {} });
    return;
  }
  if (error.code === 'ambiguous') {
    session.notices.refuse(() => askWhich(session, error));
    return;
  }
  const { view, match, lang } = session;
  const { game } = view.written;
  const { state } = match.value;
  const refusal =
    refusalOf(session, text) ?? explainWritten(game, state, text, lang) ?? explainWritten(game, state, text);
  if (refusal !== undefined) await refuse(session, refusal);
  else await refuseUnread(session, error);
}

/** The moves that a text may mean, as they are said, or by their short names: each of them can be typed so. */
function askWhich({ lang, view, walk }: Session, error: Extract<TextError, { code: 'ambiguous' }>): string {
  const position = walk.present.value;
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

async function refuseUnread(session: Session, error: TextError): Promise<void> {
  const { view } = session;
  if (error.code === 'bad-san') {
    session.notices.refuse(() => replyWords[session.lang].notAMove(error.text, view.examples[session.lang]));
    return;
  }
  const { wordNotationError } = await sentences();
  session.notices.refuse(() => wordNotationError(session.lang, error));
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
