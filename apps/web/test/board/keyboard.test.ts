import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeyAction, keyAction, type Press, tabStop } from '../../src/board/keyboard.js';
import { type BoardModel, type Place, QUERIES } from '../../src/board/model.js';
import { chessBoard, EMPTY, START, senetBoard } from './boards.js';

const board = chessBoard(START, { marks: { b1: ['source'], g1: ['source'], e2: ['source'] } });
const flipped = chessBoard(START, { flipped: true });
const senet = senetBoard([3, 26], [4]);

/** `Shift+Digit2`, `Control+Home`, `M`: the key, after what is held. */
function keyed(text: string): Press {
  const parts = text === '+' ? ['+'] : text.split('+');
  const name = parts.at(-1) ?? '';
  const has = (held: string): boolean => parts.slice(0, -1).includes(held);
  const digit = /^Digit(\d)$/.exec(name)?.[1];
  return {
    key: digit ?? (has('Shift') && name.length === 1 ? name.toUpperCase() : name),
    code: digit === undefined ? '' : name,
    shiftKey: has('Shift'),
    ctrlKey: has('Control'),
    altKey: has('Alt'),
    metaKey: has('Meta'),
    repeat: has('Repeat'),
  };
}

function press(model: BoardModel, focus: Place, text: string, keys = true): KeyAction | undefined {
  return keyAction(model, focus, keyed(text), keys);
}

const goes = (model: BoardModel, focus: Place, text: string): Place | undefined =>
  press(model, focus, text)?.focus;

test.each([
  ['ArrowUp', 'e5', 'e3'],
  ['ArrowDown', 'e3', 'e5'],
  ['ArrowLeft', 'd4', 'f4'],
  ['ArrowRight', 'f4', 'd4'],
  ['Home', 'a4', 'h4'],
  ['End', 'h4', 'a4'],
  ['Control+Home', 'a8', 'h1'],
  ['Control+End', 'h1', 'a8'],
])('[P-NF1] (point 3) %s leads from e4 to %s, on a board that is turned to %s', (key, straight, turned) => {
  expect(goes(board, 'e4', key)).toBe(straight);
  expect(goes(flipped, 'e4', key)).toBe(turned);
});

test.each([
  ['a8', 'ArrowUp'],
  ['a8', 'ArrowLeft'],
  ['h1', 'ArrowDown'],
  ['h1', 'ArrowRight'],
])('[P-NF1] (point 3) there is no way on from %s with %s, and that is said', (place, key) => {
  expect(press(board, place, key)).toEqual({ intent: { kind: 'bump' } });
});

test('[P-NF1] (point 3) arrows never leave the board, and the opposite one leads back', () => {
  const arrows = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight');
  const back = new Map([
    ['ArrowUp', 'ArrowDown'],
    ['ArrowDown', 'ArrowUp'],
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowRight', 'ArrowLeft'],
  ]);
  fc.assert(
    fc.property(fc.constantFrom(board, flipped, senet), fc.nat(29), arrows, (model, n, key) => {
      const from = model.cells[n]?.id ?? '';
      const to = goes(model, from, key);
      return to === undefined || goes(model, to, back.get(key) ?? '') === from;
    }),
    { seed: 6 },
  );
});

test('[P-NF1] (point 5) Enter and Space choose, Esc gives up', () => {
  expect(press(board, 'e2', 'Enter')).toEqual({ intent: { kind: 'pick', place: 'e2' } });
  expect(press(board, 'e2', ' ')).toEqual({ intent: { kind: 'pick', place: 'e2' } });
  expect(press(board, 'e2', 'Escape')).toEqual({ intent: { kind: 'cancel' } });
});

test('[P-NF1] (points 5, 15) a key that is held down chooses once and asks once, but walks on', () => {
  expect(press(board, 'e2', 'Repeat+Enter')).toEqual({});
  expect(press(board, 'e2', 'Repeat+i')).toEqual({});
  expect(press(board, 'a1', 'Repeat+ArrowLeft')).toEqual({});
  expect(press(board, 'e2', 'Repeat+ArrowLeft')).toEqual({ focus: 'd2' });
  expect(press(board, 'e4', 'Repeat+j')).toEqual({ focus: 'e2' });
  expect(press(board, 'e2', 'Repeat+Tab')).toBeUndefined();
});

test('[P-NF1] (point 7) a piece letter leads to the next such piece and round again, with Shift backwards', () => {
  expect(goes(board, 'e4', 't')).toBe('a1');
  expect(goes(board, 'a1', 't')).toBe('h1');
  expect(goes(board, 'h1', 't')).toBe('a8');
  expect(goes(board, 'a1', 'Shift+t')).toBe('h8');
  expect(goes(board, 'a8', 'Shift+t')).toBe('h1');
});

