import { explainText, refuseClosed } from './refusing.js';
import type { Session } from './session.js';

/** A move as a person writes it: the letters of the page's language first, then of the other. */
export function type(session: Session, text: string): void {
  const contest = session.contest.value;
  const { closed } = session.picker;
  if (closed !== undefined) {
    refuseClosed(session, closed);
    return;
  }
  const own = contest.read(text, session.lang);
  const read = own.ok || own.error.code === 'ambiguous' ? own : contest.read(text);
  const move = session.face.typed?.(session.present.value, text) ?? (read.ok ? read.value : undefined);
  if (move !== undefined) void session.play(move);
  else if (!read.ok) void explainText(session, text, read.error);
}
