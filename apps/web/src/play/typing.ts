import { explainText, refuseBlocked } from './refusalExplanation.js';
import type { Session } from './session.js';

/** A move as a person writes it: the letters of the page's language first, then of the other. */
export function playTypedMove(session: Session, text: string): void {
  const { blocked, view, lang } = session;
  const position = session.walk.present.value;
  if (blocked !== undefined) {
    refuseBlocked(session, blocked);
    return;
  }
  const meant = view.typed?.(position, text);
  if (meant !== undefined) {
    void session.playText(meant);
    return;
  }
  const own = view.written.parse(position.state, text, lang);
  const read = own.ok || own.error.code === 'ambiguous' ? own : view.written.parse(position.state, text);
  if (read.ok) void session.play(read.value);
  else void explainText(session, text, read.error);
}
