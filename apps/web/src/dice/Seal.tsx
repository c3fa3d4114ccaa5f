import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { diceWords } from '../words/dice.js';
import './seal.css';

/** 64 digits in eights, to be compared by eye; read aloud or copied they are one text. */
export function Hex({ digits }: { readonly digits: string }): JSX.Element {
  const groups = digits.match(/.{1,8}/g) ?? [];
  return (
    <code class="hex">
      {groups.map((group, i) => (
        <span key={i}>{group}</span>
      ))}
    </code>
  );
}

/** How the dice are kept honest, in plain words. */
export function HowItWorks({ lang }: { readonly lang: Lang }): JSX.Element {
  const words = diceWords[lang];
  return (
    <details class="seal-how">
      <summary>{words.howTitle}</summary>
      <ol>
        {words.how.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}

type ShownProps = { readonly lang: Lang; readonly commit: string; readonly playerSeed: string };

/** During the game: what was agreed on before the first throw, for whoever wants to look at it. */
export function SealShown({ lang, commit, playerSeed }: ShownProps): JSX.Element {
  const words = diceWords[lang];
  return (
    <details class="seal-shown">
      <summary>{words.sealTitle}</summary>
      <dl class="seal-facts">
        <dt>{words.commit}</dt>
        <dd>
          <Hex digits={commit} />
        </dd>
        <dt>{words.seed}</dt>
        <dd class="seed">{playerSeed}</dd>
      </dl>
      <HowItWorks lang={lang} />
    </details>
  );
}
