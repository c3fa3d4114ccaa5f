import {
  type AnalysisInfo,
  type AnalysisLimits,
  type Engine,
  type GameLine,
  HINT_NODES,
  openInThreadEngine,
} from '@tabuleiro/engine';
import { ok } from '@tabuleiro/game';
import { PLAIN_SETUP } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { beginGameMatch, type GameMatch, Opponent, playText, writtenClassico } from '../../src/index.js';

const { signal } = new AbortController();

function played(...moves: string[]): GameMatch {
  const begun = beginGameMatch(writtenClassico, PLAIN_SETUP);
  if (!begun.ok) throw new Error(begun.error.code);
  return moves.reduce<GameMatch>((gameMatch, move) => {
    const next = playText(gameMatch, move, 0);
    if (!next.ok) throw new Error(move);
    return next.value;
  }, begun.value);
}

/** An engine that only tells what it was asked. */
function listen(): { readonly engine: Engine; readonly asked: [GameLine, AnalysisLimits][] } {
  const asked: [GameLine, AnalysisLimits][] = [];
  const answer = ok({ move: 'a2a3', score: { cp: 0 }, depth: 0, nodes: 0, line: ['a2a3'] });
  const engine: Engine = {
    analyse: async (line, order) => {
      asked.push([line, order]);
      return answer;
    },
    choose: async () => answer,
    forget: async () => undefined,
    close: async () => undefined,
  };
  return { engine, asked };
}

test('[P-AI] an analysis tells line after line to whoever asks', async () => {
  const opponent = new Opponent(openInThreadEngine({ hash: 1 }));
  const infos: AnalysisInfo[] = [];
  const { match } = played('e2e4', 'e7e5');
  const found = await opponent.analyse(match, { depth: 3 }, (info) => infos.push(info), signal);
  expect(infos.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  expect(found.line).toEqual(infos[2].line);
});

test('[P-AI] an analysis is of the present position, or of an earlier one; an evaluation is such an analysis', async () => {
  const { engine, asked } = listen();
  const opponent = new Opponent(engine);
  const { match } = played('e2e4', 'e7e5', 'g1f3');
  await opponent.analyse(match, { depth: 2 }, undefined, signal);
  await opponent.analyse(match, { depth: 2 }, undefined, signal, 1);
  await opponent.evaluate(match, 0, signal);
  expect(asked.map(([{ moves }, order]) => [moves, order])).toEqual([
    [['e2e4', 'e7e5', 'g1f3'], { depth: 2 }],
    [['e2e4'], { depth: 2 }],
    [[], { nodes: HINT_NODES }],
  ]);
});

test('[P-AI] a position is evaluated the same, whatever was searched before', async () => {
  const opponent = new Opponent(openInThreadEngine({ hash: 1 }));
  const { match } = played('e2e4', 'e7e5', 'g1f3', 'b8c6');
  const first = await opponent.evaluate(match, 3, signal);
  await opponent.analyse(match, { depth: 5 }, undefined, signal);
  await opponent.evaluate(match, 2, signal);
  expect(await opponent.evaluate(match, 3, signal)).toEqual(first);
});

test('[P-NF5] the engine is told the line and nothing else of the match', async () => {
  const { engine, asked } = listen();
  await new Opponent(engine).hint(played('e2e4').match, signal);
  expect(asked.map(([line]) => line)).toEqual([
    { game: 'classico', options: {}, position: 'start', moves: ['e2e4'] },
  ]);
});
