import { explainText, refuseClosed } from './refusing.js';
import type { Session } from './session.js';

/** A move as a person writes it: the letters of the page's language first, then of the other. */
export function type(session: Session, text: string): void {
  const { closed, view, lang } = session;
  const scene = session.walk.present.value;
  if (closed !== undefined) {
    refuseClosed(session, closed);
    return;
  }
  const meant = view.typed?.(scene, text);
  if (meant !== undefined) {
    void session.playText(meant);
    return;
  }
  const own = view.written.parse(scene.state, text, lang);
  const read = own.ok || own.error.code === 'ambiguous' ? own : view.written.parse(scene.state, text);
  if (read.ok) void session.play(read.value);
  else void explainText(session, text, read.error);
}
