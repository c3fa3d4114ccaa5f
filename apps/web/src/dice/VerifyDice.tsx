import type { Transcript } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { diceWords } from '../words/dice.js';
import { Hex } from './Seal.js';
import { checkDice, type DiceVerdict, transcriptFile } from './transcript.js';
import './seal.css';

type Props = { readonly lang: Lang; readonly transcript: Transcript };

/** After the game: the secret, and the proof that the throws were the ones it bound (S-DIE). */
export function VerifyDice({ lang, transcript }: Props): JSX.Element {
  const words = diceWords[lang];
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const checked = isAsked ? checkDice(lang, transcript) : undefined;
  return (
    <section class="verify-dice" aria-labelledby={id}>
      <h2 id={id}>{words.verifyTitle}</h2>
      <p>{words.verifyIntro}</p>
      <Facts lang={lang} transcript={transcript} />
      <div class="verify-buttons">
        <Button kind="primary" icon="check" onClick={() => setAsked(true)}>
          {words.verify}
        </Button>
        <Button icon="save" onClick={() => download(words.file, transcriptFile(transcript))}>
          {words.download}
        </Button>
      </div>
      <div role="status">{checked === undefined ? null : <Verdict checked={checked} />}</div>
      <p class="small">
        {words.otherProgram} <code>{words.command}</code>
      </p>
    </section>
  );
}

function Facts({ lang, transcript }: Props): JSX.Element {
  const words = diceWords[lang];
  const { commit, secret, playerSeed, throws } = transcript;
  return (
    <dl class="seal-facts">
      <dt>{words.commit}</dt>
      <dd>
        <Hex digits={commit} />
      </dd>
      <dt>{words.secret}</dt>
      <dd>
        <Hex digits={secret} />
      </dd>
      <dt>{words.seed}</dt>
      <dd class="seed">{playerSeed}</dd>
      <dt>{words.throws(throws.length)}</dt>
      <dd class="throws numbers">{throws.join(' ')}</dd>
    </dl>
  );
}

function Verdict({ checked: { isFine, text } }: { readonly checked: DiceVerdict }): JSX.Element {
  return (
    <p class={`verdict ${isFine ? 'fine' : 'doubt'}`}>
      <Icon name={isFine ? 'check' : 'warning'} />
      <span>{text}</span>
    </p>
  );
}

function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
