import { parseTimeControl } from '@tabuleiro/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView } from '../../src/games/chess/chess.js';
import { runCommandLine } from '../../src/play/commandRunner.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import type { Settings } from '../../src/store/settings/settings.js';
import { DUKE, PLACED } from '../games/brasez/positions.js';
import { got } from '../store/device.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

const TWO = { players: [PERSON, { ...PERSON, name: 'Bento' }] } as const;
/** Two own dukes, on c3 and d5. */
const DUKES = '7k/8/8/3G4/7p/2G5/8/KN6 w - - - w 0/0 -/- 0,- 1';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function testerAt(start: string, settings: Partial<Settings> = {}): ComputerTester {
  return new ComputerTester(brasezView, { ...TWO, start }, 'fair', settings);
}

function confirming(): ComputerTester {
  return new ComputerTester(classicoView, TWO, 'fair', { confirmMoves: true });
}

async function pick({ session }: ComputerTester, ...places: readonly string[]): Promise<void> {
  for (const place of places) session.pick(place);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

async function type({ session }: ComputerTester, line: string): Promise<void> {
  runCommandLine(session, new MatchClocks(session), line);
  await vi.advanceTimersByTimeAsync(0);
}

function moves({ kept }: ComputerTester): readonly string[] {
  return kept.flatMap((action) => (action.kind === 'move' ? [action.move] : []));
}

function marked({ session }: ComputerTester, mark: string): readonly string[] {
  return [...session.board.value.marks].flatMap(([place, marks]) =>
    [...marks].some((each) => each === mark) ? [place] : [],
  );
}

function manOn({ session }: ComputerTester, place: string): string | undefined {
  return session.board.value.cells.find(({ id }) => id === place)?.man?.full;
}

/** Nothing of the move is left: not in the record, not on the board. */
function expectNothing(tester: ComputerTester): void {
  expect(tester.session.pending.current.value).toBeUndefined();
  expect(moves(tester)).toEqual([]);
  expect(marked(tester, 'pending')).toEqual([]);
}

describe('[B-DUKE-A] a duke retires after the move', () => {
  test('the move stands on the board, nothing is kept, and what is asked is said', async () => {
    const tester = testerAt(DUKE);
    await pick(tester, 'b1', 'c3');
    expect(moves(tester)).toEqual([]);
    expect(manOn(tester, 'c3')).toBe('cavalo branco');
    expect(manOn(tester, 'b1')).toBeUndefined();
    expect(marked(tester, 'pending')).toEqual(['c3']);
    expect(marked(tester, 'from')).toEqual(['b1']);
    expect(marked(tester, 'leave')).toEqual(['d5']);
    expect(marked(tester, 'source')).toEqual([]);
    expect(tester.session.board.value.name).toMatch(/As brancas jogam/);
    expect(tester.said).toEqual([
      'Cavalo de b1 para c3: ainda não jogado. Retirar um Grão-Duque? d5 ou não. Enter: não. Esc: o lance volta.',
    ]);
  });

  test.each([
    ['the duke on the board', 'd5', 'b1c3~d5'],
    ['the square of the piece again', 'c3', 'b1c3'],
  ])('%s ends the turn with one action', async (_, place, action) => {
    const tester = testerAt(DUKE);
    await pick(tester, 'b1', 'c3', place);
    expect(moves(tester)).toEqual([action]);
    expect(tester.session.pending.current.value).toBeUndefined();
    expect(tester.said.at(-1)).toMatch(/^Ana: cavalo de b1 para c3/);
  });

  test('Enter ends it wherever the focus is; twice plays once', async () => {
    const tester = testerAt(DUKE);
    await pick(tester, 'b1', 'c3');
    tester.session.handle({ kind: 'confirm' });
    tester.session.handle({ kind: 'confirm' });
    await vi.advanceTimersByTimeAsync(0);
    expect(moves(tester)).toEqual(['b1c3']);
  });

  test.each([
    ['Esc', (tester: ComputerTester) => tester.session.handle({ kind: 'cancel' })],
    ['the square it came from', (tester: ComputerTester) => tester.session.pick('b1')],
    ['taking back', (tester: ComputerTester) => void tester.session.takeBack()],
  ])('%s puts the piece back', async (_, act) => {
    const tester = testerAt(DUKE);
    await pick(tester, 'b1', 'c3');
    act(tester);
    await vi.advanceTimersByTimeAsync(0);
    expectNothing(tester);
    expect(manOn(tester, 'b1')).toBe('cavalo branco');
    expect(tester.said.at(-1)).toBe('Escolha desfeita.');
  });

  test('any other place only repeats what is asked', async () => {
    const tester = testerAt(DUKES);
    await pick(tester, 'b1', 'a3', 'h8');
    expect(moves(tester)).toEqual([]);
    expect(tester.said).toHaveLength(2);
    expect(tester.said[1]).toContain('Retirar um Grão-Duque? c3, d5 ou não.');
  });

  test.each([
    ['não', 'b1a3'],
    ['d5', 'b1a3~d5'],
  ])('"%s" answers in writing', async (word, action) => {
    const tester = testerAt(DUKES);
    await pick(tester, 'b1', 'a3');
    await type(tester, word);
    expect(moves(tester)).toEqual([action]);
  });

  test('"voltar" in writing puts the piece back; a typed move is played at once', async () => {
    const tester = testerAt(DUKE);
    await pick(tester, 'b1', 'c3');
    await type(tester, 'voltar');
    expectNothing(tester);
    await type(tester, 'Cc3~d5');
    expect(moves(tester)).toEqual(['b1c3~d5']);
  });

  test('who does not want to be asked plays at once', async () => {
    const tester = testerAt(DUKE, { retirement: false });
    await pick(tester, 'b1', 'c3');
    expect(moves(tester)).toEqual(['b1c3']);
  });

  test('nothing is asked where no duke can retire, after a pass and after an entry', async () => {
    const plain = testerAt(PLACED);
    await pick(plain, 'b1', 'c3');
    expect(moves(plain)).toEqual(['b1c3']);
    const passing = testerAt(DUKE);
    await pick(passing, 'pass', 'pass'); // it asks back by itself
    expect(moves(passing)).toEqual(['pass']);
  });
});

describe('confirming moves', () => {
  test('a move waits; the same square, Enter or a word plays it', async () => {
    const tester = confirming();
    await pick(tester, 'g1', 'f3');
    expect(moves(tester)).toEqual([]);
    expect(tester.said).toEqual(['Cavalo de g1 para f3: ainda não jogado. Enter: joga. Esc: volta.']);
    await pick(tester, 'f3');
    await pick(tester, 'g8', 'f6');
    tester.session.handle({ kind: 'confirm' });
    await vi.advanceTimersByTimeAsync(0);
    await pick(tester, 'e2', 'e4');
    await type(tester, 'sim');
    expect(moves(tester)).toEqual(['g1f3', 'g8f6', 'e2e4']);
  });

  test('typed moves are not asked about', async () => {
    const tester = confirming();
    await type(tester, 'e4');
    expect(moves(tester)).toEqual(['e2e4']);
  });

  test('Esc and "não" put the piece back', async () => {
    const tester = confirming();
    await pick(tester, 'g1', 'f3');
    tester.session.handle({ kind: 'cancel' });
    expectNothing(tester);
    await pick(tester, 'g1', 'f3');
    await type(tester, 'não');
    expectNothing(tester);
  });
});

describe('whatever happens while a move is not yet played leaves nothing of it', () => {
  test('looking back', async () => {
    const tester = confirming();
    await type(tester, 'e4');
    await type(tester, 'e5');
    await pick(tester, 'g1', 'f3');
    tester.session.walkTo(1);
    tester.session.walkTo(2);
    expect(tester.session.pending.current.value).toBeUndefined();
    expect(moves(tester)).toEqual(['e2e4', 'e7e5']);
    expect(manOn(tester, 'f3')).toBeUndefined();
  });

  test('a flag that falls; the clock runs all the time', async () => {
    const control = got(parseTimeControl('1+0'));
    const tester = new ComputerTester(classicoView, { ...TWO, clock: [control, control] }, 'fair', {
      confirmMoves: true,
    });
    tester.session.live.start();
    await type(tester, 'e4');
    await type(tester, 'e5');
    await pick(tester, 'g1', 'f3');
    tester.time += 30_000;
    await tester.session.live.tick();
    expect(tester.session.pending.current.value).toBeDefined();
    expect(tester.session.match.value.clocks[0].left).toBeLessThanOrEqual(30_000);
    tester.time += 31_000;
    await tester.session.live.tick();
    expect(tester.session.match.value.outcome).toMatchObject({ winner: 'b', reason: 'time' });
    expect(tester.session.pending.current.value).toBeUndefined();
    expect(manOn(tester, 'f3')).toBeUndefined();
    expect(moves(tester)).toEqual(['e2e4', 'e7e5']);
  });

  test('an offer, a pause, another tab that takes the game over', async () => {
    const acts: readonly ((tester: ComputerTester) => void)[] = [
      ({ session }) => void session.offerDraw(),
      ({ session }) => void session.pause(),
      ({ isReader }) => {
        isReader.value = true;
      },
    ];
    for (const act of acts) {
      const tester = confirming();
      await pick(tester, 'g1', 'f3');
      act(tester);
      await vi.advanceTimersByTimeAsync(0);
      expectNothing(tester);
      expect(manOn(tester, 'g1')).toBe('cavalo branco');
    }
  });

  test('the computer is not asked before the move is played', async () => {
    const tester = new ComputerTester(classicoView, { players: [PERSON, COMPUTER] }, 'fair', {
      confirmMoves: true,
    });
    await pick(tester, 'g1', 'f3');
    expect(tester.isThinking).toBe(false);
    await pick(tester, 'f3');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tester.isThinking).toBe(true);
  });
});
