import { A, B, COLUMNS, ROWS, type SenetState, squareAt } from '@tabuleiro/senet';
import { type Lang, terminalWords } from '@tabuleiro/words';
import type { TextBoard } from './textBoard.js';

/** What stands on a house: nothing, A or B. */
const SIGNS = '.AB';

/** The track has no near side, so the board is never turned. */
export const senetBoard: TextBoard<SenetState> = {
  draw(lang, state) {
    const rows = Array.from({ length: ROWS }, (_, row) => drawRow(state, row)).flat();
    return [...rows, ...piecesAndDie(lang, state)];
  },
  read(lang, state) {
    return [...houseNames(lang), ...piecesAndDie(lang, state)];
  },
};

/** House numbers over what stands there; the middle row runs from right to left (S-TRACK). */
function drawRow({ track }: SenetState, row: number): readonly string[] {
  const houses = Array.from({ length: COLUMNS }, (_, column) => squareAt(row, column));
  const cells = (show: (house: number) => string) => houses.map((house) => show(house).padStart(4)).join('');
  return [cells(String), cells((house) => SIGNS[track[house]])];
}

function houseNames(lang: Lang): readonly string[] {
  const words = terminalWords(lang);
  const names = Array.from(words.houses, ([house, name]) => `${house} ${name}`);
  return [`${words.housesTitle}: ${names.join(', ')}.`];
}

function piecesAndDie(lang: Lang, { track, off, die }: SenetState): readonly string[] {
  const words = terminalWords(lang);
  const housesOf = (owner: number): number[] =>
    Array.from(track, (man, house) => (man === owner ? house : 0)).filter((house) => house > 0);
  const lines = [words.trackPieces('A', housesOf(A), off[A]), words.trackPieces('B', housesOf(B), off[B])];
  return die === 0 ? lines : [...lines, words.die(String(die))];
}
