import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { senetView } from '../../src/games/senet/senet.js';
import { runCommandLine } from '../../src/play/commandRunner.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import { COMPUTER, PERSON, Rig } from './rig.js';

const COMPUTER_FIRST = { players: [COMPUTER, PERSON] } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function type(rig: Rig, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    runCommandLine(rig.session, new MatchClocks(rig.session), line);
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function thinkingRig(view = classicoView): Promise<Rig> {
  const rig = new Rig(view, COMPUTER_FIRST);
  void rig.session.computer.drive();
  await vi.advanceTimersByTimeAsync(0);
  expect(rig.isThinking).toBe(true);
  return rig;
}

describe('[P-F9] a person does nothing in the name of the computer', () => {
  test('offers no draw for it, and accepts none', async () => {
    const rig = await thinkingRig();
    await type(rig, 'empate');
    expect(rig.refusal).toBe('Espere a sua vez.');
    await type(rig, 'aceitar');
    expect(rig.kept).toEqual([]);
    expect(rig.session.match.value.outcome).toBeUndefined();
  });

  test('does not accept for it what it was offered', async () => {
    const rig = new Rig(classicoView);
    await type(rig, 'empate', 'aceitar');
    expect(rig.isThinking).toBe(true);
    expect(rig.kept.map(({ kind }) => kind)).toEqual(['offer']);
    expect(rig.session.match.value.outcome).toBeUndefined();
  });

  test('lets it pay for no hint', async () => {
    const rig = await thinkingRig(nucleoView);
    await type(rig, 'dica');
    expect(rig.kept).toEqual([]);
    expect(rig.refusal).toBe('Espere a sua vez.');
  });

  test('does not throw its fair dice', async () => {
    const rig = new Rig(senetView, COMPUTER_FIRST);
    await type(rig, 'dado');
    expect(rig.kept).toEqual([]);
  });
});

test('what a real die shows is said for the computer too', async () => {
  const rig = new Rig(senetView, COMPUTER_FIRST, 'real');
  await type(rig, 'dado 3');
  expect(rig.kept).toMatchObject([{ kind: 'throw', move: '3', from: 'real' }]);
});

test('[S-DIE] a bare number is what the real die shows, and no other game has one', async () => {
  const rig = new Rig(senetView, { players: [PERSON, PERSON] }, 'real');
  await type(rig, '6');
  await vi.waitFor(() => expect(rig.refusal).toBe('O dado não tem 6: ele vai de 1 a 5.'));
  await type(rig, '4');
  expect(rig.kept).toMatchObject([{ kind: 'throw', move: '4', from: 'real' }]);
  const fair = new Rig(senetView, { players: [PERSON, PERSON] });
  await type(fair, '4');
  expect(fair.refusal).toBe('Jogue o dado.');
});

test('a move in words is refused with the way to its rule, like one that is picked', async () => {
  const rig = new Rig(brasezView, { players: [PERSON, PERSON] });
  await type(rig, 'rei d1', 'rei d8', 'passar');
  await vi.waitFor(() => expect(rig.session.notices.notice.value?.rule).toEqual({ clause: 'B-PASS' }));
});

test('[P-F7] after the end nobody is told that a piece is not theirs', async () => {
  const start = '7k/5W2/8/8/8/8/P7/K7 w - - - w 0/0 -/- 0,- 9';
  const lost = new Rig(brasezView, { players: [PERSON, PERSON], start });
  lost.session.pick('f7');
  await vi.waitFor(() => expect(lost.refusal).toBe('A partida já terminou.'));
  const resigned = new Rig(classicoView, { players: [PERSON, PERSON] });
  await resigned.session.resign('w');
  resigned.session.pick('e2');
  await vi.waitFor(() => expect(resigned.refusal).toBe('A partida já terminou.'));
});

test('what becomes of an offer is shown, not only spoken', async () => {
  const rig = new Rig(classicoView, { players: [PERSON, PERSON] });
  await type(rig, 'empate', 'recusar');
  expect(rig.session.notices.notice.value?.text()).toBe('Ana: empate recusado. A partida continua.');
  await type(rig, 'e4');
  expect(rig.session.notices.notice.value).toBeUndefined();
});

test('on their own turn a person offers and asks', async () => {
  const rig = new Rig(classicoView);
  await type(rig, 'dica', 'empate');
  expect(rig.kept.map(({ kind }) => kind)).toEqual(['hint', 'offer']);
});

test('an answer to nothing is told so', async () => {
  const rig = new Rig(classicoView);
  await type(rig, 'aceitar');
  await vi.waitFor(() => expect(rig.refusal).toBe('Não há proposta de empate do adversário a responder.'));
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
    const rig = new Rig(classicoView, { players: [PERSON, PERSON] });
    await rig.session.playText('e2e4');
    await rig.session.offerDraw();
    rig.isReader.value = true;
    await type(rig, line);
    expect(rig.kept).toHaveLength(2);
    expect(rig.refusal).toContain('outra aba');
  });

  test('but it may ask and look', async () => {
    const rig = new Rig(classicoView);
    rig.isReader.value = true;
    await type(rig, 'posição', 'virar');
    expect(rig.said.at(-1)).toContain('pretas');
  });
});

describe('what stands under the board follows the language of the page', () => {
  async function inEnglish(rig: Rig): Promise<string | undefined> {
    rig.settings.value = { ...rig.settings.value, lang: 'en' };
    return rig.session.notices.notice.value?.text();
  }

  test('a refusal', async () => {
    const rig = new Rig(classicoView);
    await type(rig, 'e2e5');
    await vi.waitFor(() => expect(rig.refusal).toMatch(/^O peão/));
    expect(await inEnglish(rig)).toMatch(/^The pawn/);
  });

  test('a hint', async () => {
    const rig = new Rig(classicoView);
    await type(rig, 'dica');
    rig.answer('g1f3');
    await vi.waitFor(() =>
      expect(rig.session.notices.notice.value?.text()).toBe('Dica: Cf3 (cavalo de g1 para f3).'),
    );
    expect(await inEnglish(rig)).toBe('Hint: Nf3 (knight from g1 to f3).');
  });

  test('an answer', async () => {
    const rig = new Rig(classicoView);
    await type(rig, 'casa e2');
    expect(rig.session.notices.notice.value?.text()).toBe('e2, peão branco, pode mover');
    expect(await inEnglish(rig)).toBe('e2, white pawn, can move');
  });
});
