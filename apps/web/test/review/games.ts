import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { Random, randomMove } from '@tabuleiro/testkit';
import {
  answerReview,
  type Reviewed,
  type ReviewReply,
  type ReviewRequest,
} from '../../src/review/reviewService.js';

/** The bytes of the table that comes with the oracle. */
export function shippedTable(): ArrayBuffer {
  const file = readFileSync(new URL('../../../../packages/senet-engine/data/senet-2.bin', import.meta.url));
  return new Uint8Array(file).buffer;
}

/** A game that chance plays, as texts; from the game's own start unless said. */
export function randomGame(seed: number, start?: string): readonly string[] {
  const random = new Random(seed);
  const texts: string[] = [];
  const from = start === undefined ? undefined : senet.notation.parsePosition(start);
  let state = from?.ok === true ? from.value : senet.start();
  for (;;) {
    const move = randomMove(senet, state, random);
    if (move === undefined) return texts;
    texts.push(senet.notation.formatMove(move));
    state = senet.apply(state, move);
  }
}

export function replies(request: Partial<ReviewRequest>): readonly ReviewReply[] {
  const told: ReviewReply[] = [];
  const whole = { moves: [], start: undefined, winner: undefined, files: [], ...request };
  answerReview(whole, (reply) => told.push(reply));
  return told;
}

/** What comes of a review that must succeed. */
export function reviewed(request: Partial<ReviewRequest>): Reviewed {
  const last = replies(request).at(-1);
  if (last?.kind !== 'reviewed') throw new Error(JSON.stringify(last));
  return { review: last.review, pieces: last.pieces };
}
