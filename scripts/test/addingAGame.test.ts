import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STEPS, step } from '../../packages/any-game/test/velha/steps.js';
import { root } from '../setup.mjs';

/** Those whose tests are here; the others are followed in packages/any-game/test and apps/web/test/games/velha. */
const HERE = ['2. Make the package', '8. Let the computer play it', '11. Let people know'].map(step);
const FOLLOWED = [
  '1. Write the rules down',
  '3. Write the rules, once, on a mutable position',
  '4. Say it in two languages',
  '5. Pass the suite',
  '6. Let a match be played',
  '7. Bring it to the terminal',
  '9. Give it a view',
  '10. Tell it and teach it',
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const textOf = (heading: string): string => STEPS.get(heading) ?? '';

test('the document has these steps and no others', () => {
  expect([...STEPS.keys()].sort()).toEqual([...HERE, ...FOLLOWED].sort());
  const numbers = Array.from(STEPS.keys(), (heading) => Number.parseInt(heading, 10));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

/** Files and folders in backquotes, as seen from the repository's folder. */
function placesOf(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([\w./-]+\/[\w./-]*|[\w.-]+\.json)`/g), ([, place]) => place);
  return quoted.filter((place) => /^(apps|packages|docs|scripts)\/|^(tsconfig|biome)\b/.test(place));
}

test.each([...STEPS])('every place that step %s names is there', (_, text) => {
  for (const place of placesOf(text)) expect(existsSync(join(root, place)), place).toBe(true);
});

describe(HERE[0], () => {
  const places = placesOf(textOf(HERE[0])).filter((place) => /\.\w+$/.test(place));

  test.each(places)('Senet is named in %s', (place) => {
    expect(read(place)).toMatch(/\bsenet\b/);
  });

  test('there are as many places as the step has', () => {
    expect(new Set(places).size).toBe(6);
  });
});

describe(HERE[1], () => {
  const sources = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent), { recursive: true, encoding: 'utf8' })
      .map((name) => `${parent}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /^[^/]+\/[^/]+\/src\/.*\.tsx?$/.test(name)),
  );

  test('this step and the others name every list that has a line for each game', () => {
    const lists = sources.filter((name) =>
      /\[\s*'brasez'|\bbrasez(Writing|Face|Chapter|Mind),/.test(read(name)),
    );
    const named = new Set([...STEPS.values()].flatMap(placesOf));
    const own = /\/brasez(\/|\.ts$)|\/index\.ts$/;
    expect(lists.filter((name) => !own.test(name) && !named.has(name))).toEqual([]);
  });
});

describe(HERE[2], () => {
  test.each(['README.md', 'README.pt-BR.md', 'docs/notation.md', 'CHANGELOG.md'])(
    '%s knows Senet',
    (place) => {
      expect(read(place)).toMatch(/\bSenet\b/);
    },
  );
});
