import type { Mark, MarkColour } from '@tabuleiro/game';

/** What a comment says: its words, and the times in its commands, in milliseconds. */
type Comment = { readonly text: string; readonly clock?: number; readonly spent?: number };

/** Takes a command, the text between `[%` and `]`, out of a comment; false leaves it in the words. */
type TakeCommand = (command: string) => boolean;

const TIME = /^(clk|emt)\s+(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)\s*$/;

/**
 * The words of a comment without the commands that `take` takes. What is left holds none of those, so parsing it
 * again finds nothing new.
 */
function takeCommands(text: string, take: TakeCommand): string {
  let words = '';
  let from = 0;
  for (let at = text.indexOf('[%'); at >= 0; at = text.indexOf('[%', from)) {
    const end = text.indexOf(']', at);
    if (end < 0) break;
    words += text.slice(from, at) + (take(text.slice(at + 2, end)) ? ' ' : text.slice(at, end + 1));
    from = end + 1;
  }
  return plainWords(words + text.slice(from));
}

/** The text with one blank between words and none around them. */
export function plainWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Times = { clock?: number; spent?: number };

/**
 * Takes the times `[%clk]` and `[%emt]` out of a comment after a move. Every other command stays in its words, and
 * so does a second time of the same kind.
 */
export function readComment(text: string, known: Readonly<Times>): Comment {
  const times: Times = {};
  const words = takeCommands(text, (command) => {
    const [, kind, hours, minutes, seconds] = TIME.exec(command) ?? [];
    const name = kind === 'clk' ? 'clock' : 'spent';
    if (kind === undefined || known[name] !== undefined || times[name] !== undefined) return false;
    times[name] = toMs(hours, minutes, seconds);
    return true;
  });
  return { text: words, ...times };
}

function toMs(hours: string | undefined, minutes: string, seconds: string): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60;
  return whole * 1000 + Math.round(Number(seconds.replace(',', '.')) * 1000);
}

/** `0:09:58`, `1:00:00.5`; a clock below zero is written as zero. */
export function formatTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const seconds = Math.floor(whole / 1000);
  const fraction = whole % 1000 === 0 ? '' : `.${String(whole % 1000).padStart(3, '0')}`.replace(/0+$/, '');
  const pad = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}${fraction}`;
}

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

/**
 * Takes the marks `[%csl]` and `[%cal]` out of a comment; a command with anything else in its list stays in the
 * words.
 */
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
