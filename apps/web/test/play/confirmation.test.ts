import { expect, test } from 'vitest';
import { SessionTester } from './sessionTester.js';

/** Both sides can move a pawn or a king; the token is White's. */
const TOKEN = '7k/p7/8/8/8/8/P7/K7 w - - Aa w 0/0 -/- 0,- 1';

async function tokenGame(): Promise<SessionTester> {
  return SessionTester.of('brasez', { setup: { start: TOKEN } });
}

test('[B-PASS] the token is pressed twice to pass; the first press says what will follow', async () => {
  const tester = await tokenGame();
  const { session } = tester;
  session.pick('pass');
  expect(tester.last).toMatch(/^Confirmar passe: .+ Pressione de novo; Esc cancela\.$/);
  expect(session.board.value.trays.find(({ id }) => id === 'pass')?.label).toBe('Confirmar');
  expect(session.walk.line.value).toHaveLength(0);
  session.pick('pass');
  await expect.poll(() => session.walk.line.value.length).toBe(1);
});

test('[B-PASS] a pass that ends the game says so first, and how', async () => {
  const tester = await tokenGame();
  await tester.answer('passar');
  tester.session.pick('pass');
  expect(tester.last).toMatch(
    /^Isto acaba a partida: Um passe respondido com outro passe: empate\. Confirmar/,
  );
  expect(tester.session.match.value.outcome).toBeUndefined();
  tester.session.pick('pass');
  await expect.poll(() => tester.session.match.value.outcome?.winner).toBeUndefined();
  await expect.poll(() => tester.session.match.value.outcome).toBeDefined();
});

test('anything else takes the first press back: Esc, a piece, a step through the moves', async () => {
  for (const other of [
    (session: SessionTester['session']) => session.cancel(),
    (session: SessionTester['session']) => session.pick('a2'),
    (session: SessionTester['session']) => session.walkTo(0),
  ]) {
    const { session } = await tokenGame();
    session.pick('pass');
    expect(session.confirmation.isAsked('pass')).toBe(true);
    other(session);
    expect(session.confirmation.isAsked('pass')).toBe(false);
    expect(session.walk.line.value).toHaveLength(0);
  }
});

test('[S-SKIP] what is the only thing left is not asked back', async () => {
  const tester = await SessionTester.of('senet', {
    setup: { start: '........../........../.......BBA A -' },
  });
  await tester.answer('2');
  const skip = tester.session.board.value.trays.find(({ id }) => id === 'skip');
  expect(skip).toBeDefined();
  tester.session.pick('skip');
  await expect.poll(() => tester.session.walk.line.value.length).toBe(2);
});

test('[C-AGREE] a draw is offered with the second press', async () => {
  const tester = await SessionTester.of('classico');
  const { session } = tester;
  session.askToOfferDraw();
  expect(tester.last).toBe('Propor empate ao adversário? Pressione de novo para confirmar; Esc cancela.');
  expect(session.match.value.offer).toBeUndefined();
  session.askToOfferDraw();
  await expect.poll(() => session.match.value.offer).toBe('w');
});

test('the first step back from a game that goes on says so, once; the way back leads to the present', async () => {
  const tester = await SessionTester.of('classico');
  const { session } = tester;
  for (const move of ['e4', 'e5', 'Cf3']) await tester.answer(move);
  session.walkTo(2);
  expect(session.isRewound.value).toBe(true);
  expect(tester.last).toMatch(
    /^Revendo a partida, que continua; o último lance leva de volta a ela\. 1, pretas: /,
  );
  session.walkTo(1);
  expect(tester.last).not.toMatch(/Revendo/);
  session.walkToPresent();
  expect(session.isRewound.value).toBe(false);
});
