import { studyOfMatch } from '@tabuleiro/any-game';
import { TREE_START } from '@tabuleiro/game';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { givenName } from '../play/playerNames.js';
import type { Session } from '../play/session.js';
import { sharing } from '../screens/game/sharing.js';
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
  const study = useMemo(
    () =>
      studyOfMatch(
        view.written,
        match,
        match.players.map((player) => givenName(lang, match, player)),
      ),
    [view, match, lang],
  );
  const at = useMemo(() => ({ ...TREE_START, ply }), [ply]);
  return <ShareDialog lang={lang} study={study} at={at} onClose={close} />;
}
