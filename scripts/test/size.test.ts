import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { firstLoad, LATER } from '../size.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: [
      'src/games/chess/classico.ts',
      'src/games/senet/senet.ts',
      'src/screens/Game.tsx',
      'src/review/AfterGame.tsx',
      'src/look/art/shared.ts',
      'src/look/art/chess.ts',
      'src/look/art/senet.ts',
    ],
  },
  '_shared.js': { file: 'shared.js' },
  'src/games/chess/classico.ts': { file: 'classico.js', imports: ['_grid.js', 'index.html'] },
  '_grid.js': { file: 'grid.js' },
  'src/games/senet/senet.ts': { file: 'senet.js', imports: ['_shared.js'] },
  'src/screens/Game.tsx': { file: 'game.js', dynamicImports: ['src/parts/Chooser.tsx'] },
  'src/parts/Chooser.tsx': { file: 'chooser.js' },
  'src/review/AfterGame.tsx': { file: 'after.js' },
  'src/look/art/shared.ts': { file: 'artShared.js' },
  'src/look/art/chess.ts': { file: 'artChess.js' },
  'src/look/art/senet.ts': { file: 'artSenet.js' },
  'src/letters.woff2': { file: 'letters.woff2' },
};
const ALWAYS = ['index.js', 'shared.js', 'game.js', 'chooser.js', 'artShared.js'];

test('the first load is the entry, what it fetches for home and a game, and the heaviest game', () => {
  const heavySenet = (file: string): number => (file === 'senet.js' ? 10 : 1);
  expect(firstLoad(manifest, heavySenet).sort()).toEqual([...ALWAYS, 'senet.js', 'artSenet.js'].sort());
});

test('a game weighs what it alone needs', () => {
  expect(firstLoad(manifest, () => 1).sort()).toEqual(
    [...ALWAYS, 'classico.js', 'grid.js', 'artChess.js'].sort(),
  );
});

test('of the languages one is fetched: the one that weighs most counts', () => {
  const words = ['src/words/pt-BR/app.ts', 'src/words/en/app.ts'];
  const spoken = {
    'index.html': { file: 'index.js', isEntry: true, dynamicImports: words },
    [words[0]]: { file: 'portuguese.js' },
    [words[1]]: { file: 'english.js' },
  };
  const load = (heavy: string) => firstLoad(spoken, (file: string) => (file === heavy ? 2 : 1)).sort();
  expect(load('portuguese.js')).toEqual(['index.js', 'portuguese.js']);
  expect(load('english.js')).toEqual(['english.js', 'index.js']);
});

test('without games it is home alone', () => {
  expect(firstLoad({ 'index.html': { file: 'index.js', isEntry: true } }, () => 1)).toEqual(['index.js']);
});

test('what is left out of the first load exists', () => {
  const sources = ['src', '../../packages/any-game/src'].flatMap((folder) => {
    const names = readdirSync(join(root, 'apps/web', folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
  expect(LATER.filter((start) => !sources.some((source) => source.startsWith(start)))).toEqual([]);
});
