import { formatShare, type Study, studyOfMatch } from '@tabuleiro/any-game';
import { TREE_START, type TreePath } from '@tabuleiro/game';
import { givenName } from '../play/playerNames.js';
import type { Session } from '../play/session.js';
import { positionOnly } from './shareLink.js';

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

/** Both, as an address can hold them: of a match that is too long for one, the position alone. */
export async function matchCode(session: Shown): Promise<string | undefined> {
  const [study, place] = [matchStudy(session), shownPlace(session)];
  const whole = await formatShare(study, place);
  const code = whole.ok ? whole : await formatShare(positionOnly(study, place));
  return code.ok ? code.value : undefined;
}
