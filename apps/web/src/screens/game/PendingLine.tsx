import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import type { Pending } from '../../play/pendingMove.js';
import { pendingQuestion } from '../../play/pendingText.js';
import type { Session } from '../../play/session.js';
import { pendingWords } from '../../words/pending.js';
import './pending.css';

type Props = {
  readonly session: Pick<
    Session,
    'lang' | 'letters' | 'view' | 'selection' | 'pending' | 'confirm' | 'cancel'
  >;
};

/** "Retirar? d5 · não", or "Jogar · voltar": what a move waits for that stands on the board and is not yet played. */
export function PendingLine({ session }: Props): JSX.Element | null {
  const { value: current } = session.pending.current;
  if (current === undefined) return null;
  const words = pendingWords[session.lang];
  const question = pendingQuestion(session, current);
  const title = question?.title ?? words.standing(written(session, current));
  return (
    <section
      class="pending-line"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') session.cancel();
      }}
    >
      <p>{question?.brief ?? title}</p>
      {question === undefined ? (
        <Button kind="primary" onClick={() => session.confirm()}>
          {words.play}
        </Button>
      ) : (
        question.answers.map(({ answer, label, short }) => (
          <button
            key={answer}
            type="button"
            class={`button ${answer === question.usual ? 'primary' : 'plain'}`}
            aria-label={label}
            onClick={() => session.confirm(moveWith(current, answer))}
          >
            <span>{short ?? label}</span>
          </button>
        ))
      )}
      <Button kind="quiet" onClick={() => session.cancel()}>
        {words.back}
      </Button>
    </section>
  );
}

function moveWith({ move, addition }: Pending, answer: string): unknown {
  return addition?.answers.find((added) => added.answer === answer)?.move ?? move;
}

function written({ view, letters }: Props['session'], { gameMove }: Pending): string {
  return view.written.format(gameMove.before.state, gameMove.move, letters);
}
