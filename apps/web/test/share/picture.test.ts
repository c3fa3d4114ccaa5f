import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spriteOf } from '../../sprites.js';
import { positionOf } from '../../src/games/position.js';
import { GAME_IDS, loadView } from '../../src/games/registry.js';
import type { Drawing } from '../../src/share/drawings.js';
import {
  COLOURS,
  type PictureContent,
  pictureSize,
  pictureSvg,
  turnedContent,
} from '../../src/share/picture.js';

/** The drawings of all games, as a page reads them. */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  ['shared', 'chess', 'brasez', 'senet'].flatMap((group) =>
    Array.from(
      spriteOf(group).matchAll(/<symbol id="([^"]*)" viewBox="([^"]*)">(.*?)<\/symbol>/gs),
      ([, id, viewBox, content]) => [id, { viewBox, content }] as const,
    ),
  ),
);
const TITLE = 'Ana & "Bia" <b>\u0000';

async function startOf(game: string, more: Partial<PictureContent> = {}): Promise<PictureContent> {
  const view = await loadView(game);
  if (view === undefined) throw new Error(game);
  const { rows, columns, columnNames, rowNames, written } = view;
  return {
    ...{ rows, columns, columnNames, rowNames },
    cells: view.cells('pt-BR', positionOf(view, written.game.start())),
    moved: new Set(),
    marks: [],
    caption: { title: TITLE, line: 'posição inicial', remarks: ['vez das brancas'], description: 'Rei e1' },
    ...more,
  };
}

test.each(GAME_IDS)('a picture of %s stands alone and shows every piece', async (game) => {
  const content = await startOf(game);
  const svg = pictureSvg(content, DRAWINGS);
  expect(svg).not.toMatch(/var\(|class=|<style|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  const shown = content.cells.filter(({ man, sign }) => man !== undefined || sign !== undefined);
  const used = Array.from(svg.matchAll(/<use href="#([^"]*)"/g), ([, id]) => id);
  expect(used.length).toBe(shown.length);
  for (const id of used) expect(svg).toContain(`<symbol id="${id}"`);
});

test('turned, a picture has every piece, arrow and name where the board on the screen has it', async () => {
  const content = await startOf('classico', {
    marks: [{ kind: 'arrow', colour: 'green', from: 'a1', to: 'a3' }],
  });
  const turned = turnedContent(content);
  const at = (place: string) => turned.cells.find(({ id }) => id === place);
  expect([at('a1')?.row, at('a1')?.column, at('h8')?.row, at('h8')?.column]).toEqual([0, 7, 7, 0]);
  expect([turned.columnNames.join(''), turned.rowNames.join('')]).toEqual(['hgfedcba', '12345678']);
  expect(at('a1')?.tone).toBe('dark');
  expect(pictureSvg(turned, DRAWINGS)).toMatch(/<path d="M360 24L360 /);
  expect(turnedContent(turned)).toEqual(content);
});

test('names from outside are text in it, whatever they hold', async () => {
  const svg = pictureSvg(await startOf('classico'), DRAWINGS);
  expect(svg).toContain('<title id="title">Ana &amp; &quot;Bia&quot; &lt;b&gt;. posição inicial</title>');
  expect(svg).toContain('<desc id="desc">Rei e1</desc>');
  expect(svg).not.toContain('\u0000');
});

test('the last move, arrows and circles are drawn', async () => {
  const svg = pictureSvg(
    await startOf('classico', {
      moved: new Set(['e4']),
      marks: [
        { kind: 'place', colour: 'red', place: 'd5' },
        { kind: 'arrow', colour: 'green', from: 'e2', to: 'e4' },
        { kind: 'arrow', colour: 'blue', from: 'e2', to: 'z9' },
      ],
    }),
    DRAWINGS,
  );
  expect(svg).toContain(COLOURS['moved-light']);
  expect(svg.match(/<circle/g)).toHaveLength(1);
  expect(svg.match(/marker-end/g)).toHaveLength(1);
});

test('the size of a file can be read from it', async () => {
  const { width, height } = pictureSize(pictureSvg(await startOf('senet'), DRAWINGS));
  expect(width).toBe(10 * 48 + 52);
  expect(height).toBeGreaterThan(3 * 48);
});

test('its colours are those of the app on light paper', () => {
  const css = readFileSync(new URL('../../src/look/tokens.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(COLOURS))
    expect(new RegExp(`--${name}: ([^;]*);`).exec(css)?.[1], name).toBe(colour);
});
