import { formatShare, type Study, studyOfMatch } from '@tabuleiro/any-game';
import { TREE_START, type TreePath } from '@tabuleiro/game';
import { givenName } from '../play/playerNames.js';
import type { Session } from '../play/session.js';

type Shown = Pick<Session, 'lang' | 'view' | 'match' | 'walk'>;

/** The match on the screen as a study. */
export function matchStudy({ lang, view, match: { value: match } }: Shown): Study {
  const names = match.players.map((player) => givenName(lang, match, player));
  return studyOfMatch(view.written, match, names);
}

/** The position of it that is shown. */
export function shownPlace({ walk }: Pick<Session, 'walk'>): TreePath {
  return { ...TREE_START, ply: walk.ply.value };
}

/** Both, as an address can hold them. */
export function matchCode(session: Shown): Promise<string> {
  return formatShare(matchStudy(session), shownPlace(session));
}
