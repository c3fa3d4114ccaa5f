import type { Player } from '@tabuleiro/game';
import { type SenetState, senet } from '@tabuleiro/senet';
import {
  type GameReview,
  NO_EXACT_VALUES,
  readKnowledge,
  reviewGame,
  type SenetKnowledge,
  TableFault,
} from '@tabuleiro/senet-engine';

/** A game to be reviewed, and the files with what is known. */
export type ReviewRequest = {
  readonly moves: readonly string[];
  /** The position text it began with; the game's own start unless said. */
  readonly start: string | undefined;
  /** Who has won, also where the moves do not show it. */
  readonly winner: Player | undefined;
  readonly files: readonly ArrayBuffer[];
};

/** `pieces` a side are known exactly; 0 where there is no table. */
export type Reviewed = { readonly review: GameReview; readonly pieces: number };

export type ReviewReply =
  | { readonly kind: 'progress'; readonly done: number }
  | ({ readonly kind: 'reviewed' } & Reviewed)
  | { readonly kind: 'failed'; readonly cause: string };

const REPLIES: readonly ReviewReply['kind'][] = ['progress', 'reviewed', 'failed'];

/** Tells the worker's replies from messages of browser extensions. The worker is ours, so its content is trusted. */
export function isReviewReply(data: unknown): data is ReviewReply {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return REPLIES.some((kind) => kind === data.kind);
}

/** Does the work, wherever it runs. */
export function answerReview(request: ReviewRequest, tell: (reply: ReviewReply) => void): void {
  const { tables, estimate } = readKnowledge(request.files);
  for (const exact of [...tables, NO_EXACT_VALUES]) {
    try {
      reviewBy({ exact, estimate }, request, tell);
      return;
    } catch (error) {
      // A large table may turn out to be of no use, or its server to be gone: the next one speaks.
      if (!(error instanceof TableFault)) throw error;
    }
  }
}

function reviewBy(known: SenetKnowledge, request: ReviewRequest, tell: (reply: ReviewReply) => void): void {
  const start = startOf(request.start);
  const review = reviewGame(known, request.moves, {
    ...(start !== undefined && { start }),
    winner: request.winner,
    onAction: (done) => tell({ kind: 'progress', done }),
  });
  tell(
    review.ok
      ? { kind: 'reviewed', review: review.value, pieces: known.exact.pieces }
      : { kind: 'failed', cause: `${review.error.code} ${review.error.at}` },
  );
}

function startOf(text: string | undefined): SenetState | undefined {
  const state = text === undefined ? undefined : senet.notation.parsePosition(text);
  return state?.ok === true ? state.value : undefined;
}
