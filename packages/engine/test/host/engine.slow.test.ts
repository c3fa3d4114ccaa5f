import type { Engine } from '@tabuleiro/engine';
import { choose, classicoSearchGame, type Level, SEARCHED_GAMES } from '@tabuleiro/engine';
import { networkFile, openEngine, playWithNetwork } from '@tabuleiro/engine/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomLines } from '../randomLines.js';
import { expectStream } from './stream.js';

const START = { game: 'classico' };

let engine: Engine;
beforeAll(() => {
  engine = openEngine({ hash: 4 });
});
afterAll(() => engine.close());

/** Ends an analysis once it has told of so many lines. */
async function analyseUntil(on: Engine, infos: number): Promise<string | undefined> {
  const stop = new AbortController();
  let heard = 0;
  const onInfo = (): void => {
    heard++;
    if (heard === infos) stop.abort();
  };
  const answer = await on.analyse(START, {}, onInfo, stop.signal);
  return answer.ok ? answer.value.move : undefined;
}

test.each(SEARCHED_GAMES)('[P-AI] %s: a thread answers with a legal move', async (game) => {
  for (const { line, legal } of randomLines(game, 5, 11)) {
    const analysed = await engine.analyse(line, { nodes: 500 });
    const chosen = await engine.choose(line, 3, 1);
    expect(legal).toContain(analysed.ok && analysed.value.move);
    expect(legal).toContain(chosen.ok && chosen.value.move);
  }
});

test('[P-AI] an analysis without bounds ends when it is called off', async () => {
  const legal = classicoSearchGame.game
    .moves(classicoSearchGame.game.start())
    .map((move) => classicoSearchGame.game.notation.formatMove(move));
  expect(legal).toContain(await analyseUntil(engine, 1));
  expect(legal).toContain(await analyseUntil(engine, 5));
});

test('[P-AI] a thread tells its lines as they are found', async () => {
  await expectStream(engine);
});

test('[P-AI] called off before it began, it still answers', async () => {
  const answer = await engine.analyse(START, { moves: ['e2e4'] }, undefined, AbortSignal.abort());
  expect(answer).toMatchObject({ ok: true, value: { move: 'e2e4', nodes: 0 } });
});

test('[P-AI] called off while it waits, it answers at once; the one before goes on', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const running = engine.analyse(START, {}, undefined, first.signal);
  const waiting = engine.analyse(START, {}, undefined, second.signal);
  second.abort();
  expect(await waiting).toMatchObject({ ok: true, value: { nodes: 0 } });
  first.abort();
  expect(await running).toMatchObject({ ok: true });
});

test('[P-AI] a thread chooses what the function chooses', async () => {
  const levels: readonly Level[] = [1, 3, 5];
  const played = playWithNetwork(classicoSearchGame, networkFile('classico') ?? '');
  if (!played.ok) throw new Error(played.error.code);
  for (const level of levels) {
    const { move } = choose(played.value, classicoSearchGame.game.start(), level, 99);
    const answer = await engine.choose(START, level, 99);
    expect(answer.ok && answer.value.move).toBe(move && classicoSearchGame.game.notation.formatMove(move));
  }
});

test('[P-AI] after forgetting, an analysis of so many nodes can be repeated', async () => {
  await engine.forget();
  const before = await engine.analyse(START, { nodes: 4000 });
  await engine.analyse({ game: 'classico', moves: ['e2e4'] }, { nodes: 4000 });
  await engine.forget();
  expect(await engine.analyse(START, { nodes: 4000 })).toEqual(before);
});

test('[P-AI] a bad line is refused with a code', async () => {
  expect(await engine.analyse({ game: 'go' }, {})).toEqual({
    ok: false,
    error: { code: 'unknown-game', game: 'go' },
  });
  expect(await engine.choose({ game: 'classico', moves: ['e2e5'] }, 1, 0)).toEqual({
    ok: false,
    error: { code: 'illegal-move', move: 'e2e5', at: 0 },
  });
});

test('[P-AI] several threads find a legal move and end together', async () => {
  const pair = openEngine({ threads: 2, hash: 4 });
  const answer = await pair.analyse({ game: 'classico', moves: ['e2e4'] }, { depth: 6 });
  expect(answer).toMatchObject({ ok: true, value: { depth: 6 } });
  expect(await analyseUntil(pair, 3)).toBeDefined();
  await pair.forget(); // only an idle thread answers
  await pair.close();
});

test('[P-NF5] once it has answered, its thread is idle and silent: it does not think on the other side’s time', async () => {
  await analyseUntil(engine, 2);
  const heard: string[] = [];
  await engine.analyse(START, { depth: 1 }, () => heard.push('info'));
  heard.length = 0;
  await engine.forget(); // a thread that still searched would never come to read this
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual([]);
});

test('[P-AI] closing answers a request under way and those that wait; later ones get the first legal move', async () => {
  const closing = openEngine({ hash: 1 });
  const running = closing.analyse(START, {});
  const waiting = closing.choose(START, 1, 0);
  await closing.close();
  for (const answer of [await running, await waiting, await closing.analyse(START, {})]) {
    expect(answer).toMatchObject({ ok: true });
    expect(answer.ok && answer.value.move).toBeDefined();
  }
});
