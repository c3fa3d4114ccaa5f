import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { formatStudy, type Openings, type Study } from '@tabuleiro/any-game';
import { openingOfStudy } from '../library/opening.js';
import type { SavedStudy, StudyOrigin, StudyStore, StudySummary } from '../store/games/studyStore.js';
import { type StudyAbout, summaryOfStudy } from '../store/games/studySummary.js';
import type { StoreError } from '../store/storeError.js';

/** Is what was changed on the disk? */
export const KEEPING = ['unchanged', 'pending', 'kept', 'failed'] as const;
export type Keeping = (typeof KEEPING)[number];

/** Milliseconds from one write to the next: what comes fast is written together. */
const PAUSE = 500;

export type KeptStudyParts = {
  readonly store: Pick<StudyStore, 'insert' | 'replace'>;
  /** As it was read from the store; undefined for what is not kept there yet. */
  readonly saved: SavedStudy | undefined;
  readonly origin: StudyOrigin;
  readonly now: () => number;
  readonly makeId: () => string;
  /** It was kept under this id for the first time, and is still shown. */
  readonly onKept: (id: string) => void;
};

/** Keeps a study by itself, from its first change on; one write after the other. */
export class KeptStudy {
  private readonly parts: KeptStudyParts;
  private readonly progress: Signal<Keeping> = signal('unchanged');
  private saved: SavedStudy | undefined;
  /** The study as it is kept, or as it came. */
  private known: Study | undefined;
  private latest: Study | undefined;
  /** The study that is on its way to the disk. */
  private written: Study | undefined;
  private hasWritten = false;
  private isClosed = false;
  private openings: Openings | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(parts: KeptStudyParts) {
    this.parts = parts;
    this.saved = parts.saved;
  }

  get keeping(): ReadonlySignal<Keeping> {
    return this.progress;
  }

  /** To be told the study now and whenever it has changed. */
  follow(study: Study): void {
    if (this.known === undefined) this.fetchOpenings(study);
    this.known ??= study;
    this.latest = study;
    // While one is written, that one will be what is kept.
    if (study.tree === (this.written ?? this.known).tree) {
      if (this.written === undefined) this.settle();
      return;
    }
    this.progress.value = 'pending';
    if (this.timer === undefined) this.writeAndPause();
  }

  /** At once, for a page may be closed at any time; what comes in the pause is written at its end. */
  private writeAndPause(): void {
    void this.finish();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.progress.value === 'pending') this.writeAndPause();
    }, PAUSE);
  }

  /** Writes what is not yet written, now. */
  finish(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** It is shown no longer: what is not yet written still is, but the address belongs to another page by now. */
  close(): Promise<void> {
    this.isClosed = true;
    return this.finish();
  }

  private async write(): Promise<void> {
    const { latest } = this;
    if (latest === undefined) return;
    if (latest.tree === this.known?.tree) return this.settle();
    this.written = latest;
    const error = await this.keep(latest);
    this.written = undefined;
    if (error === undefined) {
      this.known = latest;
      this.hasWritten = true;
    }
    if (this.latest?.tree === latest.tree) this.progress.value = error === undefined ? 'kept' : 'failed';
  }

  /** What is shown is what is kept, or what came and was never kept. */
  private settle(): void {
    this.progress.value = this.hasWritten ? 'kept' : 'unchanged';
  }

  private async keep(study: Study): Promise<StoreError | undefined> {
    const { store, now } = this.parts;
    const { saved } = this;
    if (saved === undefined) return this.insert(study);
    const updated = Math.max(now(), saved.updated + 1);
    const summary = this.summarize(study, saved.summary);
    const next: SavedStudy = { ...saved, updated, summary };
    const done = await store.replace({ ...next, text: formatStudy(study) }, saved.updated);
    if (done.ok) this.saved = next;
    if (done.ok) return undefined;
    // Another tab has changed it, or it was deleted: both stay, this one under a name of its own.
    const isGone = done.error.problem === 'changed-elsewhere' || done.error.problem === 'not-found';
    return isGone ? this.insert(study) : done.error;
  }

  private async insert(study: Study): Promise<StoreError | undefined> {
    const { store, now, makeId, origin, onKept } = this.parts;
    const created = now();
    const summary = this.summarize(study, this.saved?.summary ?? { origin });
    const saved: SavedStudy = { id: makeId(), created, updated: created, summary };
    const done = await store.insert([{ ...saved, text: formatStudy(study) }]);
    if (!done.ok) return done.error;
    this.saved = saved;
    if (!this.isClosed) onKept(saved.id);
    return undefined;
  }

  /**
   * A summary with the opening that the study has now. Nothing waits for the openings, or a page that closes would lose the
   * study; until they are there, the opening of before stands.
   */
  private summarize(study: Study, about: StudyAbout): StudySummary {
    const { openings } = this;
    return summaryOfStudy(
      study,
      openings === undefined ? about : { ...about, opening: openingOfStudy(study, openings) },
    );
  }

  private fetchOpenings({ written }: Study): void {
    written.loadOpenings?.().then(
      (openings) => {
        this.openings = openings;
      },
      () => undefined, // what is kept goes without
    );
  }
}
