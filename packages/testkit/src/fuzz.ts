import type { Game, GameOptions } from '@tabuleiro/game';
import { Random } from './random.js';
import { moveTexts } from './randomGame.js';

const ODD = [
  ' ',
  '  ',
  '-',
  '0',
  '9',
  '31',
  '/',
  '.',
  '&',
  '@',
  '!',
  '*',
  '=',
  '\n',
  '\t',
  '\0',
  'é',
  '♔',
  '😀',
  '\ud800',
];

type Mutation = (text: string, at: number, random: Random, samples: readonly string[]) => string;

const MUTATIONS: readonly Mutation[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at, random) => text.slice(0, at) + random.pick(ODD) + text.slice(at),
  (text, at, random) => text.slice(0, at) + random.pick(ODD) + text.slice(at + 1),
  (text, at, random) => text.slice(0, at) + text.charAt(random.below(text.length + 1)) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at, random) => text.slice(0, at) + text.slice(Math.max(0, at - random.below(8))),
  (text, at, random, samples) => text.slice(0, at) + random.pick(samples).slice(at),
  (text, at) => text.slice(0, at) + swapCase(text.charAt(at)) + text.slice(at + 1),
  (text, at, random) => text.slice(0, at) + String.fromCharCode(random.below(65536)) + text.slice(at + 1),
];

function swapCase(letter: string): string {
  const upper = letter.toUpperCase();
  return letter === upper ? letter.toLowerCase() : upper;
}

/** `count` texts, each a sample changed in one to four places: most are wrong, many only just. */
export function* fuzzTexts(seed: number, count: number, samples: readonly string[]): Generator<string> {
  const random = new Random(seed);
  for (let i = 0; i < count; i++) {
    let text = random.pick(samples);
    for (let changes = 1 + random.below(4); changes > 0; changes--) {
      text = random.pick(MUTATIONS)(text, random.below(text.length + 1), random, samples);
    }
    yield text;
  }
}

/** How many of the texts were accepted; a useful run has some of each. */
export type FuzzCount = { readonly positions: number; readonly moves: number };

/**
 * Feeds `count` mutated texts to the position reader and as many to the move reader and `explain`. Throws when
 * one of them throws or when an accepted text does not survive formatting and reading again. `samples` are
 * position texts that can be read with `options`.
 */
export function fuzzParsers<S, M>(
  game: Game<S, M>,
  samples: readonly string[],
  count: number,
  seed: number,
  options?: GameOptions,
): FuzzCount {
  const states = samples.map((text) => readPosition(game, text, options));
  const texts = states.flatMap((state) => moveTexts(game, state));
  const random = new Random(seed);
  const guarded = (text: string, check: (text: string) => boolean): boolean => {
    try {
      return check(text);
    } catch (cause) {
      throw new Error(`${game.id}: fuzz seed ${seed}, text ${JSON.stringify(text)}: ${cause}`, { cause });
    }
  };
  let positions = 0;
  for (const text of fuzzTexts(seed, count, samples)) {
    if (guarded(text, (odd) => survivesAsPosition(game, odd, options))) positions++;
  }
  let moves = 0;
  for (const text of fuzzTexts(seed + 1, count, [...texts, ...samples])) {
    const state = random.pick(states);
    if (guarded(text, (odd) => survivesAsMove(game, state, odd))) moves++;
  }
  return { positions, moves };
}

function readPosition<S, M>(game: Game<S, M>, text: string, options: GameOptions | undefined): S {
  const state = game.notation.parsePosition(text, options);
  if (!state.ok) throw new Error(`${game.id}: ${text} cannot be read: ${JSON.stringify(state.error)}`);
  return state.value;
}

function survivesAsPosition<S, M>(game: Game<S, M>, text: string, options: GameOptions | undefined): boolean {
  const parsed = game.notation.parsePosition(text, options);
  if (!parsed.ok) {
    const { code, field, problem } = parsed.error;
    if (code !== 'bad-position' || field === '' || problem === '') throw new Error('the error has no code');
    return false;
  }
  const canonical = game.notation.formatPosition(parsed.value);
  const again = game.notation.formatPosition(readPosition(game, canonical, options));
  if (again !== canonical) throw new Error(`written as ${canonical}, then as ${again}`);
  if ((game.turn(parsed.value).kind === 'over') !== (game.moves(parsed.value).length === 0)) {
    throw new Error('over with moves, or not over without');
  }
  return true;
}

function survivesAsMove<S, M>(game: Game<S, M>, state: S, text: string): boolean {
  const parsed = game.notation.parseMove(state, text);
  const refusal = game.explain(state, text);
  if (parsed.ok === (refusal !== undefined)) throw new Error(`explain says ${refusal?.code ?? 'legal'}`);
  if (!parsed.ok) return false;
  const written = game.notation.formatMove(parsed.value);
  if (!game.notation.parseMove(state, written).ok) throw new Error(`written as ${written}, then refused`);
  return true;
}
