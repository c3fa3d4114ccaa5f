import { expect, test } from 'vitest';
import { type TreeLine, type TreeMove, TreeViewer } from '../../src/analysis/treeView.js';
import { isNumbered, labelOf, rowsOf } from '../../src/screens/analysis/treeRows.js';
import { AnalysisTester } from './analysisTester.js';

function viewerOf({ session }: AnalysisTester): TreeViewer {
  const { view, tree } = session;
  return new TreeViewer(view, (state) => tree.positionOf(state));
}

function viewOf(tester: AnalysisTester): TreeLine {
  return viewerOf(tester).viewOf(tester.session.tree.tree.value);
}

/** All moves of a line and its variations. */
function movesOf({ items }: TreeLine): readonly TreeMove[] {
  return items.flatMap((item) =>
    item.kind === 'move' ? [item] : item.kind === 'variations' ? item.lines.flatMap(movesOf) : [],
  );
}

test('moves, what is said of them, and variations come in the order in which they are read', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'comentário abre', 'e5', 'Cf3', 'voltar', 'voltar', 'c5', 'Cc3', 'voltar', 'Cf3');
  const { items } = viewOf(tester);
  expect(items.map(({ kind }) => kind)).toEqual(['move', 'comment', 'move', 'variations', 'move']);
  const [, , , variations] = items;
  if (variations.kind !== 'variations') throw new Error('no variations');
  const [line] = variations.lines;
  expect(line.items.map(({ kind }) => kind)).toEqual(['move', 'move', 'variations']);
});

test('rows have a move of each side; what stands between parts them, and the number comes again', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'comentário abre', 'e5', 'Cf3', 'Cc6');
  const rows = rowsOf(viewOf(tester).items);
  expect(
    rows.map((row) => (row.kind === 'pair' ? `${row.label} ${row.moves.length}` : row.item.kind)),
  ).toEqual(['1. 1', 'comment', '1… 1', '2. 2']);
});

test('running text numbers the first player’s moves, and where a line begins', async () => {
  const tester = await AnalysisTester.of('classico');
  tester.type('e4', 'e5', 'Cf3', 'Cc6', 'voltar', 'd6', 'd4');
  const between = viewOf(tester).items.find(({ kind }) => kind === 'variations');
  if (between?.kind !== 'variations') throw new Error('no variations');
  const { items } = between.lines[0];
  expect(items.map((item, i) => (item.kind === 'move' && isNumbered(items, i) ? labelOf(item) : ''))).toEqual(
    ['2…', '3.'],
  );
});

test('a game without numbers of moves has none', async () => {
  const tester = await AnalysisTester.of('senet');
  tester.type('4');
  const [item] = viewOf(tester).items;
  expect(item.kind === 'move' && item.isThrow).toBe(true);
  expect(item.kind === 'move' && labelOf(item)).toBe('');
});

test('each move knows how many others were tried in its place, wherever it stands among them', async () => {
  const tester = await AnalysisTester.of('classico');
  const { session } = tester;
  tester.type(
    'e4',
    'e5',
    'Cf3',
    'voltar',
    'voltar',
    'c5',
    'd4',
    'voltar',
    'c3',
    'voltar',
    'voltar',
    'd5',
    'exd5',
  );
  session.beside(1);
  session.toEdge('start');
  tester.type('d4', 'd5', 'voltar', 'voltar', 'c4');
  const moves = movesOf(viewOf(tester));
  expect(moves.map(({ others }) => others)).toEqual(
    moves.map(({ path }) => session.tree.alternativesOf(path).length - 1),
  );
  expect(Math.max(...moves.map(({ others }) => others))).toBe(2);
  // A variation whose first move has variations of its own: all start from one position.
  const { tree } = session.tree.study.value;
  const [first] = tree.steps;
  const [one, other] = first.variations;
  const [head, ...rest] = one.steps;
  const nested = {
    ...tree,
    steps: [
      { ...first, variations: [{ ...one, steps: [{ ...head, variations: [other] }, ...rest] }] },
      ...tree.steps.slice(1),
    ],
  };
  expect(
    movesOf(viewerOf(tester).viewOf(nested)).filter(({ others }) => others === 2).length,
  ).toBeGreaterThan(2);
});

test('after a change all that did not change is the same, and need not be drawn again', async () => {
  const tester = await AnalysisTester.of('classico');
  const { session } = tester;
  tester.type('e4', 'e5', 'Cf3', 'Cc6', 'Bb5', 'voltar', 'Bc4', 'Bc5', 'voltar', 'Cf6');
  const viewer = viewerOf(tester);
  const before = viewer.viewOf(session.tree.tree.value);
  session.toEdge('start');
  for (let i = 0; i < 3; i++) session.walk(1);
  expect(viewer.viewOf(session.tree.tree.value)).toBe(before);
  session.comment('b');
  const after = viewer.viewOf(session.tree.tree.value);
  const [old, now] = [movesOf(before), movesOf(after)];
  expect(now.map((move, i) => move === old[i])).toEqual(now.map((_, i) => i !== 2));
  const linesOf = ({ items }: TreeLine) =>
    items.flatMap((item) => (item.kind === 'variations' ? item.lines : []));
  expect(linesOf(after)).toHaveLength(1);
  expect(linesOf(after)[0]).toBe(linesOf(before)[0]);
  // Promoted, the same moves stand at other places.
  session.toEdge('end');
  tester.type('voltar', 'a3');
  session.promote();
  const keys = movesOf(viewer.viewOf(session.tree.tree.value)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(movesOf(viewOf(tester)).map(({ key }) => key));
});
