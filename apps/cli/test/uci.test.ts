import { levelElo } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { type Asked, fakeEngine } from './fakeEngine.js';
import { openCli, runCli } from './harness.js';

async function talk(lines: readonly string[], processors = 4): Promise<{ out: string[]; asked: Asked }> {
  const { asked, openEngine } = fakeEngine();
  const input = lines.map((line) => `${line}\n`).join('');
  const { code, out, err } = await runCli(['uci'], { input, openEngine, processors });
  expect([code, err]).toEqual([0, '']);
  return { out: out.split('\n').slice(0, -1), asked };
}

const best = (out: readonly string[]): string[] => out.filter((line) => line.startsWith('bestmove'));

test('[P-AI] it says who it is, what it offers, and that it is ready', async () => {
  const { out } = await talk(['uci', 'isready', 'quit', 'uci']);
  expect(out[0]).toBe('id name tabuleiro 0.1.0');
  const names = out.flatMap((line) => /^option name (\S+) type/.exec(line)?.[1] ?? []);
  expect(names).toEqual([
    ...['Hash', 'Threads', 'MultiPV', 'Ponder', 'Evaluation', 'UCI_LimitStrength', 'UCI_Elo'],
    ...['UCI_Variant', 'UCI_AnalyseMode', 'UCI_ShowWDL'],
  ]);
  expect(out).toContain('option name UCI_Variant type combo default chess var chess var nucleo var brasez');
  expect(out.slice(-2)).toEqual(['uciok', 'readyok']);
});

test('[P-AI] a search tells its lines and its move', async () => {
  const { out } = await talk(['position startpos moves e2e4', 'go depth 3']);
  expect(out).toEqual([
    'info depth 1 seldepth 2 multipv 1 score cp 5 nodes 7 nps 2333 hashfull 4 time 3 pv a7a5',
    'bestmove a7a5',
  ]);
});

test('[P-AI] win, draw and loss follow the score where UCI_ShowWDL is set', async () => {
  const limited = ['setoption name UCI_LimitStrength value true', 'go depth 3'];
  const { out } = await talk(['setoption name UCI_ShowWDL value true', 'go depth 3', ...limited]);
  expect(out.filter((line) => line.startsWith('info'))).toEqual([
    'info depth 1 seldepth 2 multipv 1 score cp 5 wdl 300 450 250 nodes 7 nps 2333 hashfull 4 time 3 pv a2a3',
    'info depth 1 score cp 5 wdl 300 450 250 nodes 7 pv a2a3',
  ]);
});

test.each([
  ['go depth 7', { depth: 7 }],
  ['go nodes 5000', { nodes: 5000 }],
  ['go movetime 250', { moveTime: 250 }],
  ['go movetime 0', { moveTime: 1 }],
  ['go mate 2', { mate: 2, depth: 12 }],
  ['go mate 2 depth 5', { mate: 2, depth: 5 }],
  ['go', { moveTime: 1000 }],
  ['go infinite depth 9 movetime 3', { depth: 9 }],
  ['go searchmoves e2e4 d2d4 depth 2', { depth: 2, moves: ['e2e4', 'd2d4'] }],
  ['go depth 2 searchmoves e2e4 e2e5', { depth: 2, moves: ['e2e4'] }],
  ['go wtime 9000 btime 5 winc 100 binc 7', { clock: { left: 9000, increment: 100, movesToGo: undefined } }],
  ['go wtime -50 btime 5 movestogo 3', { clock: { left: 1, increment: 0, movesToGo: 3 } }],
  ['go depth x nodes 10', { nodes: 10 }],
])('%s', async (go, order) => {
  const { out, asked } = await talk([go, 'stop']);
  expect(asked.orders).toEqual([{ ...order, multiPv: 1 }]);
  expect(best(out)).toHaveLength(1);
});

test('the clock is that of the side to act', async () => {
  const { asked } = await talk(['position startpos moves e2e4', 'go wtime 1 btime 77 winc 2 binc 3']);
  expect(asked.orders[0].clock).toEqual({ left: 77, increment: 3, movesToGo: undefined });
});

