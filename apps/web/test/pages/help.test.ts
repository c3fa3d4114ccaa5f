import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { QUERIES } from '../../src/board/model.js';
import { keysOf } from '../../src/pages/HelpDialog.js';
import { helpWords } from '../../src/words/help.js';
import { KEY_PARTS } from '../../src/words/types/help.js';

test.each(LANGS)(
  '[P-NF1] (point 8) in %s the help holds every question key, each key once, in one of its parts',
  (lang) => {
    const words = helpWords[lang];
    const all = KEY_PARTS.flatMap((part) => keysOf(words, part));
    for (const query of QUERIES) expect(all).toContain(words.queries[query]);
    expect(new Set(all.map(({ keys }) => keys)).size).toBe(all.length);
    expect(new Set(all.map(({ does }) => does)).size).toBe(all.length);
    for (const part of KEY_PARTS) expect(keysOf(words, part), part).not.toEqual([]);
  },
);
