import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { maximumElo } from '@tabuleiro/engine';
import { computerWords, LANGS, wordLevel } from '@tabuleiro/words';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { main } from '../src/main.js';
import { type Asked, fakeEngine } from './fakeEngine.js';
import { type Run, runCli, Sink } from './harness.js';

let folder = '';
let asked: Asked = { settings: [], orders: [], chosen: [] };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  asked = { settings: [], orders: [], chosen: [] };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Against a computer that plays the first move in ASCII order. */
async function play(args: readonly string[], typed: readonly string[], random = 0): Promise<Run> {
  const { openEngine } = fakeEngine(asked);
  const input = typed.map((line) => `${line}\n`).join('');
  return runCli(['play', ...args], {
    input,
    env: { TABULEIRO_DATA: folder },
    random: () => random,
    openEngine,
  });
}

type Saved = { readonly header: { players: unknown[]; clock: unknown[] }; readonly deeds: string[] };

function saved(): Saved {
  const [name] = readdirSync(join(folder, 'play'));
  const [header, ...actions] = readFileSync(join(folder, 'play', name), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { header, deeds: actions.map(({ kind, by, move = kind }) => `${by} ${move}`) };
}

const PERSON = { name: '', kind: 'person' };

test('[P-F2] colour, difficulty and time control are chosen before the game and kept with it', async () => {
  const args = ['classico', '--level', '3', '--colour', 'b', '--time', '10+5'];
  const { code, out, err } = await play(args, ['e7e5'], 0.5);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('You play Black against the computer: level 3, coffee break.');
  expect(saved()).toEqual({
    header: expect.objectContaining({
      players: [
        { name: 'Computer (level 3, coffee break)', kind: 'computer', level: 3, seed: 2 ** 31 },
        PERSON,
      ],
      clock: Array.from({ length: 2 }, () => expect.objectContaining({ kind: 'total', increment: 5000 })),
    }),
    deeds: ['w a2a3', 'b e7e5', 'w a1a2'],
  });
  expect(asked.chosen[0]).toEqual({ level: 3, seed: 2 ** 31 });
});

test.each([
  ['w', 0, 'You play White'],
  ['white', 0, 'You play White'],
  ['pretas', 0, 'You play Black'],
  ['lots', 0.2, 'You play White'],
  ['lots', 0.7, 'You play Black'],
  ['sorteio', 0.7, 'You play Black'],
])('[P-F2] the colour %s (lot %d): %s', async (colour, random, told) => {
  const { out } = await play(['nucleo', '--level', '1', '--colour', colour], [], random);
  expect(out).toContain(told);
});

test('[P-F2] ten levels and the maximum are named in both languages', () => {
  for (const lang of LANGS) {
    const { levels, maximum } = computerWords(lang);
    expect(new Set([...levels, maximum]).size).toBe(11);
  }
  expect(wordLevel('pt-BR', 1)).toBe('nível 1, primeiros passos');
  expect(wordLevel('en', 10)).toBe('level 10, master');
  expect(wordLevel('pt-BR', undefined)).toBe('máximo');
  const [portuguese, english] = LANGS.map((lang) => computerWords(lang).levels);
  expect(portuguese.filter((name) => english.includes(name))).toEqual([]);
});

test.each(['classico', 'nucleo', 'brasez'])('[P-AI] %s: the computer answers, and is heard', async (game) => {
  const first = game === 'brasez' ? 'K@e1' : 'e2e3';
  const { out } = await play([game, '--level', '2', '--lang', 'pt'], [first]);
  expect(out).toContain('Você joga com as brancas contra o computador: nível 2, hora do recreio.');
  expect(out).toContain('O computador jogou');
  expect(saved().deeds).toHaveLength(2);
});

test('[P-F10] a resumed game keeps its opponent, level and seed', async () => {
  await play(['classico', '--level', '4'], ['e2e4'], 0.25);
  const { out } = await play(['--resume'], ['d2d4'], 0.9);
  expect(out).toContain('You play White against the computer: level 4, park bench.');
  expect(asked.chosen).toEqual([4, 4].map((level) => ({ level, seed: 2 ** 30 })));
  expect(saved().deeds).toEqual(['w e2e4', 'b a7a5', 'w d2d4', 'b a5a4']);
});

test('the maximum thinks for a second, or by its clock', async () => {
  await play(['classico', '--level', 'max'], ['e2e4']);
  expect(asked.orders).toEqual([{ moveTime: 1000 }]);
  expect(saved().header.players).toEqual([PERSON, { name: 'Computer (maximum)', kind: 'computer' }]);
  rmSync(join(folder, 'play'), { recursive: true });
  await play(['classico', '--level', 'max', '--time', '90/40+30+30s'], ['e2e4']);
  // With a clock the engine is opened before its time runs, which one position shows.
  const opened = { nodes: 1 };
  const byClock = { clock: { left: 5_400_000, increment: 30_000, movesToGo: 40 } };
  expect(asked.orders.slice(1)).toEqual([opened, byClock]);
  rmSync(join(folder, 'play'), { recursive: true });
  await play(['classico', '--level', 'max', '--time', '30/move'], ['e2e4']);
  expect(asked.orders.slice(3)).toEqual([opened, { moveTime: 24_000 }]);
});

test('[P-AI] the maximum tells its Elo on this device once, after its first move; a level and weights tell none', async () => {
  const elo = (Math.round((maximumElo('classico', 7) ?? 0) / 50) * 50).toLocaleString('en');
  const told = `At its maximum it plays at about ${elo} Elo on this device.`;
  const { out } = await play(['classico', '--level', 'max'], ['e2e4', 'd2d4']);
  expect(out.split(told)).toHaveLength(2);
  rmSync(join(folder, 'play'), { recursive: true });
  for (const args of [
    ['--level', '4'],
    ['--level', 'max', '--evaluation', 'weights'],
  ]) {
    expect((await play(['classico', ...args], ['e2e4'])).out).not.toContain('Elo');
    rmSync(join(folder, 'play'), { recursive: true });
  }
});

test('[P-NF5] the computer is asked on its own turn alone', async () => {
  const { openEngine } = fakeEngine(asked);
  const input = 'moves\nboard\nwhy e2e5\nquit\n';
  await runCli(['play', 'classico', '--level', '1'], { input, env: { TABULEIRO_DATA: folder }, openEngine });
  expect([asked.settings, asked.orders, asked.chosen]).toEqual([[], [], []]);
});

test('voltar takes both plies back to the person’s turn', async () => {
  const { out } = await play(['classico', '--level', '1'], ['voltar', 'e2e4', 'voltar', 'd2d4']);
  expect(out).toContain('You have not made a move that could be taken back yet.');
  expect(out).toContain('Move taken back.');
  expect(saved().deeds).toEqual(['w e2e4', 'b a7a5', 'w takeback', 'w d2d4', 'b a7a5']);
});

test('[C-AGREE] the computer answers a draw offer by what it thinks of its position', async () => {
  const { out } = await play(['classico', '--level', '1'], ['draw']);
  // The side to act is five hundredths better: the computer is glad of a draw.
  expect(out).toContain('The computer accepts the draw.');
  expect(saved().deeds).toEqual(['w offer', 'b accept']);
  expect(asked.orders).toEqual([{ nodes: expect.any(Number) }]);
});

test('a hint is one action of the match, against the computer and between people', async () => {
  const { out } = await play(['classico', '--level', '1'], ['dica', 'hint']);
  expect(out.match(/Hint: a3 \(a2a3\)\./g)).toHaveLength(2);
  expect(saved().deeds).toEqual(['w hint', 'w hint']);
  const senet = await play(['senet', '--real-dice'], ['1', 'hint']);
  expect(senet.out).toContain('Hint: 1-2.');
});

test('resigning is the person’s, on whatever side', async () => {
  const { out } = await play(['classico', '--level', '1', '--colour', 'b'], ['resign w', 'yes']);
  expect(out).toContain('You resigned: your opponent wins.');
});

test.each([
  [['classico', '--level', '0'], 'bad-option'],
  [['classico', '--level', 'strong'], 'bad-option'],
  [['classico', '--level', '1', '--colour', 'green'], 'bad-option'],
  [['classico', '--colour', 'w'], 'missing-argument'],
  [['--resume', '--level', '1'], 'extra-argument'],
])('%j is refused with %s', async (args, code) => {
  const { code: exit, err } = await play(args, []);
  expect([exit, err]).toEqual([2, expect.stringContaining(`[${code}]`)]);
});

test('a computer that thinks long says so and can be interrupted; its move is made after the resumption', async () => {
  const { openEngine } = fakeEngine(asked);
  const dreamer: typeof openEngine = (settings) => ({
    ...openEngine(settings),
    choose: () => new Promise(() => undefined),
  });
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = new Sink();
  const env = { LANG: 'en', TABULEIRO_DATA: folder };
  const clocks = { now: () => new Date(0), elapsed: () => 0 };
  const rest = { stderr: new Sink(), env, random: () => 0, ...clocks, openEngine: dreamer };
  const done = main(['play', 'classico', '--level', '1'], { stdin, stdout, ...rest });
  stdin.write('e2e4\n');
  await expect.poll(() => stdout.text, { timeout: 60_000 }).toContain('The computer is thinking…');
  stdin.write('\u0003');
  expect(await done).toBe(130);
  expect(saved().deeds).toEqual(['w e2e4']);
  await play(['--resume'], []);
  expect(saved().deeds).toEqual(['w e2e4', 'b a7a5']);
});

test('[P-AI] with the real computer a game goes on, and the same game goes the same way', async () => {
  const typed = ['e2e4', 'd2d4', 'g1f3', 'quit'];
  const games = [];
  for (const file of ['first', 'second']) {
    const argv = ['play', 'classico', '--level', '2', '--file', join(folder, file)];
    expect((await runCli(argv, { input: `${typed.join('\n')}\n` })).code).toBe(0);
    games.push(readFileSync(join(folder, file), 'utf8'));
  }
  expect(games[1]).toBe(games[0]);
  expect(games[0].match(/"by":"b"/g)?.length).toBe(3);
});
