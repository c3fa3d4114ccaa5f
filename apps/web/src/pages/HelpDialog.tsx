import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { keyHelp } from '../board/queries.js';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { formatRoute } from '../route.js';
import { boardWords, pageWords } from '../words/app.js';
import { EVERY_WORD, replyWords } from '../words/replies.js';

type Props = { readonly lang: Lang; readonly onClose: () => void };

/** How to play, every key and every word, from wherever one is. */
export function HelpDialog({ lang, onClose }: Props): JSX.Element {
  const words = pageWords[lang];
  return (
    <Dialog title={words.helpTitle} onClose={onClose}>
      <p>{words.helpPlay}</p>
      <p>
        <a href={formatRoute({ screen: 'manual', path: [] })} onClick={onClose}>
          {words.helpManual}
        </a>
      </p>
      <h3>{words.helpCommands}</h3>
      <p>{replyWords[lang].commands(replyWords[lang].moves, 'e4', EVERY_WORD)}</p>
      <h3>{words.helpKeys}</h3>
      <dl class="key-list">
        {keyHelp({ track: ['1'] }, boardWords[lang]).map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{words.close}</Button>
    </Dialog>
  );
}
