import { textPositionOf } from '@tabuleiro/any-game';
import { nucleo } from '@tabuleiro/chess';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { openCli, runCli } from './harness.js';

type Reply = {
  readonly id?: unknown;
  readonly move: string;
  readonly score: object;
  readonly depth: number;
  readonly nodes: number;
  readonly pv: readonly string[];
  readonly error?: { readonly code: string; readonly message: string; readonly at?: number };
};

async function ask(lines: readonly (object | string)[], flags: readonly string[] = []): Promise<Reply[]> {
  const input = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { code, out, err } = await runCli(['bestmove', '--jsonl', ...flags], { input });
  expect([code, err]).toEqual([0, '']);
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const MATE_IN_ONE = '7k/8/5KQ1/8/8/8/8/8 w - - 0 1';

test('[P-AI] the move alone, or with what was thought in JSON', async () => {
  const plain = await runCli(['bestmove', 'classico', MATE_IN_ONE, '--nodes', '2000']);
  expect(plain).toEqual({ code: 0, out: 'g6g7\n', err: '' });
  const { out } = await runCli(['bestmove', 'classico', MATE_IN_ONE, '--nodes', '2000', '--json']);
  const reply: Reply = JSON.parse(out);
  expect(Object.keys(reply)).toEqual(['move', 'score', 'depth', 'nodes', 'pv']);
  expect(reply).toMatchObject({ move: 'g6g7', score: { mate: 1 }, pv: ['g6g7'] });
});

test('[P-AI] the score is for the side to act', async () => {
  const [white, black] = await ask([
    { game: 'classico', position: 'k7/8/8/8/8/8/8/KQ6 w - - 0 1', nodes: 300, level: 'max' },
    { game: 'classico', position: 'k7/8/8/8/8/8/8/KQ6 b - - 0 1', nodes: 300, level: 'max' },
  ]);
  const sign = ({ score }: Reply): number => Math.sign(Number(Object.values(score)[0]));
  expect([sign(white), sign(black)]).toEqual([1, -1]);
});

test.each(['classico', 'nucleo', 'brasez'])(
  '[P-AI] %s: same input, level and seed, same answer',
  async (game) => {
    const lines = [1, 4, 7].flatMap((level) => [0, 1, 2].map((seed) => ({ game, level, seed, id: seed })));
    const answers = await ask(lines);
    expect(answers.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    expect(await ask([...lines].reverse())).toEqual([...answers].reverse());
    const [unsaid] = await ask([{ game, level: 4 }]);
    expect(unsaid).toMatchObject({ move: answers[3].move, nodes: answers[3].nodes });
  },
);

test('[P-AI] so many positions give the same answer again, whatever was asked between', async () => {
  const line = { game: 'classico', nodes: 3000 };
  const [first, , again] = await ask([line, { game: 'classico', moves: ['e2e4'], nodes: 500 }, line]);
  expect(again).toEqual(first);
  expect(first.nodes).toBeLessThan(3_100);
});

test('[P-AI] a level looks neither at the clock nor at a number of positions', async () => {
  const line = { game: 'classico', level: 2, seed: 5 };
  const [alone, bounded] = await ask([line, { ...line, ms: 1, nodes: 1 }]);
  expect(bounded).toEqual(alone);
});

test('[P-AI] a single legal action is answered at once', async () => {
  const [forced] = await ask([
    { game: 'classico', position: 'k7/8/8/8/8/8/r7/5b1K w - - 0 1', ms: 86_400_000 },
  ]);
  expect(forced.move).toBe('h1g1');
});

test('flags hold for the lines that do not say', async () => {
  const line = { game: 'classico', seed: 3 };
  const [said] = await ask([{ ...line, level: 1 }]);
  const [usual, own] = await ask([line, { ...line, level: 6 }], ['--level', '1']);
  expect(usual).toEqual(said);
  expect(own.nodes).toBeGreaterThan(usual.nodes);
});

test('a bad line is answered with its code, the id echoed, and the stream goes on', async () => {
  const answers = await ask([
    '{',
    { game: 'go', id: 1 },
    { game: 'classico', position: 'x', id: 2 },
    { game: 'classico', moves: ['e2e4', 'e2e4'], id: 3 },
    { game: 'classico', moves: ['?'], id: 4 },
    { game: 'classico', position: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', id: 5 },
    { game: 'classico', options: { x: true }, id: 6 },
    ...[0, 11, 'ten', null, 1.5].map((level) => ({ game: 'classico', level })),
    { game: 'classico', ms: 0 },
    { game: 'classico', nodes: -1 },
    { game: 'classico', seed: 'x' },
    { game: 'senet', id: 7 },
    { game: 'classico', level: 1, id: 8 },
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual([
    ...['bad-json', 'unknown-game', 'bad-position', 'illegal-move', 'bad-move', 'game-over', 'bad-option'],
    ...Array.from({ length: 8 }, () => 'bad-option'),
    'not-thrown',
    undefined,
  ]);
  expect(answers[3].error?.at).toBe(1);
  expect(answers.at(-2)?.id).toBe(7);
  for (const { error } of answers) expect(error?.message ?? 'fine').toMatch(/^[^{]+$/);
});

test('an answer comes before the next line is sent', async () => {
  const { stdin, stdout, done } = openCli(['bestmove', '--jsonl']);
  for (const count of [1, 2]) {
    stdin.write('{"game":"classico","level":1}\n');
    await expect.poll(() => stdout.text.split('\n').length - 1, { timeout: 60_000 }).toBe(count);
  }
  stdin.end();
  expect(await done).toBe(0);
});

test.each([
  [['bestmove', 'classico'], 'missing-argument'],
  [['bestmove'], 'missing-argument'],
  [['bestmove', 'classico', '--jsonl'], 'extra-argument'],
  [['bestmove', 'go', 'start'], 'unknown-game'],
  [['bestmove', 'senet', 'start'], 'not-thrown'],
  [['bestmove', 'classico', 'start', '--level', '11'], 'bad-option'],
  [['bestmove', 'classico', 'start', '--ms', '1e3'], 'bad-option'],
  [['bestmove', 'classico', 'start', '--seed', ''], 'bad-option'],
  [['bestmove', 'classico', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'], 'game-over'],
])('%j is refused with %s in both languages', async (argv, code) => {
  const english = await runCli(argv);
  expect([english.code, english.out]).toEqual([2, '']);
  expect(english.err).toContain(`[${code}]`);
  const portuguese = await runCli(argv, { env: { LC_ALL: 'pt_BR.UTF-8' } });
  expect(portuguese.err).not.toBe(english.err);
});

const SEED = 4;

/** Does a king that stands on its first square go two squares aside? */
function isCastling(position: string, move: string): boolean {
  const row = position
    .split(/[/ ]/)
    [8 - Number(move[1])].replace(/\d/g, (empty) => '.'.repeat(Number(empty)));
  return /^e([18])[cg]\1$/.test(move) && row[4].toLowerCase() === 'k';
}

test(`[P-AI] nucleo: no castling, no en passant and no promotion but to a queen is ever answered (seed ${SEED})`, async () => {
  const random = new Random(SEED);
  const start = textPositionOf(nucleo, nucleo.start());
  let position = start;
  const lines: { game: string; position: string; level?: number; nodes?: number; seed?: number }[] = [
    { game: 'nucleo', position: 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', level: 3 },
    { game: 'nucleo', position: '8/P6k/8/8/8/8/8/K7 w - - 0 1', level: 1 },
    { game: 'nucleo', position: '5k2/P7/5K2/8/8/8/8/8 w - - 0 1', nodes: 500 },
  ];
  for (let i = 0; i < 300; i++) {
    lines.push({ game: 'nucleo', position: position.format(), level: 1 + (i % 3), seed: i });
    const next = position.play(random.pick(position.legal()));
    position = next.ok && next.value.outcome() === undefined ? next.value : start;
  }
  for (const [i, { move, pv }] of (await ask(lines)).entries()) {
    const about = JSON.stringify(lines[i]);
    expect(move, about).toMatch(/^[a-h][1-8][a-h][1-8]q?$/);
    expect(isCastling(lines[i].position, move), about).toBe(false);
    for (const text of pv) expect(text, about).not.toMatch(/[nbr]$/);
  }
});
