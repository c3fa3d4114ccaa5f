import { beforeEach, describe, expect, test } from 'vitest';
import { canDrag } from '../../src/board/pointer.js';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import type { GameView } from '../../src/games/view.js';
import { resolvePremove } from '../../src/play/premove.js';
import type { Settings } from '../../src/store/settings/settings.js';
import { DUCHY, DUKE, MANNERS, PLACED } from '../games/brasez/positions.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

type Setup = ConstructorParameters<typeof ComputerTester>[1];

/** What the queue of requests and the computer need to go on. */
async function settle(): Promise<void> {
  for (let n = 0; n < 50; n++) await Promise.resolve();
}

/** The computer thinks about its first move. */
async function awaiting(
  view: GameView,
  start: string,
  settings: Partial<Settings> = {},
  players: Setup = { players: [COMPUTER, PERSON] },
): Promise<ComputerTester> {
  const tester = new ComputerTester(view, { start, ...players }, 'fair', settings);
  tester.session.begin();
  await settle();
  return tester;
}

async function replies(tester: ComputerTester, move: string): Promise<void> {
  tester.answer(move);
  await settle();
}

const textsOf = ({ session }: ComputerTester): readonly string[] =>
  session.walk.line.value.map(({ step }) => step.text);

const marked = ({ session }: ComputerTester, mark: string): readonly string[] =>
  [...session.board.value.marks]
    .filter(([, marks]) => [...marks].some((name) => name === mark))
    .map(([place]) => place)
    .sort();

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a move chosen before its turn', () => {
  let tester: ComputerTester;
  beforeEach(async () => {
    tester = await awaiting(classicoView, START);
  });

  test('is marked and told, and played as soon as the turn comes', async () => {
    tester.session.pick('g8');
    expect(marked(tester, 'selected')).toEqual(['g8']);
    tester.session.pick('f6');
    expect(marked(tester, 'selected')).toEqual([]);
    expect(marked(tester, 'premove')).toEqual(['f6', 'g8']);
    expect(tester.said.at(-1)).toBe('Lance antecipado: cavalo preto de g8 para f6.');
    expect(tester.session.notices.notice.value?.text()).toBe(tester.said.at(-1));
    expect(textsOf(tester)).toEqual([]);
    await replies(tester, 'e2e4');
    expect(textsOf(tester)).toEqual(['e2e4', 'g8f6']);
    expect(marked(tester, 'premove')).toEqual([]);
    expect(tester.isThinking).toBe(true);
  });

  test('is dragged as any other; its piece goes back where it waits', async () => {
    expect(canDrag(tester.session.board.value, 'e7', 'touch')).toBe(true);
    expect(canDrag(tester.session.board.value, 'e2', 'touch')).toBe(false);
    tester.session.drop('e7', 'e5');
    expect(marked(tester, 'premove')).toEqual(['e5', 'e7']);
    await replies(tester, 'e2e4');
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
    expect(tester.session.board.value.premover).toBe(1);
  });

  test('is given up by Esc', async () => {
    tester.session.drop('e7', 'e5');
    tester.session.handle({ kind: 'cancel' });
    expect(tester.said.at(-1)).toBe('Escolha desfeita.');
    await replies(tester, 'e2e4');
    expect(textsOf(tester)).toEqual(['e2e4']);
  });

  test('is given up by touching anything else; another piece begins another one', async () => {
    tester.session.drop('e7', 'e5');
    tester.session.pick('e4');
    expect(marked(tester, 'premove')).toEqual([]);
    tester.session.drop('e7', 'e5');
    tester.session.pick('d7');
    expect(marked(tester, 'premove')).toEqual([]);
    expect(marked(tester, 'selected')).toEqual(['d7']);
    tester.session.pick('d5');
    await replies(tester, 'e2e4');
    expect(textsOf(tester)).toEqual(['e2e4', 'd7d5']);
  });

  test('is given up by walking and by a takeback', async () => {
    tester.session.drop('e7', 'e5');
    await replies(tester, 'e2e4');
    tester.session.drop('d7', 'd5');
    tester.session.walkTo(0);
    tester.session.walkTo(9);
    expect(marked(tester, 'premove')).toEqual([]);
    tester.session.drop('d7', 'd5');
    await tester.session.takeBack();
    await settle();
    expect(textsOf(tester)).toEqual(['e2e4']);
    expect(marked(tester, 'premove')).toEqual([]);
  });

  test('that is begun goes on when the turn comes', async () => {
    tester.session.pick('g8');
    await replies(tester, 'e2e4');
    expect(marked(tester, 'selected')).toEqual(['g8']);
    tester.session.pick('f6');
    await settle();
    expect(textsOf(tester)).toEqual(['e2e4', 'g8f6']);
  });

  test('can go only where some reply would let it go', () => {
    tester.session.pick('e7');
    expect(marked(tester, 'move')).toEqual(['e5', 'e6']);
    tester.session.pick('e7');
    expect(marked(tester, 'selected')).toEqual([]);
  });
});

test('a piece of the opponent’s is not moved: it is said whose turn it is', async () => {
  const tester = await awaiting(classicoView, START);
  tester.session.pick('e2');
  await expect.poll(() => tester.refusal).toBe('Espere a sua vez.');
  expect(marked(tester, 'selected')).toEqual([]);
});

