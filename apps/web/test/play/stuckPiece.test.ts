import { expect, test, vi } from 'vitest';
import { SessionTester } from './sessionTester.js';

const PINNED = '3rk3/8/8/8/8/8/3N4/3K4 w - - 0 1';

async function refusalOf(tester: SessionTester): Promise<string> {
  return vi.waitFor(() => {
    const notice = tester.session.notices.notice.value;
    if (notice?.tone !== 'refused') throw new Error('nothing is refused');
    return notice.text();
  }, 60_000);
}

test('[P-F6] a piece that cannot move is picked up, says so, and says why when it is tried', async () => {
  const tester = await SessionTester.of('classico', { setup: { start: PINNED } });
  const { session } = tester;
  session.pick('d2');
  expect(session.board.value.marks.get('d2')).toContain('selected');
  await vi.waitFor(() => expect(tester.last).toContain('nenhum lance possível agora'));
  expect(session.notices.notice.value?.tone).toBe('info');
  session.pick('f3');
  expect(await refusalOf(tester)).toMatch(/cravad/);
  // It stays in the hand, and is put down where it was.
  expect(session.board.value.marks.get('d2')).toContain('selected');
  session.pick('d2');
  expect(session.selection.steps.value).toEqual([]);
});

test('[P-F6] so it does when it is dragged there', async () => {
  const tester = await SessionTester.of('classico');
  tester.session.drop('a1', 'a3');
  expect(await refusalOf(tester)).toBe('A torre não salta: o peão em a2 está no caminho.');
});

test('[P-F6] from a piece in the hand that cannot move one goes on to any other of one’s own', async () => {
  const { session } = await SessionTester.of('classico');
  session.pick('a1');
  session.pick('c1');
  expect(session.board.value.marks.get('c1')).toContain('selected');
  session.pick('b1');
  expect([...session.selection.choices.value.places.keys()].sort()).toEqual(['a3', 'c3']);
});

test('[P-F6] pieces of the opponent, and those of a game that is over, are not picked up', async () => {
  const { session } = await SessionTester.of('classico');
  session.pick('a8');
  expect(session.selection.steps.value).toEqual([]);
  await session.resign('w');
  session.pick('a1');
  expect(session.selection.steps.value).toEqual([]);
});

test('[S-MOVE] in Senet the place alone says why', async () => {
  const start = 'A.B......./........../.....A.... A 2';
  const tester = await SessionTester.of('senet', { setup: { start } });
  tester.session.pick('26');
  expect(tester.session.selection.steps.value).toEqual([]);
  expect(await refusalOf(tester)).not.toContain('Escolha uma casa');
});
