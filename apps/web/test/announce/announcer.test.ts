import { expect, test } from 'vitest';
import {
  type Announcer,
  DWELL,
  makeAnnouncer,
  REMEMBERED,
  type Urgency,
} from '../../src/announce/announcer.js';

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

function begin(): { announcer: Announcer; pass: (ms: number) => void } {
  const { later, pass } = fakeTime();
  return { announcer: makeAnnouncer(later), pass };
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
