import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@tabuleiro/source'] },
  ssr: { resolve: { conditions: ['@tabuleiro/source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
  },
});
