import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Session } from '../play/session.js';
import { sharing } from '../screens/game/sharing.js';
import { matchStudy, shownPlace } from './matchStudy.js';
import { ShareDialog } from './ShareDialog.js';

/** The match on the screen, with the position that is shown. */
export function ShareGame({ session }: { readonly session: Session }): JSX.Element {
  const close = (): void => {
    sharing.value = false;
  };
  useEffect(() => close, []);
  const { lang, view, walk } = session;
  const match = session.match.value;
  const ply = walk.ply.value;
  const study = useMemo(() => matchStudy(session), [view, match, lang]);
  const at = useMemo(() => shownPlace(session), [ply]);
  const isTurned = session.board.value.flipped;
  return <ShareDialog lang={lang} study={study} at={at} isTurned={isTurned} onClose={close} />;
}
