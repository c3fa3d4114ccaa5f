import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Program } from '../program.js';
import { findStockfish } from '../stockfishPath.js';

const path = findStockfish();
if (path === undefined) throw new Error('stockfish is not installed');

const engine = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout });

function ask(commands: string, answer: RegExp): Promise<string> {
  return new Promise((resolve) => {
    const listen = (line: string): void => {
      const match = answer.exec(line);
      if (match === null) return;
      lines.off('line', listen);
      resolve(match[1]);
    };
    lines.on('line', listen);
    engine.stdin.write(`${commands}\n`);
  });
}

export const program: Program = {
  version: await ask('uci', /^id name Stockfish (.+)/),
  async count(position, depth) {
    return Number(await ask(`position fen ${position}\ngo perft ${depth}`, /^Nodes searched: (\d+)/));
  },
};
