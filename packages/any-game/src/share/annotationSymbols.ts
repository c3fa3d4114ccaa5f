import { type Annotations, isNag, isPlaceName, isTreeTime, MARK_COLOURS, type Mark } from '@tabuleiro/game';
import type { NumberKind, Symbols } from './symbols.js';

const BLANK_MARK: Mark = { kind: 'place', colour: 'green', place: '' };
/** Twice as much is still a whole number that is exact. */
const MOST_AMOUNT = 2 ** 51;
const SECOND = 1000;

export function codeAnnotations(symbols: Symbols, annotations: Annotations): Annotations {
  return {
    comments: symbols.list(annotations.comments, '', (comment) => symbols.text('comment', comment)),
    nags: symbols.list(annotations.nags, 0, (nag) => held(symbols, symbols.number('nag', nag), isNag, 0)),
    marks: symbols.list(annotations.marks, BLANK_MARK, (mark) => codeMark(symbols, mark)),
  };
}

/** A value that a tree can hold; no other was written. */
function held<T>(symbols: Symbols, value: T, isHeld: (value: T) => boolean, blank: T): T {
  if (isHeld(value)) return value;
  symbols.fail('damaged');
  return blank;
}

function codeMark(symbols: Symbols, mark: Mark): Mark {
  const colour = MARK_COLOURS[symbols.choice(MARK_COLOURS.length, MARK_COLOURS.indexOf(mark.colour))];
  const place = (text: string): string => held(symbols, symbols.text('name', text), isPlaceName, '');
  if (!symbols.flag('arrow', mark.kind === 'arrow'))
    return { kind: 'place', colour, place: place(mark.kind === 'place' ? mark.place : '') };
  const { from, to } = mark.kind === 'arrow' ? mark : { from: '', to: '' };
  return { kind: 'arrow', colour, from: place(from), to: place(to) };
}

/** A time in ms, near `expected`, which is a whole number. */
export function codeTime(
  symbols: Symbols,
  kind: NumberKind,
  time: number | undefined,
  expected: number,
): number {
  const value = time ?? 0;
  const coded = symbols.flag('whole', isWholeTime(value))
    ? expected + codeDifference(symbols, kind, value - expected)
    : Number(symbols.text('value', String(value)));
  return held(symbols, coded, isTreeTime, 0);
}

/** Can others be told by their difference from it? */
export function isWholeTime(time: number): boolean {
  return Number.isInteger(time) && Math.abs(time) < MOST_AMOUNT;
}

/** Clocks of other programs show whole seconds. */
function codeDifference(symbols: Symbols, kind: NumberKind, difference: number): number {
  const unit = symbols.flag('seconds', difference % SECOND === 0) ? SECOND : 1;
  const folded = foldSign(difference / unit);
  return unfoldSign(symbols.number(kind, folded)) * unit;
}

/** 0, -1, 1, -2 … as 0, 1, 2, 3 … */
function foldSign(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unfoldSign(folded: number): number {
  return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
}
