import { formatShare, type ShareError, type Study } from '@tabuleiro/any-game';
import { ok, plainTree, type Result, stateAt, TREE_START, type TreePath } from '@tabuleiro/game';
import { formatRoute } from '../route.js';

/** What somebody wants to give away: all of it, or only what is on the board. */
export const SHARED_PARTS = ['whole', 'position'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** The position at a point of a study, as a study without moves: its players and its result were those of a game. */
export function positionOnly(study: Study, at: TreePath): Study {
  return { ...study, tags: new Map(), tree: plainTree(stateAt(study.tree, at)), result: '*' };
}

/** The address that opens a part in this copy of the app; fails where there is more in it than a link holds. */
export async function shareLink(
  study: Study,
  at: TreePath,
  part: SharedPart,
  page: string = location.href,
): Promise<Result<string, ShareError>> {
  const code = await (part === 'whole'
    ? formatShare(study, at)
    : formatShare(positionOnly(study, at), TREE_START));
  if (!code.ok) return code;
  const address = new URL(page);
  address.search = '';
  address.hash = formatRoute({ screen: 'analysis', path: ['ver', code.value] });
  return ok(address.href);
}

/** A code of more letters has squares too small for the camera of a phone. */
const MOST_READABLE = 600;
/** Longer links are cut by programs that are in use. */
const MOST_SENT = 4000;

export function hasReadableQr(link: string): boolean {
  return link.length <= MOST_READABLE;
}

export function isLong(link: string): boolean {
  return link.length > MOST_SENT;
}
