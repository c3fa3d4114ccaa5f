import type { Lang } from '@tabuleiro/words';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { EVERYTHING, formatQuery } from '../../library/query.js';
import { formatRoute } from '../../route.js';
import { formatBytes } from '../../store/byteText.js';
import { foundNoGame, type ImportJob } from '../../store/imports/importStore.js';
import { libraryWords } from '../../words/library.js';
import { LibraryLinks } from './LibraryLinks.js';
import './library.css';
import './importing.css';

/** An import as it stands. */
export type ImportView = {
  readonly job: ImportJob;
  readonly state: 'running' | 'waiting' | 'stopped' | 'done';
  /** Why it stopped, in words. */
  readonly trouble: string | undefined;
};

type Deeds = {
  readonly onStop: (job: ImportJob) => void;
  readonly onGoOn: (job: ImportJob) => void;
  readonly onForget: (job: ImportJob) => void;
};

export type ImportProps = HeaderProps &
  Deeds & {
    readonly imports: readonly ImportView[];
    /** What could not be begun, in words. */
    readonly problems: readonly string[];
    readonly onFiles: (files: readonly File[]) => void;
  };

export function ImportScreen(props: ImportProps): JSX.Element {
  const { lang, onLang, onHelp, imports, problems, onFiles } = props;
  const words = libraryWords[lang].importing;
  return (
    <Page {...{ lang, onLang, onHelp }} title={words.title} class="library">
      <LibraryLinks lang={lang} here="importing" />
      <p>{words.hint}</p>
      <Chooser lang={lang} onFiles={onFiles} />
      <div role="status">
        {problems.length === 0 ? null : (
          <Note kind="warning">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Note>
        )}
      </div>
      <ul class="imports">
        {imports.map((view) => (
          <Import key={view.job.id} {...props} {...view} />
        ))}
      </ul>
    </Page>
  );
}

/** A button for those who choose; those who drop may do it anywhere on the page. */
function Chooser({ lang, onFiles }: Pick<ImportProps, 'lang' | 'onFiles'>): JSX.Element {
  const words = libraryWords[lang].importing;
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onFiles);
  const take = (): void => {
    const files = [...(input.current?.files ?? [])];
    // Choosing the same file again has to be told as well.
    if (input.current !== null) input.current.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div class={isOver ? 'import-ground is-over' : 'import-ground'}>
      <Button kind="primary" icon="open" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <span class="soft">{words.drop}</span>
      <input ref={input} type="file" accept=".pgn,.txt" multiple hidden onChange={take} />
    </div>
  );
}

/** Takes files that are dropped on the page. Are some being held over it? */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return isOver;
}

function Import(props: Deeds & ImportView & { readonly lang: Lang }): JSX.Element {
  const { lang, job, state, trouble, onForget } = props;
  const card = useRef<HTMLLIElement>(null);
  const words = libraryWords[lang].importing;
  const { name, bytes, place, added, known, refused, isDone } = job;
  const read = added + known + refused;
  const isNothing = foundNoGame(job);
  const states = { running: words.running, waiting: words.waiting, stopped: words.stopped, done: words.done };
  const amount = words.bytes(formatBytes(lang, isDone ? bytes : place.offset), formatBytes(lang, bytes));
  // The button goes away with its file: the next one has the focus, or the one before, or the page.
  const forget = (): void => {
    const neighbour = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
    const heading = neighbour?.querySelector('h2') ?? document.querySelector('h1');
    heading?.focus();
    onForget(job);
  };
  return (
    <li class="import" ref={card}>
      <h2 tabIndex={-1}>{name}</h2>
      <p class="state">{states[state]}</p>
      {isDone ? null : (
        <progress aria-label={words.progress(name)} max={Math.max(1, bytes)} value={place.offset} />
      )}
      {isNothing ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p class="numbers">
            {words.games(read)} · {amount}
          </p>
          <p>{words.counts(added, known, refused)}</p>
        </>
      )}
      {trouble === undefined ? null : (
        <Note kind="warning">
          <p>{trouble}</p>
        </Note>
      )}
      <ImportDeeds {...props} onForget={forget} />
      {isNothing ? null : <Problems lang={lang} job={job} />}
    </li>
  );
}

function ImportDeeds({
  lang,
  job,
  state,
  onStop,
  onGoOn,
  onForget,
}: Deeds & ImportView & { readonly lang: Lang }) {
  const words = libraryWords[lang].importing;
  const isUnderWay = state === 'running' || state === 'waiting';
  const ofFile = <span class="aside">: {job.name}</span>;
  const found = formatQuery({ ...EVERYTHING, source: `file:${job.name}` });
  const acts = useKeptFocus(state);
  return (
    <p class="acts" ref={acts}>
      {isUnderWay ? (
        <Button key="stop" icon="close" onClick={() => onStop(job)}>
          {words.stop}
          {ofFile}
        </Button>
      ) : null}
      {state === 'stopped' ? (
        <Button key="resume" kind="primary" icon="play" onClick={() => onGoOn(job)}>
          {words.resume}
          {ofFile}
        </Button>
      ) : null}
      {job.added + job.known === 0 ? null : (
        <a key="see" href={formatRoute({ screen: 'library', path: found })}>
          {words.see}
          {ofFile}
        </a>
      )}
      {isUnderWay ? null : (
        <Button key="forget" kind="quiet" onClick={() => onForget(job)}>
          {job.isDone ? words.forget : words.forgetRest}
          {ofFile}
        </Button>
      )}
    </p>
  );
}

/** Where what had the focus is gone after a change, what stands in its place has it. */
function useKeptFocus(state: ImportView['state']): RefObject<HTMLParagraphElement | null> {
  const acts = useRef<HTMLParagraphElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element && acts.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    acts.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [state]);
  return acts;
}

/** What could not be read: its place in the file and why, the first ones. */
function Problems({ lang, job }: { readonly lang: Lang; readonly job: ImportJob }): JSX.Element | null {
  const words = libraryWords[lang].importing;
  const { refused, problems } = job;
  if (refused === 0) return null;
  return (
    <details>
      <summary>{words.problems(refused)}</summary>
      <ul>
        {problems.map(({ number, reason }) => (
          <li key={number}>{words.problem(number, reason[lang])}</li>
        ))}
      </ul>
      {refused > problems.length ? <p>{words.moreProblems(refused - problems.length)}</p> : null}
    </details>
  );
}
