import {
  commitTo,
  type FairDice,
  isPlayerSeed,
  isSecret,
  isThrow,
  makeFairDice,
  makeSecret,
  nextThrow,
  type PublicDice,
  publicDice,
  type Secret,
  type Throw,
  throwAt,
  transcriptOf,
  verifyTranscript,
  withoutSecret,
} from '@tabuleiro/match';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { firstThrow } from '../../src/dice/fairDice.js';
import { DICE, firstThrows, randomBytes, SECRET, secretOf } from './games.js';
import { VECTORS } from './vectors.js';

test('[S-DIE] the commit is the SHA-256 of the secret, in lower-case hex (known answers)', () => {
  for (const { secret, commit: known } of VECTORS.sequences) expect(commitTo(secretOf(secret))).toBe(known);
});

test('[S-DIE] a secret is made of 32 bytes and of no other number', () => {
  expect(makeSecret(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(SECRET);
  for (const length of [0, 16, 31, 33, 64]) expect(() => makeSecret(new Uint8Array(length))).toThrow('32');
});

test.each([
  ['too short', SECRET.slice(1)],
  ['too long', `${SECRET}0`],
  ['upper case', SECRET.toUpperCase()],
  ['not hex', `${SECRET.slice(1)}g`],
  ['a line end after it', `${SECRET}\n`],
  ['not a text', 7],
])('[S-DIE] no secret: %s', (_, value) => {
  expect(isSecret(value)).toBe(false);
});

test.each(VECTORS.sequences)('[S-DIE] known throws of $secret with "$playerSeed"', (vector) => {
  const { secret, playerSeed, throws } = vector;
  expect(firstThrows(throws.length, secretOf(secret), playerSeed)).toEqual(throws);
});

test.each(VECTORS.passedOver)('[S-DIE] bytes of 255 are passed over: $digest', (vector) => {
  const { secret, playerSeed, i } = vector;
  expect(vector.digest).toMatch(/^ff/);
  expect(throwAt(secretOf(secret), playerSeed, i)).toBe(vector.throw);
});

test.each([
  [[[0]], 1],
  [[[4]], 5],
  [[[5]], 1],
  [[[254]], 5],
  [[[255, 2, 9]], 3],
  [[[255, 255, 255, 254]], 5],
  [[[255, 255], [255, 3], [0]], 4],
  [[[255], [255], [255], [6]], 2],
])('[S-DIE] digest after digest, byte after byte: %j gives %i', (digests, face) => {
  const asked: number[] = [];
  const thrown = firstThrow((k) => {
    asked.push(k);
    return Uint8Array.from(digests[k]);
  });
  expect(thrown).toBe(face);
  expect(asked).toEqual(digests.slice(0, asked.length).map((_, k) => k));
});

test('[S-DIE] each face belongs to 51 of the 255 bytes that count', () => {
  const faces = Array.from({ length: 255 }, (_, byte) => firstThrow(() => Uint8Array.of(byte)));
  for (const face of [1, 2, 3, 4, 5]) expect(faces.filter((thrown) => thrown === face).length).toBe(51);
});

test('[S-DIE] a throw is a whole number from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isThrow)).toBe(true);
  for (const value of [0, 6, -1, 1.5, Number.NaN, '1', true, null, undefined, [1]]) {
    expect(isThrow(value), String(value)).toBe(false);
  }
});

test('[S-DIE] a seed is any text that has a UTF-8 form', () => {
  for (const seed of ['', ' ', 'Ísis', '𓏏', 'a:0:1', '\0']) expect(isPlayerSeed(seed)).toBe(true);
  for (const seed of ['\uD800', 'a\uDFFFb', '\uDC00\uD800', 1, null]) expect(isPlayerSeed(seed)).toBe(false);
});

/** Everything that can be reached from `T` by keys, elements and the results of functions. */
type Reached<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...given: never[]) => infer R
    ? Reached<R>
    : T extends readonly (infer E)[]
      ? Reached<E>
      : { [K in keyof T]: Reached<T[K]> }[keyof T];