test('[P-NF1] (point 7) with caps lock a letter is still a letter, not Shift', () => {
  expect(goes(board, 'a1', 'T')).toBe('h1');
  expect(press(board, 'a1', 'M')?.intent).toEqual({ kind: 'query', query: 'moves', place: 'a1' });
});

test('[P-NF1] (point 7) a letter that no piece has is answered', () => {
  expect(press(board, 'e4', 'l')).toEqual({ intent: { kind: 'none-found', letter: 'l' } });
});

test('[P-NF1] (point 7) the only piece of its kind, when one is there already, is named again', () => {
  const lone = chessBoard(EMPTY.replace('........', '....r...'));
  expect(press(lone, 'e8', 'r')).toEqual({ intent: { kind: 'query', query: 'where', place: 'e8' } });
});

test('[P-NF1] (point 7) Shift and an arrow sideways walk through the game, which is not for the board', () => {
  expect(press(board, 'e4', 'Shift+ArrowLeft')).toBeUndefined();
  expect(press(board, 'e4', 'Shift+ArrowRight')).toBeUndefined();
  expect(goes(board, 'e4', 'ArrowLeft')).toBe('d4');
});

test('[P-NF1] (point 7) 1 to 8 lead to the rank, Shift+1 to 8 to the file, whichever way the board lies', () => {
  for (const model of [board, flipped]) {
    expect(goes(model, 'e4', 'Digit7')).toBe('e7');
    expect(goes(model, 'e4', 'Shift+Digit2')).toBe('b4');
  }
  expect(press(board, 'e4', 'Digit9')).toEqual({ intent: { kind: 'bump' } });
});

test('[P-NF1] (point 7) the digit keys count, whatever Shift writes on them', () => {
  const exclamation: Press = { ...keyed('Shift+Digit1'), key: '!' };
  expect(keyAction(board, 'e4', exclamation, true)?.focus).toBe('a4');
  const ampersand: Press = { ...keyed('Digit1'), key: '&' };
  expect(keyAction(board, 'e4', ampersand, true)?.focus).toBe('e1');
});

test.each([
  ['o', 'where'],
  ['u', 'last-move'],
  ['Shift+u', 'since'],
  ['z', 'last-capture'],
  ['h', 'clocks'],
  ['m', 'moves'],
  ['Shift+m', 'captures'],
  ['f', 'file'],
  ['Shift+f', 'rank'],
  ['a', 'own'],
  ['Shift+a', 'theirs'],
  ['x', 'rays'],
  ['i', 'position'],
  ['e', 'evaluation'],
])('[P-NF1] (point 8) %s asks: %s', (key, query) => {
  expect(press(board, 'e4', key)).toEqual({ intent: { kind: 'query', query, place: 'e4' } });
});

test('[P-NF1] (point 9) y asks what lies ahead where there is a track; elsewhere it is a letter like any other', () => {
  expect(press(senet, '3', 'y')).toEqual({ intent: { kind: 'query', query: 'ahead', place: '3' } });
  expect(press(board, 'e2', 'y')).toEqual({ intent: { kind: 'none-found', letter: 'y' } });
});

test('[P-NF1] (point 8) every question has its key, and none is the letter of a piece', () => {
  const asked = [...'abcdefghijklmnopqrstuvwxyz?'].flatMap((key) =>
    [key, `Shift+${key}`].flatMap((text) => {
      const intent = press(senet, '3', text)?.intent;
      return intent?.kind === 'query' ? [{ key, query: intent.query }] : [];
    }),
  );
  expect(new Set(asked.map(({ query }) => query))).toEqual(new Set(QUERIES));
  expect(asked.filter(({ key }) => 'rdtbcpkqnwlsg'.includes(key))).toEqual([]);
});

test('[P-NF1] (point 9) j leads to the next piece that can move, whose name is all that is told; Shift+J to the one before', () => {
  expect(press(board, 'e4', 'j')).toEqual({ focus: 'e2' });
  expect(goes(board, 'e2', 'j')).toBe('b1');
  expect(goes(board, 'g1', 'j')).toBe('e2');
  expect(goes(board, 'e2', 'Shift+j')).toBe('g1');
  const one = chessBoard(START, { marks: { e2: ['source'] } });
  expect(press(one, 'e2', 'j')).toEqual({ intent: { kind: 'query', query: 'where', place: 'e2' } });
});

