import { expect, test } from 'vitest';
import { firstLoad } from '../size.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: [
      'src/games/chess/classico.ts',
      'src/games/senet/senet.ts',
      'src/screens/Game.tsx',
      'src/screens/Settings.tsx',
    ],
  },
  '_shared.js': { file: 'shared.js' },
  'src/games/chess/classico.ts': { file: 'classico.js', imports: ['_grid.js', 'index.html'] },
  '_grid.js': { file: 'grid.js' },
  'src/games/senet/senet.ts': { file: 'senet.js', imports: ['_shared.js'] },
  'src/screens/Game.tsx': { file: 'game.js', dynamicImports: ['src/parts/Chooser.tsx'] },
  'src/parts/Chooser.tsx': { file: 'chooser.js' },
  'src/screens/Settings.tsx': { file: 'settings.js' },
  'src/letters.woff2': { file: 'letters.woff2' },
};
const ALWAYS = ['index.js', 'shared.js', 'game.js', 'chooser.js'];

test('the first load is the entry, what it fetches for home and a game, and the heaviest game', () => {
  const heavySenet = (file: string): number => (file === 'senet.js' ? 10 : 1);
  expect(firstLoad(manifest, heavySenet).sort()).toEqual([...ALWAYS, 'senet.js'].sort());
});

test('a game weighs what it alone needs', () => {
  expect(firstLoad(manifest, () => 1).sort()).toEqual([...ALWAYS, 'classico.js', 'grid.js'].sort());
});
