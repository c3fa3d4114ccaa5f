import { columnOf, EXIT_THROW, HOUSES, LAST, PIECES, RESURRECTION, rowOf, WATER } from '@tabuleiro/senet';
import { type Lang, wordHouse } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { ARTS } from '../../../games/senet/board.js';
import { printWords } from '../../../words/manual.js';
import type { PrintWords } from '../../../words/types/manual.js';
import { Counter, Picture } from './Counter.js';

// Everything in millimetres, on what an A4 page leaves within its margins.
const [WIDTH, HEIGHT] = [277, 190];
const HOUSE = 27.4;
const [LEFT, TOP] = [1.5, 15];
const BOTTOM = TOP + 3 * HOUSE;
const COUNTER = 11;

const TRACK: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);
const FIVE: readonly number[] = Array.from({ length: PIECES }, (_, i) => i);

/** A board to play on, what leaves it, and the pieces to cut out. */
export function SenetSheet({ lang, title }: { readonly lang: Lang; readonly title: string }): JSX.Element {
  const words = printWords[lang];
  return (
    <div class="sheet drawn-sheet lying">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.senetBoard}>
        <text class="slab-text" x={LEFT} y="10" font-size="11">
          {title}
        </text>
        {TRACK.map((house) => (
          <House key={house} lang={lang} house={house} />
        ))}
        <Walls />
        {TRACK.slice(0, -1).map((house) => (
          <Arrow key={house} house={house} />
        ))}
        {TRACK.slice(RESURRECTION).map((house) => (
          <WayOff key={house} words={words} house={house} />
        ))}
        <Homes words={words} />
        {words.senetLines.map((line, i) => (
          <text key={line} x="146" y={BOTTOM + 20.5 + i * 5.2} font-size="3.7">
            {line}
          </text>
        ))}
        <path class="cut-line" d={`M0 ${HEIGHT - 28}H${WIDTH}`} />
        <text x={LEFT} y={HEIGHT - 24} font-size="3.2">
          {words.cut}
        </text>
        {[0, 1].flatMap((side) =>
          FIVE.map((i) => (
            <Counter
              key={`${side}${i}`}
              art={ARTS[side === 0 ? 0 : 1]}
              side={side === 0 ? 0 : 1}
              x={LEFT + 14 + (side * PIECES + i) * 27.2}
              y={HEIGHT - 12}
              radius={COUNTER}
            />
          )),
        )}
      </svg>
    </div>
  );
}

const middleOf = (house: number): readonly [number, number] => [
  LEFT + (columnOf(house) + 0.5) * HOUSE,
  TOP + (rowOf(house) + 0.5) * HOUSE,
];

function House({ lang, house }: { readonly lang: Lang; readonly house: number }): JSX.Element {
  const [x, y] = middleOf(house);
  const [left, top] = [x - HOUSE / 2, y - HOUSE / 2];
  const name = wordHouse(lang, house);
  return (
    <g>
      <rect class="house" x={left} y={top} width={HOUSE} height={HOUSE} />
      {HOUSES.includes(house) ? (
        <>
          <rect class="named" x={left + 1} y={top + 1} width={HOUSE - 2} height={HOUSE - 2} />
          <Picture art={`house-${house}`} x={x} y={y - 2.2} size={14} />
        </>
      ) : null}
      <text class="bold" x={left + 2.2} y={top + 6} font-size="4.8">
        {house}
      </text>
      {name === undefined ? null : <Name name={name} x={x} y={y + 8.2} />}
      {house > 2 * PIECES ? null : (
        <Picture
          art={ARTS[house % 2 === 1 ? 0 : 1]}
          side={house % 2 === 1 ? 0 : 1}
          x={x}
          y={y + 3}
          size={10}
        />
      )}
    </g>
  );
}

/** In two lines, as even as its words allow. */
function Name({
  name,
  x,
  y,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const [lines = [name]] = [...ways].sort((a, b) => longest(a) - longest(b));
  return (
    <text class="middle" font-size="2.9">
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * 3.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The edge of the board, and between the rows, open where the track turns. */
function Walls(): JSX.Element {
  const [right, first, second] = [LEFT + 10 * HOUSE, TOP + HOUSE, TOP + 2 * HOUSE];
  return (
    <path
      class="wall"
      d={`M${LEFT} ${TOP}H${right}V${BOTTOM}H${LEFT}Z M${LEFT} ${first}H${right - HOUSE} M${LEFT + HOUSE} ${second}H${right}`}
    />
  );
}

/** From a house to the next one. */
function Arrow({ house }: { readonly house: number }): JSX.Element {
  const [[x, y], [nextX, nextY]] = [middleOf(house), middleOf(house + 1)];
  const turn = nextY > y ? 90 : nextX > x ? 0 : 180;
  const place = `translate(${(x + nextX) / 2} ${(y + nextY) / 2}) rotate(${turn})`;
  return <path class="arrow" transform={place} d="M-1.8 -2.2L2.2 0L-1.8 2.2Z" />;
}

/** Below the last houses: the number that leaves, or where the water leads. */
function WayOff({
  words,
  house,
}: {
  readonly words: PrintWords;
  readonly house: number;
}): JSX.Element | null {
  const die = EXIT_THROW[house];
  if (die === 0 && house !== WATER) return null;
  const [x] = middleOf(house);
  return (
    <g>
      <path
        class="tab"
        d={`M${x - 12.8} ${BOTTOM}V${BOTTOM + 9}L${x} ${BOTTOM + 12.5}L${x + 12.8} ${BOTTOM + 9}V${BOTTOM}Z`}
      />
      <text class="middle bold" x={x} y={BOTTOM + 7} font-size="3.4">
        {house === WATER ? words.water(RESURRECTION) : words.exit(die)}
      </text>
    </g>
  );
}

/** Where the pieces lie that have left. */
function Homes({ words }: { readonly words: PrintWords }): JSX.Element {
  return (
    <>
      {words.homeOf.map((label, side) => (
        <g key={label}>
          <text x={LEFT} y={BOTTOM + 6.5 + side * 29} font-size="3.7" class="bold">
            {label}
          </text>
          {FIVE.map((i) => (
            <circle
              key={i}
              class="place"
              cx={LEFT + COUNTER + 0.5 + i * 25.5}
              cy={BOTTOM + 19 + side * 29}
              r={COUNTER}
            />
          ))}
        </g>
      ))}
    </>
  );
}