test('an endless search holds its move until stop, and answers isready meanwhile', async () => {
  const { openEngine } = fakeEngine();
  const { stdin, stdout, done } = openCli(['uci'], openEngine);
  stdin.write('go infinite\nisready\n');
  await expect.poll(() => stdout.text).toContain('readyok\n');
  expect(stdout.text).not.toContain('bestmove');
  stdin.write('stop\n');
  await expect.poll(() => stdout.text).toContain('bestmove a2a3\n');
  stdin.write('go ponder wtime 1000 btime 1000\nisready\n');
  await expect.poll(() => stdout.text.match(/readyok/g)?.length).toBe(2);
  expect(stdout.text.match(/bestmove/g)).toHaveLength(1);
  stdin.write('ponderhit\n');
  await expect.poll(() => stdout.text.match(/bestmove/g)?.length).toBe(2);
  stdin.write('stop\nponderhit\nquit\n');
  expect(await done).toBe(0);
  expect(stdout.text.match(/bestmove/g)).toHaveLength(2);
});

test('a finished search that is held waits all the same; a second go ends the first', async () => {
  const { out } = await talk(['go infinite depth 1', 'isready', 'go depth 1', 'isready']);
  expect(out.map((line) => line.split(' ')[0]).filter((word) => word !== 'info')).toEqual([
    ...['readyok', 'bestmove', 'readyok', 'bestmove'],
  ]);
});

test('while it ponders no clock bounds the search', async () => {
  const { asked } = await talk(['go ponder wtime 1000 btime 1000 movetime 5', 'stop']);
  expect(asked.orders).toEqual([{ multiPv: 1 }]);
});

test('[P-AI] a draw by rule does not silence it; only the lack of any move does', async () => {
  const { out } = await talk([
    'position fen k7/8/8/8/8/8/8/K7 w - - 0 1',
    'go depth 1',
    'position fen k7/8/8/8/8/8/8/K7 w - - 0 1 moves a1a2 a8b8 a2a1 b8a8',
    'go depth 1',
    'position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    'go depth 1',
  ]);
  expect(best(out)).toEqual(['bestmove a1a2', 'bestmove a1a2', 'bestmove (none)']);
});

test('what cannot be read is told and the position before it kept', async () => {
  const { out } = await talk([
    'position startpos moves e2e4',
    'position fen 8/8/8/8/8/8/8/8 w - - 0 1',
    'position startpos moves e2e4 e2e4',
    'position',
    'position nowhere',
    'go depth 1',
  ]);
  expect(out.slice(0, 4).every((line) => line.startsWith('info string '))).toBe(true);
  expect(best(out)).toEqual(['bestmove a7a5']);
});

test('unknown commands and options are told; a chat of other things is passed over', async () => {
  const { out } = await talk([
    'hello',
    'debug on',
    'register later',
    '',
    '  ',
    'setoption name Skill value 3',
  ]);
  expect(out).toEqual([
    'info string There is no command "hello".',
    'info string This command has no option "Skill".',
  ]);
});

test('a position may leave out the counters', async () => {
  const { out } = await talk(['position fen 4k3/8/8/8/8/8/8/4K2R w K -', 'go depth 1']);
  expect(best(out)).toEqual(['bestmove e1d1']);
});

test('castling is the step of the king, both ways', async () => {
  const { out } = await talk([
    'position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8',
    'go depth 1',
    'position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    'go searchmoves e1c1',
  ]);
  expect(best(out)).toEqual(['bestmove a1a2', 'bestmove e1c1']);
});

test('a variant is chosen by its name and begins at its own start', async () => {
  const { out } = await talk([
    ...['position startpos moves e2e4', 'setoption name uci_variant value Brasez', 'go depth 1'],
    'position fen 7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 1 moves a1a2',
    ...['go depth 1', 'setoption name UCI_Variant value nucleo', 'go depth 1'],
    'setoption name UCI_Variant value go',
  ]);
  expect(best(out)).toEqual(['bestmove K@d1', expect.stringMatching(/^bestmove \S+$/), 'bestmove a2a3']);
  expect(out).toContain('info string The option "UCI_Variant" takes only chess, nucleo, brasez.');
});

test('[P-AI] a limited strength is the nearest level, with another seed for each game', async () => {
  const { out, asked } = await talk([
    'setoption name UCI_LimitStrength value true',
    `setoption name UCI_Elo value ${levelElo('classico', 3) + 5}`,
    ...['go wtime 1000 btime 1000', 'ucinewgame', 'go movetime 10'],
    ...['setoption name UCI_AnalyseMode value true', 'go depth 2'],
  ]);
  expect(asked.chosen.map(({ level }) => level)).toEqual([3, 3]);
  expect(asked.orders).toHaveLength(1);
  expect(best(out)).toHaveLength(3);
});

