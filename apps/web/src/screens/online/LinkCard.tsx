import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { announce } from '../../announce/announcer.js';
import { Button } from '../../components/Button.js';
import { copyText } from '../../components/copyText.js';
import { Field } from '../../components/Field.js';
import { onlineWords } from '../../words/online.js';
import { QrImage } from './QrImage.js';
import './online.css';

type Props = {
  readonly lang: Lang;
  readonly label: string;
  readonly hint?: string;
  readonly link: string;
  /** Is the QR code shown at once, or only when it is asked for? A secret is not shown to the whole room. */
  readonly isShown?: boolean;
};

/** A link to be given away: to copy, and as a QR code. */
export function LinkCard({ lang, label, hint, link, isShown = false }: Props): JSX.Element {
  const words = onlineWords[lang].waiting;
  const [told, setTold] = useState('');
  const id = useId();
  const copy = async (): Promise<void> => {
    const text = (await copyText(link)) ? words.copied : words.notCopied;
    setTold(text);
    announce(text, 'polite');
  };
  const code = <QrImage text={link} label={`${words.qr}: ${label}`} />;
  return (
    <div class="link-card">
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            type="text"
            {...control}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div class="link-acts">
        <Button onClick={() => void copy()} describedBy={id}>
          {words.copy}
        </Button>
        <span id={id} class="small">
          {told}
        </span>
      </div>
      {isShown ? (
        code
      ) : (
        <details class="folded">
          <summary>{words.qrShown}</summary>
          {code}
        </details>
      )}
    </div>
  );
}
