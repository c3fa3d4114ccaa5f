import { mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChessState, classico } from '@tabuleiro/chess';
import { formatSan } from '@tabuleiro/notation';
import { Random } from '@tabuleiro/testkit';

export type PgnFile = { readonly path: string; readonly bytes: number; readonly games: number };

/** So many games are played; a file has each of them many times, each time with other tags. */
const PLAYED = 200;
const LONGEST = 120;

/** A PGN file of at least so many bytes, of random games. */
export function writePgnFile(bytes: number, seed: number): PgnFile {
  const random = new Random(seed);
  const texts = Array.from({ length: PLAYED }, () => movesOf(random));
  const path = join(mkdtempSync(join(tmpdir(), 'tabuleiro-pgn-')), 'partidas.pgn');
  const file = openSync(path, 'w');
  let [written, games] = [0, 0];
  while (written < bytes) {
    let part = '';
    for (let i = 0; i < 1000; i++) part += gameOf(games++, texts[random.below(PLAYED)]);
    written += writeSync(file, part);
  }
  return { path, bytes: written, games };
}

function gameOf(number: number, moves: string): string {
  const day = String(1 + (number % 28)).padStart(2, '0');
  return [
    `[Event "Aberto ${number % 97}"]`,
    '[Site "Recife"]',
    `[Date "20${10 + (number % 16)}.0${1 + (number % 9)}.${day}"]`,
    `[Round "${1 + (number % 11)}"]`,
    `[White "Jogadora ${number}"]`,
    `[Black "Jogador ${(number * 7) % 9973}"]`,
    '[Result "*"]',
    `\n${moves} *\n\n`,
  ].join('\n');
}

function movesOf(random: Random): string {
  const words: string[] = [];
  let state: ChessState = classico.start();
  for (let ply = 0; ply < LONGEST && classico.turn(state).kind === 'player'; ply++) {
    const move = random.pick(classico.moves(state));
    if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`);
    words.push(formatSan(classico, state, move, 'en'));
    state = classico.apply(state, move);
  }
  return words.join(' ').replace(/(.{60,78}) /g, '$1\n');
}
