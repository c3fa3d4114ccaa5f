import type { Refusal } from '@tabuleiro/game';
import { capital, type Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { GamePosition } from '../../games/position.js';
import type { GameView } from '../../games/view.js';
import type { Article, Chapter, Example } from '../../manual/article.js';
import { articleOfClause } from '../../manual/search.js';
import { manualWords } from '../../words/manual.js';

type Props = {
  readonly lang: Lang;
  readonly example: Example;
  readonly allowed: readonly string[];
  /** Why each of what is forbidden is so, in the order of the example. */
  readonly reasons: readonly string[];
  /** Where a clause is told, if not in this article. */
  readonly articleOf: (clause: string) => ArticleLink | undefined;
};

type ArticleLink = { readonly title: string; readonly href: string };

/** What the example claims, in the words of the rules. */
export function ClaimList({ lang, example, allowed, reasons, articleOf }: Props): JSX.Element {
  const words = manualWords[lang];
  return (
    <div class="claims">
      <h4>{words.allowed}</h4>
      <ul class="allowed">
        {allowed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {example.forbidden.length === 0 ? null : (
        <>
          <h4>{words.forbidden}</h4>
          <ul class="forbidden">
            {example.forbidden.map(({ move, rule }, i) => (
              <li key={move}>
                <code>{words.coordinates(move)}</code>: {reasons[i]}{' '}
                <RuleLink article={articleOf(rule)} word={words.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type RuleLinkProps = {
  readonly article: ArticleLink | undefined;
  readonly word: (title: string) => string;
};

function RuleLink({ article, word }: RuleLinkProps): JSX.Element | null {
  return article === undefined ? null : <a href={article.href}>{word(article.title)}</a>;
}

/** The article of a chapter that tells a clause, unless it is the one that asks. */
export function linkTo(
  lang: Lang,
  chapter: Chapter,
  own: Article,
  address: (article: Article) => string,
): (clause: string) => ArticleLink | undefined {
  return (clause) => {
    const found = articleOfClause([chapter], chapter.id, clause)?.article;
    if (found === undefined || own.clauses.includes(clause)) return undefined;
    return { title: found.text[lang].title, href: address(found) };
  };
}

/** What the example allows, in the words of the rules; what sounds the same is said once. */
export function tellAllowed(
  lang: Lang,
  view: GameView,
  position: GamePosition,
  { legal }: Example,
): readonly string[] {
  return [...new Set(legal.map((action) => `${capital(sayOf(lang, view, position, action))}.`))];
}

function sayOf(lang: Lang, view: GameView, position: GamePosition, action: string): string {
  const move = view.written.game.notation.parseMove(position.state, action);
  return move.ok ? view.say(lang, position.withMove(move.value)) : action;
}

type WordRefusal = (lang: Lang, game: string, refusal: Refusal) => string;

/** Why each of what it forbids is forbidden. */
export function tellForbidden(
  lang: Lang,
  { written: { game } }: GameView,
  { state }: GamePosition,
  { forbidden }: Example,
  wordRefusal: WordRefusal,
): readonly string[] {
  return forbidden.map(({ move }) => {
    const refusal = game.explain(state, move);
    return refusal === undefined ? '' : wordRefusal(lang, game.id, refusal);
  });
}
