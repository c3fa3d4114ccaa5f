import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import type { HeaderProps } from '../components/Page.js';
import { ImportScreen, type ImportView } from '../screens/library/ImportScreen.js';
import { foundNoGame, type ImportJob } from '../store/imports/importStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { libraryWords } from '../words/library.js';
import {
  beginImport,
  forgetImport,
  goOn,
  type ImportTrouble,
  runningImports,
  stopImport,
} from './importRunner.js';

type Props = HeaderProps & { readonly storage: GameStorage };

/** Files of games on their way in. They go on while one is elsewhere in the app. */
export function ImportPart({ storage, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = libraryWords[lang].importing;
  const [kept, relist] = useImports(storage);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const running = runningImports.value;
  const imports = kept.map((job): ImportView => {
    const here = running.get(job.id);
    if (here === undefined) return { job, state: job.isDone ? 'done' : 'stopped', trouble: undefined };
    const state = here.job.isDone ? 'done' : here.state;
    return { job: here.job, state, trouble: here.trouble && wordTrouble(lang, here.trouble) };
  });
  useNews(imports, lang);
  const take = async (files: readonly File[]): Promise<void> => {
    const found: string[] = [];
    for (const file of files) {
      const begun = await beginImport(storage, file, file.name);
      if (!begun.ok) found.push(storeWords[lang].problems[begun.error.problem]);
    }
    setProblems(found);
    await relist();
  };
  return (
    <ImportScreen
      {...header}
      imports={imports}
      problems={storage.isLasting ? problems : [words.memoryOnly, ...problems]}
      onFiles={(files) => void take(files)}
      onStop={({ id }) => stopImport(id)}
      onGoOn={(job) => goOn(storage, job)}
      onForget={({ id }) => void forgetImport(storage, id).then(relist)}
    />
  );
}

/** The imports that are kept, and a function that reads them again. */
function useImports(storage: GameStorage): [readonly ImportJob[], () => Promise<void>] {
  const [jobs, setJobs] = useState<readonly ImportJob[]>([]);
  const relist = useCallback(async (): Promise<void> => {
    const { imports } = await storage.library();
    const listed = await imports.list();
    if (listed.ok) setJobs(listed.value);
  }, [storage]);
  useEffect(() => {
    void relist();
    return storage.changes.subscribe(({ kind }) => {
      if (kind === 'studies') void relist();
    });
  }, [storage, relist]);
  return [jobs, relist];
}

/** Says when an import that was seen running has ended. */
function useNews(imports: readonly ImportView[], lang: HeaderProps['lang']): void {
  const words = libraryWords[lang].importing;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const active = imports.filter(({ state }) => state === 'running').map(({ job }) => job.id);
  useEffect(() => {
    for (const { job, state, trouble } of imports) {
      if (!seen.has(job.id) || state === 'running' || state === 'waiting') continue;
      const counts = foundNoGame(job) ? words.nothing : words.counts(job.added, job.known, job.refused);
      announce(
        `${job.name}: ${state === 'done' ? words.done : words.stopped}. ${trouble ?? counts}`,
        'polite',
      );
    }
    setSeen(new Set(active));
  }, [active.join(' ')]);
}

function wordTrouble(lang: HeaderProps['lang'], trouble: ImportTrouble): string {
  const words = libraryWords[lang].importing;
  if (trouble === 'reader-failed') return words.failed;
  if (trouble === 'changed-elsewhere') return words.elsewhere;
  return trouble === 'not-found' ? words.fileGone : storeWords[lang].problems[trouble];
}
