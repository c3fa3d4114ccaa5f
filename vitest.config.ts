import { configDefaults, defineConfig } from 'vitest/config';
import { sprites } from './apps/web/sprites.js';

/** `quick` leaves out what is slow, `deep` adds what is too long for every run (see CONTRIBUTING.md). */
const extent = process.env.TABULEIRO_TESTS ?? 'full';
const leftOut = { quick: ['**/*.slow.test.ts', '**/*.deep.test.ts'], full: ['**/*.deep.test.ts'], deep: [] }[
  extent
];
if (leftOut === undefined) throw new Error(`TABULEIRO_TESTS is "${extent}", not quick, full or deep`);

export default defineConfig({
  plugins: [sprites()], // the drawings of the app are imported as files
  resolve: { conditions: ['@tabuleiro/source'] },
  ssr: { resolve: { conditions: ['@tabuleiro/source'] } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      '{bench,scripts}/test/**/*.test.ts',
    ],
    setupFiles: ['apps/web/src/words/everyLanguage.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    // Far above what any test takes: machines are shared, and a slow one is no failure.
    testTimeout: extent === 'deep' ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    pool: 'threads',
    maxWorkers: '150%', // many of the slow ones wait for servers and clocks more than they compute
    expect: { poll: { timeout: 60_000 } }, // as above: what is waited for may take its time
    isolate: false, // what is tested is pure: files may share a thread, which halves the time
  },
});
