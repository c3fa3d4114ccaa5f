import { type Lang, type PieceName, terminalWords } from '@tabuleiro/words';
import type { Board } from './board.js';
import { drawGrid, type Letters, readGrid } from './grid.js';

const LETTERS: Letters = new Map([
  ['k', 'king'],
  ['w', 'warlord'],
  ['r', 'rook'],
  ['n', 'knight'],
  ['h', 'priest'],
  ['l', 'lord'],
  ['p', 'pawn'],
  ['g', 'duke'],
]);

export const brasezBoard: Board = {
  draw(lang, position, bottom) {
    const placement = position.split(' ')[0];
    return [...drawGrid(lang, placement, LETTERS, bottom === 'b' ? 'b' : 'w'), ...besides(lang, position)];
  },
  read(lang, position) {
    return [...readGrid(lang, position.split(' ')[0], LETTERS), ...besides(lang, position)];
  },
};

/** What lies beside the board: the token, the dukes in the Duchy, the pieces lost. */
function besides(lang: Lang, position: string): readonly string[] {
  const words = terminalWords(lang);
  const [placement, , , , , token, duchy, captured] = position.split(' ');
  const [whiteDukes, blackDukes] = duchy.split('/');
  const [whiteLost, blackLost] = captured.split('/').map(piecesOf);
  const lines = [
    words.token(token.startsWith('w') ? 'w' : 'b'),
    words.duchy(whiteDukes, blackDukes),
    words.lost(whiteLost, blackLost),
  ];
  const isSettingUp = !placement.includes('k') || !placement.includes('K');
  return isSettingUp ? [...lines, words.setUp] : lines;
}

function piecesOf(letters: string): readonly PieceName[] {
  return [...letters.toLowerCase()].flatMap((letter) => LETTERS.get(letter) ?? []);
}
