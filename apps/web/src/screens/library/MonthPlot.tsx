import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { type MonthTally, totalOf } from '../../library/statistics.js';
import { useWidth } from '../../review/Curve.js';
import { libraryWords } from '../../words/library.js';
import { Legend, Prints, printOf } from './prints.js';

type Props = { readonly lang: Lang; readonly months: readonly MonthTally[] };

const HEIGHT = 220;
const FOOT = 26;
const HEAD = 20;
/** A name of a month needs so much room. */
const NAME = 46;
const WIDEST = 64;
const ORDER = ['others', 'lost', 'drawn', 'won'] as const;

/** A column for each month, as high as games ended in it. */
export function MonthPlot({ lang, months }: Props): JSX.Element {
  const words = libraryWords[lang].numbers;
  const { box, width } = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...months.map((month) => countOf(month)));
  const step = Math.min(WIDEST, width / months.length);
  const every = Math.ceil(NAME / step);
  const format = new Intl.DateTimeFormat(lang, { month: 'short' });
  const hasOthers = months.some(({ others }) => others > 0);
  const height = (count: number): number => (count / most) * (HEIGHT - FOOT - HEAD);
  return (
    <figure class="tally-plot">
      <Legend words={words.own} {...(hasOthers ? { others: words.others } : {})} />
      <div ref={box}>
        <svg
          role="img"
          aria-label={words.monthPlot}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
        >
          <Prints />
          {months.map((month, i) => (
            <Column key={month.month} month={month} x={i * step} width={step} height={height} />
          ))}
          <path class="foot" d={`M0 ${HEIGHT - FOOT}H${width}`} />
          {months.map(({ month }, i) =>
            (months.length - 1 - i) % every === 0 ? (
              <text key={month} class="name" x={i * step + step / 2} y={HEIGHT - 6}>
                {format.format(new Date(Number(month.slice(0, 4)), Number(month.slice(5)) - 1))}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  );
}

function countOf({ tally, others }: MonthTally): number {
  return totalOf(tally) + others;
}

type ColumnProps = {
  readonly month: MonthTally;
  readonly x: number;
  readonly width: number;
  readonly height: (count: number) => number;
};

function Column({ month, x, width, height }: ColumnProps): JSX.Element | null {
  const total = countOf(month);
  if (total === 0) return null;
  const inset = Math.min(6, width / 8);
  let y = HEIGHT - FOOT;
  return (
    <g>
      {[...ORDER].reverse().map((kind) => {
        const count = kind === 'others' ? month.others : month.tally[kind];
        const [tall, bottom] = [height(count), y];
        y -= tall;
        if (count === 0) return null;
        const place = { x: x + inset, y: bottom - tall, width: width - 2 * inset, height: tall };
        return (
          <g key={kind} class={kind}>
            <rect class="ground" {...place} />
            <rect class="print" fill={printOf(kind)} {...place} />
          </g>
        );
      })}
      <text class="name" x={x + width / 2} y={y - 6}>
        {total}
      </text>
    </g>
  );
}
