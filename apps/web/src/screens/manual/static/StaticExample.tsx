import { capital, type Lang, wordRefusal, wordTurn } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { MiniBoard } from '../../../components/MiniBoard.js';
import { type GamePosition, miniBoardOf, positionOf } from '../../../games/position.js';
import type { GameView } from '../../../games/view.js';
import type { Article, Chapter, Example } from '../../../manual/article.js';
import { manualWords } from '../../../words/manual.js';
import { plainManualWords } from '../../../words/plainManual.js';
import { ClaimList, linkTo, tellAllowed, tellForbidden } from '../ClaimList.js';

type Props = {
  readonly lang: Lang;
  readonly chapter: Chapter;
  readonly article: Article;
  readonly view: GameView;
  readonly example: Example;
  readonly number: number;
};

/** A position to look at, and in words what can be done there and what cannot. */
export function StaticExample({ lang, chapter, article, view, example, number }: Props): JSX.Element {
  const read = view.written.game.notation.parsePosition(example.position, example.options);
  if (!read.ok) throw new Error(`an example that its own rules refuse: ${example.position}`);
  const position = positionOf(view, read.value);
  return (
    <section class="example">
      <h3>{manualWords[lang].example(number)}</h3>
      <p>{example.text[lang]}</p>
      <div class={view.columnNames.length === 0 ? 'still-example' : 'still-example is-edged'}>
        <Diagram lang={lang} view={view} position={position} />
        <ClaimList
          lang={lang}
          example={example}
          allowed={tellAllowed(lang, view, position, example)}
          reasons={tellForbidden(lang, view, position, example, wordRefusal)}
          articleOf={linkTo(lang, chapter, article, ({ id }) => `#${id}`)}
        />
      </div>
    </section>
  );
}

/** The board with the names of its files and ranks, and the same in words. */
function Diagram({
  lang,
  view,
  position,
}: {
  readonly lang: Lang;
  readonly view: GameView;
  readonly position: GamePosition;
}): JSX.Element {
  const { columnNames, rowNames } = view;
  const die = view.thrown?.(position);
  return (
    <figure class={`diagram ${columnNames.length === 0 ? '' : 'edged'}`}>
      <div class="diagram-rows" aria-hidden="true">
        {rowNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <MiniBoard board={miniBoardOf(lang, view, position)} numbered />
      <div class="diagram-columns" aria-hidden="true">
        {columnNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <figcaption>
        {position.player === undefined ? null : (
          <p>
            {wordTurn(lang, position.player)} {die === undefined ? null : plainManualWords[lang].die(die)}
          </p>
        )}
        {besideBoard(lang, view, position).map((line) => (
          <p key={line} class="beside">
            {line}.
          </p>
        ))}
        <details>
          <summary>{plainManualWords[lang].inWords}</summary>
          <ul>
            {describe(lang, view, position).map((line) => (
              <li key={line}>{line}.</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

/** All that the drawing shows. */
function describe(lang: Lang, view: GameView, position: GamePosition): readonly string[] {
  const men = view
    .cells(lang, position)
    .flatMap(({ man, spoken }) => (man === undefined ? [] : [`${capital(man.full)}: ${spoken}`]));
  return men.length === 0 ? [plainManualWords[lang].noMen] : men;
}

/** What lies beside the board and takes part in the game, which no drawing shows: a Duchy, a token, pieces to come back. */
function besideBoard(lang: Lang, view: GameView, position: GamePosition): readonly string[] {
  const trays = view.trays(lang, position).map(({ name }) => name);
  const heaps = view.pieceRows(lang, position).filter(({ arts }) => arts.length > 0);
  return trays.length === 0 ? [] : [...trays, ...heaps.map(({ name }) => name)];
}
