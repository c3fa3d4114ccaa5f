import type { GameReview } from '@tabuleiro/senet-engine';
import type { Lang } from '@tabuleiro/words';
import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Drawing } from '../components/Drawing.js';
import { reviewPageWords } from '../words/review.js';
import { type MistakeMark, type Plot, plotOf } from './plot.js';
import { describeCurve, describePly, type Names } from './reviewTexts.js';
import './curve.css';

type Props = {
  readonly lang: Lang;
  readonly review: GameReview;
  readonly names: Names;
  /** How many actions of the game are shown. */
  readonly ply: number;
  readonly onGoTo: (ply: number) => void;
};

const HEIGHT = 220;

/** How likely A was to win. A handle over it walks through the game by pointer, finger and arrow keys. */
export function Curve({ lang, review, names, ply, onGoTo }: Props): JSX.Element {
  const words = reviewPageWords[lang];
  const { box, width } = useWidth<HTMLDivElement>();
  return (
    <figure class="curve">
      <Side art="a-cone" side={0} text={words.wins(names[0])} />
      <div class="curve-paper" ref={box}>
        <Print plot={plotOf(review, width, HEIGHT)} name={describeCurve(lang, review, names)} />
        <input
          type="range"
          min={0}
          max={review.actions.length}
          value={ply}
          aria-label={words.walk}
          aria-valuetext={describePly(lang, review, names, ply)}
          onInput={(event) => onGoTo(Number(event.currentTarget.value))}
        />
      </div>
      <Side art="b-spool" side={1} text={words.wins(names[1])} />
      <figcaption class="numbers" aria-hidden="true">
        {describePly(lang, review, names, ply)}
      </figcaption>
    </figure>
  );
}

type SideProps = { readonly art: string; readonly side: 0 | 1; readonly text: string };

function Side({ art, side, text }: SideProps): JSX.Element {
  return (
    <p class="curve-side" aria-hidden="true">
      <Drawing art={art} side={side} size="1.5rem" />
      {text}
    </p>
  );
}

/** Two flat colours a little off the ink, hatched in two directions: they are told apart without colour too. */
function Print({ plot, name }: { readonly plot: Plot; readonly name: string }): JSX.Element {
  const id = useId();
  const { width, height, middle, line, above, below, mistakes } = plot;
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <Hatch id={`${id}-a`} turn={45} />
        <Hatch id={`${id}-b`} turn={-45} />
      </defs>
      <path class="flat-a" d={above} />
      <path class="flat-b" d={below} />
      <path d={above} fill={`url(#${id}-a)`} />
      <path d={below} fill={`url(#${id}-b)`} />
      <path class="middle" d={`M0 ${middle}H${width}`} />
      <path class="line" d={line} />
      {mistakes.map((mark) => (
        <Wedge key={mark.ply} mark={mark} />
      ))}
    </svg>
  );
}

function Hatch({ id, turn }: { readonly id: string; readonly turn: number }): JSX.Element {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <path class="cut" d="M0 0V6" />
    </pattern>
  );
}

/** A mistake of A pulls the curve down and hangs over it; one of B stands below. */
function Wedge({ mark: { x, y, player, isWorst } }: { readonly mark: MistakeMark }): JSX.Element {
  const size = isWorst ? 8 : 4.5;
  const way = player === 'A' ? -1 : 1;
  const [tip, base] = [y + way * 4, y + way * (4 + size * 1.6)];
  return (
    <path
      class={isWorst ? 'wedge worst' : 'wedge'}
      d={`M${x} ${tip}L${x - size} ${base}L${x + size} ${base}Z`}
    />
  );
}

/** Before anything is measured. */
const USUAL = 640;

/** The width of a box in whole pixels, kept up to date: what is drawn for it keeps its lines and letters. */
export function useWidth<E extends Element>(): {
  readonly box: RefObject<E | null>;
  readonly width: number;
} {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = (): void => setWidth(Math.max(1, Math.floor(current.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
