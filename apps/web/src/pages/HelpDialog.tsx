import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { QUERIES, type Query } from '../board/model.js';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { formatRoute } from '../route.js';
import { helpWords } from '../words/help.js';
import { EVERY_WORD, replyWords } from '../words/replies.js';
import {
  type HelpEntry,
  type HelpWords,
  KEY_PARTS,
  TYPED_PARTS,
  type TypedPart,
} from '../words/types/help.js';

type Props = { readonly lang: Lang; readonly onClose: () => void };

/** How to play, every key and every word, in parts with headings, from wherever one is. */
export function HelpDialog({ lang, onClose }: Props): JSX.Element {
  const words = helpWords[lang];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.play}</p>
      <p>
        <a href={formatRoute({ screen: 'manual', path: [] })} onClick={onClose}>
          {words.manual}
        </a>
      </p>
      {KEY_PARTS.map((part) => (
        <KeyPart key={part} title={words.parts[part]} entries={keysOf(words, part)} />
      ))}
      {TYPED_PARTS.map((part) => (
        <section key={part}>
          <h3>{words.parts[part]}</h3>
          <p>{tellTypedPart(lang, part)}</p>
        </section>
      ))}
      <Button onClick={onClose}>{words.close}</Button>
    </Dialog>
  );
}

function tellTypedPart(lang: Lang, part: TypedPart): string {
  const words = replyWords[lang];
  return words.typedHelp[part]({ moves: words.moves, square: 'e4', known: EVERY_WORD });
}

type PartProps = { readonly title: string; readonly entries: readonly HelpEntry[] };

function KeyPart({ title, entries }: PartProps): JSX.Element {
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

/** Which part a question belongs to; the others are about the position. */
const ASKED_ELSEWHERE: Readonly<Partial<Record<Query, (typeof KEY_PARTS)[number]>>> = {
  'last-move': 'game',
  since: 'game',
  'last-capture': 'game',
  clocks: 'game',
  evaluation: 'game',
  movable: 'choosing',
  ahead: 'tracking',
};

/** The keys of a part, every one of the board in one of them. */
export function keysOf(words: HelpWords, part: (typeof KEY_PARTS)[number]): readonly HelpEntry[] {
  const asked = QUERIES.filter((query) => (ASKED_ELSEWHERE[query] ?? 'board') === part);
  const questions = asked.map((query) => words.queries[query]);
  return part === 'board' || part === 'game' ? questions : [...words[part], ...questions];
}
