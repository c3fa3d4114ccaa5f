import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { classico } from '@tabuleiro/chess';
import { Random } from '@tabuleiro/testkit';
import { expect } from 'vitest';
import { runCli } from './harness.js';

const ENTRY = fileURLToPath(new URL('entry.ts', import.meta.url));
const PLIES = 150;
/** In milliseconds: short enough that kills fall while the script is being played, not after it. */
const LONGEST_WAIT = 400;

/** Each of these on the screen acknowledges one action, but for the first: it is the board at the start. */
const TOLD = /to move\.|offers a draw\.|The game goes on\./g;

type Script = { readonly typed: readonly string[]; readonly actions: readonly string[] };

/** Random moves of a game that does not end, with draws that are offered and declined. */
function write(random: Random): Script {
  const typed: string[] = [];
  const actions: string[] = [];
  let state = classico.start();
  for (let ply = 0; ply < PLIES; ply++) {
    const move = random.pick(classico.moves(state));
    state = classico.apply(state, move);
    if (classico.turn(state).kind === 'over') break;
    const text = classico.notation.formatMove(move);
    const isOffered = random.unit() < 0.2;
    typed.push(text, ...(isOffered ? ['draw', 'no'] : []));
    actions.push(text, ...(isOffered ? ['offer', 'decline'] : []));
  }
  return { typed, actions };
}

/** Plays in a process of its own and kills it at a moment that the seed chooses; gives all that it said. */
async function playUntilKilled(file: string, { typed }: Script, random: Random): Promise<string> {
  const source = ['--conditions=@tabuleiro/source', '--import', 'tsx', ENTRY];
  const args = [...source, 'play', 'classico', '--file', file, '--time', '90+30'];
  const child = spawn(process.execPath, args, { env: { ...process.env, LC_ALL: 'en' } });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stdin.on('error', () => {});
  await once(child.stderr, 'data');
  child.stdin.write(typed.map((line) => `${line}\n`).join(''));
  await sleep(random.unit() * LONGEST_WAIT);
  child.kill('SIGKILL');
  await once(child, 'close');
  return out;
}

function keptActions(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(1, -1);
  const actions = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind !== 'tick');
  return actions.map(({ kind, move }) => move ?? kind);
}

/** How many actions were acknowledged, and how many the journal holds: never fewer, and the same ones. */
export async function killOnce(seed: number): Promise<{ told: number; kept: number }> {
  const random = new Random(seed);
  const script = write(random);
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  try {
    const file = join(folder, 'game.jsonl');
    const out = await playUntilKilled(file, script, random);
    const told = Math.max(0, (out.match(TOLD)?.length ?? 0) - 1);
    const kept = existsSync(file) ? keptActions(file) : [];
    expect(kept, `seed ${seed}`).toEqual(script.actions.slice(0, kept.length));
    expect(kept.length, `seed ${seed}`).toBeGreaterThanOrEqual(told);
    if (kept.length > 0) await goOn(file, kept.length, script);
    return { told, kept: kept.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function goOn(file: string, kept: number, { typed, actions }: Script): Promise<void> {
  const rest = typed.slice(kept);
  const { code, out, err } = await runCli(['play', '--resume', '--file', file], { input: rest.join('\n') });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/: the game continues (after|from) /);
  expect(keptActions(file)).toEqual(actions);
}
