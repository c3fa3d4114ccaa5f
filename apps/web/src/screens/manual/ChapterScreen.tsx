import type { JSX } from 'preact';
import { ButtonLink } from '../../components/Button.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import type { Chapter } from '../../manual/article.js';
import { lessonOf, type TutorialTask } from '../../manual/task.js';
import { formatRoute } from '../../route.js';
import { ArticleLinks, addressOf } from './ArticleLinks.js';
import './manual.css';
import { manualWords } from '../../words/manual.js';
import { PrintLinks } from './print/PrintLinks.js';

type Props = HeaderProps & {
  readonly chapter: Chapter;
  /** Tasks that are done, of all tutorials. */
  readonly lessons: readonly string[];
};

/** One game: what it is, its tutorial, its rules. */
export function ChapterScreen({ chapter, lessons, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = manualWords[lang];
  const { title, intro } = chapter.text[lang];
  const isDone = (task: TutorialTask): boolean => lessons.includes(lessonOf(chapter, task));
  const done = chapter.tasks.filter(isDone).length;
  return (
    <Page {...header} title={title} class="manual">
      {intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {chapter.game === undefined ? null : (
        <p>
          <ButtonLink href={formatRoute({ screen: 'new', game: chapter.game })}>
            {words.play(title)}
          </ButtonLink>
        </p>
      )}
      {chapter.tasks.length === 0 ? null : (
        <section class="tutorial">
          <h2>{words.tutorial}</h2>
          <p>{words.progress(done, chapter.tasks.length)}</p>
          <ol class="tasks">
            {chapter.tasks.map((task) => (
              <li key={task.id} class={isDone(task) ? 'is-done' : ''}>
                <a href={addressOf(chapter.id, 'tutorial', task.id)}>
                  {task.text[lang].title}
                  {isDone(task) ? <span class="done-mark"> ({words.isDone})</span> : null}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{words.articles}</h2>
        <ArticleLinks lang={lang} links={chapter.articles.map((article) => ({ chapter, article }))} />
      </section>
      <PrintLinks lang={lang} chapter={chapter.id} />
      <p>
        <ButtonLink icon="back" href={addressOf()}>
          {words.back}
        </ButtonLink>
      </p>
    </Page>
  );
}
