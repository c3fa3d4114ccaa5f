import { classico } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classicoSearchGame, type Score, Searcher, type SearchInfo } from '../../src/index.js';

const POSITIONS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r2q1rk1/1b2bppp/p2ppn2/1p6/3NP3/P1N1B3/1PP1BPPP/R2Q1RK1 w - - 0 12',
  '8/5pk1/4p1p1/3pP2p/2pP1P1P/2P2KP1/8/8 w - - 0 45',
];

function read(text: string): ReturnType<typeof classico.start> {
  const parsed = classico.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function worth(score: Score): number {
  if ('win' in score) throw new Error('no game of chance');
  return 'cp' in score ? score.cp : Math.sign(score.mate) * (30_000 - Math.abs(score.mate));
}

test.each(POSITIONS)('several lines come best first, each with another first move: %s', (text) => {
  const infos: SearchInfo<unknown>[] = [];
  const searcher = new Searcher(classicoSearchGame);
  const state = read(text);
  const { move } = searcher.search(state, { depth: 8, multiPv: 3 }, (info) => infos.push(info));
  for (let i = 0; i < infos.length; i += 3) {
    const lines = infos.slice(i, i + 3);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const scores = lines.map(({ score }) => worth(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(lines.map(({ line }) => JSON.stringify(line[0]))).size).toBe(3);
  }
  expect(move).toEqual(infos.at(-3)?.line[0]);
});

test('only the moves asked for are looked at', () => {
  const state = classico.start();
  const wanted = ['a2a3', 'h2h4'].map((text) => {
    const parsed = classico.notation.parseMove(state, text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  });
  const { move } = new Searcher(classicoSearchGame).search(state, { depth: 6, moves: wanted });
  expect(wanted).toContainEqual(move);
});

test('every line of thought can be played', () => {
  const searcher = new Searcher(classicoSearchGame);
  for (const text of POSITIONS) {
    searcher.search(read(text), { nodes: 20_000 }, ({ line }) => {
      let state = read(text);
      for (const move of line) {
        expect(classico.moves(state)).toContainEqual(move);
        state = classico.apply(state, move);
      }
    });
  }
});

test('a node limit is kept to the node', () => {
  const { nodes } = new Searcher(classicoSearchGame).search(classico.start(), { nodes: 1_000 });
  expect(nodes).toBe(1_000);
});
