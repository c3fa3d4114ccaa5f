import { findWrittenGame } from '@tabuleiro/any-game/games';
import { lineOf } from '@tabuleiro/match';
import { openJournal } from '../store/games/openGame.js';
import type { ImportStep } from '../store/imports/importStore.js';
import type { MatchOpening } from '../store/openings/openingStore.js';
import { type ImportTask, readImport } from './importReader.js';
import { openingOf } from './opening.js';

/** A match whose opening is to be found. */
export type JournalText = { readonly id: string; readonly plies: number; readonly journal: string };

export type LibraryRequest =
  | ({ readonly kind: 'import' } & ImportTask)
  /** A step has been kept: the next but one may come. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'openings'; readonly matches: readonly JournalText[] };

export type LibraryReply =
  | { readonly kind: 'step'; readonly step: ImportStep }
  | { readonly kind: 'openings'; readonly found: readonly MatchOpening[] }
  | { readonly kind: 'failed'; readonly cause: string };

const REPLIES: readonly LibraryReply['kind'][] = ['step', 'openings', 'failed'];

/** Tells the worker's replies from messages of browser extensions. The worker is ours, so its content is trusted. */
export function isLibraryReply(data: unknown): data is LibraryReply {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return REPLIES.some((kind) => kind === data.kind);
}

/** So many steps may be on their way to the page. */
const AHEAD = 2;

/** Does the work of the library, wherever it runs. */
export class LibraryService {
  private readonly tell: (reply: LibraryReply) => void;
  private allowed = AHEAD;
  private wake: (() => void) | undefined;

  constructor(tell: (reply: LibraryReply) => void) {
    this.tell = tell;
  }

  answer(request: LibraryRequest): void {
    if (request.kind === 'kept') {
      this.allowed++;
      this.wake?.();
      return;
    }
    const work = request.kind === 'import' ? this.import(request) : this.findOpenings(request.matches);
    work.catch((thrown: unknown) => this.tell({ kind: 'failed', cause: String(thrown) }));
  }

  private async import(task: ImportTask): Promise<void> {
    for await (const step of readImport(task, findWrittenGame)) {
      while (this.allowed === 0) await new Promise<void>((resolve) => (this.wake = resolve));
      this.allowed--;
      this.tell({ kind: 'step', step });
    }
  }

  private async findOpenings(matches: readonly JournalText[]): Promise<void> {
    const found: MatchOpening[] = [];
    for (const { id, plies, journal } of matches) {
      const opened = await openJournal(async (game) => findWrittenGame(game), journal);
      if (!opened.ok) {
        found.push({ id, plies, opening: '' });
        continue;
      }
      const { written, match } = opened.value.gameMatch;
      const states = [...lineOf(match).map(({ before }) => before), match.state];
      found.push({ id, plies, opening: (await openingOf(written, states)) ?? '' });
    }
    this.tell({ kind: 'openings', found });
  }
}
