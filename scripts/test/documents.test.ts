import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { publicWorkspaces } from '../workspaces.mjs';

const documents = ['', 'docs', 'docs/api', ...publicWorkspaces().map(({ path }) => path)].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)\s]+)\)/g);
  for (const [, link] of links) {
    if (/^https?:/.test(link)) continue;
    const [path, heading] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    expect(existsSync(join(root, target)), `${link} in ${document}`).toBe(true);
    if (heading !== undefined) expect(headings(target), `${link} in ${document}`).toContain(heading);
  }
});

/** The anchors that a reader on a forge would see. */
function headings(file: string): string[] {
  const titles = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...titles].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The two READMEs say the same thing: same headings in number, same program but for the language of its words. */
test('the READMEs in both languages keep step', () => {
  const [english, portuguese] = ['README.md', 'README.pt-BR.md'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const shape = (text: string): string[] => text.match(/^(#+|```\w*|\|)/gm) ?? [];
  expect(shape(portuguese)).toEqual(shape(english));
});
