import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { workspaces } from '../workspaces.mjs';

/** Where each workspace that speaks has its texts: a folder a language. */
const FOLDERS: readonly string[] = workspaces()
  .map(({ path }) => (path === 'packages/words' ? `${path}/src` : `${path}/src/words`))
  .filter((folder) => existsSync(join(root, folder)));

function filesUnder(folder: string): readonly string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .sort();
}

test('the package, the app and the server speak', () => {
  expect(FOLDERS).toEqual(
    expect.arrayContaining(['packages/words/src', 'apps/web/src/words', 'apps/server/src/words']),
  );
});

test.each(FOLDERS)('every language of %s has the same files', (folder) => {
  const [first, ...others] = LANGS.map((lang) => filesUnder(`${folder}/${lang}`));
  expect(first.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test.each(FOLDERS)('no language of %s reaches into another', (folder) => {
  for (const lang of LANGS) {
    const others = LANGS.filter((other) => other !== lang);
    for (const file of filesUnder(`${folder}/${lang}`)) {
      const text = readFileSync(join(root, folder, lang, file), 'utf8');
      for (const other of others) expect(text, file).not.toContain(`/${other}/`);
    }
  }
});

test.each(FOLDERS)('only files at the top of %s join languages', (folder) => {
  const isText = (file: string): boolean => LANGS.some((lang) => file.startsWith(`${lang}/`));
  const joiners = filesUnder(folder).filter((file) => file.includes('/') && !isText(file));
  for (const file of joiners) {
    const text = readFileSync(join(root, folder, file), 'utf8');
    for (const lang of LANGS) expect(text, file).not.toContain(`/${lang}/`);
  }
});