test('[P-NF1] (point 9) on a track j also tells what the throw would do to that piece', () => {
  const thrown = { ...senet, marks: new Map([['26', new Set(['source'] as const)]]) };
  expect(press(thrown, '3', 'j')).toEqual({
    focus: '26',
    intent: { kind: 'query', query: 'movable', place: '26' },
  });
});

test('[P-NF1] (point 9) where nothing can move, j stays and is answered all the same', () => {
  expect(press(chessBoard(START), 'e4', 'j')).toEqual({
    intent: { kind: 'query', query: 'movable', place: 'e4' },
  });
});

test('[P-NF1] ? opens the help', () => {
  expect(press(board, 'e4', '?')).toEqual({ intent: { kind: 'help' } });
});

test('[P-NF1] (point 9) once a piece is chosen, j leads from one of its targets to the next', () => {
  const chosen = chessBoard(START, { marks: { e2: ['selected'], e4: ['move'], e3: ['move'] } });
  expect(press(chosen, 'e2', 'j')).toEqual({ focus: 'e4' });
  expect(goes(chosen, 'e4', 'j')).toBe('e3');
  expect(goes(chosen, 'e4', 'Shift+j')).toBe('e3');
});

test('[P-NF4] v turns the sound off and on', () => {
  expect(press(board, 'e4', 'v')).toEqual({ intent: { kind: 'sound' } });
});

test('[P-NF1] (point 9) on a board that stands upright arrows, Home and End go by the screen too', () => {
  const upright = { ...senet, upright: true };
  expect(goes(upright, '12', 'ArrowDown')).toBe('11');
  expect(goes(upright, '12', 'ArrowRight')).toBe('29');
  expect(goes(upright, '12', 'ArrowLeft')).toBe('9');
  expect(goes(upright, '12', 'Home')).toBe('9');
  expect(goes(upright, '12', 'End')).toBe('29');
  expect(goes(upright, '12', 'PageDown')).toBe('13');
});

test('[P-NF1] (point 9) on a track arrows go by the screen, Page Up, Page Down, comma and dot along it', () => {
  expect(goes(senet, '12', 'ArrowRight')).toBe('11');
  expect(goes(senet, '10', 'ArrowDown')).toBe('11');
  expect(goes(senet, '10', 'PageDown')).toBe('11');
  expect(goes(senet, '11', '.')).toBe('12');
  expect(goes(senet, '11', 'PageUp')).toBe('10');
  expect(goes(senet, '21', ',')).toBe('20');
  expect(press(senet, '30', 'PageDown')).toEqual({ intent: { kind: 'bump' } });
  expect(press(senet, '1', ',')).toEqual({ intent: { kind: 'bump' } });
});

test('[P-NF1] (point 9) rows and columns without names are counted on the screen, the tenth as 0', () => {
  expect(goes(senet, '5', 'Digit2')).toBe('16');
  expect(goes(senet, '5', 'Shift+Digit0')).toBe('10');
});

test('[P-NF1] (point 9) a board without a track leaves the page its keys', () => {
  expect(press(board, 'e4', 'PageDown')).toBeUndefined();
  expect(press(board, 'e4', '.')).toBeUndefined();
});

test('[P-NF1] (point 18) with single keys off, only those that write nothing act', () => {
  for (const key of ['o', 'Shift+m', 't', 'Digit3', 'Shift+Digit3', '?', 'j', '.']) {
    expect(press(senet, '5', key, false)).toBeUndefined();
  }
  expect(press(senet, '5', 'ArrowRight', false)).toEqual({ focus: '6' });
  expect(press(senet, '5', 'Enter', false)).toEqual({ intent: { kind: 'pick', place: '5' } });
});

test('[P-NF1] (point 18) keys of the browser and the screen reader are not taken', () => {
  for (const key of [
    'Control+c',
    'Alt+ArrowLeft',
    'Meta+r',
    'Control+Alt+ArrowDown',
    'Tab',
    'F5',
    'Delete',
  ]) {
    expect(press(board, 'e4', key)).toBeUndefined();
  }
});

test('[P-NF1] (point 2) Tab leads to where there is something to do', () => {
  expect(tabStop(chessBoard(START), undefined)).toBe('a8');
  expect(tabStop(chessBoard(START, { marks: { e2: ['source'] } }), undefined)).toBe('e2');
  expect(tabStop(chessBoard(START, { marks: { a7: ['source'], e2: ['selected'] } }), undefined)).toBe('e2');
});

test('[P-NF1] (point 22) and back to where it was, whatever has happened meanwhile', () => {
  expect(tabStop(chessBoard(START, { marks: { e2: ['selected'] } }), 'd5')).toBe('d5');
  expect(tabStop(chessBoard(START), '27')).toBe('a8');
});
