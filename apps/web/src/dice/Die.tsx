import type { Throw } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SpriteLoader } from '../look/art/sprites.js';
import { isStill } from '../look/theme.js';
import { diceWords } from '../words/dice.js';
import { roll } from './rollAnimation.js';
import './die.css';

type Props = {
  readonly lang: Lang;
  /** What the die on the table shows; undefined while it is still to be thrown. */
  readonly face: Throw | undefined;
  /** How many throws were made: one more is a roll, even to the same face. */
  readonly count: number;
};

/** Shows the last throw, pale while the next one is due. Its accessible name is the result at once, before the animation ends. */
export function Die({ lang, face, count }: Props): JSX.Element {
  const words = diceWords[lang];
  const { drawing, shown } = useRoll(face, count);
  return (
    <div
      class={face === undefined ? 'die waiting' : 'die'}
      role="img"
      aria-label={face === undefined ? words.due : words.shows(face)}
    >
      <SpriteLoader groups={['senet']} />
      <svg ref={drawing} class="die-print" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <use href={`#die-${shown}`} />
      </svg>
    </div>
  );
}

const FIRST: Throw = 5;

function useRoll(face: Throw | undefined, count: number) {
  const drawing = useRef<SVGSVGElement>(null);
  const known = useRef(count);
  const [shown, setShown] = useState(face ?? FIRST);
  useLayoutEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    if (face === undefined) return undefined;
    if (isNew && drawing.current !== null && !isStill()) return roll(drawing.current, face, setShown);
    setShown(face);
    return undefined;
  }, [face, count]);
  return { drawing, shown };
}
