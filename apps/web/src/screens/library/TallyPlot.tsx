import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { type Tally, totalOf } from '../../library/statistics.js';
import { useWidth } from '../../review/Curve.js';
import { Legend, Prints, printOf } from './prints.js';

/** A bar of a plot and a line of its table. */
export type TallyRow = {
  /** What several rows in a row belong to. */
  readonly group: string | undefined;
  readonly name: string;
  readonly tally: Tally;
  /** The games of the bar, in the list. */
  readonly href: string | undefined;
};

type Props = {
  readonly lang: Lang;
  readonly rows: readonly TallyRow[];
  readonly words: Readonly<Record<keyof Tally, string>>;
  readonly name: string;
};

const BAR = 22;
const LABEL = 22;
const GROUP = 34;
const GAP = 8;
const COUNT = 48;
const ORDER = ['won', 'drawn', 'lost'] as const;

/** Bars from left to right: won, drawn, lost; as long as there were games, with their number behind them. */
export function TallyPlot({ lang, rows, words, name }: Props): JSX.Element {
  const { box, width } = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...rows.map(({ tally }) => totalOf(tally)));
  const length = (count: number): number => (count / most) * (width - COUNT);
  let y = 0;
  const bars = rows.map(({ group, ...row }, i) => {
    const isNew = group !== undefined && group !== rows.at(i - 1)?.group;
    const begins = i === 0 ? group !== undefined : isNew;
    if (begins) y += GROUP;
    const top = y;
    y += LABEL + BAR + GAP;
    return { ...row, group: begins ? group : undefined, top };
  });
  return (
    <figure class="tally-plot">
      <Legend words={words} />
      <div ref={box}>
        <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${y}`} width={width} height={y}>
          <Prints />
          {bars.map(({ group, name: label, tally, top }) => (
            <g key={top}>
              {group === undefined ? null : (
                <text class="group" x="0" y={top - 10}>
                  {group}
                </text>
              )}
              {/* Text of a drawing has no ellipsis. */}
              <foreignObject x="0" y={top} width={width} height={LABEL}>
                <div class="label">{label}</div>
              </foreignObject>
              <Bar tally={tally} top={top + LABEL} length={length} />
              <text class="count" x={length(totalOf(tally)) + 8} y={top + LABEL + 16}>
                {totalOf(tally).toLocaleString(lang)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

type BarProps = { readonly tally: Tally; readonly top: number; readonly length: (count: number) => number };

function Bar({ tally, top, length }: BarProps): JSX.Element {
  let x = 0;
  return (
    <>
      {ORDER.map((kind) => {
        const [from, width] = [x, length(tally[kind])];
        x += width;
        if (width === 0) return null;
        return (
          <g key={kind} class={kind}>
            <rect class="ground" x={from} y={top} width={width} height={BAR} />
            <rect class="print" fill={printOf(kind)} x={from} y={top} width={width} height={BAR} />
          </g>
        );
      })}
    </>
  );
}
