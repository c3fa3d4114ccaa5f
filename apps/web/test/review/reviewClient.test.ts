import { applyAction, beginMatch, PLAIN_SETUP } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { type ReviewWorker, requestOf, startReview } from '../../src/review/reviewClient.js';
import { answerReview, type ReviewRequest } from '../../src/review/reviewService.js';
import { randomGame } from './games.js';

const REQUEST: ReviewRequest = {
  moves: randomGame(2).slice(0, 8),
  start: undefined,
  winner: undefined,
  files: [],
};

/** A worker in this thread: it answers in the next turn, as workers do. */
class NearWorker implements ReviewWorker {
  onmessage: ReviewWorker['onmessage'] = null;
  onerror: ReviewWorker['onerror'] = null;
  isEnded = false;
  private readonly work: (worker: NearWorker, request: ReviewRequest) => void;

  constructor(work: (worker: NearWorker, request: ReviewRequest) => void) {
    this.work = work;
  }

  postMessage(request: ReviewRequest): void {
    queueMicrotask(() => this.work(this, request));
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

test('the page hears of each action, then has the review, and the worker ends', async () => {
  const worker = new NearWorker((self, request) => answerReview(request, (reply) => self.tell(reply)));
  const progress: number[] = [];
  const { result } = startReview(
    REQUEST,
    (done) => progress.push(done),
    () => worker,
  );
  const review = await result;
  expect(review.ok && review.value.review.actions).toHaveLength(8);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(worker.isEnded).toBe(true);
});

test('messages that are not ours are passed over; a worker that dies is told', async () => {
  const worker = new NearWorker((self) => {
    self.tell('hello');
    self.tell({ kind: 'other' });
    self.onerror?.(Object.assign(new Event('error'), BROKEN));
  });
  const { result } = startReview(
    REQUEST,
    () => undefined,
    () => worker,
  );
  expect(await result).toEqual({ ok: false, error: { code: 'review-failed', cause: 'out of memory' } });
});

const BROKEN = { message: 'out of memory', colno: 0, lineno: 0, filename: '', error: undefined };

test('a review that nobody waits for is ended', () => {
  const worker = new NearWorker(() => undefined);
  startReview(
    REQUEST,
    () => undefined,
    () => worker,
  ).cancel();
  expect(worker.isEnded).toBe(true);
});

test('a match tells its line, its start and its winner', () => {
  const begun = beginMatch(senet, { ...PLAIN_SETUP, start: 'A........./B........./.......... A -' });
  const thrown = begun.ok
    ? applyAction(senet, begun.value, { kind: 'throw', by: 'A', spent: 0, move: '3', from: 'real' })
    : begun;
  const resigned = thrown.ok
    ? applyAction(senet, thrown.value, { kind: 'resign', by: 'A', spent: 0 })
    : thrown;
  expect(resigned.ok && requestOf(resigned.value)).toEqual({
    moves: ['3'],
    start: 'A........./B........./.......... A -',
    winner: 'B',
  });
});
