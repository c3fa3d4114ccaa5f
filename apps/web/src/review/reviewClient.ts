import { fail, ok, type Result } from '@tabuleiro/game';
import { lineOf, type Match } from '@tabuleiro/match';
import { isReviewReply, type Reviewed, type ReviewRequest } from './reviewService.js';

export type ReviewError = { readonly code: 'review-failed'; readonly cause: string };

/** As much of a Web Worker as is needed. */
export type ReviewWorker = {
  postMessage(request: ReviewRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const makeWorker = (): ReviewWorker =>
  new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });

/** A review under way. */
export type RunningReview = {
  readonly result: Promise<Result<Reviewed, ReviewError>>;
  /** Ends it; its result never comes. */
  readonly cancel: () => void;
};

/** What has to be known of a match, without the tables. */
export function requestOf(match: Match): Omit<ReviewRequest, 'files'> {
  return {
    moves: lineOf(match).map(({ text }) => text),
    start: match.setup.start,
    winner: match.outcome?.winner,
  };
}

/** In a thread of its own, so that the page stays alive; `onProgress` hears how many actions are done. */
export function startReview(
  request: ReviewRequest,
  onProgress: (done: number) => void,
  make: () => ReviewWorker = makeWorker,
): RunningReview {
  const worker = make();
  const result = new Promise<Result<Reviewed, ReviewError>>((resolve) => {
    const end = (value: Result<Reviewed, ReviewError>): void => {
      worker.terminate();
      resolve(value);
    };
    const stop = (cause: string): void => end(fail({ code: 'review-failed', cause }));
    worker.onmessage = ({ data }) => {
      if (!isReviewReply(data)) return;
      if (data.kind === 'progress') onProgress(data.done);
      if (data.kind === 'failed') stop(data.cause);
      if (data.kind === 'reviewed') end(ok({ review: data.review, pieces: data.pieces }));
    };
    worker.onerror = ({ message }) => stop(message);
  });
  worker.postMessage(request);
  return { result, cancel: () => worker.terminate() };
}
