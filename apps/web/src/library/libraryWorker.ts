import { isLibraryReply, type LibraryReply, type LibraryRequest } from './libraryService.js';

/** As much of a Web Worker as is needed. */
export type LibraryWorker = {
  postMessage(request: LibraryRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const makeWorker = (): LibraryWorker =>
  new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' });

/** A worker of the library in a thread of its own. `onReply` hears of its failure too. */
export function startLibraryWorker(
  onReply: (reply: LibraryReply) => void,
  make: () => LibraryWorker = makeWorker,
): LibraryWorker {
  const worker = make();
  worker.onmessage = ({ data }) => {
    if (isLibraryReply(data)) onReply(data);
  };
  worker.onerror = ({ message }) => onReply({ kind: 'failed', cause: message });
  return worker;
}
