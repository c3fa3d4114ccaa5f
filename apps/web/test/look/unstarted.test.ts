import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

const page = read('index.html');
const [, notice = ''] = /<main id="unstarted">(.*?)<\/main>/s.exec(page) ?? [];

test('the page says in both languages what to do where the app does not start', () => {
  const [portuguese, english] = notice.split('<div lang="en">');
  expect(portuguese).toContain('direto do disco?');
  expect(english).toContain('straight from the disk?');
  for (const text of [portuguese, english]) {
    for (const way of ['python3 -m http.server', 'http://localhost:8000/', 'npm start', 'Chrome 109'])
      expect(text).toContain(way);
    expect(text.match(/<li>/g)).toHaveLength(3);
  }
  expect(portuguese).toContain('href="./manual/pt-BR/index.html"');
  expect(english).toContain('href="./manual/en/index.html"');
  expect(notice).toMatch(/<noscript>.*precisa de JavaScript.*<p lang="en">.*needs JavaScript.*<\/noscript>/s);
});

test('it needs neither script nor style of its own: the policy allows none', () => {
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});

test('it is out of the flow, hidden while the app starts, and gone afterwards', () => {
  const styles = read('src/look/unstarted.css');
  expect(read('src/look/look.css')).toContain('unstarted.css');
  expect(styles).toMatch(
    /#unstarted \{[^}]*position: absolute;[^}]*visibility: hidden;[^}]*animation: unstarted /,
  );
  expect(read('src/main.tsx')).toMatch(/getElementById\('unstarted'\)\?\.remove\(\);\nrender\(/);
});
