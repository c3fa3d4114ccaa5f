import type { Speech } from '../store/settings/settings.js';
import type { BoardWords } from '../words/types/board.js';
import { type Cell, MARKS, type Man, type Mark } from './model.js';

/** What a listener who wants few words does without: it can be asked for (`j`, `u`). */
const LEFT_OUT_WHEN_BRIEF: ReadonlySet<Mark> = new Set(['source', 'from', 'to']);

type Files = Pick<Speech, 'files'>;

/** "e4", "eco 4", "Eva 4"; any other text as it is. */
export function speakSquare(square: string, speech: Files, words: BoardWords): string {
  if (speech.files === 'plain' || !/^[a-h][1-8]$/.test(square)) return square;
  return `${speakFile(square.charAt(0), speech, words)} ${square.charAt(1)}`;
}

/** "e", "eco", "Eva"; any other text as it is. */
export function speakFile(file: string, { files }: Files, words: BoardWords): string {
  return files === 'plain' ? file : (words.files[files]['abcdefgh'.indexOf(file)] ?? file);
}

/** A sentence with all its squares. Moves in notation stay as they are written. */
export function speakSquares(text: string, speech: Files, words: BoardWords): string {
  return text.replace(/\b[a-h][1-8]\b/g, (square) => speakSquare(square, speech, words));
}

/** "peão branco", "peão b", "P branco": the colour stands where the language puts it. */
export function nameMan(man: Man, speech: Pick<Speech, 'piece' | 'colour'>): string {
  const noun = speech.piece === 'name' ? man.noun : man.letter.toUpperCase();
  const { word, isBefore } = colourOf(man);
  if (speech.colour === 'none' || word === '') return noun;
  // "do jogador A" is told apart by its end.
  const colour = speech.colour === 'name' ? word : word.slice(word.lastIndexOf(' ') + 1).charAt(0);
  return isBefore ? `${colour} ${noun}` : `${noun} ${colour}`;
}

/** What the full name adds to the noun; nothing where the sides have different pieces. */
function colourOf({ full, noun }: Man): { readonly word: string; readonly isBefore: boolean } {
  if (full.startsWith(noun)) return { word: full.slice(noun.length).trim(), isBefore: false };
  if (full.endsWith(noun)) return { word: full.slice(0, -noun.length).trim(), isBefore: true };
  return { word: '', isBefore: false };
}

/** The marks of a place in words, the most important to a player first; `what` is the name of its man. */
export function nameMarks(
  what: string,
  marks: ReadonlySet<Mark>,
  speech: Pick<Speech, 'verbosity'>,
  words: BoardWords,
): readonly string[] {
  return SPOKEN_ORDER.filter((mark) => marks.has(mark))
    .filter((mark) => speech.verbosity === 'full' || !LEFT_OUT_WHEN_BRIEF.has(mark))
    .map((mark) => (mark === 'selected' ? words.selected(what) : words.marks[mark]));
}

const FIRST: readonly Mark[] = ['check', 'selected'];
const SPOKEN_ORDER: readonly Mark[] = [...FIRST, ...MARKS.filter((mark) => !FIRST.includes(mark))];

/** Square, piece, colour, state: "e4, peão branco, selecionado" (docs/players.md 1.1, point 4). */
export function nameCell(cell: Cell, marks: ReadonlySet<Mark>, speech: Speech, words: BoardWords): string {
  const square = speech.square === 'none' ? [] : [speakSquare(cell.spoken, speech, words)];
  const isSilent = speech.square === 'none' || speech.verbosity === 'full';
  const content = cell.man === undefined ? (isSilent ? [words.empty] : []) : [nameMan(cell.man, speech)];
  const parts = speech.square === 'after' ? [...content, ...square] : [...square, ...content];
  const what = cell.man?.full ?? words.empty;
  const states = nameMarks(what, spokenMarks(cell, marks), speech, words);
  return [...parts, ...states, ...remarks(cell)].join(', ');
}

/** A remark tells of the zone better than the bare word. */
function spokenMarks(cell: Cell, marks: ReadonlySet<Mark>): ReadonlySet<Mark> {
  return cell.remark === undefined ? marks : new Set([...marks].filter((mark) => mark !== 'zone'));
}

const remarks = (cell: Cell): readonly string[] => (cell.remark === undefined ? [] : [cell.remark]);
