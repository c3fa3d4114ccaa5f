import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { formatRoute, route } from '../route.js';
import { analysisWords } from '../words/analysis.js';
import { helpWords } from '../words/help.js';
import { EVERY_WORD, replyWords } from '../words/replies.js';
import {
  type HelpEntry,
  type HelpTopic,
  KEY_PARTS,
  TYPED_PARTS,
  type TypedPart,
} from '../words/types/help.js';
import { keysOf, topicOf } from './helpParts.js';

type Props = { readonly lang: Lang; readonly onClose: () => void };

/** How to play, every key and every word, in parts with headings: those that work where it is opened. */
export function HelpDialog({ lang, onClose }: Props): JSX.Element {
  const words = helpWords[lang];
  const at = route.value;
  const topic = topicOf(at);
  // It is about the page where it was opened, and closes with it: before that page gives its heading the focus.
  useLayoutEffect(() => onClose, [at]);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.intro[topic]}</p>
      <p>
        <a href={formatRoute({ screen: 'manual', path: [] })} onClick={onClose}>
          {words.manual}
        </a>
      </p>
      {KEY_PARTS.map((part) => (
        <KeyPartOf key={part} title={words.parts[part]} entries={keysOf(words, topic, part)} />
      ))}
      <Typed lang={lang} topic={topic} />
      <Button onClick={onClose}>{words.close}</Button>
    </Dialog>
  );
}

/** What can be written there. */
function Typed({ lang, topic }: { readonly lang: Lang; readonly topic: HelpTopic }): JSX.Element | null {
  const { parts } = helpWords[lang];
  if (topic === 'analysis') {
    const text = analysisWords[lang].typedHelp(replyWords[lang].moves);
    return <TypedSection title={parts.typed} text={text} />;
  }
  if (topic !== 'game') return null;
  return (
    <>
      {TYPED_PARTS.map((part) => (
        <TypedSection key={part} title={parts[part]} text={tellTypedPart(lang, part)} />
      ))}
    </>
  );
}

function TypedSection({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  );
}

function tellTypedPart(lang: Lang, part: TypedPart): string {
  const words = replyWords[lang];
  return words.typedHelp[part]({ moves: words.moves, square: 'e4', known: EVERY_WORD });
}

type PartProps = { readonly title: string; readonly entries: readonly HelpEntry[] };

function KeyPartOf({ title, entries }: PartProps): JSX.Element | null {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl class="key-list">
        {entries.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
