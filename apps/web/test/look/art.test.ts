import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spriteOf } from '../../sprites.js';
import { GAME_IDS } from '../../src/games/registry.js';
import { SPRITE_GROUPS, spritesOf } from '../../src/look/art/sprites.js';

const ART = new URL('../../art/', import.meta.url);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, ART)).map((name) => `${folder}/${name}`);
const groups = SPRITE_GROUPS.filter((group) => group !== 'ornaments').map(spriteOf);
const drawings = ['pieces', 'senet', 'brasez'].flatMap(filesIn);
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);

describe('drawings', () => {
  test('each is in one group, by its name', () => {
    const found = groups.flatMap(namesIn);
    const names = drawings.map((file) => file.replace(/^.*\//, '').replace('.svg', ''));
    expect([...found].sort()).toEqual([...names].sort());
  });

  test.each(drawings)('%s stands on the grid, without ids, scripts and colours of its own', (file) => {
    const text = readFileSync(new URL(file, ART), 'utf8');
    expect(text).toContain('viewBox="0 0 48 48"');
    expect(text).not.toMatch(/\bid=|<script|<style|\bon\w+=|href=/);
    const paints = [...text.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
    expect(paints.filter((paint) => !/^(?:none|var\(--[\w-]+, [^)]+\))$/.test(paint))).toEqual([]);
  });

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
