import { isSamePath } from '@tabuleiro/game';
import { capital } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { signOf } from '../../analysis/nags.js';
import { tellMove } from '../../analysis/nodeText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import type { TreeMove } from '../../analysis/treeView.js';

type Props = { readonly session: AnalysisSession; readonly move: TreeMove };

/** A move of the tree, which leads to the position after it. One of them all is in the tab order. */
export function TreeButton({ session, move }: Props): JSX.Element {
  const { tree, letters, view, words } = session;
  const { step, before, path, nags, isThrow } = move;
  const here = tree.path.value;
  const isHere = isSamePath(path, here);
  const isStop = isHere || (here.ply === 0 && here.branches.length === 0 && isFirst(move));
  const written = isThrow
    ? view.written.game.notation.formatMove(step.move)
    : view.written.format(before.state, step.move, letters);
  const signs = nags.map(signOf).join('');
  const others = tree.alternativesOf(path).length - 1;
  const label = [
    tellMove(session, path),
    ...nags.map((nag) => `${capital(words.tree.nags.get(nag) ?? words.tree.nag(nag))}.`),
    ...(others > 0 ? [`${words.tree.alternatives(others)}.`] : []),
  ].join(' ');
  return (
    <button
      type="button"
      class={isThrow ? 'tree-move is-throw' : 'tree-move'}
      tabIndex={isStop ? 0 : -1}
      aria-current={isHere ? 'step' : undefined}
      aria-label={label}
      onClick={() => session.goTo(path)}
    >
      {written}
      {signs !== '' && <span class="tree-nags">{signs}</span>}
    </button>
  );
}

function isFirst({ path }: TreeMove): boolean {
  return path.ply === 1 && path.branches.length === 0;
}
