import {
  formatStudy,
  parseShare,
  readMoves,
  recogniseText,
  type Study,
  studyOfMatch,
} from '@tabuleiro/any-game';
import { findWrittenGame } from '@tabuleiro/any-game/games';
import { encodeQr } from '@tabuleiro/online';
import { expect, test } from 'vitest';
import { parseRoute } from '../../src/route.js';
import { hasReadableQr, isLong, positionOnly, shareLink } from '../../src/share/shareLink.js';

const PAGE = 'http://192.168.0.7:8080/jogos/?x=1#/partida/5';

function study(): Study {
  const written = findWrittenGame('classico');
  const read = written && readMoves({ written, options: {} }, 'e2e4 e7e5 g1f3', []);
  if (written === undefined || !read?.ok) throw new Error('no game');
  return studyOfMatch(written, read.value.match, ['Ana', 'Bia']);
}

test.each([
  ['whole', 3],
  ['position', 0],
] as const)('a link to the %s opens under any path, and is known when it is pasted', async (part, moves) => {
  const at = { branches: [], ply: 2 };
  const made = await shareLink(study(), at, part, PAGE);
  if (!made.ok) throw new Error(made.error.code);
  const link = made.value;
  expect(link).toMatch(/^http:\/\/192\.168\.0\.7:8080\/jogos\/#\/analise\/ver\/1[\w-]+$/);
  const route = parseRoute(new URL(link).hash);
  if (route.screen !== 'analysis') throw new Error(route.screen);
  const [, code = ''] = route.path;
  expect(recogniseText(`Veja: ${link}.`)).toEqual({ kind: 'share', code });
  const shared = await parseShare(code, findWrittenGame);
  if (!shared.ok) throw new Error(shared.error.code);
  expect(shared.value.study.tree.steps).toHaveLength(moves);
  if (part === 'whole') {
    expect(shared.value.at).toEqual(at);
    expect(formatStudy(shared.value.study)).toBe(formatStudy(study()));
  }
});

test('a game with more than a link holds has none; its position has one', async () => {
  const { tree, ...others } = study();
  const comments = ['x'.repeat(300_000)];
  const long = { ...others, tree: { ...tree, annotations: { comments, nags: [], marks: [] } } };
  const at = { branches: [], ply: 2 };
  expect(await shareLink(long, at, 'whole', PAGE)).toEqual({ ok: false, error: { code: 'too-long' } });
  expect(await shareLink(long, at, 'position', PAGE)).toMatchObject({ ok: true });
});

test('a position is shared without players and result', () => {
  const { tags, result, tree } = positionOnly(study(), { branches: [], ply: 1 });
  expect([tags.size, result, tree.steps.length]).toEqual([0, '*', 0]);
});

test('what is too long for a camera or a messenger is known', () => {
  expect([hasReadableQr('x'.repeat(600)), hasReadableQr('x'.repeat(601))]).toEqual([true, false]);
  expect(encodeQr('x'.repeat(600))).toBeDefined();
  expect([isLong('x'.repeat(4000)), isLong('x'.repeat(4001))]).toEqual([false, true]);
});