type Reaches<T, Goal> = [Extract<Reached<T>, Goal>] extends [never] ? false : true;

test('[S-DIE] no type leads a computer player from what it gets to the secret', () => {
  const ofPublic: Reaches<PublicDice, Secret> = false;
  const ofSecret: Reaches<FairDice, Secret> = true;
  const ofHidden: Reaches<{ readonly a: readonly { readonly b: () => FairDice }[] }, Secret> = true;
  const keys: Record<keyof PublicDice, true> = { commit: true, playerSeed: true, seen: true };
  expect([ofPublic, ofSecret, ofHidden]).toEqual([false, true, true]);

  const view = publicDice(DICE, firstThrows(3));
  // @ts-expect-error a public view has no secret
  expect(view.secret).toBe(undefined);
  // @ts-expect-error and none of its texts passes for one
  const foresee = (): Throw => throwAt(view.commit, view.playerSeed, 3);
  expect(foresee()).not.toBe(undefined);
  expect(Object.keys(view).sort()).toEqual(Object.keys(keys).sort());
});

test('[S-DIE] what a computer player gets holds the throws seen, and neither the secret nor a later throw', () => {
  const seen = firstThrows(3);
  const view = publicDice(DICE, seen);
  expect(view).toEqual({ commit: DICE.commit, playerSeed: 'Ísis', seen: firstThrows(3) });
  expect(JSON.stringify(view)).not.toContain(SECRET);
  expect(withoutSecret(DICE)).toEqual({ commit: DICE.commit, playerSeed: 'Ísis' });
  seen.push(nextThrow(DICE, 3));
  expect(view.seen.length).toBe(3);
});

test('[S-DIE] another secret behind the same commit would not change what a player sees', () => {
  const seen = firstThrows(3);
  const other = { ...DICE, secret: makeSecret(new Uint8Array(32)) };
  expect(publicDice(other, seen)).toEqual(publicDice(DICE, seen));
});

test('[S-DIE] the next throw depends on how many were made, and on nothing else', () => {
  const seen = firstThrows(9);
  for (const thrown of [0, 8, 3, 3, 0]) expect(nextThrow(DICE, thrown)).toBe(seen[thrown]);
});

test('[S-DIE] neither the seed nor the secret decides alone', () => {
  const count = 40;
  expect(firstThrows(count, SECRET, 'Osíris')).not.toEqual(firstThrows(count));
  expect(firstThrows(count, makeSecret(new Uint8Array(32)))).not.toEqual(firstThrows(count));
});

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** A match as far as its dice go. */
type Progress = { readonly dice: FairDice; readonly seen: readonly Throw[]; readonly next: number };

const EVENTS: readonly ((progress: Progress, random: Random) => Progress)[] = [
  function throwOnce({ dice, seen, next }) {
    const thrown = nextThrow(dice, next);
    // A different throw in a place already seen would show.
    return { dice, seen: seen.toSpliced(next, 1, thrown), next: next + 1 };
  },
  function takeBack(progress, random) {
    return { ...progress, next: random.below(progress.next + 1) };
  },
  function reload(progress) {
    return JSON.parse(JSON.stringify(progress));
  },
  function startAnew({ dice, seen, next }) {
    return { dice: makeFairDice(dice.secret, dice.playerSeed), seen, next };
  },
];

test.each(SEEDS)('[S-DIE] takebacks and reloads in any order never change a throw (seed %i)', (seed) => {
  const random = new Random(seed);
  const dice = makeFairDice(makeSecret(randomBytes(random)), `player ${seed}`);
  const truth = firstThrows(100, dice.secret, dice.playerSeed);
  let progress: Progress = { dice, seen: [], next: 0 };
  for (let i = 0; i < 100; i++) {
    const before = progress.seen;
    progress = random.pick(EVENTS)(progress, random);
    expect(progress.seen.slice(0, before.length)).toEqual(before);
    expect(progress.seen).toEqual(truth.slice(0, progress.seen.length));
  }
  expect(verifyTranscript(transcriptOf(progress.dice, progress.seen)).ok).toBe(true);
});
