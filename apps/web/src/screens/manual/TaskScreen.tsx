import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../announce/announcer.js';
import { Button, ButtonLink } from '../../components/Button.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { useView } from '../../games/registry.js';
import type { GameView } from '../../games/view.js';
import type { Chapter } from '../../manual/article.js';
import { Exercise } from '../../manual/exercise.js';
import type { TutorialTask } from '../../manual/task.js';
import { PendingLine } from '../game/PendingLine.js';
import { NoticeLine } from '../game/StatusLine.js';
import { addressOf } from './ArticleLinks.js';
import './manual.css';
import { manualWords } from '../../words/manual.js';
import { PracticeBoard } from './PracticeBoard.js';

type Props = HeaderProps & {
  readonly chapter: Chapter;
  readonly at: number;
  readonly onDone: () => void;
};

/** One task of a tutorial. */
export function TaskScreen({ chapter, at, onDone, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = manualWords[lang];
  const task = chapter.tasks[at];
  const view = useView(chapter.game);
  const { title, task: text } = task.text[lang];
  return (
    <Page {...header} title={title} class="manual task">
      <p class="crumb">
        <a href={addressOf(chapter.id)}>{chapter.text[lang].title}</a> ·{' '}
        {words.task(at + 1, chapter.tasks.length)}
      </p>
      <p class="task-text">{text}</p>
      {view === undefined ? null : (
        <Working
          lang={lang}
          view={view}
          task={task}
          article={addressOf(chapter.id, task.article)}
          next={nextOf(chapter, at)}
          onDone={onDone}
        />
      )}
    </Page>
  );
}

/** The address of the task after this one; undefined after the last. */
function nextOf(chapter: Chapter, at: number): string | undefined {
  const next = chapter.tasks.at(at + 1);
  return next && addressOf(chapter.id, 'tutorial', next.id);
}

type WorkingProps = {
  readonly lang: Lang;
  readonly view: GameView;
  readonly task: TutorialTask;
  readonly article: string;
  readonly next: string | undefined;
  readonly onDone: () => void;
};

function Working({ lang, view, task, article, next, onDone }: WorkingProps): JSX.Element {
  const words = manualWords[lang];
  const [round, setRound] = useState(0);
  const [hasHint, setHint] = useState(false);
  const exercise = useMemo(() => new Exercise(view, task), [view, task, round]);
  useEffect(() => () => exercise.close(), [exercise]);
  const { session } = exercise.practice;
  const state = exercise.state.value;
  const { done, hint } = task.text[lang];
  const feedback = { open: '', other: words.other, done: `${words.done} ${done}` }[state];
  const isSilent = state === 'open' && session.notices.notice.value === undefined && !hasHint;
  const onward = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (feedback !== '') announce(feedback, 'polite');
    if (state !== 'done') return;
    onDone();
    onward.current?.querySelector('a')?.focus();
  }, [state, exercise.misses.value]);
  const status = (
    <div class={`status task-status is-${state}`} data-step={exercise.step.value}>
      {task.steps.length > 1 && state !== 'done' ? (
        <p class="status-turn">{words.step(exercise.step.value + 1, task.steps.length)}</p>
      ) : null}
      {state === 'done' ? <p class="status-turn">{words.done}</p> : null}
      {session.pending.current.value === undefined ? (
        <p>{state === 'done' ? done : isSilent ? words.begin : feedback}</p>
      ) : (
        <PendingLine session={session} />
      )}
      <NoticeLine session={session} />
      {hasHint && state !== 'done' ? <p class="task-hint">{hint}</p> : null}
    </div>
  );
  return (
    <PracticeBoard
      session={session}
      status={status}
      {...(exercise.practice.isWaiting.value ? { onWaitingPick: () => announce(feedback, 'polite') } : {})}
    >
      {state === 'done' ? (
        <p class="practice-acts" ref={onward}>
          {next === undefined ? (
            <>
              <strong>{words.finished}</strong>{' '}
              <ButtonLink href={addressOf(view.written.game.id)}>{words.back}</ButtonLink>
            </>
          ) : (
            <ButtonLink href={next}>{words.nextTask}</ButtonLink>
          )}
          <Button onClick={() => setRound(round + 1)}>{words.again}</Button>
        </p>
      ) : (
        <p class="practice-acts">
          <Button
            onClick={() => {
              setHint(true);
              announce(hint, 'polite');
            }}
          >
            {words.hint}
          </Button>
          <Button onClick={() => setRound(round + 1)}>{words.again}</Button>
          <ButtonLink href={article}>{words.readRule}</ButtonLink>
        </p>
      )}
    </PracticeBoard>
  );
}
