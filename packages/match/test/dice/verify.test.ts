import {
  commitTo,
  isThrow,
  makeSecret,
  type Throw,
  type Transcript,
  verifyTranscript,
} from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { firstThrows, TRANSCRIPT } from './games.js';

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
