import {
  commitTo,
  formatTranscript,
  isThrow,
  makeFairDice,
  makeSecret,
  parseTranscript,
  type Throw,
  TRANSCRIPT_PROBLEMS,
  type Transcript,
  transcriptOf,
  verifyTranscript,
} from '@tabuleiro/match';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { firstThrows, randomBytes, SECRET, TRANSCRIPT } from './games.js';

test('[S-DIE] the text of a transcript has exactly the agreed keys', () => {
  expect(formatTranscript({ ...TRANSCRIPT, throws: [1, 5] })).toBe(
    `{"version":1,"game":"senet","commit":"${TRANSCRIPT.commit}","secret":"${SECRET}","playerSeed":"Ísis","throws":[1,5]}`,
  );
});

test('[S-DIE] writing and reading a transcript are inverses', () => {
  const random = new Random(3);
  for (const playerSeed of ['', 'Ísis', '𓏏𓇋', 'a:0', '"\\\n\0']) {
    const dice = makeFairDice(makeSecret(randomBytes(random)), playerSeed);
    const transcript = transcriptOf(dice, firstThrows(random.below(30), dice.secret, playerSeed));
    expect(parseTranscript(formatTranscript(transcript))).toEqual({ ok: true, value: transcript });
  }
});

test('[S-DIE] order of keys and white space play no part', () => {
  const text = JSON.stringify(Object.fromEntries(Object.entries(TRANSCRIPT).reverse()), undefined, 2);
  expect(parseTranscript(`\n${text}\n`)).toEqual({ ok: true, value: TRANSCRIPT });
});

const { commit: _commit, ...WITHOUT_COMMIT } = TRANSCRIPT;
const UPPER = SECRET.toUpperCase();

const MALFORMED: readonly (readonly [text: unknown, problem: string, place: string])[] = [
  ['', 'syntax', ''],
  ['{', 'syntax', ''],
  [[], 'not-object', ''],
  [null, 'not-object', ''],
  [7, 'not-object', ''],
  [WITHOUT_COMMIT, 'missing-key', 'commit'],
  [{ ...TRANSCRIPT, seed: 'x' }, 'unknown-key', 'seed'],
  [`{"__proto__":1,${formatTranscript(TRANSCRIPT).slice(1)}`, 'unknown-key', '__proto__'],
  [{ ...TRANSCRIPT, version: 2 }, 'bad-version', 'version'],
  [{ ...TRANSCRIPT, version: '1' }, 'bad-version', 'version'],
  [{ ...TRANSCRIPT, game: 'brasez' }, 'bad-game', 'game'],
  [{ ...TRANSCRIPT, commit: TRANSCRIPT.commit.slice(2) }, 'bad-commit', 'commit'],
  [{ ...TRANSCRIPT, commit: TRANSCRIPT.commit.toUpperCase() }, 'bad-commit', 'commit'],
  [{ ...TRANSCRIPT, commit: null }, 'bad-commit', 'commit'],
  [{ ...TRANSCRIPT, secret: UPPER }, 'bad-secret', 'secret'],
  [{ ...TRANSCRIPT, secret: `${SECRET}00` }, 'bad-secret', 'secret'],
  [{ ...TRANSCRIPT, secret: 0 }, 'bad-secret', 'secret'],
  [{ ...TRANSCRIPT, playerSeed: 7 }, 'bad-seed', 'playerSeed'],
  [{ ...TRANSCRIPT, playerSeed: '\uD800' }, 'bad-seed', 'playerSeed'],
  [{ ...TRANSCRIPT, throws: '123' }, 'bad-throws', 'throws'],
  [{ ...TRANSCRIPT, throws: { 0: 1 } }, 'bad-throws', 'throws'],
  [{ ...TRANSCRIPT, throws: [1, 0] }, 'bad-throw', 'throws[1]'],
  [{ ...TRANSCRIPT, throws: [6] }, 'bad-throw', 'throws[0]'],
  [{ ...TRANSCRIPT, throws: [1, 2.5, 9] }, 'bad-throw', 'throws[1]'],
  [{ ...TRANSCRIPT, throws: [1, 2, '3'] }, 'bad-throw', 'throws[2]'],
  [{ ...TRANSCRIPT, throws: [true] }, 'bad-throw', 'throws[0]'],
  [{ ...TRANSCRIPT, throws: [null] }, 'bad-throw', 'throws[0]'],
];

test.each(MALFORMED)('[S-DIE] refused: %j as %s at "%s"', (value, problem, place) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  expect(parseTranscript(text)).toEqual({ ok: false, error: { code: 'bad-transcript', problem, place } });
});

test('every problem has a case above', () => {
  expect(new Set(MALFORMED.map(([, problem]) => problem))).toEqual(new Set(TRANSCRIPT_PROBLEMS));
});

test('[S-DIE] mutated texts are read back as they are or refused, never mended (seed 5)', () => {
  for (const text of fuzzTexts(5, 2_000, [formatTranscript(TRANSCRIPT)])) {
    const parsed = parseTranscript(text);
    if (parsed.ok) expect(JSON.parse(formatTranscript(parsed.value)), text).toEqual(JSON.parse(text));
    else expect(TRANSCRIPT_PROBLEMS, text).toContain(parsed.error.problem);
  }
});

function otherFace(face: Throw): Throw {
  const other = (face % 5) + 1;
  return isThrow(other) ? other : 1;
}

function withWrong(throws: readonly Throw[], ...places: readonly number[]): Throw[] {
  return throws.map((face, i) => (places.includes(i) ? otherFace(face) : face));
}

test('[S-DIE] a true transcript is verified, also one without throws', () => {
  expect(verifyTranscript(TRANSCRIPT)).toEqual({ ok: true, value: undefined });
  expect(verifyTranscript({ ...TRANSCRIPT, throws: [] }).ok).toBe(true);
});

test.each([...TRANSCRIPT.throws.keys()])('[S-DIE] throw %i is the first that differs', (at) => {
  const throws = withWrong(TRANSCRIPT.throws, at, 11);
  const [written, computed] = [throws[at], TRANSCRIPT.throws[at]];
  const error = { code: 'throw-differs', at, written, computed };
  expect(verifyTranscript({ ...TRANSCRIPT, throws })).toEqual({ ok: false, error });
});

test('[S-DIE] a throw left out or put in is noticed', () => {
  const { throws } = TRANSCRIPT;
  const changed = [
    throws.slice(1),
    [...throws, otherFace(firstThrows(13)[12])],
    [otherFace(throws[0]), ...throws],
  ];
  for (const other of changed) expect(verifyTranscript({ ...TRANSCRIPT, throws: other }).ok).toBe(false);
});

test('[S-DIE] a secret other than the promised one is refused before any throw is looked at', () => {
  const secret = makeSecret(new Uint8Array(32));
  const forged: Transcript = { ...TRANSCRIPT, secret, throws: firstThrows(12, secret) };
  const error = { code: 'commit-differs', written: TRANSCRIPT.commit, computed: commitTo(secret) };
  expect(verifyTranscript(forged)).toEqual({ ok: false, error });
  expect(verifyTranscript({ ...forged, commit: commitTo(secret) }).ok).toBe(true);
});

test('[S-DIE] a seed other than the agreed one is noticed', () => {
  expect(verifyTranscript({ ...TRANSCRIPT, playerSeed: 'Osíris' })).toMatchObject({
    error: { code: 'throw-differs' },
  });
});
