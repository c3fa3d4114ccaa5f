import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AfterGameProps } from '../../games/face.js';
import type { Session } from '../../play/session.js';

type Props = { readonly session: Session };

/** What the game itself adds, if anything. */
export function AfterGame({ session }: Props): JSX.Element | null {
  const { lang, contest, parts, face } = session;
  const [Part, setPart] = useState<ComponentType<AfterGameProps> | undefined>(undefined);
  useEffect(() => {
    void face.afterGame?.().then((part) => setPart(() => part));
  }, [face]);
  if (Part === undefined) return null;
  return (
    <Part
      lang={lang}
      contest={contest.value}
      secret={parts.secret}
      onGoTo={(plies) => session.walkTo(plies)}
      at={session.walk.value ?? session.passages.value.length}
    />
  );
}
