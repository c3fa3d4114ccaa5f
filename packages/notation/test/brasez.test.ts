import { type BrasezState, brasez } from '@tabuleiro/brasez';
import {
  formatBrasezGame,
  formatBrasezMoveInBoth,
  type Language,
  parseBrasezGame,
  parseBrasezMove,
  TEXT_ERRORS,
} from '@tabuleiro/notation';
import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { drawn, read } from '../../brasez/test/positions.js';
import { BRASEZ_POSITIONS, checkBrasezGame, checkBrasezTexts, randomBrasezGame } from './brasezRandom.js';

const START = brasez.notation.formatPosition(brasez.start());
const OPENED = 'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';

function write(position: string, move: string): string {
  const state = read(position);
  const parsed = brasez.notation.parseMove(state, move);
  if (!parsed.ok) throw new Error(`${move} in ${position}`);
  const both = formatBrasezMoveInBoth(state, parsed.value);
  return `${both['pt-BR']} ${both.en}`;
}

function understand(state: BrasezState, text: string, language?: Language): string {
  const move = parseBrasezMove(state, text, language);
  if (move.ok) return brasez.notation.formatMove(move.value);
  if (move.error.code !== 'ambiguous') return move.error.code;
  return move.error.candidates.map((candidate) => candidate.move).join(' ');
}

const LANCED = drawn(
  `. . . . k . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . n . . .
   . . . P P . . .
   . . . . K . . .`,
  'w - - DE b 0/0 -/- 0,- 1',
);
const CHARGED = drawn(
  `. . . . k . . .
   . . . . . . . .
   . . . r . h . .
   . . . . . . . .
   . . . P . L . .
   . . . . . . . .
   . . . . . . . .
   . . . . K . . .`,
);
const FAR = drawn(
  `. . . . k . . .
   P P . . . . . p
   . . . . . . . .
   . . . G . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . K . . .`,
  'w - - - b 1/0 RH/- 0,- 1',
);
const SNEAKY = drawn(
  `. . L . L . . .
   . . . . . . . p
   . . . k . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . K . . .`,
);
const ZONED = drawn(
  `. . . . k . . .
   . . . . . . . .
   . . . . . . . .
   . . . g . . . .
   . . . . . . . .
   . . . N . . . .
   . . . . . . . .
   . . . . K . . .`,
);
const PASSED = drawn(
  `. . . . k . . .
   . . . . . . . .
   . . . . . . . .
   . . . p P . . .
   . . . . . . . .
   . . . . . . . .
   . . . . . . . .
   . . . . K . . .`,
  'w - d6 - b 0/0 -/- 0,- 1',
);

test.each([
  [START, 'K@e1', 'R@e1 K@e1'],
  [OPENED, 'b1c3', 'Cc3 Nc3'],
  [OPENED, 'e2e4', 'e4 e4'],
  [OPENED, 'a2&b2', 'a3&b3 a3&b3'],
  [LANCED, 'e2e3', 'e3>e4 e3>e4'],
  [LANCED, 'e2e4', 'e4>e5 e4>e5'],
  [LANCED, 'd2&e2', 'd3&e3>e4 d3&e3>e4'],
  [LANCED, 'd2e3', 'dxe3 dxe3'],
  [CHARGED, 'd4*d6', 'P*d6 P*d6'],
  [CHARGED, 'f4*f6', 'L*f6 L*f6'],
  [PASSED, 'e5d6', 'exd6e.p. exd6e.p.'],
  [FAR, 'a7a8r', 'a8=T+ a8=R+'],
  [FAR, 'a7a8h', 'a8=SS a8=H'],
  [FAR, 'a7a8g~d5', 'a8=G~d5 a8=G~d5'],
  [FAR, 'a7&b7gh', 'a8=G&b8=SS a8=G&b8=H'],
  [FAR, 'e1e2~d5', 'Re2~d5 Ke2~d5'],
  [FAR, 'G@c3', 'G@c3 G@c3'],
  [SNEAKY, 'c8a1', 'Lc@a1 Lc@a1'],
  [SNEAKY, 'c8d7', 'Lcd7 Lcd7'],
  [ZONED, 'd3e5', 'Ce5(x) Ne5(x)'],
])('%s: %s is written %s', (position, move, written) => {
  expect(write(position, move)).toBe(written);
});

test('castling and passing have the words of chess players', () => {
  const free = drawn(
    `. . . . k . . .
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . R . K R . .`,
    'w BG - - w 0/0 -/- 0,- 1',
  );
  expect(write(free, 'e1g1')).toBe('O-O O-O');
  expect(write(free, 'e1b1')).toBe('O-O-O O-O-O');
  expect(write(free, 'pass')).toBe('passa pass');
  for (const text of ['O-O', '0-0', 'Rg1', 'e1g1'])
    expect(understand(read(free), text, 'pt-BR')).toBe('e1g1');
  for (const text of ['passa', 'pass', 'Passo', '--']) expect(understand(read(free), text)).toBe('pass');
});

