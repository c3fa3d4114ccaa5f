import { type Lang, wordOutcome } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { positionOf } from '../../games/position.js';
import type { GameView } from '../../games/view.js';
import { sentences } from '../../language/sentences.js';
import type { Article, Chapter, Example } from '../../manual/article.js';
import { startPractice } from '../../manual/practice.js';
import { manualWords } from '../../words/manual.js';
import { StatusLine } from '../game/StatusLine.js';
import { addressOf } from './ArticleLinks.js';
import { ClaimList, linkTo, tellAllowed, tellForbidden } from './ClaimList.js';
import { PracticeBoard } from './PracticeBoard.js';

type Props = {
  readonly lang: Lang;
  readonly view: GameView;
  readonly chapter: Chapter;
  readonly article: Article;
  readonly example: Example;
  readonly number: number;
};

/** A position to play with, and in words what can be done there and what cannot. */
export function ExampleBoard({ lang, view, chapter, article, example, number }: Props): JSX.Element {
  const words = manualWords[lang];
  const [{ round, isShown }, begin] = useState({ round: 0, isShown: false });
  const { session, close } = useMemo(
    () => startPractice(view, example.position, example.options),
    [view, example, round],
  );
  useEffect(() => close, [close]);
  const [shown] = example.legal;
  useEffect(() => {
    if (isShown) void session.perform(shown);
  }, [session, isShown, shown]);
  const { outcome } = session.match.value;
  return (
    <section class="example">
      <h3>{words.example(number)}</h3>
      <p>{example.text[lang]}</p>
      <PracticeBoard session={session} name={words.example(number)} status={<StatusLine session={session} />}>
        <p class="practice-end">{outcome === undefined ? '' : wordOutcome(lang, outcome)}</p>
        <div class="practice-acts">
          <Button onClick={() => begin({ round: round + 1, isShown: true })}>{words.show}</Button>
          <Button onClick={() => begin({ round: round + 1, isShown: false })}>{words.again}</Button>
        </div>
      </PracticeBoard>
      <Claims {...{ lang, view, chapter, article, example }} />
    </section>
  );
}

/** The reasons come when they have been fetched. */
function Claims({ lang, view, chapter, article, example }: Omit<Props, 'number'>): JSX.Element | null {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const { game } = view.written;
  const read = game.notation.parsePosition(example.position, example.options);
  useEffect(() => {
    if (!read.ok) return;
    const position = positionOf(view, read.value);
    void sentences().then(({ wordRefusal }) =>
      setReasons(tellForbidden(lang, view, position, example, wordRefusal)),
    );
  }, [lang, view, example]);
  if (!read.ok) return null;
  return (
    <ClaimList
      lang={lang}
      example={example}
      allowed={tellAllowed(lang, view, positionOf(view, read.value), example)}
      reasons={reasons}
      articleOf={linkTo(lang, chapter, article, ({ id }) => addressOf(chapter.id, id))}
    />
  );
}
