import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { HEADERS, pagePolicy } from '../server/src/policy.js';
import { manifest } from './manifest.js';
import { manualPages } from './manualPages.js';
import { version } from './package.json' with { type: 'json' };
import { sprites } from './sprites.js';

/** Not every web server that a school has at hand can send headers: the page brings its policy along. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/** Everything the app consists of is kept by the browser after one visit. */
const offline = VitePWA({
  // A new version waits until it is asked for: never in the middle of a game. See src/pwa.
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest,bin}'],
    // The app has all of the manual in itself; its plain pages are for those who read without it.
    globIgnores: ['manual/**', 'assets/manual-*.css'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    // Screens are told apart behind the `#`: there is one page, whatever is asked of it.
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    // The first visit, too, is served from the copies as soon as they are there.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
});

/**
 * What is needed together lies in one file, with all that it needs: many small files weigh more and come one after the
 * other. The first that a module fits counts.
 */
const CHUNKS = [
  {
    // Home, and what every page has. The language's words are fetched beside it.
    name: 'start',
    priority: 3,
    test: /src\/(?:app\.tsx|look\/look\.css|language\/sentences\.ts|store\/(?:browser|storage)\.ts|words\/counting\.ts)|packages\/words\/src\/pieces\.ts/,
  },
  {
    // The match, without a board: enough to begin a game.
    name: 'begin',
    priority: 2,
    test: /pages\/(?:beginGame|navigationState)|components\/Choice|dice\/fairDice|any-game\/src\/(?:host\/opponent|writtenGame)|journalWriter|packages\/game\/src\/(?!treeEdit|treeLimits)/,
  },
  {
    // What a game and the manual's boards have in common. What is fetched on demand stays apart.
    name: 'game',
    priority: 1,
    test: /src\/(?:pages\/(?:GamePage|openSession)|(?:board|announce|play|screens\/game)\/(?!(?:forgetSaid|pageEngine|sound|deviceStrength|queries|queryAnswers|positionAsked|gameExport|commandLine|commandRunner|refusalExplanation|EndPanel|DiePanel|MoreList|exportDeeds|CommandBox|Resigning|PendingLine|pendingText|departure|Figurines|AnswerStrip|pencil|QuestionDialog)\b))/,
  },
  {
    // What the games on a chessboard share.
    name: 'grid',
    priority: 0,
    test: /packages\/grid\/src|games\/grid|notation\/src\/(?:moveText|gridText)/,
  },
  {
    // Fetched once the first page is shown: what keeps the app on the device, and what every page has besides.
    name: 'afterwards',
    priority: 0,
    test: /src\/(?:pwa\/|pages\/(?:afterwards|NewVersion|helpKey)|announce\/forgetSaid)/,
  },
];

const shared = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './', // the files lie under any path
  plugins: [sprites(), policyInPage, manualPages(), offline],
  resolve: { conditions: ['@tabuleiro/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  server: { headers: Object.fromEntries(shared.map((name) => [name, HEADERS[name]])) },
  build: {
    manifest: true, // scripts/size.mjs reads what belongs to the first load
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    // The policy allows images in a `data:` address, but no fonts and no tables.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
  },
});
