// A program that speaks UCI and thinks until it is told to stop, a depth every few milliseconds.
import { createInterface } from 'node:readline';

const say = (text) => process.stdout.write(`${text}\n`);
let thinking;
let asked = '';

const stop = () => {
  if (thinking === undefined) return;
  clearInterval(thinking);
  thinking = undefined;
  say('bestmove e2e4');
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word] = line.split(' ');
  if (word === 'uci') say('id name Lento 1\noption name MultiPV type spin default 1 min 1 max 10\nuciok');
  if (word === 'isready') say('readyok');
  if (word === 'position') asked = line;
  if (word === 'go') {
    if (asked.includes('a2a3')) process.exit(3);
    let depth = 0;
    thinking = setInterval(() => {
      depth++;
      say(`info depth ${depth} multipv 1 score cp ${depth} nodes ${depth} time 1 pv e2e4 e7e5`);
    }, 5);
  }
  if (word === 'stop') stop();
  if (word === 'quit') process.exit(0);
});
