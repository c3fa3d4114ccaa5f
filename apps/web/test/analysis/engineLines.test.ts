import { expect, test, vi } from 'vitest';
import { AnalysisTester } from './analysisTester.js';

/** Milliseconds, far more than anything takes. */
const PATIENCE = 60_000;

/** As soon as the engine is asked about the position on the board. */
async function asked(tester: AnalysisTester): Promise<void> {
  await vi.waitFor(() => expect(tester.analyst.line).toBeDefined(), PATIENCE);
}

test('lines come as they are found, best first, and scores are told from the first player’s side', async () => {
  const tester = await AnalysisTester.of('classico', { isOn: true });
  tester.type('e4');
  await asked(tester);
  expect(tester.analyst.line).toMatchObject({ game: 'classico', moves: ['e2e4'] });
  expect(tester.analyst.options).toMatchObject({ lines: 3 });
  tester.analyst.tell({ rank: 2, score: { cp: -40 }, line: ['e7e5'] });
  tester.analyst.tell({
    rank: 1,
    score: { cp: -30 },
    wdl: { win: 330, draw: 300, loss: 370 },
    line: ['c7c5'],
  });
  const { lines } = tester.session;
  expect(lines.lines.value.map(({ moves }) => moves[0])).toEqual(['c7c5', 'e7e5']);
  expect(lines.standing.value).toMatchObject({ score: { cp: 30 }, side: undefined, wdl: [370, 300, 330] });
  expect(tester.session.arrows.value).toEqual([
    { from: 'c7', to: 'c5', stroke: 'solid' },
    { from: 'e7', to: 'e5', stroke: 'dashed' },
  ]);
  tester.type('avaliação');
  expect(tester.last).toBe(
    'Avaliação: posição equilibrada, profundidade 10. Melhor lance: peão de c7 para c5.',
  );
});

test('another position is another analysis; what was thought before is said on coming back', async () => {
  const tester = await AnalysisTester.of('classico', { isOn: true });
  tester.type('e4');
  await asked(tester);
  tester.analyst.tell({ score: { cp: -300 }, line: ['e7e5'] });
  tester.type('e5');
  expect(tester.session.lines.lines.value).toEqual([]);
  tester.type('voltar');
  expect(tester.last).toBe('1, brancas: peão de e2 para e4. Brancas melhor.');
  tester.session.lines.isOn.value = false;
  expect(tester.session.lines.state.value).toBe('off');
  expect(tester.analyst.line).toBeUndefined();
});

test('it goes deeper without an end, rests when told, and says when it failed', async () => {
  const tester = await AnalysisTester.of('classico', { isOn: true });
  await asked(tester);
  expect(tester.analyst.options?.time).toBeGreaterThan(0);
  tester.analyst.tell({ line: ['e2e4'] });
  tester.analyst.end();
  expect(tester.session.lines.state.value).toBe('finished');
  tester.session.goDeeper();
  await vi.waitFor(() => expect(tester.analyst.starts).toBe(2), PATIENCE);
  expect(tester.analyst.options?.time).toBeUndefined();
  expect(tester.session.lines.lines.value).toHaveLength(1);
  tester.session.lines.rest();
  expect(tester.session.lines.state.value).toBe('finished');
  tester.type('e4');
  await vi.waitFor(() => expect(tester.analyst.starts).toBe(3), PATIENCE);
  tester.analyst.end('failed');
  tester.type('avaliação');
  expect(tester.last).toMatch(/^O motor parou de responder/);
});

test('the threat is the other side to move in the same position; in check there is none, and why is said', async () => {
  const tester = await AnalysisTester.of('classico', { isOn: true });
  tester.type('e4', 'ameaça');
  await asked(tester);
  expect(tester.analyst.line?.position).toMatch(
    /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR w KQkq - /,
  );
  expect(tester.analyst.line?.moves).toBeUndefined();
  tester.analyst.tell({ score: { cp: 50 }, line: ['d2d4'] });
  expect(tester.session.lines.standing.value?.score).toEqual({ cp: 50 });
  tester.type('f5', 'Dh5');
  expect(tester.session.task.isThreat.value).toBe(false);
  tester.type('ameaça');
  expect(tester.session.notices.notice.value?.text()).toBe(
    'Com xeque não há ameaça a mostrar: passar a vez não é possível.',
  );
});

test('[S-DIE] where a die is due each throw is looked at, and the position is worth their mean', async () => {
  const tester = await AnalysisTester.of('senet', { isOn: true });
  await asked(tester);
  const { lines } = tester.session;
  expect(lines.throws.value.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  for (const win of [0.5, 0.6, 0.4, 0.7, 0.3]) {
    expect(lines.standing.value).toBeUndefined();
    tester.analyst.tell({ score: { win }, line: [], isExact: true });
    tester.analyst.end();
  }
  expect(lines.standing.value?.share).toBeCloseTo(0.5);
  expect(lines.standing.value?.isExact).toBe(true);
  tester.type('avaliação');
  expect(tester.last).toContain('dado 2: 60 %');
});

test('[B-ZONE] in Brasez the threat is shown too', async () => {
  const start = '7k/8/8/8/K7/3pp3/4P2P/8 b - - EH b 0/1 -/- 0,- 1';
  const tester = await AnalysisTester.of('brasez', { isOn: true, start });
  tester.type('ameaça');
  await asked(tester);
  expect(tester.analyst.line?.position).toMatch(/ w - - /);
});
