import type { Player } from '@tabuleiro/game';
import { type Lang, terminalWords } from '@tabuleiro/words';
import type { Board } from './board.js';

const PLAYERS = ['A', 'B'] as const satisfies readonly Player[];
const PIECES_EACH = 5;
const ROW = 10;

type Track = { readonly squares: string; readonly die: string };

function parseTrack(position: string): Track {
  const [groups, , die] = position.split(' ');
  return { squares: groups.replaceAll('/', ''), die };
}

/** The players sit side by side: the board is never turned. */
export const senetBoard: Board = {
  draw(lang, position) {
    const { squares, die } = parseTrack(position);
    const rows = [0, 1, 2].flatMap((row) => drawRow(squares, row));
    return [...rows, ...piecesAndDie(lang, squares, die)];
  },
  read(lang, position) {
    const { squares, die } = parseTrack(position);
    return [...houseNames(lang), ...piecesAndDie(lang, squares, die)];
  },
};

/** House numbers over what stands there; the middle row runs from right to left (S-TRACK). */
function drawRow(squares: string, row: number): readonly string[] {
  const numbers = Array.from({ length: ROW }, (_, i) => row * ROW + i + 1);
  if (row === 1) numbers.reverse();
  const cells = (show: (house: number) => string) => numbers.map((house) => show(house).padStart(4)).join('');
  return [cells(String), cells((house) => squares[house - 1])];
}

function houseNames(lang: Lang): readonly string[] {
  const words = terminalWords(lang);
  const names = Array.from(words.houses, ([house, name]) => `${house} ${name}`);
  return [`${words.housesTitle}: ${names.join(', ')}.`];
}

function piecesAndDie(lang: Lang, squares: string, die: string): readonly string[] {
  const words = terminalWords(lang);
  const lines = PLAYERS.map((player) => {
    const houses = Array.from(squares, (man, i) => (man === player ? i + 1 : 0)).filter((house) => house > 0);
    return words.trackPieces(player, houses, PIECES_EACH - houses.length);
  });
  return die === '-' ? lines : [...lines, words.die(die)];
}
