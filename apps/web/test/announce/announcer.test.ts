import { expect, test } from 'vitest';
import {
  type Announcer,
  DWELL,
  makeAnnouncer,
  REMEMBERED,
  readingTime,
  type Urgency,
} from '../../src/announce/announcer.js';
import { forgetSaid } from '../../src/announce/forgetSaid.js';

/** Time that passes when it is told to. */
function fakeTime() {
  const due: { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;
  return {
    later: (run: () => void, ms: number) => due.push({ at: now + ms, run }),
    pass(ms: number): void {
      const end = now + ms;
      for (;;) {
        due.sort((a, b) => a.at - b.at);
        if (due[0] === undefined || due[0].at > end) break;
        const next = due.shift();
        now = next?.at ?? now;
        next?.run();
      }
      now = end;
    },
  };
}

function begin(): { announcer: Announcer; pass: (ms: number) => void; forget: () => void } {
  const { later, pass } = fakeTime();
  const announcer = makeAnnouncer(later);
  return { announcer, pass, forget: () => forgetSaid(announcer, later) };
}

const shown = (announcer: Announcer, urgency: Urgency): readonly string[] => announcer.regions[urgency].value;

test('[P-NF1] (point 12) an announcement appears at once in the region of its urgency', () => {
  const { announcer } = begin();
  announcer.announce('Vez das brancas', 'polite');
  announcer.announce('Xeque', 'assertive');
  expect(shown(announcer, 'polite')).toEqual(['Vez das brancas', '']);
  expect(shown(announcer, 'assertive')).toEqual(['Xeque', '']);
});

test('[P-NF1] (point 15) nothing takes the place of an announcement that was not noticed yet', () => {
  const { announcer, pass } = begin();
  announcer.announce('um', 'polite');
  announcer.announce('dois', 'polite');
  announcer.announce('três', 'polite');
  pass(DWELL - 1);
  expect(shown(announcer, 'polite')).toEqual(['um', '']);
  pass(1);
  expect(shown(announcer, 'polite')).toEqual(['', 'dois']);
  pass(DWELL);
  expect(shown(announcer, 'polite')).toEqual(['três', '']);
  pass(10 * DWELL);
  expect(shown(announcer, 'polite')).toEqual(['três', '']);
});

test('[P-NF1] (point 15) one that comes later waits only for what is left of the time', () => {
  const { announcer, pass } = begin();
  announcer.announce('um', 'polite');
  pass(DWELL - 50);
  announcer.announce('dois', 'polite');
  pass(50);
  expect(shown(announcer, 'polite')).toEqual(['', 'dois']);
  pass(DWELL);
  announcer.announce('três', 'polite');
  expect(shown(announcer, 'polite')).toEqual(['três', '']);
});

test('[P-NF1] (point 13) the same text again comes in the other node, so it is spoken again', () => {
  const { announcer, pass } = begin();
  announcer.announce('e4, vazia', 'polite');
  announcer.announce('e4, vazia', 'polite');
  expect(shown(announcer, 'polite')).toEqual(['e4, vazia', '']);
  pass(DWELL);
  expect(shown(announcer, 'polite')).toEqual(['', 'e4, vazia']);
  expect(announcer.said.value.map(({ text }) => text)).toEqual(['e4, vazia', 'e4, vazia']);
});

test('[P-NF1] (point 13) a key pressed many times keeps nobody from hearing what happens next', () => {
  const { announcer, pass } = begin();
  for (let n = 0; n < 12; n++) announcer.announce('Nenhuma peça pode mover agora.', 'polite');
  announcer.announce('Computador: peão de e7 para e5.', 'polite', true);
  announcer.announce('Computador: peão de e7 para e5.', 'polite', true);
  pass(2 * DWELL);
  expect(announcer.said.value.map(({ text }) => text)).toEqual([
    'Nenhuma peça pode mover agora.',
    'Nenhuma peça pode mover agora.',
    'Computador: peão de e7 para e5. Computador: peão de e7 para e5.',
  ]);
});

test('[P-NF1] (point 12) what is urgent waits for nothing polite', () => {
  const { announcer } = begin();
  for (let n = 0; n < 5; n++) announcer.announce(`resposta ${n}`, 'polite');
  announcer.announce('Xeque-mate', 'assertive');
  expect(shown(announcer, 'assertive')).toEqual(['Xeque-mate', '']);
});

test('[P-NF1] (point 15) everything is said once, in its order', () => {
  const { announcer, pass } = begin();
  const texts = Array.from({ length: 12 }, (_, n) => `texto ${n}`);
  for (const text of texts) announcer.announce(text, 'polite');
  pass(DWELL * 20);
  expect(announcer.said.value.map(({ text }) => text)).toEqual(texts);
});

test('what was said is remembered with its urgency, up to a number', () => {
  const { announcer, pass } = begin();
  announcer.announce('primeiro', 'assertive');
  for (let n = 0; n < REMEMBERED; n++) announcer.announce(String(n), 'polite');
  expect(announcer.said.value[0]).toEqual({ text: 'primeiro', urgency: 'assertive' });
  pass(DWELL * (REMEMBERED + 1));
  expect(announcer.said.value).toHaveLength(REMEMBERED);
  expect(announcer.said.value[0]?.text).toBe('0');
});

test('an empty text is no announcement', () => {
  const { announcer } = begin();
  announcer.announce(' ', 'polite');
  expect(shown(announcer, 'polite')).toEqual(['', '']);
  expect(announcer.said.value).toEqual([]);
});

test('[P-NF1] (point 15) nothing cuts off what happened in the game: what is urgent is told after it', () => {
  const { announcer, pass } = begin();
  const event = 'Computador: cavalo de g8 para f6. Xeque!';
  announcer.announce(event, 'assertive', true);
  announcer.announce('Ana: restam 30 segundos.', 'assertive', true);
  announcer.announce('Espere a sua vez.', 'assertive');
  expect(shown(announcer, 'assertive')).toEqual([event, '']);
  pass(DWELL * 2);
  expect(shown(announcer, 'assertive')).toEqual([event, '']);
  expect(announcer.said.value).toEqual([
    { text: event, urgency: 'assertive' },
    { text: 'Ana: restam 30 segundos.', urgency: 'polite' },
    { text: 'Espere a sua vez.', urgency: 'polite' },
  ]);
});

test('[P-NF1] (point 15) one’s own move is heard to its end before the answer to it', () => {
  const { announcer, pass } = begin();
  announcer.announce('Ana: peão de e2 para e4.', 'polite', true);
  pass(DWELL + 50);
  announcer.announce('Computador: peão de e7 para e5.', 'assertive', true);
  expect(shown(announcer, 'assertive')).toEqual(['', '']);
  expect(shown(announcer, 'polite')).toEqual(['', 'Computador: peão de e7 para e5.']);
});

test('[P-NF1] (point 12) once it has been read, what is urgent is urgent again; answers never hold it up', () => {
  const { announcer, pass } = begin();
  const event = 'Ana: peão de e2 para e4.';
  announcer.announce(event, 'polite', true);
  pass(readingTime(event));
  announcer.announce('Posição: rei branco e1; rei preto e8.', 'polite');
  announcer.announce('Computador: peão de e7 para e5.', 'assertive', true);
  expect(shown(announcer, 'assertive')).toEqual(['Computador: peão de e7 para e5.', '']);
});

test('[P-NF1] (point 15) events that wait together become one announcement; answers stay apart', () => {
  const { announcer, pass } = begin();
  announcer.announce('Computador: o dado dá 3.', 'assertive', true);
  announcer.announce('Computador: cone da casa 5 para a casa 8.', 'assertive', true);
  announcer.announce('Sua vez: jogue o dado.', 'polite', true);
  announcer.announce('casa 8, cone do jogador A', 'polite');
  pass(DWELL * 10);
  announcer.announce('Ana: o dado dá 1.', 'polite', true);
  announcer.announce('Ana: cone da casa 8 para a casa 9.', 'polite', true);
  announcer.announce('Ana: restam 10 segundos.', 'assertive', true);
  pass(DWELL * 10);
  expect(announcer.said.value.map(({ text }) => text)).toEqual([
    'Computador: o dado dá 3.',
    'Computador: cone da casa 5 para a casa 8.',
    'Sua vez: jogue o dado.',
    'casa 8, cone do jogador A',
    'Ana: o dado dá 1.',
    'Ana: cone da casa 8 para a casa 9. Ana: restam 10 segundos.',
  ]);
});

test('[P-NF1] (point 15) what was said on a page is gone on the next, where what is said stays', () => {
  const { announcer, pass, forget } = begin();
  announcer.announce('Escolha primeiro o que o dado mostra.', 'assertive');
  announcer.announce('Casa 8, vazia', 'polite');
  pass(10 * DWELL);
  forget();
  announcer.announce('Empate', 'polite');
  pass(10 * DWELL);
  expect(shown(announcer, 'assertive')).toEqual(['', '']);
  expect(shown(announcer, 'polite')).toEqual(['', 'Empate']);
});

test('[P-NF1] (point 15) what is said as one leaves a page has its time to be noticed', () => {
  const { announcer, pass, forget } = begin();
  announcer.announce('Partida apagada.', 'polite');
  forget();
  pass(DWELL - 1);
  expect(shown(announcer, 'polite')).toEqual(['Partida apagada.', '']);
  pass(1);
  expect(shown(announcer, 'polite')).toEqual(['', '']);
});
