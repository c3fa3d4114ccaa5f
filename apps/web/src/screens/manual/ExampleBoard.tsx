import { type Lang, wordOutcome } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../games/face.js';
import { sentences } from '../../i18n/sentences.js';
import type { Example } from '../../manual/article.js';
import { practise } from '../../manual/practice.js';
import { Button } from '../../parts/Button.js';
import type { Session } from '../../play/session.js';
import { isDieDue } from '../../play/table.js';
import { StatusLine } from '../game/StatusLine.js';
import { addressOf } from './ArticleLinks.js';
import { tellAllowed, tellForbidden } from './claims.js';
import { PracticeBoard } from './PracticeBoard.js';
import { manualWords } from './words.js';

type Props = {
  readonly lang: Lang;
  readonly face: Face;
  readonly example: Example;
  readonly number: number;
};

/** A position to play with, and in words what can be done there and what cannot. */
export function ExampleBoard({ lang, face, example, number }: Props): JSX.Element {
  const words = manualWords[lang];
  const [{ round, isShown }, begin] = useState({ round: 0, isShown: false });
  const { session } = useMemo(
    () => practise(face, example.position, example.options),
    [face, example, round],
  );
  const [shown] = example.legal;
  useEffect(() => {
    if (isShown) void perform(session, shown);
  }, [session, isShown, shown]);
  const { outcome } = session.contest.value.match;
  return (
    <section class="example">
      <h3>{words.example(number)}</h3>
      <p>{example.text[lang]}</p>
      <PracticeBoard session={session} name={words.example(number)}>
        <StatusLine session={session} />
        <p class="practice-end">{outcome === undefined ? '' : wordOutcome(lang, outcome)}</p>
        <div class="practice-acts">
          <Button onClick={() => begin({ round: round + 1, isShown: true })}>{words.show}</Button>
          <Button onClick={() => begin({ round: round + 1, isShown: false })}>{words.again}</Button>
        </div>
      </PracticeBoard>
      <Claims lang={lang} face={face} example={example} />
    </section>
  );
}

function perform(session: Session, action: string): Promise<boolean> {
  return isDieDue(session.contest.value) ? session.throwDie(Number(action)) : session.play(action);
}

/** What the example claims, in the words of the rules. */
function Claims({ lang, face, example }: Omit<Props, 'number'>): JSX.Element | null {
  const words = manualWords[lang];
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const read = face.entry.parse(example.position, example.options ?? {});
  useEffect(() => {
    if (!read.ok) return;
    const position = read.value;
    void sentences().then(({ wordRefusal }) =>
      setReasons(tellForbidden(lang, face, position, example, wordRefusal)),
    );
  }, [lang, face, example]);
  if (!read.ok) return null;
  return (
    <div class="claims">
      <h4>{words.allowed}</h4>
      <ul class="allowed">
        {tellAllowed(lang, face, read.value, example).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {example.forbidden.length === 0 ? null : (
        <>
          <h4>{words.forbidden}</h4>
          <ul class="forbidden">
            {example.forbidden.map(({ move, rule }, i) => (
              <li key={move}>
                <code>{move}</code>: {reasons[i]}{' '}
                <a href={addressOf('regra', face.entry.id, rule)}>{words.rule(rule)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
