import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import { runCommandLine } from '../../src/play/commandRunner.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import { runCommand } from '../../src/play/onDemand.js';
import { COMPUTER, ComputerTester, PERSON } from './computerTester.js';

const COMPUTER_FIRST = { players: [COMPUTER, PERSON] } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function type(tester: ComputerTester, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    runCommandLine(tester.session, new MatchClocks(tester.session), line);
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function thinkingTester(view = classicoView): Promise<ComputerTester> {
  const tester = new ComputerTester(view, COMPUTER_FIRST);
  void tester.session.computer.drive();
  await vi.advanceTimersByTimeAsync(0);
  expect(tester.isThinking).toBe(true);
  return tester;
}

describe('[P-F9] a person does nothing in the name of the computer', () => {
  test('offers no draw for it, and accepts none', async () => {
    const tester = await thinkingTester();
    await type(tester, 'empate');
    expect(tester.refusal).toBe('Espere a sua vez.');
    await type(tester, 'aceitar');
    expect(tester.kept).toEqual([]);
    expect(tester.session.match.value.outcome).toBeUndefined();
  });

  test('does not accept for it what it was offered', async () => {
    const tester = new ComputerTester(classicoView);
    await type(tester, 'empate', 'aceitar');
    expect(tester.isThinking).toBe(true);
    expect(tester.kept.map(({ kind }) => kind)).toEqual(['offer']);
    expect(tester.session.match.value.outcome).toBeUndefined();
  });

  test('lets it pay for no hint', async () => {
    const tester = await thinkingTester(nucleoView);
    await type(tester, 'dica');
    expect(tester.kept).toEqual([]);
    expect(tester.refusal).toBe('Espere a sua vez.');
  });

  test('does not throw its fair dice', async () => {
    const tester = new ComputerTester(senetView, COMPUTER_FIRST);
    await type(tester, 'dado');
    expect(tester.kept).toEqual([]);
  });

  test('is not told to choose a move while it is the computer that does', async () => {
    const tester = new ComputerTester(senetView, COMPUTER_FIRST, 'real');
    await type(tester, 'dado 3');
    expect(tester.isThinking).toBe(true);
    await type(tester, 'dado');
    expect(tester.refusal).toBe('Espere a sua vez.');
  });
});

test('what a real die shows is said for the computer too', async () => {
  const tester = new ComputerTester(senetView, COMPUTER_FIRST, 'real');
  await type(tester, 'dado 3');
  expect(tester.kept).toMatchObject([{ kind: 'throw', move: '3', from: 'real' }]);
});

test('[S-DIE] a bare number is what the real die shows, and no other game has one', async () => {
  const tester = new ComputerTester(senetView, { players: [PERSON, PERSON] }, 'real');
  await type(tester, '6');
  await vi.waitFor(() => expect(tester.refusal).toBe('O dado não tem 6: ele vai de 1 a 5.'));
  await type(tester, '4');
  expect(tester.kept).toMatchObject([{ kind: 'throw', move: '4', from: 'real' }]);
  const fair = new ComputerTester(senetView, { players: [PERSON, PERSON] });
  await type(fair, '4');
  expect(fair.refusal).toBe('Jogue o dado.');
});

test('a move in words is refused with the way to its rule, like one that is picked', async () => {
  const tester = new ComputerTester(brasezView, { players: [PERSON, PERSON] });
  await type(tester, 'rei d1', 'rei d8', 'passar');
  await vi.waitFor(() => expect(tester.session.notices.notice.value?.rule).toEqual({ clause: 'B-PASS' }));
});

test('[P-F7] after the end nobody is told that a piece is not theirs', async () => {
  const start = '7k/5W2/8/8/8/8/P7/K7 w - - - w 0/0 -/- 0,- 9';
  const lost = new ComputerTester(brasezView, { players: [PERSON, PERSON], start });
  lost.session.pick('f7');
  await vi.waitFor(() => expect(lost.refusal).toBe('A partida já terminou.'));
  const resigned = new ComputerTester(classicoView, { players: [PERSON, PERSON] });
  await resigned.session.resign('w');
  resigned.session.pick('e2');
  await vi.waitFor(() => expect(resigned.refusal).toBe('A partida já terminou.'));
});

test('what becomes of an offer is shown, not only spoken', async () => {
  const tester = new ComputerTester(classicoView, { players: [PERSON, PERSON] });
  await type(tester, 'empate', 'recusar');
  expect(tester.session.notices.notice.value?.text()).toBe('Ana: empate recusado. A partida continua.');
  await type(tester, 'e4');
  expect(tester.session.notices.notice.value).toBeUndefined();
});

test('on their own turn a person offers and asks', async () => {
  const tester = new ComputerTester(classicoView);
  await type(tester, 'dica', 'empate');
  expect(tester.kept.map(({ kind }) => kind)).toEqual(['hint', 'offer']);
});

test('an answer to nothing is told so', async () => {
  const tester = new ComputerTester(classicoView);
  await type(tester, 'aceitar');
  await vi.waitFor(() => expect(tester.refusal).toBe('Não há proposta de empate do adversário a responder.'));
});

test('[P-F10] what is typed right behind each other is read where the line before has led, however long keeping takes', async () => {
  vi.useRealTimers();
  const tester = new ComputerTester(classicoView, { players: [PERSON, PERSON] });
  tester.delay = 20;
  const clocks = new MatchClocks(tester.session);
  const lines = ['e4', 'e5', 'Cf3', 'empate', 'recusar', 'Cc6', 'empate', 'aceitar'];
  await Promise.all(lines.map((line) => runCommand(tester.session, clocks, line)));
  await tester.session.live.settled();
  expect(tester.refusal).toBeUndefined();
  expect(tester.kept.map(({ kind }) => kind)).toEqual([
    ...['move', 'move', 'move', 'offer', 'decline', 'move', 'offer', 'accept'],
  ]);
});

describe('[P-F10] a tab that only watches changes nothing by writing', () => {
  const changing = [
    'desistir',
    'empate',
    'aceitar',
    'recusar',
    'voltar',
    'dica',
    'pausa',
    'dado',
    'reclamar',
  ];
  test.each(changing)('%s', async (line) => {
    const tester = new ComputerTester(classicoView, { players: [PERSON, PERSON] });
    await tester.session.playText('e2e4');
    await tester.session.offerDraw();
    tester.isReader.value = true;
    await type(tester, line);
    expect(tester.kept).toHaveLength(2);
    expect(tester.refusal).toContain('outra aba');
  });

  test('but it may ask and look', async () => {
    const tester = new ComputerTester(classicoView);
    tester.isReader.value = true;
    await type(tester, 'posição', 'virar');
    expect(tester.said.at(-1)).toContain('pretas');
  });
});

describe('what stands under the board follows the language of the page', () => {
  async function inEnglish(tester: ComputerTester): Promise<string | undefined> {
    tester.settings.value = { ...tester.settings.value, lang: 'en' };
    return tester.session.notices.notice.value?.text();
  }

  test('a refusal', async () => {
    const tester = new ComputerTester(classicoView);
    await type(tester, 'e2e5');
    await vi.waitFor(() => expect(tester.refusal).toMatch(/^O peão/));
    expect(await inEnglish(tester)).toMatch(/^The pawn/);
  });

  test('a hint', async () => {
    const tester = new ComputerTester(classicoView);
    await type(tester, 'dica');
    tester.answer('g1f3');
    await vi.waitFor(() =>
      expect(tester.session.notices.notice.value?.text()).toBe('Dica: Cf3 (cavalo de g1 para f3).'),
    );
    expect(await inEnglish(tester)).toBe('Hint: Nf3 (knight from g1 to f3).');
  });

  test('an answer', async () => {
    const tester = new ComputerTester(classicoView);
    await type(tester, 'casa e2');
    expect(tester.session.notices.notice.value?.text()).toBe('e2, peão branco, pode mover');
    expect(await inEnglish(tester)).toBe('e2, white pawn, can move');
  });
});
