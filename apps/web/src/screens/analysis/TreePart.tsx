import { wordOutcome } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.js';
import { type TreeItem, type TreeLine, type TreeMove, treeViewOf } from '../../analysis/treeView.js';
import { useFollowed } from './followed.js';
import { TreeButton } from './TreeButton.js';
import { isNumbered, labelOf, rowsOf } from './treeRows.js';
import './tree.css';

type Props = { readonly session: AnalysisSession };

/** The tree: the main line in columns, variations below the move they replace, in running text. */
export function TreePart({ session }: Props): JSX.Element {
  const { words, tree, view } = session;
  const { value: moves } = tree.tree;
  const line = useMemo(() => treeViewOf(view, (state) => tree.positionOf(state), moves), [view, tree, moves]);
  const box = useFollowed(tree.path.value, moves);
  const { result } = tree.study.value;
  const isInColumns = view.written.moveNumber !== undefined;
  return (
    <section class="tree" aria-labelledby="tree-title">
      <h2 id="tree-title" class="aside">
        {words.tree.title}
      </h2>
      <p class="aside">{words.tree.keys}</p>
      <div class="tree-box" ref={box}>
        {line.items.length === 0 ? (
          <p class="tree-empty">{words.tree.empty}</p>
        ) : isInColumns ? (
          <MainLine session={session} line={line} />
        ) : (
          <div class="tree-running is-main">
            <Running session={session} line={line} />
          </div>
        )}
        {result !== '*' && <p class="tree-result">{words.tree.result(result.replaceAll('1/2', '½'))}</p>}
      </div>
    </section>
  );
}

type LineProps = Props & { readonly line: TreeLine };

function MainLine({ session, line }: LineProps): JSX.Element {
  return (
    <ol class="tree-rows">
      {rowsOf(line.items).map((row) =>
        row.kind === 'between' ? (
          <li key={row.key} class="tree-between">
            <Between session={session} item={row.item} />
          </li>
        ) : (
          <li key={row.key} class="tree-row">
            <span class="moves-number" aria-hidden="true">
              {row.label}
            </span>
            {row.moves.map((move) => (
              <span key={move.key} class={`tree-cell seat-${move.seat}`}>
                <TreeButton session={session} move={move} />
              </span>
            ))}
          </li>
        ),
      )}
    </ol>
  );
}

/** Moves one after the other, as in a book. */
function Running({ session, line }: LineProps): JSX.Element {
  return (
    <>
      {line.items.map((item, i) =>
        item.kind === 'move' ? (
          <span key={item.key} class="tree-inline">
            {isNumbered(line.items, i) && labelOf(item) !== '' && (
              <span class="tree-number" aria-hidden="true">
                {labelOf(item)}
              </span>
            )}
            <TreeButton session={session} move={item} />
          </span>
        ) : (
          <Between key={item.key} session={session} item={item} />
        ),
      )}
    </>
  );
}

type BetweenProps = Props & { readonly item: Exclude<TreeItem, TreeMove> };

/** What stands between the moves: comments, variations, the end by our rules, what could not be played. */
function Between({ session, item }: BetweenProps): JSX.Element {
  const { words, lang } = session;
  switch (item.kind) {
    case 'comment':
      return <span class="tree-comment">{item.text}</span>;
    case 'variations':
      return (
        <ul class="tree-variations" aria-label={words.tree.variations(item.lines.length)}>
          {item.lines.map((line) => (
            <li key={line.key} class="tree-running">
              <Running session={session} line={line} />
            </li>
          ))}
        </ul>
      );
    case 'end': {
      const outcome = item.at.outcome;
      if (outcome === undefined) return <span />;
      const text = words.tree.endedHere(wordOutcome(lang, outcome));
      return <span class="tree-end">{item.goesOn ? `${text} ${words.tree.goesOn}` : text}</span>;
    }
    case 'unplayed':
      return <span class="tree-end is-unplayed">{words.tree.unplayed(item.text)}</span>;
  }
}
