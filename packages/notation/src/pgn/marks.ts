import type { Mark, MarkColour } from '@tabuleiro/game';
import { takeCommands } from './comment.js';

const COLOURS: ReadonlyMap<string, MarkColour> = new Map([
  ['G', 'green'],
  ['R', 'red'],
  ['Y', 'yellow'],
  ['B', 'blue'],
]);
const LETTERS: ReadonlyMap<MarkColour, string> = new Map(
  [...COLOURS].map(([letter, colour]) => [colour, letter]),
);

/** Coloured squares `csl Ga4,Rb5` or arrows `cal Gc2c3`. */
const COMMAND = /^(csl|cal)\s+(\S(?:.*\S)?)\s*$/;
const SQUARE = /^([GRYB])([a-h][1-8])$/;
const ARROW = /^([GRYB])([a-h][1-8])([a-h][1-8])$/;

/** Takes `[%csl]` and `[%cal]` out of a comment; one with anything else in its list stays in the text. */
export function readMarks(comment: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  const text = takeCommands(comment, (command) => {
    const [, kind, list] = COMMAND.exec(command) ?? [];
    if (kind === undefined) return false;
    const read = list.split(/\s*,\s*/).map(kind === 'csl' ? readSquare : readArrow);
    const known = read.filter((mark) => mark !== undefined);
    if (known.length < read.length) return false;
    for (const mark of known) marks.push(mark);
    return true;
  });
  return { text, marks };
}

function readSquare(text: string): Mark | undefined {
  const [, letter, place] = SQUARE.exec(text) ?? [];
  const colour = COLOURS.get(letter);
  return colour === undefined ? undefined : { kind: 'place', colour, place };
}

function readArrow(text: string): Mark | undefined {
  const [, letter, from, to] = ARROW.exec(text) ?? [];
  const colour = COLOURS.get(letter);
  return colour === undefined ? undefined : { kind: 'arrow', colour, from, to };
}

/** `[%csl Ga4,Rb5][%cal Gc2c3]`: a command for each run of one kind, so that the marks keep their order. */
export function formatMarks(marks: readonly Mark[]): string {
  return marks
    .map((mark, i) => {
      const isFirst = marks[i - 1]?.kind !== mark.kind;
      const isLast = marks[i + 1]?.kind !== mark.kind;
      const command = mark.kind === 'place' ? '[%csl ' : '[%cal ';
      return `${isFirst ? command : ','}${formatMark(mark)}${isLast ? ']' : ''}`;
    })
    .join('');
}

function formatMark(mark: Mark): string {
  const letter = LETTERS.get(mark.colour) ?? '';
  return letter + (mark.kind === 'place' ? mark.place : mark.from + mark.to);
}
