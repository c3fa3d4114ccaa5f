import { DIE_FACES } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { rollingFaces } from '../../src/dice/rollAnimation.js';

test('a rolling die shows each face once and comes to rest on the one thrown', () => {
  for (const face of DIE_FACES) {
    const faces = rollingFaces(face);
    expect(faces.at(-1)).toBe(face);
    expect([...faces].sort()).toEqual(DIE_FACES);
  }
});
