import type { Counter, CounterKind } from '@tabuleiro/game';
import { capital, type Lang } from '@tabuleiro/words';
import type { GameMove, GamePosition } from '../games/position.js';
import { playWords } from '../words/app.js';

/** A long count matters once its end is in sight, a short one from its beginning. */
const SHOWN_FROM: Readonly<Record<CounterKind, number>> = { fifty: 30, 'kings-dukes': 0 };
/** So near its limit each step is announced. */
const LAST = 5;

/** A count in words, and briefly. */
export type ShownCounter = { readonly text: string; readonly brief: string };

/** The counts that matter in a position, to be read beside the board. */
export function shownCounters(lang: Lang, { counters }: GamePosition): readonly ShownCounter[] {
  return counters
    .filter(({ kind, count }) => count >= SHOWN_FROM[kind])
    .map((counter) => ({ text: capital(wordCounter(lang, counter)), brief: wordBriefly(lang, counter) }));
}

/** Those that the move has brought near their end, as sentences. */
export function tellCounters(lang: Lang, { before, after }: GameMove): readonly string[] {
  return after.counters
    .filter(({ count, limit }) => limit - count <= LAST)
    .filter(({ kind, count }) => countOf(before, kind) !== count)
    .map((counter) => `${capital(wordCounter(lang, counter))}.`);
}

function countOf({ counters }: GamePosition, wanted: CounterKind): number | undefined {
  return counters.find(({ kind }) => kind === wanted)?.count;
}

function wordCounter(lang: Lang, { kind, count, limit }: Counter): string {
  return playWords[lang].counters[kind](count, limit);
}

function wordBriefly(lang: Lang, { kind, count, limit }: Counter): string {
  return playWords[lang].brieflyCounted[kind](count, limit);
}
