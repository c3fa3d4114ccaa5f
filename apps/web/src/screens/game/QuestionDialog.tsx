import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { Drawing } from '../../components/Drawing.js';
import type { Session } from '../../play/session.js';
import './question.css';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Pick<Session, 'lang' | 'selection' | 'answer' | 'cancel'> };

/** A choice that no square can give: a promotion, a charge or a lance, a duke to retire. */
export function QuestionDialog({ session }: Props) {
  const question = session.selection.question.value;
  if (question === undefined) return null;
  const seat = session.selection.side;
  return (
    // Another question is another dialog: it is read out, and the focus begins with its answers.
    <Dialog key={question.title} title={question.title} onClose={() => session.cancel()}>
      <ul class="answers">
        {question.answers.map(({ answer, label, art }) => (
          <li key={answer}>
            <Button class="answer" onClick={() => session.answer(answer)}>
              {art !== undefined && <Drawing art={art} side={seat} class="answer-art" />}
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div class="dialog-actions">
        <Button kind="quiet" onClick={() => session.cancel()}>
          {gameWords[session.lang].cancel}
        </Button>
      </div>
    </Dialog>
  );
}
