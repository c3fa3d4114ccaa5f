import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { miniBoardOf, positionOf } from '../../games/position.js';
import type { GameView } from '../../games/view.js';
import type { Figure } from '../../manual/article.js';

type Props = {
  readonly lang: Lang;
  readonly view: GameView | undefined;
  readonly figures: readonly Figure[];
};

/** The numbers of an article, drawn. */
export function Figures({ lang, view, figures }: Props): JSX.Element {
  return (
    <>
      {figures.map((figure) => {
        const { places, text } = figure;
        if (places === undefined) return <Bars key={text[lang].title} lang={lang} figure={figure} />;
        return view && <Places key={text[lang].title} {...{ lang, view, figure, places }} />;
      })}
    </>
  );
}

type FigureProps = { readonly lang: Lang; readonly figure: Figure };

/** A table whose rows are bars: it is read as a table, and its letters do not shrink with the screen. */
function Bars({ lang, figure: { values, text } }: FigureProps): JSX.Element {
  const { title, told, labels = [], format } = text[lang];
  const largest = Math.max(...values);
  return (
    <figure class="bars">
      <table>
        <caption>{title}</caption>
        <tbody>
          {values.map((value, i) => (
            <tr key={labels[i]}>
              <th scope="row">{labels[i]}</th>
              <td class="numbers">{format(value)}</td>
              <td class="bar">
                <svg width="100%" height="16" aria-hidden="true" focusable="false">
                  <rect width={`${(100 * value) / largest}%`} height="16" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{told}</figcaption>
    </figure>
  );
}

const CELL = 48;

type PlacesProps = FigureProps & { readonly view: GameView; readonly places: readonly string[] };

/** The board with numbers on it: the darker, the larger. */
function Places({ lang, view, figure: { values, text }, places }: PlacesProps): JSX.Element {
  const { title, told, format } = text[lang];
  const largest = Math.max(...values);
  const start = positionOf(view, view.written.game.start());
  const { rows, columns, cells } = miniBoardOf(lang, view, start);
  return (
    <figure class="place-values">
      <p class="figure-title">{title}</p>
      <svg viewBox={`-1 -1 ${columns * CELL + 2} ${rows * CELL + 2}`} role="img" aria-label={told}>
        {cells.map(({ id, row, column, caption }) => {
          const value = values.at(places.indexOf(id));
          const isKnown = places.includes(id) && value !== undefined;
          return (
            <g key={id} transform={`translate(${column * CELL} ${row * CELL})`}>
              <rect class="shade" width={CELL} height={CELL} fill-opacity={isKnown ? value / largest : 0} />
              <rect class="edge" width={CELL} height={CELL} />
              <text class="place-name" x="3" y="13">
                {caption ?? id}
              </text>
              {isKnown ? (
                <text class="place-value" x={CELL / 2} y="37">
                  {format(value)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true">{told}</figcaption>
    </figure>
  );
}
