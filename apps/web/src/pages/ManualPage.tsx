import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { lazyComponent } from '../components/lazyComponent.js';
import type { HeaderProps } from '../components/Page.js';
import type { Chapter } from '../manual/article.js';
import { CHAPTERS } from '../manual/contents.js';
import { articleOfClause, type FoundArticle } from '../manual/search.js';
import { printablesOf } from '../manual/sheet.js';
import { lessonOf } from '../manual/task.js';
import { navigate } from '../route.js';
import { ArticleScreen } from '../screens/manual/ArticleScreen.js';
import { ChapterScreen } from '../screens/manual/ChapterScreen.js';
import { ContentsScreen } from '../screens/manual/ContentsScreen.js';
import { TaskScreen } from '../screens/manual/TaskScreen.js';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen.js';
import { changeSettings, settings } from '../store/settings/settingsStore.js';

const PrintPage = lazyComponent(async () => (await import('../screens/manual/print/PrintPage.js')).PrintPage);

type Props = HeaderProps & { readonly path: readonly string[] };

/**
 * `#/manual`, `#/manual/brasez`, `#/manual/brasez/charge`, `#/manual/brasez/tutorial/charge`, and
 * `#/manual/regra/classico/C-MOVE/rook`, which leads to the article of a clause.
 */
export function ManualPage({ path, ...header }: Props): JSX.Element {
  const [first, second, third, ...rest] = path;
  if (first === undefined) return <ContentsScreen {...header} chapters={CHAPTERS} />;
  if (first === 'regra') return <ByClause {...header} path={path.slice(1)} />;
  const chapter = CHAPTERS.find(({ id }) => id === first);
  if (chapter === undefined || rest.length > 0) return <NotFoundScreen {...header} />;
  if (second === undefined)
    return <ChapterScreen {...header} chapter={chapter} lessons={settings.value.lessons} />;
  if (second === 'tutorial') return <Tutorial {...header} chapter={chapter} id={third} />;
  const printable = printablesOf(first).find((name) => name === second);
  if (printable !== undefined && third === undefined)
    return <PrintPage key={second} {...header} chapter={chapter} printable={printable} />;
  const at = chapter.articles.findIndex(({ id }) => id === second);
  if (at < 0 || third !== undefined) return <NotFoundScreen {...header} />;
  return <ArticleScreen key={second} {...header} chapter={chapter} at={at} />;
}

/** From "why not?": leads from a clause to the article that explains it. */
function ByClause({ path: [game = '', clause = '', piece], ...header }: Props): JSX.Element {
  const found = articleOfClause(CHAPTERS, game, clause, piece);
  if (found === undefined) return <NotFoundScreen {...header} />;
  return <Redirect {...header} {...found} />;
}

/** The article is shown under its own address from the beginning. */
function Redirect({ chapter, article, ...header }: HeaderProps & FoundArticle): JSX.Element {
  const [chapterId, articleId] = [chapter.id, article.id];
  useLayoutEffect(
    () => navigate({ screen: 'manual', path: [chapterId, articleId] }, { replace: true }),
    [chapterId, articleId],
  );
  return <ArticleScreen {...header} chapter={chapter} at={chapter.articles.indexOf(article)} />;
}

function firstOpenOf(chapter: Chapter): number {
  const { lessons } = settings.value;
  return chapter.tasks.findIndex((task) => !lessons.includes(lessonOf(chapter, task)));
}

function Tutorial({
  chapter,
  id,
  ...header
}: HeaderProps & { readonly chapter: Chapter; readonly id: string | undefined }): JSX.Element {
  // Chosen once, on arrival: a task that is solved stays on the page, with its praise and the link to the next.
  const firstOpen = useMemo(() => firstOpenOf(chapter), [chapter, id]);
  const at = id === undefined ? Math.max(0, firstOpen) : chapter.tasks.findIndex((task) => task.id === id);
  const task = chapter.tasks.at(at);
  if (at < 0 || task === undefined) return <NotFoundScreen {...header} />;
  const lesson = lessonOf(chapter, task);
  return (
    <TaskScreen
      key={task.id}
      {...header}
      chapter={chapter}
      at={at}
      onDone={() => {
        if (!settings.value.lessons.includes(lesson))
          void changeSettings({ lessons: [...settings.value.lessons, lesson] });
      }}
    />
  );
}
