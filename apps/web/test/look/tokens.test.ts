import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../src/store/settings/settings.js';
import { contrast } from './contrast.js';
import { blockOf, readBlocks, THEMES } from './themes.js';

const TEXT = 4.5;
const SHAPE = 3;
const PAPERS = ['--paper', '--paper-raised', '--paper-sunk'];
const SQUARES = ['--square-light', '--square-dark', '--moved-light', '--moved-dark'];
const FOLHETOS = ['yellow', 'blue', 'rose', 'green', 'paper'].map((name) => `--folheto-${name}`);
const COLOURS = ['--barro', '--anil', '--mato', '--ocre'];
const MARKS = ['ink', 'anil', 'barro', 'mato'].map((name) => `--mark-${name}`);

/** What is promised: each of the first on each of the second. */
const PROMISES: readonly (readonly [number, readonly string[], readonly string[]])[] = [
  [TEXT, ['--ink', '--ink-soft', ...COLOURS], PAPERS],
  [TEXT, ['--on-colour'], ['--ink', ...COLOURS]],
  [TEXT, ['--ink'], ['--ocre-flat', '--barro-flat']],
  [TEXT, ['--folheto-ink'], FOLHETOS],
  [TEXT, ['--on-square-light'], ['--square-light', '--moved-light']],
  [TEXT, ['--on-square-dark'], ['--square-dark', '--moved-dark']],
  [SHAPE, ['--line', '--focus'], PAPERS],
  [SHAPE, ['--focus'], ['--focus-edge']],
  [SHAPE, [...MARKS, '--white-line', '--black-fill'], SQUARES],
  [SHAPE, ['--mark-paper'], MARKS],
  [SHAPE, ['--white-line', '--black-fill'], ['--white-fill']],
  [SHAPE, ['--black-fill'], ['--black-line', '--black-halo']],
  [SHAPE, ['--board-edge'], ['--paper']],
];

describe.each(Object.entries(THEMES))('[P-NF1] the theme %s', (_, values) => {
  const colour = (name: string): string => values.get(name) ?? name;

  test.each(
    PROMISES.flatMap(([least, ons, grounds]) =>
      ons.flatMap((on) => grounds.map((ground) => [on, ground, least] as const)),
    ),
  )('%s on %s is at least %d', (on, ground, least) => {
    expect(contrast(colour(on), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  test('the squares of a board are told apart', () => {
    const squares = contrast(colour('--square-light'), colour('--square-dark'));
    if (colour('--square-dark-pattern') === 'none') expect(squares).toBeGreaterThanOrEqual(SHAPE);
    else expect(colour('--square-dark-pattern')).toContain('#000000');
  });
});

const DARK = '@media (prefers-color-scheme: dark)';
const MORE = '@media (prefers-contrast: more)';

test('[P-NF1] where contrast is asked for, its own board comes after every other', () => {
  const last = readBlocks('tokens.css').map(({ selector }) => selector);
  expect(last.slice(-2)).toEqual([':root[data-board="mata"]', ':root[data-board="pedra"]']);
  for (const { values } of readBlocks('tokens.css').slice(-2)) {
    const own = blockOf('', ':root[data-theme="contrast"]').values;
    expect([...values.keys()].filter((name) => !own.has(name))).toEqual([]);
  }
});

test.each(BOARDS)('[P-NF1] the sample of the board %s is the board', (name) => {
  const plain = blockOf('', ':root').values;
  const { values } = name === 'barro' ? blockOf('', ':root') : blockOf('', `:root[data-board="${name}"]`);
  expect(plain.get(`--sample-${name}`)).toBe(values.get('--square-light'));
  expect(plain.get(`--sample-${name}-dark`)).toBe(values.get('--square-dark'));
});

describe('[P-NF1] what the system asks for is what can be chosen', () => {
  test.each([
    [DARK, ':root:not([data-theme="light"], [data-theme="contrast"])', '', ':root[data-theme="dark"]'],
    [MORE, ':root:not([data-theme="light"], [data-theme="dark"])', '', ':root[data-theme="contrast"]'],
    [
      `${MORE} and (prefers-color-scheme: dark)`,
      ':root:not([data-theme="light"], [data-theme="dark"])',
      DARK,
      ':root[data-theme="contrast"]',
    ],
  ])('%s %s', (media, selector, chosenMedia, chosen) => {
    expect(blockOf(media, selector).values).toEqual(blockOf(chosenMedia, chosen).values);
  });

  test('forced colours replace every colour', () => {
    const forced = blockOf('@media (forced-colors: active)', ':root:root').values;
    const colours = [...blockOf('', ':root').values].filter(([, value]) => value.startsWith('#'));
    const ours = colours.map(([name]) => name).filter((name) => !forced.has(name));
    expect(ours.filter((name) => !name.startsWith('--sample-'))).toEqual([]);
  });
});
