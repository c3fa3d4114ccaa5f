import type { Place, Query } from '../board/model.js';
import type { Clockwork } from './clockwork.js';
import type { Session } from './session.js';

/** Speaks the answer to a question key. What answers is fetched with the first question. */
export async function ask(session: Session, clockwork: Clockwork, query: Query, place: Place): Promise<void> {
  if (query === 'evaluation') return evaluate(session);
  const { answerQuery } = await import('./answers.js');
  session.notices.say(answerQuery(session, clockwork, query, place));
}

/** Tells what the computer thinks of the position shown. */
export async function evaluate(session: Session): Promise<void> {
  const { tellEvaluation } = await import('./evaluating.js');
  await tellEvaluation(session);
}

/** Does what a line of the command box asks for. */
export async function command(session: Session, clockwork: Clockwork, line: string): Promise<void> {
  const { obey } = await import('./obey.js');
  obey(session, clockwork, line);
}
