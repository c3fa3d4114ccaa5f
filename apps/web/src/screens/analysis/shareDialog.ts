import type { Study } from '@tabuleiro/any-game';
import type { TreePath } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { ComponentType } from 'preact';

/** What a dialog takes that shares a study. */
export type ShareProps = {
  readonly lang: Lang;
  readonly study: Study;
  readonly at: TreePath;
  readonly onClose: () => void;
};

/** The dialog, fetched when it is first wanted. */
export function shareDialog(): ComponentType<ShareProps> | undefined {
  return undefined;
}
