import { wordOutcome } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.js';
import { type TreeItem, type TreeLine, type TreeMove, TreeViewer } from '../../analysis/treeView.js';
import { useFollowed } from './followed.js';
import { TreeButton } from './TreeButton.js';
import { isNumbered, labelOf, rowsOf, type TreeRow } from './treeRows.js';
import './tree.css';

type Props = { readonly session: AnalysisSession };

/** The tree: the main line in columns, variations below the move they replace, in running text. */
export function TreePart({ session }: Props): JSX.Element {
  const { words, tree, view } = session;
  const { value: moves } = tree.tree;
  const viewer = useMemo(() => new TreeViewer(view, (state) => tree.positionOf(state)), [view, tree]);
  const line = viewer.viewOf(moves);
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

// What is drawn of a move, a row or a line is kept as long as these are the same: nothing of it is drawn or compared again.

function MainLine({ session, line }: LineProps): JSX.Element {
  return useMemo(
    () => (
      <ol class="tree-rows">
        {rowsOf(line.items).map((row) =>
          row.kind === 'between' ? (
            <li key={row.key} class="tree-between">
              <Between session={session} item={row.item} />
            </li>
          ) : (
            <Pair key={row.key} session={session} row={row} />
          ),
        )}
      </ol>
    ),
    [session, line],
  );
}

type PairProps = Props & { readonly row: Extract<TreeRow, { readonly kind: 'pair' }> };

function Pair({ session, row }: PairProps): JSX.Element {
  return useMemo(
    () => (
      <li class="tree-row">
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
    [session, row.label, ...row.moves],
  );
}

/** Moves one after the other, as in a book. */
function Running({ session, line }: LineProps): JSX.Element {
  return useMemo(
    () => (
      <>
        {line.items.map((item, i) =>
          item.kind === 'move' ? (
            <Inline key={item.key} session={session} move={item} hasNumber={isNumbered(line.items, i)} />
          ) : (
            <Between key={item.key} session={session} item={item} />
          ),
        )}
      </>
    ),
    [session, line],
  );
}

type InlineProps = Props & { readonly move: TreeMove; readonly hasNumber: boolean };

function Inline({ session, move, hasNumber }: InlineProps): JSX.Element {
  return useMemo(
    () => (
      <span class="tree-inline">
        {hasNumber && labelOf(move) !== '' && (
          <span class="tree-number" aria-hidden="true">
            {labelOf(move)}
          </span>
        )}
        <TreeButton session={session} move={move} />
      </span>
    ),
    [session, move, hasNumber],
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
