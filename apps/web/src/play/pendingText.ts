import { foldText } from '@tabuleiro/game';
import { capital } from '@tabuleiro/words';
import type { Question } from '../games/view.js';
import { pendingWords } from '../words/pending.js';
import type { Pending } from './pendingMove.js';
import type { Session } from './session.js';

type Asker<S, M, P extends string> = Pick<Session<S, M, P>, 'lang' | 'view' | 'pending' | 'selection'>;

/** What may be added to the move that is not yet played; undefined where it only waits to be confirmed. */
export function pendingQuestion<S, M, P extends string>(
  { selection }: Asker<S, M, P>,
  { addition }: Pending<S, M, P>,
): Question | undefined {
  if (addition === undefined) return undefined;
  const answers = addition.answers.map(({ answer }) => answer);
  return selection.wordQuestion(addition.question, [...answers, addition.usual]);
}

/** What stands on the board, what is asked and how to answer, aloud. */
export function pendingText<S, M, P extends string>(session: Asker<S, M, P>): string | undefined {
  const { lang, view, pending } = session;
  const { value: current } = pending.current;
  if (current === undefined) return undefined;
  const words = pendingWords[lang];
  const standing = words.standing(capital(view.say(lang, current.gameMove)));
  const question = pendingQuestion(session, current);
  if (question === undefined) return `${standing} ${words.keys(undefined)}`;
  const shorts = question.answers.map(({ short, label }) => short ?? label);
  return `${standing} ${question.title} ${words.either(shorts)}. ${words.keys(shorts.at(-1))}`;
}

const YES = /^(?:sim|s|jogar|joga|confirmar|yes|y|play|confirm|ok)$/;
const NO = /^(?:nao|n|no|none)$/;
const BACK = /^(?:voltar|volta|cancelar|desfazer|back|undo|cancel)$/;

/** Answers with a typed word or square; false if it is none of these and may be anything else. */
export function answerPending(
  session: Pick<Session, 'pending' | 'confirm' | 'cancel'>,
  line: string,
): boolean {
  const { value: current } = session.pending.current;
  if (current === undefined) return false;
  const text = foldText(line).trim();
  const { addition } = current;
  const added = addition?.answers ?? [];
  const named = added.find(({ answer, place }) => text === answer || text === place);
  const only = YES.test(text) && added.length === 1 ? added[0] : undefined;
  const isAsked = addition !== undefined;
  if (named !== undefined || only !== undefined) session.confirm((named ?? only)?.move);
  else if (isAsked ? NO.test(text) : YES.test(text)) session.confirm();
  else if (BACK.test(text) || (!isAsked && NO.test(text))) session.cancel();
  else return false;
  return true;
}