test('threads and memory open another engine, lines are counted', async () => {
  const { asked, out } = await talk([
    ...['isready', 'setoption name Threads value 3', 'setoption name Hash value 8'],
    ...['setoption name MultiPV value 4', 'setoption name Hash value many', 'go depth 1'],
  ]);
  expect(asked.settings).toMatchObject([
    { threads: 1, hash: 64 },
    { threads: 3, hash: 8 },
  ]);
  expect(asked.orders[0].multiPv).toBe(4);
  expect(out).toContain('info string The option "Hash" takes only 1..4096.');
});

test('perft counts as other programs print it', async () => {
  const { out } = await talk(['go perft 2']);
  expect(out).toHaveLength(23);
  expect(out).toContain('a2a3: 20');
  expect(out.slice(-3)).toEqual(['', 'Nodes searched: 400', '']);
});

test.each([
  ...['go perft -1', 'go perft', 'go perft x', 'go perft 1.5', 'go perft 21', 'go perft infinite'],
  `go perft ${'9'.repeat(30)}`,
])('%s is refused, counts nothing, and the engine stays', async (go) => {
  const { out } = await talk([go, 'isready', 'go perft 1']);
  const depth = go.split(' ').at(2) ?? '';
  expect(out.slice(0, 2)).toEqual([
    ...[`info string The depth "${depth}" must be a whole number from 0 to 20.`, 'readyok'],
  ]);
  expect(out).toContain('Nodes searched: 20');
  expect(best(out)).toEqual([]);
});

const HUGE = '9'.repeat(30);
const LONGEST = 2_147_483_647;

test.each([
  ['depth -1', { depth: 1 }, 'go depth', '1..100'],
  ['depth 0', { depth: 1 }, 'go depth', '1..100'],
  [`depth ${HUGE}`, { depth: 100 }, 'go depth', '1..100'],
  ['nodes -1', { nodes: 1 }, 'go nodes', '1..9007199254740991'],
  [`nodes ${HUGE}`, { nodes: Number.MAX_SAFE_INTEGER }, 'go nodes', '1..9007199254740991'],
  ['movetime -1', { moveTime: 1 }, 'go movetime', `1..${LONGEST}`],
  ['movetime 99999999999', { moveTime: LONGEST }, 'go movetime', `1..${LONGEST}`],
  ['mate -1', { mate: 1, depth: 10 }, 'go mate', '1..50'],
  ['mate 20000', { mate: 50, depth: 108 }, 'go mate', '1..50'],
  [
    'wtime 99999999999 btime 1 winc -5',
    { clock: { left: LONGEST, increment: 0, movesToGo: undefined } },
    'go wtime',
    `1..${LONGEST}`,
  ],
] as const)('go %s is told and searched with the nearest value', async (limits, order, option, range) => {
  const { out, asked } = await talk([`go ${limits}`]);
  expect(out[0]).toBe(`info string The option "${option}" takes only ${range}.`);
  expect(asked.orders).toEqual([{ ...order, multiPv: 1 }]);
  expect(best(out)).toEqual(['bestmove a2a3']);
});

test.each([
  ['Hash', '-1', '1..4096'],
  ['Hash', '99999999999999999999', '1..4096'],
  ['MultiPV', '-1', '1..256'],
  ['MultiPV', '1.5', '1..256'],
  ['Threads', '-1', '1..4'],
  ['Threads', '0', '1..4'],
])('setoption name %s value %s is refused and changes nothing', async (name, value, range) => {
  const { out, asked } = await talk([`setoption name ${name} value ${value}`, 'go depth 1']);
  expect(out[0]).toBe(`info string The option "${name}" takes only ${range}.`);
  expect(asked.settings).toMatchObject([{ threads: 1, hash: 64 }]);
  expect(asked.orders[0].multiPv).toBe(1);
});

test('it offers and takes as many threads as there are processors, and no more', async () => {
  const lines = ['uci', 'setoption name Threads value 2', 'setoption name Threads value 64', 'go depth 1'];
  const { out, asked } = await talk(lines, 2);
  expect(out).toContain('option name Threads type spin default 1 min 1 max 2');
  expect(out).toContain('info string The option "Threads" takes only 1..2.');
  expect(asked.settings).toMatchObject([{ threads: 2, hash: 64 }]);
});

test('an engine that breaks costs a remark, never the answer', async () => {
  const broken = () => {
    throw new RangeError('no memory');
  };
  const { out } = await runCli(['uci'], { input: 'isready\nucinewgame\ngo depth 1\n', openEngine: broken });
  expect(out.split('\n').filter((line) => !line.startsWith('info string'))).toEqual([
    ...['readyok', 'bestmove a2a3', ''],
  ]);
});
