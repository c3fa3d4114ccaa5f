import { createInterface } from 'node:readline';
import { classico } from '@tabuleiro/chess';
import { replay } from '@tabuleiro/game';
import { ai } from 'js-chess-engine';

/** js-chess-engine as a program that speaks as much UCI as a match needs: `node jsChessEngine.js LEVEL`. */
const level = Number(process.argv[2]);
let position = classico.start();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** It knows no underpromotion: a pawn on the last row becomes a queen. */
function answer(): string {
  const [[from, to]] = Object.entries(
    ai(classico.notation.formatPosition(position), { level, play: false }).move,
  );
  const move = `${from}${to}`.toLowerCase();
  return classico.notation.parseMove(position, move).ok ? move : `${move}q`;
}

function setPosition(line: string): void {
  const [, moves = ''] = line.split(' moves ');
  const reached = replay(
    classico,
    classico.start(),
    moves.split(' ').filter((move) => move !== ''),
  );
  if (reached.ok) position = reached.value;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word] = line.split(' ');
  if (word === 'uci') say(`id name js-chess-engine level ${level}\nuciok`);
  if (word === 'isready') say('readyok');
  if (word === 'position') setPosition(line);
  if (word === 'go') say(`bestmove ${answer()}`);
  if (word === 'quit') process.exit();
});
