import { parse } from 'postcss';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { BrowserSupport, compatibilityData, findUnsupported } from '../browserSupport.mjs';

const support = new BrowserSupport(compatibilityData());

function inScript(text: string): readonly string[] {
  return support.unsupportedInScript(parseSync('built.js', text).program);
}

function inStyle(text: string): readonly string[] {
  return support.unsupportedInStyle(parse(text));
}

test.each([
  ['moves.toSorted()', ['.toSorted']],
  ['moves["toReversed"]()', ['.toReversed']],
  ['squares.with(3, 0)', ['.with']],
  ['AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['Object.groupBy(games, (game) => game.id)', ['.groupBy']],
  ['new URLPattern("/x")', ['URLPattern']],
  ['/(?<=a)b/.test(text)', ['RegExp look-behind']],
  ['text.replace(/[\\p{L}--[a-z]]/v, "")', ['RegExp flag v']],
])('a script that says %s would break in one of the oldest browsers', (text, missing) => {
  expect(inScript(text)).toEqual(missing);
});

test.each([
  'moves.sort().at(-1)',
  'AbortSignal.timeout(10)',
  'moves.findLast((move) => move)',
  'structuredClone(state)',
  'crypto.getRandomValues(bytes)',
  'Promise.any([a])',
])('a script may say %s', (text) => {
  expect(inScript(text)).toEqual([]);
});

test.each([
  ['.a:has(.b) { color: red }', [':has']],
  ['.a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['.a { --b: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['.a { float: inline-start }', ['float: inline-start']],
  ['@starting-style { .a { color: red } }', ['@starting-style']],
])('a style sheet that says %s would not be understood', (text, missing) => {
  expect(inStyle(text)).toEqual(missing);
});

test.each([
  '.a:is(.b, .c) { inset: 0; gap: 1em }',
  '@layer base { .a { aspect-ratio: 1 } }',
  '@container (width > 1px) { .a { accent-color: red } }',
])('a style sheet may say %s', (text) => {
  expect(inStyle(text)).toEqual([]);
});

test('what is only decoration may be missing, and our own members may bear the name of something new', () => {
  const files = [
    { name: 'a.css', sheet: parse('p { text-wrap: pretty; cursor: grab }') },
    { name: 'a.js', program: parseSync('a.js', 'reader.take(3); moves.toSorted()').program },
    { name: 'b.js', program: parseSync('b.js', 'moves.toSorted()').program },
  ];
  expect([...findUnsupported(support, files)]).toEqual([['.toSorted', ['a.js', 'b.js']]]);
});
