import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { GameView } from '../games/view.js';
import type { OpeningName } from './openingName.js';
import type { StudyTree } from './studyTree.js';

/** No opening goes further than this, in plies: later positions keep the name of the last one that has one. */
const LONGEST = 60;

/** The opening of the line that one is in, where the game names its openings. */
export class OpeningPart {
  private readonly found: Signal<OpeningName | undefined> = signal(undefined);
  readonly stop: () => void;
  private looking: Promise<void> = Promise.resolve();

  constructor(view: GameView, tree: StudyTree, lang: ReadonlySignal<Lang>) {
    this.stop = effect(() => {
      const states = tree.statesTo(tree.path.value).slice(0, LONGEST);
      const wanted = lang.value;
      let isGone = false;
      this.looking = nameOf(view, wanted, states).then(
        (name) => {
          if (!isGone) this.found.value = name;
        },
        () => undefined, // the page goes on without the name
      );
      return () => {
        isGone = true;
      };
    });
  }

  /** The names are fetched: until then nobody knows that a line has none. */
  settled(): Promise<void> {
    return this.looking;
  }

  get name(): ReadonlySignal<OpeningName | undefined> {
    return this.found;
  }
}

async function nameOf(
  { written }: GameView,
  lang: Lang,
  states: readonly unknown[],
): Promise<OpeningName | undefined> {
  const openings = await written.loadOpenings?.();
  if (openings === undefined) return undefined;
  const { nameOpening } = await import('./openingName.js');
  return nameOpening(openings, lang, states);
}
