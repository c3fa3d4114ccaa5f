import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../harness.js';
import { invite, keepSeat, linkOf, newFolder, termsOf } from './far.js';

const SOURCE = ['--conditions=@tabuleiro/source', '--import', 'tsx'];
const CLI = fileURLToPath(new URL('../entry.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../server/test/entry.ts', import.meta.url));
const PATIENT = { timeout: 60_000, interval: 20 };

/** A program that is a process of its own. */
class Program {
  readonly data: string;
  readonly child: ChildProcess;
  private said = '';
  private heard = 0;

  constructor(args: readonly string[], data: string) {
    this.data = data;
    const env = { PATH: process.env.PATH, CI: 'true', LANG: 'en', TABULEIRO_DATA: data };
    this.child = spawn(process.execPath, [...SOURCE, ...args], { env });
    onTestFinished(() => void this.child.kill('SIGKILL'));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => {
        this.said += chunk;
      });
  }

  get out(): string {
    return this.said;
  }

  async hears(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await expect.poll(() => this.said.slice(this.heard), PATIENT).toContain(text);
      this.heard = this.said.indexOf(text, this.heard) + text.length;
    }
  }

  async says(line: string, ...answers: readonly string[]): Promise<void> {
    this.child.stdin?.write(`${line}\n`);
    await this.hears(...answers);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }

  /** Its exit code, once it has left. */
  async leaves(): Promise<unknown> {
    const closed = once(this.child, 'close');
    this.child.stdin?.end();
    return (await closed)[0];
  }
}

async function serve(data: string, port = 0): Promise<{ server: Program; address: string }> {
  const server = new Program([SERVER, data, '--port', String(port), '--host', '127.0.0.1'], data);
  await server.hears('http://127.0.0.1:');
  await expect.poll(() => server.out, PATIENT).toMatch(/http:\S+\//);
  return { server, address: /http:\S+\//.exec(server.out)?.[0] ?? '' };
}

function play(link: string, data: string): Program {
  return new Program([CLI, 'play', '--online', link], data);
}

async function sitDown(address: string, game: string): Promise<readonly [Program, Program]> {
  const seat = await invite(address, termsOf(game));
  const ana = play(`${address}#/longe/partida/${seat.match}`, await keepSeat(address, seat));
  const beto = play(linkOf(address, { kind: 'invite', code: seat.code }), newFolder());
  await ana.hears('Waiting for the other player');
  await beto.hears('Type "sit"');
  await beto.says('sit Beto', 'Opposite: Ana');
  await ana.hears('The game has begun');
  return [ana, beto];
}

test('[O-TURN] two terminals and a server, each a process: a game to mate through a killed server', async () => {
  const data = newFolder();
  const { server, address } = await serve(data);
  const [ana, beto] = await sitDown(address, 'classico');
  await ana.says('f3', 'Black to move');
  await beto.hears('Ana: f3');
  await server.kill();
  await beto.hears('The connection was lost');
  await beto.says('e5', 'Not sent yet: e7e5');
  const again = await serve(data, Number(new URL(address).port));
  await beto.hears('The connection is back', 'White to move');
  await ana.hears('The connection is back', 'Beto: e5');
  await ana.says('g4', 'Black to move');
  await beto.hears('Ana: g4');
  await beto.says('Qh4', 'Checkmate: you won', 'The game is saved in');
  await ana.hears('Checkmate: you lost', 'The game is saved in');
  expect(await ana.leaves()).toBe(0);
  expect(await beto.leaves()).toBe(0);
  await again.server.kill();
});

test('[O-DICE] two terminals and a server, each a process: Senet, with dice that are verified', async () => {
  const { address } = await serve(newFolder());
  const [ana, beto] = await sitDown(address, 'senet');
  await ana.says('roll', 'The die shows', 'Legal moves: ');
  await expect.poll(() => ana.out, PATIENT).toMatch(/Legal moves: .*\n/);
  await ana.says(/Legal moves: (\S+)/.exec(ana.out)?.[1] ?? '', 'Player ');
  await beto.hears('Ana: the die shows', 'Ana: ');
  await beto.says('resign', 'really resign');
  await beto.says('yes', 'You resigned', 'verify-dice ');
  await ana.hears('verify-dice ');
  const [file] = readdirSync(join(ana.data, 'play')).filter((name) => name.endsWith('.dice'));
  expect(await runCli(['verify-dice', join(ana.data, 'play', file)])).toMatchObject({ code: 0, out: 'ok\n' });
});
