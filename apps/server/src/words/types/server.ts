import type { ListenFacts, ListenProblem } from '../../listenProblem.js';

/** What the server says on the terminal and on the pages that it makes itself. */
export type ServerWords = {
  readonly usage: string;
  /** The disk cannot say what it has written. */
  readonly badDisk: string;
  /** The one line that tells where the app is, first on this machine. */
  readonly listening: (addresses: readonly string[]) => string;
  /** For a room full of other devices. */
  readonly classroom: {
    /** Before the address that they open, with a code to point a camera at, and without. */
    readonly open: string;
    readonly type: string;
    /** Before the other addresses of this machine. */
    readonly others: string;
    /** Before the address of the page for the projector. */
    readonly projector: string;
  };
  /** That the computer plays Senet by an exact table of so many pieces a side. */
  readonly senetTable: (pieces: number) => string;
  readonly tableDamaged: string;
  /** That the analysis board of this machine can ask another program. */
  readonly engine: (name: string) => string;
  readonly problems: Readonly<Record<ListenProblem, (facts: ListenFacts) => string>>;
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
  readonly wrongMethod: { readonly title: string; readonly text: string; readonly home: string };
  readonly tooSlow: { readonly title: string; readonly text: string };
  readonly failure: { readonly title: string; readonly text: string; readonly home: string };
};