test('a premove may recapture where the person’s own piece still stands', async () => {
  const tester = await awaiting(
    classicoView,
    'rnbqkb1r/ppp1pppp/5n2/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 1',
  );
  tester.session.pick('f6');
  expect(marked(tester, 'capture')).toContain('d5');
  tester.session.pick('d5');
  await replies(tester, 'c4d5');
  expect(textsOf(tester)).toEqual(['c4d5', 'f6d5']);
});

test('a premove that is not legal when its turn comes is not played, and that is said', async () => {
  const tester = await awaiting(
    classicoView,
    'rnbqkb1r/ppp1pppp/5n2/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 1',
  );
  tester.session.drop('f6', 'd5');
  await replies(tester, 'b1c3');
  expect(textsOf(tester)).toEqual(['b1c3']);
  expect(tester.said.at(-1)).toBe('O lance antecipado, de f6 para d5, não é possível agora.');
  expect(tester.session.notices.notice.value?.text()).toBe(tester.said.at(-1));
});

test('[C-PROMO] a pawn that is promoted by a premove becomes the strongest piece', async () => {
  const tester = await awaiting(classicoView, '7k/8/8/8/8/K7/6p1/8 w - - 0 1');
  tester.session.drop('g2', 'g1');
  expect(marked(tester, 'premove')).toEqual(['g1', 'g2']);
  await replies(tester, 'a3a2');
  expect(textsOf(tester)).toEqual(['a3a2', 'g2g1q']);
});

test('what no usual answer is known to is asked when the turn comes', () => {
  const ways = [
    { move: 1, steps: [at('d4'), at('d5'), { kind: 'answer', question: 'how', answer: 'charge' }] },
    { move: 2, steps: [at('d4'), at('d5'), { kind: 'answer', question: 'how', answer: 'lance' }] },
  ] as const;
  const found = resolvePremove(ways, ['d4', 'd5'], () => ({ title: 'Como?', answers: [] }));
  expect(found).toEqual({ kind: 'question', steps: [at('d4'), at('d5')] });
});

const at = (place: string) => ({ kind: 'place', place, as: 'move' }) as const;

describe('in Brasez', () => {
  /** The computer has Black, and is to move. */
  const against = (start: string): Promise<ComputerTester> =>
    awaiting(brasezView, start.replace(' w ', ' b '), {}, { players: [PERSON, COMPUTER] });

  test('[B-LEGION] a pair is premoved by pawn, partner and square', async () => {
    const tester = await awaiting(brasezView, PLACED);
    tester.session.pick('a7');
    expect(marked(tester, 'partner')).toEqual(['b7']);
    tester.session.pick('b7');
    expect(marked(tester, 'selected')).toEqual(['a7', 'b7']);
    tester.session.pick('b6');
    expect(marked(tester, 'premove')).toEqual(['a7', 'b6', 'b7']);
    expect(tester.said.at(-1)).toBe('Lance antecipado: peão preto de a7, b7 para b6.');
    await replies(tester, 'e2e3');
    expect(textsOf(tester)).toEqual(['e2e3', 'a7&b7']);
  });

  test('[B-DUKE-A] nobody is asked whether a duke retires', async () => {
    const tester = await against(DUKE);
    tester.session.drop('b1', 'c3');
    await replies(tester, 'h4h3');
    expect(textsOf(tester)).toEqual(['h4h3', 'b1c3']);
  });

  test('[B-DUKE-B] a duke enters from its Duchy', async () => {
    const tester = await against(DUCHY);
    tester.session.pick('duchy-w');
    tester.session.pick('e5');
    expect(tester.said.at(-1)).toBe('Lance antecipado: de Ducado para e5.');
    await replies(tester, 'h4h3');
    expect(textsOf(tester)).toEqual(['h4h3', 'G@e5']);
  });

  test('[B-CHARGE, B-LANCE] whether to charge or to lance is asked when the turn comes', async () => {
    const tester = await against(MANNERS);
    tester.session.drop('e2', 'e4');
    await replies(tester, 'e8d8');
    expect(textsOf(tester)).toEqual(['e8d8']);
    expect(tester.session.selection.question.value?.answers.map(({ answer }) => answer)).toEqual([
      'charge',
      'lance',
    ]);
  });

  test('[B-PASS] a pass is not premoved by a single touch', async () => {
    const tester = await against(DUKE);
    tester.session.pick('pass');
    expect(marked(tester, 'premove')).toEqual([]);
  });
});

test.each([
  ['with a die before each move', senetView, { players: [COMPUTER, PERSON] }, {}],
  ['between two people at one device', classicoView, { players: [PERSON, PERSON] }, {}],
  ['for who has turned it off', classicoView, { players: [COMPUTER, PERSON] }, { premove: false }],
] as const)('there is no premove %s', async (_, view, players, settings) => {
  const tester = new ComputerTester(view, players, 'fair', settings);
  tester.session.begin();
  await settle();
  expect(tester.session.isPremoveOpen.value).toBe(false);
  expect(tester.session.board.value.premover).toBeUndefined();
});
