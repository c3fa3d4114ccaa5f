import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type EngineSettings, openInThreadEngine, type Resources } from '@tabuleiro/engine';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from './harness.js';

const NO_NETWORK = Uint8Array.from(readFileSync(new URL(import.meta.url))).buffer;
const damaged: Resources = async () => [NO_NETWORK];
/** The engine of a session in this thread: quick to open. */
const openEngine = ({ resources, onProblem }: EngineSettings = {}): Engine =>
  openInThreadEngine({ hash: 1, ...(resources && { resources }), ...(onProblem && { onProblem }) });
const BESTMOVE = ['bestmove', 'classico', 'start', '--nodes', '500'];
const TOLD =
  'tabuleiro: Classic chess: a data file is not what it should be. The computer plays on without it, but its level is not calibrated. Reinstall the program. [not-a-network]\n';

test('[P-AI] bestmove: a damaged network is told on stderr, and the move is that of the sum of weights', async () => {
  const weights = await runCli([...BESTMOVE, '--evaluation', 'weights'], { loadNetwork: damaged });
  expect(weights).toMatchObject({ code: 0, err: '' });
  const told = await runCli(BESTMOVE, { loadNetwork: damaged });
  expect(told).toEqual({ ...weights, err: TOLD });
  const inPortuguese = await runCli([...BESTMOVE, '--lang', 'pt-BR'], { loadNetwork: damaged });
  expect(inPortuguese.err).toMatch(
    /^tabuleiro: Xadrez clássico: um arquivo de dados .* nível não está calibrado\. Reinstale o programa\. \[not-a-network\]\n$/,
  );
});

test('[P-AI] bestmove: a missing network is told once in a stream, whichever engine finds it', async () => {
  const missing: Resources = () => Promise.reject(new Error('ENOENT'));
  const lines = ['classico', 'classico', 'nucleo'].map((game) => JSON.stringify({ game, level: 1 }));
  const long = JSON.stringify({ game: 'classico', nodes: 1_000_001, ms: 4000 });
  const world = { input: [...lines, long].join('\n'), loadNetwork: missing, openEngine: fakeLong };
  const { code, err, out } = await runCli(['bestmove', '--jsonl'], world);
  expect([code, out.split('\n').length]).toEqual([0, 5]);
  expect(err.match(/\[unavailable\]/g)).toHaveLength(2);
});

/** Loads what it is told to, and thinks briefly. */
function fakeLong(settings?: EngineSettings): Engine {
  const engine = openEngine(settings);
  return {
    ...engine,
    forget: () => engine.forget(),
    close: () => engine.close(),
    choose: engine.choose,
    analyse: (line) => engine.analyse(line, { depth: 1 }),
  };
}

test.each([
  ['analyse', ['analyse', 'nucleo', 'start', '--depth', '1']],
  ['play', ['play', 'nucleo', '--level', '1', '--colour', 'b']],
])('[P-AI] %s: told once, and silent with --evaluation weights', async (_, argv) => {
  const world = {
    loadNetwork: damaged,
    openEngine,
    input: 'sair\n',
    env: { TABULEIRO_DATA: mkdtempSync(join(tmpdir(), 'evaluation-')) },
  };
  onTestFinished(() => rmSync(world.env.TABULEIRO_DATA, { recursive: true }));
  expect((await runCli(argv, world)).err.match(/not calibrated/g)).toHaveLength(1);
  expect((await runCli([...argv, '--evaluation', 'weights'], world)).err).toBe('');
});

test('another evaluation than the two is refused', async () => {
  for (const argv of [BESTMOVE, ['analyse', 'classico', 'start'], ['play', 'classico']]) {
    const { code, err } = await runCli([...argv, '--evaluation', 'magic']);
    expect([code, err]).toEqual([
      2,
      'tabuleiro: The option "evaluation" takes only network, weights. [bad-option]\n',
    ]);
  }
});

test('[P-AI] uci: told once as a remark, and the evaluation is an option', async () => {
  const asked: string[] = [];
  const loadNetwork: Resources = async (game) => {
    asked.push(game);
    return [NO_NETWORK];
  };
  const talk = async (...commands: readonly string[]): Promise<readonly string[]> => {
    const input = `${commands.join('\n')}\n`;
    return (await runCli(['uci'], { input, loadNetwork, openEngine })).out.split('\n');
  };
  const remark = 'info string Classic chess: a data file is not what it should be';
  const told = await talk('uci', 'go nodes 50');
  expect(told).toContain('option name Evaluation type combo default network var network var weights');
  expect(told.filter((line) => line.startsWith(remark))).toHaveLength(1);
  expect(asked).toEqual(['classico']);
  const weighed = await talk('setoption name evaluation value Weights', 'go nodes 50');
  expect(weighed.map((line) => line.split(' ')[0]).filter((word) => word === 'bestmove')).toHaveLength(1);
  expect(weighed.join('\n')).not.toContain('info string');
  expect(asked).toEqual(['classico']);
  expect(await talk('setoption name Evaluation value x')).toContain(
    'info string The option "Evaluation" takes only network, weights.',
  );
});
