import { commitTo, type Secret } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../components/Button.js';
import { TextField } from '../components/Field.js';
import { diceWords } from '../words/dice.js';
import { agreeOnDice, LONGEST_SEED, proposeSeed } from './fairDice.js';
import { Hex, HowItWorks } from './Seal.js';
import './seal.css';

type Props = {
  readonly lang: Lang;
  /** Drawn before this is shown, and kept whatever the player writes. */
  readonly secret: Secret;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
};

/** Before the game, for whoever wants to look: the seal first, then the player's own text (S-DIE). */
export function FairSeal({ lang, secret, seed, onSeed }: Props): JSX.Element {
  const words = diceWords[lang];
  const [isOpen, setOpen] = useState(false);
  const error = agreeOnDice(secret, seed) === undefined ? words.badSeed : undefined;
  return (
    <details
      class="seal"
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.sealTitle}</summary>
      <p>{words.sealSaid}</p>
      <figure class="stamp">
        <figcaption>{words.commit}</figcaption>
        <Hex digits={commitTo(secret)} />
      </figure>
      <div class="seal-seed">
        <TextField
          label={words.seed}
          hint={words.seedHint}
          error={error}
          value={seed}
          maxLength={LONGEST_SEED}
          onInput={onSeed}
        />
        <Button kind="quiet" onClick={() => onSeed(proposeSeed())}>
          {words.seedAnother}
        </Button>
      </div>
      <HowItWorks lang={lang} />
    </details>
  );
}
