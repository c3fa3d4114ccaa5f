import { type LibraryReply, type LibraryRequest, LibraryService } from './libraryService.js';

/** As much of a worker's own scope as is needed: the page's types know only windows. */
interface Scope {
  postMessage(reply: LibraryReply): void;
  onmessage: ((event: { readonly data: LibraryRequest }) => void) | null;
}

declare const self: Scope;

const service = new LibraryService((reply) => self.postMessage(reply));

self.onmessage = ({ data }) => service.answer(data);
