import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const names = ['apps/web/src', 'apps/server/src', ...packageSources()].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

function packageSources(): string[] {
  return readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
}

const sources = names.map((name) => ({ name, text: read(name) }));

const using = (pattern: RegExp): string[] =>
  sources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).sort();

test('[P-LOCAL] nothing in the app can track or send', () => {
  const senders = /\b(sendBeacon|XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeerConnection)\b/;
  // A thread of the computer waits for pages of an exact table, from the server of the app: it only asks.
  const asker = 'apps/web/src/games/senet/openServerTable.ts';
  // Only for whoever plays with somebody far away, and only to the server that the page itself came from.
  const socket = 'apps/web/src/online/socket.ts';
  expect(using(senders)).toEqual([asker, socket]);
  expect(read(socket).match(/new WebSocket\(.*/g)).toEqual([
    'new WebSocket(serverAddress(document.baseURI), SUBPROTOCOL);',
  ]);
  expect(read(asker)).toContain("request.open('GET', address, false)");
  expect(read(asker).match(/\.(send|setRequestHeader)\(.*/g)).toEqual(['.send();']);
  expect(using(/document\.cookie|\bcookieStore\b|navigator\.geolocation\b|\bgetUserMedia\b/)).toEqual([]);
  // A position that is being set up, for a reload of its tab.
  expect(using(/\bsessionStorage\b/)).toEqual(['apps/web/src/editor/keptHistory.ts']);
});

test('[P-LOCAL] files of our own are all that is fetched', () => {
  expect(using(/\bfetch\([^)]/)).toEqual(
    [
      'apps/web/src/look/art/sprites.ts',
      'apps/web/src/games/dataFile.ts',
      // What the server of the page has to offer, and the engine that it was started with.
      'apps/web/src/ownServer.ts',
      'apps/web/src/analysis/serverEngine.ts',
      // Where the server of the page is in its network, for the page that shows that to a classroom.
      'apps/web/src/online/classroomAddresses.ts',
    ].sort(),
  );
  expect(using(/import\(\s*['"`]https?:/)).toEqual([]);
  expect(read('apps/server/src/policy.ts')).toMatch(/"default-src 'none'"[^\]]*"connect-src 'self'"/);
});

test('[P-LOCAL] what is kept is kept where docs/privacy.md says, in both languages', () => {
  const [portuguese, english] = read('docs/privacy.md').split(/^## English$/m);
  expect(using(/\.(indexedDB|localStorage)\b/)).toEqual(['apps/web/src/store/browser.ts']);
  const mirror = /MIRROR_KEY = '([\w-]+)'/.exec(read('apps/web/src/store/settings/settingsStore.ts'))?.[1];
  const database = /APP_DATABASE.*name: '([\w-]+)'/.exec(read('apps/web/src/store/database/schema.ts'))?.[1];
  for (const key of [mirror, database, '$TABULEIRO_DATA', '~/.local/share/tabuleiro']) {
    expect(portuguese).toContain(`\`${key}\``);
    expect(english).toContain(`\`${key}\``);
  }
});

test('[P-LOCAL] the server keeps no log', () => {
  expect(using(/\blogger\b/).filter((file) => file.startsWith('apps/server/'))).toEqual([]);
});
