import { computed } from '@preact/signals';
import { isSamePath, type TreePath } from '@tabuleiro/game';
import { capital } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { signOf } from '../../analysis/nags.js';
import { tellPlayed } from '../../analysis/nodeText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import type { TreeMove } from '../../analysis/treeView.js';
import { GameMove } from '../../games/position.js';

type Props = { readonly session: AnalysisSession; readonly move: TreeMove };

/**
 * A move of the tree, which leads to the position after it. One of them all is in the tab order. It reads nothing that
 * changes with every step or letter but whether one is there: a long game has a thousand of them, and each is a sentence.
 */
export function TreeButton({ session, move }: Props): JSX.Element {
  const { tree, letters, view, words, lang } = session;
  const { step, before, path, nags, isThrow, others } = move;
  const standing = useMemo(() => computed(() => standingOf(move, tree.path.value)), [move, tree]).value;
  const written = isThrow
    ? view.written.game.notation.formatMove(step.move)
    : view.written.format(before.state, step.move, letters);
  const signs = nags.map(signOf).join('');
  const label = useMemo(() => {
    const after = tree.positionOf(step.state);
    return [
      tellPlayed(session, new GameMove(view.written.game, step.move, before, after)),
      ...nags.map((nag) => `${capital(words.tree.nags.get(nag) ?? words.tree.nag(nag))}.`),
      ...(others > 0 ? [`${words.tree.alternatives(others)}.`] : []),
    ].join(' ');
  }, [session, move, lang]);
  return (
    <button
      type="button"
      class={isThrow ? 'tree-move is-throw' : 'tree-move'}
      tabIndex={standing === 'elsewhere' ? -1 : 0}
      aria-current={standing === 'here' ? 'step' : undefined}
      aria-label={label}
      onClick={() => session.goTo(path)}
    >
      {written}
      {signs !== '' && <span class="tree-nags">{signs}</span>}
    </button>
  );
}

/** At the start the first move is where the tab key leads. */
function standingOf({ path }: TreeMove, here: TreePath): 'here' | 'stop' | 'elsewhere' {
  if (isSamePath(path, here)) return 'here';
  const isAtStart = here.ply === 0 && here.branches.length === 0;
  return isAtStart && path.ply === 1 && path.branches.length === 0 ? 'stop' : 'elsewhere';
}
