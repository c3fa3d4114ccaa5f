import { type Game, replay } from '@tabuleiro/game';
import {
  formatJournal,
  formatRecord,
  isObject,
  lineOf,
  type Match,
  parseJournal,
  parseRecord,
} from '@tabuleiro/match';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { linkOf } from '../../src/record/chain.js';
import { randomMatch } from '../randomMatch.js';

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, -1, 0, 1, 1.5, 1e13, 5e9, '', 'w', 'b', 'A', 'B', 'e2e4', '3', 'tick', 'move', 'resign'],
  ...['takeback', 'agree', 'pause', [], {}, [[]], { kind: 'tick', by: 'w', spent: 1 }, { kind: 'none' }],
];

export type FuzzRun = { readonly accepted: number; readonly refused: number };

/**
 * Reads `count` damaged records and journals, damaged as texts and as JSON values. Throws when a reader throws or
 * when what it accepts is not a match that the rules allow.
 */
export function fuzzRecords<S, M>(game: Game<S, M>, count: number, seed: number): FuzzRun {
  const random = new Random(seed);
  const matches = Array.from({ length: 40 }, (_, i) => randomMatch(game, seed + i, 30, i < 20 ? 2 : 1));
  const records = matches.map(({ match, secret }) => formatRecord(match, secret));
  const journals = matches.map(({ match, secret }) => formatJournal(match, secret));
  const damaged = Array.from({ length: count }, () => {
    const text = damageValue(random.pick(records), random);
    return random.below(2) === 0 ? text : relink(text);
  });
  const texts = [...fuzzTexts(seed, count, records), ...damaged];
  const results = [
    ...texts.map((text) => ({ text, match: open(game, text, parseRecord, random) })),
    ...[...fuzzTexts(seed, count, journals)].map((text) => ({
      text,
      match: open(game, text, parseJournal, random),
    })),
  ];
  for (const { text, match } of results) if (match !== undefined) checkMatch(game, match, text);
  const accepted = results.filter(({ match }) => match !== undefined).length;
  return { accepted, refused: results.length - accepted };
}

function open<S, M>(
  game: Game<S, M>,
  text: string,
  parse: typeof parseRecord,
  random: Random,
): Match<S, M> | undefined {
  try {
    const opened = parse(game, text, { untilDamage: random.below(2) === 0 });
    return opened.ok ? opened.value.match : undefined;
  } catch (cause) {
    throw new Error(`${game.id}: reading ${JSON.stringify(text)}: ${cause}`, { cause });
  }
}

/** The line from the start leads to the position by the rules alone, and no clock but the loser's is over. */
function checkMatch<S, M>(game: Game<S, M>, match: Match<S, M>, text: string): void {
  const { start, options } = match.setup;
  const first = start === undefined ? game.start(options) : positionOf(game, start, match);
  const moves = lineOf(match).map(({ text }) => text);
  const end = replay(game, first, moves);
  const { formatPosition } = game.notation;
  if (!end.ok || formatPosition(end.value) !== formatPosition(match.state)) {
    throw new Error(`${game.id}: ${JSON.stringify(text)} gives a position that its line does not reach`);
  }
  const isFallen = match.clocks.some(({ left }) => left !== undefined && left <= 0);
  if (isFallen !== (match.outcome?.reason === 'time')) throw new Error(`${JSON.stringify(text)}: odd clocks`);
}

function positionOf<S, M>(game: Game<S, M>, start: string, { setup }: Match<S, M>): S {
  const state = game.notation.parsePosition(start, setup.options);
  if (!state.ok) throw new Error(`${start} was accepted`);
  return state.value;
}

/** The document with a new chain, so that the damage in it is left to the rest of the reader. */
function relink(text: string): string {
  const document: unknown = JSON.parse(text);
  if (!isObject(document) || document.version !== 2 || !Array.isArray(document.actions)) return text;
  const { actions, result: _, ...header } = document;
  let last = linkOf('', header);
  const relinked = actions.map((action: unknown) => {
    if (!isObject(action)) return action;
    last = linkOf(last, action);
    return { ...action, link: last };
  });
  return JSON.stringify({ ...document, link: linkOf('', header), actions: relinked });
}

/** The document with one value in it, anywhere, replaced, removed or doubled. */
function damageValue(text: string, random: Random): string {
  const document: unknown = JSON.parse(text);
  let holder: unknown = document;
  for (;;) {
    if (typeof holder !== 'object' || holder === null) return JSON.stringify(document);
    const keys = Object.keys(holder);
    if (keys.length === 0) return JSON.stringify(document);
    const key = random.pick(keys);
    const inner: unknown = Reflect.get(holder, key);
    if (typeof inner === 'object' && inner !== null && random.below(4) > 0) {
      holder = inner;
      continue;
    }
    if (random.below(3) === 0) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, random.below(8) === 0 ? `${key}x` : key, random.pick(ODD_VALUES));
    return JSON.stringify(document);
  }
}
