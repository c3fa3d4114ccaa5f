import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';
import { pagePolicy } from '../server/src/policy.js';
import { spriteOf, sprites } from './sprites.js';
import type * as Pages from './src/screens/manual/static/pages.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const STYLE = 'src/screens/manual/static/static.css';

/** The manual as plain pages without JavaScript in `manual/pt-BR` and `manual/en`, made of what the app shows. */
export function manualPages(): Plugin {
  return {
    name: 'manual-pages',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: { rolldownOptions: { input: { index: at('index.html'), manual: at(STYLE) } } },
    }),
    async generateBundle(_options, bundle) {
      const style = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.originalFileNames.includes(STYLE),
      );
      if (style === undefined) throw new Error(`${STYLE} was not built`);
      const { makePages } = await loadPages();
      const pages = makePages({ style: style.fileName, policy: pagePolicy, drawings: spriteOf });
      for (const { path, html } of pages)
        this.emitFile({ type: 'asset', fileName: `manual/${path}`, source: html });
    },
  };
}

/** What a component imports for its looks is no part of the text of a page. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};

/** The program that makes them is TypeScript for the browser; Vite runs it here as it does in the app. */
async function loadPages(): Promise<typeof Pages> {
  const conditions = ['@tabuleiro/source', ...defaultServerConditions];
  const { module } = await runnerImport<typeof Pages>(at('src/screens/manual/static/pages.tsx'), {
    root: at('.'),
    plugins: [sprites(), withoutStyles],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    logLevel: 'warn',
  });
  return module;
}
