import { expect, test } from 'vitest';
import { treeViewOf } from '../../src/analysis/treeView.js';
import { isNumbered, labelOf, rowsOf } from '../../src/screens/analysis/treeRows.js';
import { AnalysisTester } from './analysisTester.js';

function viewOf({ session }: AnalysisTester) {
  const { view, tree } = session;
  return treeViewOf(view, (state) => tree.positionOf(state), tree.tree.value);
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
