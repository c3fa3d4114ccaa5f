import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spriteOf } from '../../sprites.js';
import { GAME_IDS } from '../../src/games/registry.js';
import { SPRITE_GROUPS, spritesOf } from '../../src/look/art/sprites.js';

const ART = new URL('../../art/', import.meta.url);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, ART)).map((name) => `${folder}/${name}`);
const drawn = SPRITE_GROUPS.filter((group) => group !== 'ornaments');
const groups = drawn.map(spriteOf);
const drawings = ['pieces', 'senet', 'brasez'].flatMap(filesIn);
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);

describe('drawings', () => {
  test('each is in one group, by its name', () => {
    const found = groups.flatMap(namesIn);
    const names = drawings.map((file) => file.replace(/^.*\//, '').replace('.svg', ''));
    expect([...found].sort()).toEqual([...names].sort());
  });

  test('another set draws every piece of every game anew, under the same names, and nothing else', () => {
    const pieces = drawings.filter((file) => /^(pieces|senet)\/[abw]-/.test(file));
    expect(filesIn('liso').map((file) => basename(file))).toEqual(
      pieces.map((file) => basename(file)).sort(),
    );
    for (const group of drawn) expect(namesIn(spriteOf(`liso/${group}`))).toEqual(namesIn(spriteOf(group)));
    for (const group of drawn) expect(spriteOf(`liso/${group}`)).not.toBe(spriteOf(group));
  });

  test.each([...drawings, ...filesIn('liso')])(
    '%s stands on the grid, without ids, scripts and colours of its own',
    (file) => {
      const text = readFileSync(new URL(file, ART), 'utf8');
      expect(text).toContain('viewBox="0 0 48 48"');
      expect(text).not.toMatch(/\bid=|<script|<style|\bon\w+=|href=/);
      const paints = [...text.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
      expect(paints.filter((paint) => !/^(?:none|var\(--[\w-]+, [^)]+\))$/.test(paint))).toEqual([]);
    },
  );

  test('a group is well-formed', () => {
    for (const text of groups) {
      expect(text.match(/<symbol /g)?.length).toBe(text.match(/<\/symbol>/g)?.length);
      expect(text.match(/<svg/g)).toHaveLength(1);
    }
  });

  test.each(GAME_IDS)('%s has drawings', (game) => {
    expect(spritesOf(game)).not.toEqual([]);
  });
});
