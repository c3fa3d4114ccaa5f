import { classico, nucleo } from '@tabuleiro/chess';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { after, codeOf, start } from '../play.js';

test('[C-AGREE, P-F9] an offer is made on one’s own turn, and only then', () => {
  const match = start(classico);
  expect(codeOf(classico, match, { kind: 'offer', by: 'b' })).toBe('not-your-turn');
  expect(after(classico, match, { kind: 'offer', by: 'w' }).offer).toBe('w');
});

test('[C-AGREE] an accepted offer is a draw, before or after the offerer’s move', () => {
  const offered = after(classico, start(classico), { kind: 'offer', by: 'w' });
  for (const match of [offered, after(classico, offered, 'e2e4')]) {
    const drawn = after(classico, match, { kind: 'accept', by: 'b' });
    expect(drawn.outcome).toEqual({ winner: undefined, reason: 'agreement' });
    expect(drawn.offer).toBeUndefined();
  }
});

test('[C-AGREE] an offer stands until the opponent moves', () => {
  const offered = after(classico, start(classico), { kind: 'offer', by: 'w' }, 'e2e4');
  expect(offered.offer).toBe('w');
  expect(codeOf(classico, offered, { kind: 'offer', by: 'b' })).toBe('offer-stands');
  const moved = after(classico, offered, 'e7e5');
  expect(moved.offer).toBeUndefined();
  expect(codeOf(classico, moved, { kind: 'accept', by: 'b' })).toBe('no-offer');
});

test('[C-AGREE] a declined offer is gone, and another may be made', () => {
  const declined = after(classico, start(classico), { kind: 'offer', by: 'w' }, { kind: 'decline', by: 'b' });
  expect(declined.offer).toBeUndefined();
  expect(declined.outcome).toBeUndefined();
  expect(after(classico, declined, { kind: 'offer', by: 'w' }).offer).toBe('w');
});

test('[C-AGREE] nobody answers an own offer, or one that was not made', () => {
  const match = start(classico);
  const offered = after(classico, match, { kind: 'offer', by: 'w' });
  for (const kind of ['accept', 'decline'] as const) {
    expect(codeOf(classico, offered, { kind, by: 'w' })).toBe('no-offer');
    expect(codeOf(classico, match, { kind, by: 'b' })).toBe('no-offer');
  }
  expect(codeOf(classico, offered, { kind: 'offer', by: 'w' })).toBe('offer-stands');
});

test('[C-AGREE] a game whose rules know no agreement takes no offer', () => {
  expect(codeOf(senet, start(senet), { kind: 'offer', by: 'A' })).toBe('no-agreement');
});

test('[C-PERP] a proven claim draws the game and keeps the proof', () => {
  const match = start(classico, { start: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1', budget: 100_000 });
  const claimed = after(classico, match, { kind: 'claim', by: 'w', claim: 'perpetual' });
  expect([claimed.verdict?.kind, claimed.outcome]).toEqual([
    'proven',
    { winner: undefined, reason: 'claim' },
  ]);
});

test('[C-PERP] a claim that is not proven is declined with the verdict, and nothing is lost', () => {
  const match = start(classico, { start: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1', budget: 1 });
  const undecided = after(classico, match, { kind: 'claim', by: 'w', claim: 'perpetual' });
  expect([undecided.verdict?.kind, undecided.outcome]).toEqual(['undecided', undefined]);
  expect(after(classico, undecided, { kind: 'claim', by: 'w', claim: 'perpetual' }).verdict).toBe(
    undecided.verdict,
  );
  expect(after(classico, undecided, 'h5e8').verdict).toBeUndefined();
});

test('[C-PERP] without a check to give, or in a game without the rule, there is nothing to claim', () => {
  const claim = { kind: 'claim', by: 'w', claim: 'perpetual' } as const;
  expect(codeOf(nucleo, start(nucleo, { start: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1' }), claim)).toBe(
    'no-claim',
  );
  expect(codeOf(senet, start(senet), { ...claim, by: 'A' })).toBe('no-claim');
});
