import '../games/senet/openServerTable.js';
import { answerReview, type ReviewReply, type ReviewRequest } from './reviewService.js';

/** As much of a worker's own scope as is needed: the page's types know only windows. */
interface Scope {
  postMessage(reply: ReviewReply): void;
  onmessage: ((event: { readonly data: ReviewRequest }) => void) | null;
}

declare const self: Scope;

self.onmessage = ({ data }) => answerReview(data, (reply) => self.postMessage(reply));
