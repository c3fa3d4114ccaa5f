import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { classicoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import type { GameView } from '../../src/games/view.js';
import { pauseBeforeMove, pauseBeforeThrow } from '../../src/play/rhythm.js';
import type { Settings } from '../../src/store/settings/settings.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

const CALM = { hurry: false, motion: 'system' } as const;
/** Longer than any pause. */
const LONG = 1500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function total(ms: number) {
  const clock = { kind: 'total', stages: [{ ms }], increment: 0, delay: 0 } as const;
  return { clock: [clock, clock] } as const;
}

type Setup = ConstructorParameters<typeof ComputerTester>[1];

function sitDown(view: GameView, setup: Setup = {}, settings: Partial<Settings> = {}): ComputerTester {
  const tester = new ComputerTester(view, setup, 'fair', { ...CALM, ...settings });
  tester.session.begin();
  return tester;
}

/** Time passes for timers and clocks alike. */
async function pass(tester: ComputerTester, ms: number): Promise<void> {
  tester.time += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

/** The person has moved, and the computer knows its answer at once. */
async function answered(setup: Setup = {}, settings: Partial<Settings> = {}): Promise<ComputerTester> {
  const tester = sitDown(classicoView, setup, settings);
  await tester.session.playText('e2e4');
  await vi.advanceTimersByTimeAsync(0);
  // Where a clock runs, the engine is fetched first.
  if (tester.session.match.value.clocks[1].left !== undefined) tester.answer('a7a6');
  await vi.advanceTimersByTimeAsync(0);
  tester.answer('e7e5');
  await vi.advanceTimersByTimeAsync(0);
  return tester;
}

const textsOf = ({ session }: ComputerTester): readonly string[] =>
  session.walk.line.value.map(({ step }) => step.text);

describe('the computer’s reply', () => {
  test('comes when the move before it has landed and been seen, 400 to 900 ms after it', async () => {
    const tester = await answered();
    await pass(tester, 400);
    expect(textsOf(tester)).toEqual(['e2e4']);
    await pass(tester, 500);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('is not held back by what was spent on thinking already', async () => {
    const tester = sitDown(classicoView);
    await tester.session.playText('e2e4');
    await pass(tester, 900);
    tester.answer('e7e5');
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('takes longer where there is more to choose from', () => {
    const { match } = new ComputerTester(classicoView).session;
    const pauses = [1, 2, 10, 40, 80].map((choices) =>
      pauseBeforeMove(CALM, { match: match.value, by: 'b', choices, isThrown: false }),
    );
    expect(pauses[0]).toBe(450);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(new Set(pauses.slice(0, 4)).size).toBe(4);
    expect(pauses.at(-1)).toBe(900);
  });

  test.each([{ hurry: true }, { motion: 'none' }] as const)('comes at once with %o', async (settings) => {
    const tester = await answered({}, settings);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('costs the computer’s own time', async () => {
    const tester = await answered(total(600_000));
    await pass(tester, LONG);
    const [ours, theirs] = tester.session.match.value.clocks;
    expect(ours.left).toBe(600_000);
    expect(theirs.left).toBeLessThanOrEqual(600_000 - 450);
  });

  test('never waits for more than a twentieth of the time that is left', async () => {
    const tester = await answered(total(2000));
    await pass(tester, 99);
    expect(textsOf(tester)).toEqual(['e2e4']);
    await pass(tester, 1);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('of a computer to another computer is held back too', async () => {
    const tester = sitDown(classicoView, { players: [COMPUTER, COMPUTER] });
    await pass(tester, LONG);
    tester.answer('e2e4');
    await vi.advanceTimersByTimeAsync(0);
    tester.answer('e7e5');
    await pass(tester, 400);
    expect(textsOf(tester)).toEqual(['e2e4']);
    await pass(tester, 500);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });
});

describe('while a reply is held back', () => {
  test('who walks through the game is not kept waiting', async () => {
    const tester = await answered();
    tester.session.walkTo(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('a move is taken back at once, and nothing is played for it later', async () => {
    const tester = await answered();
    await tester.session.takeBack();
    expect(textsOf(tester)).toEqual([]);
    await pass(tester, LONG);
    expect(textsOf(tester)).toEqual([]);
  });

  test('resigning ends the game at once', async () => {
    const tester = await answered();
    await tester.session.resign('w');
    expect(tester.session.match.value.outcome?.reason).toBe('resign');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(tester, LONG);
    expect(textsOf(tester)).toEqual(['e2e4']);
  });

  test('a game that is left keeps no timer', async () => {
    const tester = await answered();
    tester.session.computer.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(textsOf(tester)).toEqual(['e2e4']);
  });
});

describe('[S-DIE] the computer’s die', () => {
  test('is thrown after a pause, and lies there before it is moved by', async () => {
    const tester = sitDown(senetView, { players: [COMPUTER, PERSON] });
    await pass(tester, pauseBeforeThrow(CALM) - 1);
    expect(textsOf(tester)).toHaveLength(0);
    await pass(tester, 1);
    expect(textsOf(tester)).toHaveLength(1);
    const [move] = tester.session.walk.present.value.moves;
    tester.answer(tester.session.view.written.game.notation.formatMove(move));
    await pass(tester, 799);
    expect(textsOf(tester)).toHaveLength(1);
    await pass(tester, 1);
    expect(textsOf(tester)).toHaveLength(2);
  });

  test('is thrown and moved by at once for who is in a hurry', async () => {
    const tester = sitDown(senetView, { players: [COMPUTER, PERSON] }, { hurry: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(tester)).toHaveLength(1);
    const [move] = tester.session.walk.present.value.moves;
    tester.answer(tester.session.view.written.game.notation.formatMove(move));
    await vi.advanceTimersByTimeAsync(0);
    expect(textsOf(tester).length).toBeGreaterThanOrEqual(2); // a throw that gives another one is followed by it
  });
});
