// A program that speaks UCI well or badly, as its argument says. It moves knights out and back again.
import { createInterface } from 'node:readline';

const [manner = 'good'] = process.argv.slice(2);
const MOVES = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
let played = 0;
let offered = 0;

const say = (text) => process.stdout.write(`${text}\n`);

/** Writes without end, as fast as it is read. */
const flood = (next) => {
  while (process.stdout.write(next()));
  process.stdout.once('drain', () => flood(next));
};

const answers = {
  good: () => say(`info depth 1 score cp 12 pv x\nbestmove ${MOVES[played % 4]}`),
  sure: () => say(`info score mate ${played % 2 === 0 ? 3 : -3}\nbestmove ${MOVES[played % 4]} ponder e2e4`),
  illegal: () => say('bestmove e2e5'),
  none: () => say('bestmove (none)'),
  mute: () => {},
  late: () => {},
  dies: () => process.exit(3),
  floods: () => flood(() => 'x'.repeat(100_000)),
  loud: () => {
    for (let i = 0; i < 40; i++) process.stderr.write('x'.repeat(100_000));
    answers.good();
  },
};

if (manner === 'absent') process.exit(1);

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word] = line.split(' ');
  if (manner === 'deaf') return;
  if (manner === 'babbles') return flood(() => 'id '.repeat(10_000));
  if (manner === 'offers') return flood(() => `option name ${offered++} type check default true\n`);
  if (word === 'uci')
    say('id name Fake 1\noption name UCI_Variant type combo default chess var chess\nuciok');
  if (word === 'isready') say('readyok');
  if (word === 'position')
    played = (line.split(' moves ')[1] ?? '').split(' ').filter((move) => move !== '').length;
  if (word === 'go') answers[manner]();
  if (word === 'stop' && manner === 'late') say(`bestmove ${MOVES[played % 4]}`);
  if (word === 'quit' && manner !== 'mute') process.exit(0);
});
// Somebody who does not listen cannot be asked to go.
if (manner === 'mute' || manner === 'deaf') setInterval(() => {}, 1000);
