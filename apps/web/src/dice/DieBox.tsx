import { DIE_FACES, type Throw } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { ComponentChildren, JSX } from 'preact';
import { Drawing } from '../components/Drawing.js';
import { diceWords } from '../words/dice.js';
import { Die } from './Die.js';
import '../components/button.css';
import './die.css';

type Props = {
  readonly lang: Lang;
  readonly face: Throw | undefined;
  /** Does it give another throw? */
  readonly isExtra: boolean;
  /** How many throws were made so far. */
  readonly count: number;
  /** Does the program throw, or is a real die on the table (S-DIE)? */
  readonly source: 'fair' | 'real';
  /** May the person at this device throw now? */
  readonly isDue: boolean;
  /** Where there are several dice on a page: which one. */
  readonly name?: string;
  /** With a real die, what it shows. */
  readonly onThrow: (real?: Throw) => void;
};

/**
 * The die and what throws it. Buttons stay where they are while they cannot be used, so that whoever plays with the
 * keyboard keeps the focus on them from turn to turn.
 */
export function DieBox({ lang, face, isExtra, count, source, isDue, name, onThrow }: Props): JSX.Element {
  const words = diceWords[lang];
  return (
    <section class="die-box" aria-label={name === undefined ? words.title : `${words.title}, ${name}`}>
      <div class="die-row">
        <Die lang={lang} face={face} count={count} />
        <p class="die-words" aria-hidden="true">
          {face === undefined ? words.due : words.shows(face)}
          {isExtra ? <span class="small">{words.again}</span> : null}
        </p>
        {source === 'fair' ? (
          <ThrowButton class="primary" isDue={isDue} onThrow={() => onThrow()}>
            {words.throwIt}
          </ThrowButton>
        ) : (
          <RealDie lang={lang} isDue={isDue} onThrow={onThrow} />
        )}
      </div>
    </section>
  );
}

type ButtonProps = {
  readonly class: string;
  readonly isDue: boolean;
  readonly label?: string;
  readonly onThrow: () => void;
  readonly children: ComponentChildren;
};

function ThrowButton({ class: kind, isDue, label, onThrow, children }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button ${kind}`}
      aria-label={label}
      aria-disabled={!isDue}
      onClick={() => isDue && onThrow()}
    >
      {children}
    </button>
  );
}

/** Five buttons, one a face. */
function RealDie({ lang, isDue, onThrow }: Pick<Props, 'lang' | 'isDue' | 'onThrow'>): JSX.Element {
  const words = diceWords[lang];
  return (
    <fieldset class={isDue ? 'real-die is-due' : 'real-die'}>
      <legend>{words.throwReal}</legend>
      <div class="real-faces">
        {DIE_FACES.map((face) => (
          <ThrowButton
            key={face}
            class="face"
            isDue={isDue}
            label={words.realFace(face)}
            onThrow={() => onThrow(face)}
          >
            <Drawing art={`die-${face}`} class="die-print" size="2rem" />
            <span aria-hidden="true">{face}</span>
          </ThrowButton>
        ))}
      </div>
    </fieldset>
  );
}
