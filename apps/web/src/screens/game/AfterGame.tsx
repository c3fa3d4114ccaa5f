import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AfterGameProps } from '../../games/view.js';
import type { Session } from '../../play/session.js';

type Props = { readonly session: Session };

/** What the game itself adds, if anything. */
export function AfterGame({ session }: Props): JSX.Element | null {
  const { lang, match, live, view, walk } = session;
  const [Part, setPart] = useState<ComponentType<AfterGameProps> | undefined>(undefined);
  useEffect(() => {
    void view.afterGame?.().then((part) => setPart(() => part));
  }, [view]);
  if (Part === undefined) return null;
  return (
    <Part
      lang={lang}
      match={match.value}
      secret={live.secret}
      onGoTo={(plies) => session.walkTo(plies)}
      at={walk.ply.value}
    />
  );
}
