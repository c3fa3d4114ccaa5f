import type { Effect } from '@tabuleiro/game';
import { EXIT_THROW, protectionOf, RESURRECTION, type SenetState, senet } from '@tabuleiro/senet';
import { type Lang, wordHouse } from '@tabuleiro/words';
import { senetWords } from '../../words/senet.js';
import { manOfPlayer, nameHouse, type SenetGameMove, type SenetPosition } from './houses.js';

/** Clauses: what hangs on a piece follows a comma, what happens next a semicolon. */
const [COMMA, THEN] = [', ', '; '];

/** What happened, without its player: the throw and what it leaves open, the step and all that came of it. */
export function sayAction(lang: Lang, { move, before, after, effects }: SenetGameMove): string {
  if (move.kind === 'skip') return senetWords[lang].skipped;
  if (move.kind === 'throw') return sayThrow(lang, after);
  const clauses = effects.flatMap((effect) => sayStep(lang, effect, after.state));
  // S-EXTRA; after a win there is no further throw.
  const again = after.player !== undefined && after.player === before.player;
  return [...clauses, ...(again ? [senetWords[lang].again] : [])].join(THEN);
}

function sayThrow(lang: Lang, after: SenetPosition): string {
  const words = senetWords[lang];
  const thrown = words.thrown(after.state.die);
  const [first, second] = after.moves;
  if (first?.kind !== 'step') return [thrown, words.nobody].join(THEN);
  const told = throwsAgain(after) ? [thrown, words.againLater].join(COMMA) : thrown;
  return second === undefined
    ? [told, words.only(manOfPlayer(words, after.player), first.from)].join(THEN)
    : told;
}

/** Does the player to move throw again after it (S-EXTRA, S-SKIP, S-WIN)? Asked of the rules, move by move. */
export function throwsAgain({ state, moves, player }: SenetPosition): boolean {
  return moves.some((move) => {
    const next = senet.turn(senet.apply(state, move));
    return move.kind === 'step' && next.kind !== 'over' && next.player === player;
  });
}

function sayStep(lang: Lang, effect: Effect, next: SenetState): readonly string[] {
  const words = senetWords[lang];
  const man = manOfPlayer(words, effect.piece.player);
  const arrival = (place: string): readonly string[] => sayArrival(lang, next, Number(place));
  switch (effect.kind) {
    case 'moved':
    case 'swapped': {
      const start = nameHouse(lang, Number(effect.from));
      const step = words.step(man, start, nameHouse(lang, Number(effect.to)));
      const arrives = [step, ...arrival(effect.to)].join(COMMA);
      if (effect.kind === 'moved') return [arrives];
      return [arrives, words.swap(manOfPlayer(words, effect.with.player), start)];
    }
    case 'fell':
      return [[sayFall(lang, effect), ...arrival(effect.to)].join(COMMA)];
    case 'borneOff': {
      const left = [...senet.pieces(next).values()].filter(
        ({ player }) => player === effect.piece.player,
      ).length;
      return [words.leave(man, nameHouse(lang, Number(effect.from)), left)];
    }
    default:
      throw new Error(`nothing of Senet: ${effect.kind}`);
  }
}

function sayFall(lang: Lang, effect: Extract<Effect, { kind: 'fell' }>): string {
  const words = senetWords[lang];
  const man = manOfPlayer(words, effect.piece.player);
  const [start, through, to] = [effect.from, effect.through, effect.to].map(Number);
  const water = wordHouse(lang, through) ?? nameHouse(lang, through);
  return to === RESURRECTION
    ? words.fall(man, nameHouse(lang, start), water, nameHouse(lang, to))
    : words.fallFurther(man, nameHouse(lang, start), water, RESURRECTION, nameHouse(lang, to));
}

/** What the house or its neighbours make of a piece that has come there. */
function sayArrival(lang: Lang, next: SenetState, house: number): readonly string[] {
  const words = senetWords[lang];
  const protection = protectionOf(next, house);
  const needs = EXIT_THROW[house];
  return [
    ...(protection?.kind === 'wall' ? [words.wallMade(protection.first, protection.last)] : []),
    ...(protection?.kind === 'house' ? [words.shelteredNow] : []),
    ...(needs === 0 ? [] : [words.exitOnly(needs)]),
  ];
}