test.each([
  [OPENED, 'cc3', 'b1c3'],
  [OPENED, 'nc3', 'b1c3'],
  [OPENED, '1. Cc3!', 'b1c3'],
  [OPENED, 'a3&b3', 'a2&b2'],
  [OPENED, 'a2&b2', 'a2&b2'],
  [OPENED, 'B4', 'b2b4'],
  [OPENED, 'Cc4', 'no-such-move'],
  [OPENED, 'xyz', 'bad-san'],
  [OPENED, '', 'bad-san'],
  [LANCED, 'e3', 'e2e3'],
  [LANCED, 'e4', 'e2e4'],
  [LANCED, 'e4>e6', 'no-such-move'],
  [LANCED, 'd3&e3', 'd2&e2'],
  [CHARGED, '*d6', 'd4*d6'],
  [CHARGED, 'p*d6', 'd4*d6'],
  [CHARGED, 'L*d6', 'no-such-move'],
  [CHARGED, 'Pd4*d6', 'd4*d6'],
  [PASSED, 'exd6', 'e5d6'],
  [PASSED, 'exd6 e.p.', 'e5d6'],
  [FAR, 'a8=ss', 'a7a8h'],
  [FAR, 'a8SS', 'a7a8h'],
  [FAR, 'a8=H', 'a7a8h'],
  [FAR, 'a8=R', 'a7a8r'],
  [FAR, 'Re2~Gd5', 'e1e2~d5'],
  [FAR, 'a8', 'a7a8h a7a8r a7a8g'],
  [SNEAKY, 'La1', 'c8a1 e8a1'],
  [SNEAKY, 'Lca1', 'c8a1'],
  [ZONED, 'Ce5', 'd3e5'],
])('%s: "%s" is read as %s', (position, text, move) => {
  expect(understand(read(position), text)).toBe(move);
});

test('R may be king or rook: both are offered unless the language is known', () => {
  const clash = drawn(
    `. . . . k . . .
     . . . . . . . p
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     R . . . K . . .`,
  );
  expect(understand(read(clash), 'Rd1')).toBe('a1d1 e1d1');
  expect(understand(read(clash), 'Rd1', 'pt-BR')).toBe('e1d1');
  expect(understand(read(clash), 'Rd1', 'en')).toBe('a1d1');
});

test('every action of made-up positions has its own text in both languages', () => {
  for (const position of [START, OPENED, LANCED, CHARGED, FAR, SNEAKY, ZONED, PASSED, ...BRASEZ_POSITIONS]) {
    checkBrasezTexts(read(position), 60, 1);
  }
});

test('random games survive as texts', () => {
  for (let seed = 0; seed < 8; seed++) checkBrasezGame(seed, 60);
});

test('a game text is numbered from the set-up on and says its language', () => {
  const { game } = randomBrasezGame(1, 6);
  const text = formatBrasezGame({ ...game, result: '1/2-1/2' }, 'pt-BR');
  expect(text).toMatch(/^\[Game "Brasez"\]\n\[Language "pt-BR"\]\n\n0\. R@[de]1 R@[de]8 1\. .* 1\/2-1\/2\n$/);
});

test.each([
  ['[Game "x]\n\n0. R@e1', { code: 'bad-tag', line: 1 }],
  ['[Position "x"]\n\n0. R@e1', { code: 'bad-start', line: 1 }],
  ['0. R@e1 R@d8\n1. e5', { code: 'no-such-move', line: 2, text: 'e5' }],
  ['0. R@e1 R@d8\n1. what', { code: 'bad-san', line: 2, text: 'what' }],
  ['0. R@e1 1-0\nR@d8', { code: 'game-over', line: 2, text: 'R@d8' }],
])('a game text that cannot be read says why: %j', (text, error) => {
  expect(parseBrasezGame(text)).toMatchObject({ ok: false, error });
});

test('mutated texts never throw and fail with a code', () => {
  const states = [OPENED, LANCED, CHARGED, FAR, SNEAKY, ZONED, PASSED].map(read);
  const samples = states.flatMap((state) =>
    brasez
      .moves(state)
      .slice(0, 40)
      .flatMap((move) => Object.values(formatBrasezMoveInBoth(state, move))),
  );
  let at = 0;
  for (const text of fuzzTexts(5, 2000, samples)) {
    const move = parseBrasezMove(states[at++ % states.length], text);
    if (!move.ok) expect(TEXT_ERRORS, JSON.stringify(text)).toContain(move.error.code);
  }
});
