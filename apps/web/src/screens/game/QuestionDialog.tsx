import type { Place } from '../../board/model.js';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { Drawing } from '../../components/Drawing.js';
import type { Question } from '../../games/view.js';
import type { Session } from '../../play/session.js';
import { AnswerStrip } from './AnswerStrip.js';
import './question.css';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Pick<Session, 'lang' | 'selection' | 'answer' | 'cancel'> };

/** A choice that no square can give: a promotion, a charge or a lance. Pieces to choose from lie on the board. */
export function QuestionDialog({ session }: Props) {
  const question = session.selection.question.value;
  if (question === undefined) return null;
  const { side } = session.selection;
  const { cancel } = gameWords[session.lang];
  const at = squareOf(session, question);
  // Another question is another dialog: it is read out, and the focus begins with its answers.
  if (at !== undefined) {
    return (
      <AnswerStrip
        key={question.title}
        {...{ question, at, side, cancel }}
        onAnswer={(answer) => session.answer(answer)}
        onCancel={() => session.cancel()}
      />
    );
  }
  return (
    <Dialog key={question.title} title={question.title} onClose={() => session.cancel()}>
      <ul class="answers">
        {question.answers.map(({ answer, label, art }) => (
          <li key={answer}>
            <Button class="answer" onClick={() => session.answer(answer)}>
              {art !== undefined && <Drawing art={art} side={side} class="answer-art" />}
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div class="dialog-actions">
        <Button kind="quiet" onClick={() => session.cancel()}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Where a question lies whose answers are all pieces: on its own square, else on the one chosen last. */
function squareOf({ selection }: Props['session'], { answers, at }: Question): Place | undefined {
  if (answers.some(({ art }) => art === undefined)) return undefined;
  return at ?? selection.steps.value.flatMap((step) => (step.kind === 'place' ? [step.place] : [])).at(-1);
}
