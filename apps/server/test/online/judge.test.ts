import { classico } from '@tabuleiro/chess';
import { beginMatch, PLAIN_SETUP } from '@tabuleiro/match';
import { expect, onTestFinished, test } from 'vitest';
import { JudgeThread } from '../../src/online/judge.js';

function matchAt(start: string) {
  const match = beginMatch(classico, { ...PLAIN_SETUP, start });
  if (!match.ok) throw new Error(start);
  return match.value;
}

test('claims are judged in another thread, as the rules would, and not too many at once', async () => {
  const thread = new JudgeThread();
  onTestFinished(() => thread.close());
  const drawn = matchAt('6k1/5ppp/8/7Q/8/8/5PPP/6K1 w - - 0 1');
  const asked = Array.from({ length: 10 }, () => thread.judge(classico, drawn, 'perpetual'));
  const verdicts = await Promise.all(asked);
  const [claim] = classico.claims?.(drawn.state) ?? [];
  expect(verdicts[0]).toEqual(claim && classico.judge?.(drawn.state, claim, drawn.setup.budget));
  expect(verdicts.filter((verdict) => verdict === undefined).length).toBe(2);
});
