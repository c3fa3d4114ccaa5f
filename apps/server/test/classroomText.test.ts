import { readFileSync } from 'node:fs';
import { encodeQr } from '@tabuleiro/online';
import { expect, test } from 'vitest';
import { formatClassroom } from '../src/classroomText.js';
import { addressOf } from '../src/listen.js';
import { DEFAULT_OPTIONS, parseOptions } from '../src/options.js';
import { serverWords } from '../src/words/server.js';

const OWN = 'http://localhost:4321/';
const LONGEST = 'http://192.168.100.200:54321/';
const QUIET = 4;

function classroom(
  shared: readonly string[],
  columns: number | undefined,
  isColoured = true,
  lang: 'pt-BR' | 'en' = 'en',
) {
  return formatClassroom(serverWords[lang], { own: OWN, shared }, { columns, isColoured });
}

/** What is seen, without colours. */
function plain(text: string): readonly string[] {
  const [first, ...coloured] = text.split('\u001b');
  return [first, ...coloured.map((part) => part.replace(/^\[[\d;]*m/, ''))].join('').split('\n');
}

/** The modules of the code in the text, read from its half blocks. */
function readCode(text: string, size: number, isColoured: boolean): string[] {
  const width = size + 2 * QUIET;
  const rows = plain(text).filter((row) => isCodeRow(row.slice(2, 2 + width), width));
  const ink = (sign: string, half: 0 | 1): boolean => (half === 0 ? '▀█' : '▄█').includes(sign);
  const lines = rows.flatMap((row) =>
    ([0, 1] as const).map((half) =>
      [...row.slice(2, 2 + width)].map((sign) => ink(sign, half) === isColoured),
    ),
  );
  return lines.slice(QUIET, QUIET + size).map((line) =>
    line
      .slice(QUIET, QUIET + size)
      .map((dark) => (dark ? '#' : '.'))
      .join(''),
  );
}

/** Letters are made of whole blocks and have gaps at their ends; the sentences have other signs. */
function isCodeRow(row: string, width: number): boolean {
  return row.length === width && /^[ ▀▄█]*$/.test(row) && /^(.)\1{3}.*\1{4}$/.test(row);
}

test.each([true, false])(
  'the address is drawn large, with its QR code, in 80 columns (coloured: %s)',
  (isColoured) => {
    const text = classroom([LONGEST, 'http://10.0.0.5:4321/'], 80, isColoured);
    const rows = plain(text);
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(80);
    expect(rows[0]).toBe('Tabuleiro at http://localhost:4321/ (Ctrl+C ends it)');
    // Five rows of blocks: 192.168…
    expect(rows[2]).toMatch(/^ {3}█ {2}███ ███ {4}█ {2}███ ███/);
    expect(rows[6]).toMatch(/^ {2}███ ███ ███ █ ███ ███ ███ █/);
    for (const said of [LONGEST, 'http://10.0.0.5:4321/', 'http://localhost:4321/projetor'])
      expect(rows.some((row) => row.endsWith(said))).toBe(true);
    const code = encodeQr(LONGEST);
    const size = code?.size ?? 0;
    const expected = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => (code?.isDark(x, y) ? '#' : '.')).join(''),
    );
    expect(readCode(text, size, isColoured)).toEqual(expected);
    expect(text.includes('\u001b[')).toBe(isColoured);
  },
);

test('wide terminals get wider letters; narrow ones the code above the sentences, or no code', () => {
  const wide = plain(classroom(['http://10.0.0.5:4321/'], 160));
  expect(wide[3]).toMatch(/^ {2}████ {4}██ {2}██/);
  const narrow = plain(classroom(['http://10.0.0.5:4321/'], 60));
  for (const row of narrow) expect(row.length).toBeLessThanOrEqual(60);
  expect(narrow).toContain('  http://10.0.0.5:4321/');
  expect(narrow.some((row) => row.includes('▀'))).toBe(true);
  const tiny = plain(classroom(['http://10.0.0.5:4321/'], 30, true, 'pt-BR')).slice(1);
  expect(tiny.join('\n')).toContain('Na mesma rede, escreva no');
  expect(tiny.some((row) => /[▀█]/.test(row))).toBe(false);
});

test.each([0, 1, 3, 5, 12])('no terminal is too narrow to be told: %d columns', (columns) => {
  expect(plain(classroom(['http://10.0.0.5:4321/'], columns)).join('\n')).toContain('http://10.0.0.5:4321/');
});

test('where nobody looks there are two plain lines, and one where only this machine is served', () => {
  expect(classroom(['http://10.0.0.5:4321/'], undefined)).toBe(
    'Tabuleiro at http://localhost:4321/ and at http://10.0.0.5:4321/ (Ctrl+C ends it)\nFor the projector: http://localhost:4321/projetor',
  );
  for (const columns of [80, undefined])
    expect(classroom([], columns, true, 'pt-BR')).toBe(
      'Tabuleiro em http://localhost:4321/ (Ctrl+C encerra)',
    );
});

test('a name that cannot be drawn is still written, with its code', () => {
  const rows = plain(classroom(['http://escola.local:4321/'], 80));
  expect(rows.some((row) => row.endsWith('http://escola.local:4321/'))).toBe(true);
  expect(rows.some((row) => row.includes('▀'))).toBe(true);
  expect(rows.some((row) => /███ ███/.test(row.slice(0, 12)))).toBe(false);
});

test.each([
  '../../../README.md',
  '../../../README.pt-BR.md',
  '../../web/src/words/pt-BR/manual/geral/playing.ts',
  '../../web/src/words/en/manual/geral/playing.ts',
])('%s tells a school a command and an address that there are', (name) => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const command = /npm start -- (--host 0\.0\.0\.0 --lobby)\b/.exec(text)?.[1] ?? '';
  expect(parseOptions(command.split(' '))).toMatchObject({
    ok: true,
    value: { host: '0.0.0.0', lobby: true },
  });
  const page = /http:\/\/localhost:\d+\/projetor\b/.exec(text)?.[0] ?? '';
  const own = addressOf('0.0.0.0', DEFAULT_OPTIONS.port);
  const said = formatClassroom(
    serverWords.en,
    { own, shared: ['http://192.168.0.10:4321/'] },
    { columns: 80, isColoured: false },
  );
  expect(said).toContain(page);
  expect(page).toContain(own);
});
