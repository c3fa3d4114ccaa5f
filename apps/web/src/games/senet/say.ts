import { EXIT_THROW, PIECES, RESURRECTION, type SenetState, WATER } from '@tabuleiro/senet';
import { type Lang, wordHouse } from '@tabuleiro/words';
import type { Scene } from '../face.js';
import { type Effect, effectOf } from './effect.js';
import { guardOf } from './guard.js';
import { nameHouse, wordsOf } from './naming.js';
import { otherOf, readScene, readStep, SKIP } from './reading.js';
import { senetWords } from './words.js';

/** Clauses: what hangs on a piece follows a comma, what happens next a semicolon. */
const [COMMA, THEN] = [', ', '; '];

/** What happened, without its player: the throw and what it leaves open, the step and all that came of it. */
export function sayAction(lang: Lang, before: Scene, action: string, after: Scene): string {
  if (action === SKIP) return senetWords[lang].skipped;
  const step = readStep(action);
  if (step === undefined) return sayThrow(lang, after);
  const state = readScene(before);
  const clauses = sayStep(lang, state, step.from, effectOf(state, step.from), readScene(after));
  // S-EXTRA; whoever has won throws no more.
  const again = after.player !== undefined && after.player === before.player;
  return [...clauses, ...(again ? [senetWords[lang].again] : [])].join(THEN);
}

function sayThrow(lang: Lang, after: Scene): string {
  const words = senetWords[lang];
  const state = readScene(after);
  const thrown = words.thrown(state.die);
  const [first, second] = after.legal.map(readStep);
  if (first === undefined) return [thrown, words.nobody].join(THEN);
  const told = throwsAgain(after) ? [thrown, words.againLater].join(COMMA) : thrown;
  return second === undefined
    ? [told, words.only(wordsOf(words, state.player), first.from)].join(THEN)
    : told;
}

/** Will whoever moves with the die on the table throw again? S-EXTRA, S-SKIP, S-WIN: not who cannot move, nor who wins. */
export function throwsAgain(scene: Scene): boolean {
  const { die, off, player } = readScene(scene);
  const isLast = off[player] === PIECES - 1;
  return (
    (die === 1 || die === 5) &&
    scene.legal.map(readStep).some((step) => step !== undefined && !(isLast && EXIT_THROW[step.from] !== 0))
  );
}

function sayStep(
  lang: Lang,
  state: SenetState,
  from: number,
  effect: Effect,
  next: SenetState,
): readonly string[] {
  const words = senetWords[lang];
  const man = wordsOf(words, state.player);
  const start = nameHouse(lang, from);
  switch (effect.kind) {
    case 'move':
    case 'swap': {
      const step = words.step(man, start, nameHouse(lang, effect.to));
      const arrives = [step, ...sayArrival(lang, next, effect.to)].join(COMMA);
      const swap = words.swap(wordsOf(words, otherOf(state.player)), start);
      return effect.kind === 'move' ? [arrives] : [arrives, swap];
    }
    case 'fall':
      return [[sayFall(lang, state, start, effect.to), ...sayArrival(lang, next, effect.to)].join(COMMA)];
    case 'leave':
      return [words.leave(man, start, PIECES - next.off[state.player])];
    case 'stuck':
      throw new Error(`no legal step from ${from}: ${effect.refusal.code}`);
  }
}

function sayFall(lang: Lang, state: SenetState, start: string, to: number): string {
  const words = senetWords[lang];
  const man = wordsOf(words, state.player);
  const water = wordHouse(lang, WATER) ?? nameHouse(lang, WATER);
  return to === RESURRECTION
    ? words.fall(man, start, water, nameHouse(lang, to))
    : words.fallFurther(man, start, water, RESURRECTION, nameHouse(lang, to));
}

/** What the house or its neighbours make of a piece that has come there. */
function sayArrival(lang: Lang, next: SenetState, house: number): readonly string[] {
  const words = senetWords[lang];
  const guard = guardOf(next, house);
  const needs = EXIT_THROW[house];
  return [
    ...(guard?.kind === 'wall' ? [words.wallMade(guard.first, guard.last)] : []),
    ...(guard?.kind === 'house' ? [words.shelteredNow] : []),
    ...(needs === 0 ? [] : [words.exitOnly(needs)]),
  ];
}
